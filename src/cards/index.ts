/** Every card there is. */
import type { Catalogue } from '../engine/rules.ts'
import { lasting } from './kit/lasting.ts'
import { hgss1 } from './sets/hgss1/index.ts'
import { hgss2 } from './sets/hgss2/index.ts'
import { hgss3 } from './sets/hgss3/index.ts'
import { hgss4 } from './sets/hgss4/index.ts'

export const catalogue: Catalogue = { prints: [...hgss1, ...hgss2, ...hgss3, ...hgss4], lasting }
