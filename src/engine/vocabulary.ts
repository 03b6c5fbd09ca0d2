/** The words by which the game speaks of itself. Each list is closed: whoever words one of them words all of them. */
import type { Branded } from '../shared/brand.ts'

export const CONDITIONS = ['asleep', 'burned', 'confused', 'paralyzed', 'poisoned'] as const
export type Condition = (typeof CONDITIONS)[number]

/** Asked while the asked player looks through the own deck. */
const SEARCH_PROMPTS = ['search-deck', 'evolve-from-deck', 'attach-from-deck'] as const
export type SearchPrompt = (typeof SEARCH_PROMPTS)[number]

/** What a question is about, by what it offers. */
const CARD_PROMPTS = [
  ...SEARCH_PROMPTS,
  'set-up',
  'bench-bonus',
  'take-from-top',
  'order-top',
  'discard-from-hand',
  'discard-from-their-hand',
  'put-on-deck',
  'shuffle-away',
  'copy-supporter',
  'recover',
  'discard-energy',
  'attach-from-hand',
  'attach-from-discard',
  'move-energy',
  'shuffle-energy-away',
] as const
export type CardPrompt = (typeof CARD_PROMPTS)[number]

const POKEMON_PROMPTS = [
  'new-active',
  'choose-pokemon',
  'evolve',
  'attach-to',
  'move-energy-to',
  'share-counters',
  'counter-from',
  'counter-to',
] as const
export type PokemonPrompt = (typeof POKEMON_PROMPTS)[number]

const AMOUNT_PROMPTS = ['mulligan-bonus', 'move-counters'] as const
export type AmountPrompt = (typeof AMOUNT_PROMPTS)[number]

const ATTACK_PROMPTS = ['disable', 'copy-attack'] as const
export type AttackPrompt = (typeof ATTACK_PROMPTS)[number]

const YES_OR_NO = ['yes', 'no'] as const

/** The words that each of these questions offers. `may` offers what a text says, `ask` lets its opponent answer. */
export const ANSWERS = {
  'first-or-second': ['first', 'second'],
  'use-tool': ['now', 'later'],
  'choose-deck': ['yours', 'theirs'],
  'choose-condition': CONDITIONS,
  switch: YES_OR_NO,
  may: YES_OR_NO,
  ask: YES_OR_NO,
} as const
export type WordPrompt = keyof typeof ANSWERS
export type Answer<P extends WordPrompt = WordPrompt> = (typeof ANSWERS)[P][number]

export const PROMPTS = [
  ...CARD_PROMPTS,
  ...POKEMON_PROMPTS,
  ...AMOUNT_PROMPTS,
  ...ATTACK_PROMPTS,
  ...(Object.keys(ANSWERS) as readonly WordPrompt[]),
  'take-prizes',
] as const
export type Prompt = (typeof PROMPTS)[number]

/** As it stands in a log: `may` and `ask` are followed by the name of the text. */
export type RecordedPrompt = Exclude<Prompt, NamedPrompt> | `${NamedPrompt} ${string}`
type NamedPrompt = 'may' | 'ask'

const NAMED = /^(may|ask) (.+)$/

export const promptOf = (recorded: RecordedPrompt): Prompt => (NAMED.exec(recorded)?.[1] ?? recorded) as Prompt

export const isSearch = (recorded: RecordedPrompt): boolean => SEARCH_PROMPTS.some(each => each === recorded)

/** The name of the text that offers or asks. */
export const nameIn = (recorded: RecordedPrompt): string | null => NAMED.exec(recorded)?.[2] ?? null

/** What the rules, or effects that last, flip a coin for. */
export const COIN_REASONS = [
  'first-player',
  'baby',
  'confused',
  'retreat',
  'asleep',
  'burned',
  'smokescreen',
  'afterimage',
] as const
export type CoinReason = (typeof COIN_REASONS)[number]

/** The name of the attack, power or card whose text flips a coin. */
export type TextName = Branded<string, 'TextName'>

/** Effects that last. Each name goes after the name of whom the effect is on. */
export const EFFECT_NAMES = [
  'cannot-retreat',
  'cannot-attack',
  'cannot-use-attack',
  'cannot-use-powers',
  'attacks-cost-more',
  'retreat-costs-more',
  'flips-to-attack',
  'flips-against-damage',
  'takes-no-damage-from-attacks',
  'takes-less-damage',
  'takes-reduced-damage',
  'is-untouched-by-attacks',
  'is-untouched-by-attackers-with-powers',
  'attacks-harder',
  'attacks-harder-with',
] as const
export type EffectName = (typeof EFFECT_NAMES)[number]

export const WIN_WAYS = ['prizes', 'no-pokemon', 'deck-out', 'concession'] as const
export type WinWay = (typeof WIN_WAYS)[number]
