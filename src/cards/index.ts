/** Every card there is. */
import type { Catalogue } from '../engine/rules.ts'
import { lasting } from './kit/lasting.ts'
import { hgss1 } from './sets/hgss1/index.ts'

export const catalogue: Catalogue = { prints: hgss1, lasting }
