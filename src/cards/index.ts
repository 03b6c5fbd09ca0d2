/** Every card there is. */
import type { Catalogue } from '../engine/rules.ts'
import { lasting } from './kit/lasting.ts'
import { ecard1 } from './sets/ecard1/index.ts'
import { ecard2 } from './sets/ecard2/index.ts'
import { g1 } from './sets/g1/index.ts'
import { hgss1 } from './sets/hgss1/index.ts'
import { hgss2 } from './sets/hgss2/index.ts'
import { hgss3 } from './sets/hgss3/index.ts'
import { hgss4 } from './sets/hgss4/index.ts'
import { xy1 } from './sets/xy1/index.ts'
import { xy2 } from './sets/xy2/index.ts'
import { xy5 } from './sets/xy5/index.ts'
import { xy8 } from './sets/xy8/index.ts'
import { xy9 } from './sets/xy9/index.ts'
import { xy10 } from './sets/xy10/index.ts'
import { xy11 } from './sets/xy11/index.ts'

export const catalogue: Catalogue = {
  prints: [
    ...ecard1,
    ...ecard2,
    ...hgss1,
    ...hgss2,
    ...hgss3,
    ...hgss4,
    ...xy1,
    ...xy2,
    ...xy5,
    ...xy8,
    ...xy9,
    ...xy10,
    ...xy11,
    ...g1,
  ],
  lasting,
}
