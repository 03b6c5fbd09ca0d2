import { lasting } from '../../src/cards/kit/lasting.ts'
import type { Catalogue, Lasting } from '../../src/engine/rules.ts'
import type { EffectName } from '../../src/engine/vocabulary.ts'

/** Lasting effects and named counters that only tests know, by names of their own. */
export type TestEffects = Readonly<Record<string, (params: never) => Lasting>>

/** The name of such an effect where the game wants one of its own. The list of the game stays closed. */
export const testEffect = (name: string): EffectName => name as EffectName

/** Beside all that the game itself knows. */
export const withEffects = (effects: TestEffects): Pick<Catalogue, 'lasting' | 'counters'> => ({
  lasting: { ...lasting, ...effects },
  counters: effects,
})
