/** The ways to the end of a match: as the reason in a sentence, and in the few words of a picture. */
import type { MatchWay } from '../../../app/match/match.ts'
import { capital, listed } from '../phrases/lists.ts'

/** How the loser is spoken of: "Robin has", "you have". */
type LoserHas = string

interface Way {
  readonly because: (has: LoserHas) => string
  readonly short: string
}

const WAYS: Readonly<Record<MatchWay, Way>> = {
  prizes: { because: () => 'the last Prize was taken', short: 'the last Prize is taken' },
  'no-pokemon': { because: has => `${has} no Pokémon left in play`, short: 'no Pokémon left' },
  'deck-out': { because: has => `${has} no card left to draw`, short: 'no card left to draw' },
  concession: { because: has => `${has} conceded`, short: 'the other player gave up' },
  time: { because: has => `${has} run out of time`, short: 'on time' },
  agreement: { because: () => 'both have agreed to it', short: 'by agreement' },
  league: { because: () => 'the league has decided so', short: 'decided by the league' },
}

/** "Robin has no Pokémon left in play and the last Prize was taken" */
export const reasons = (ways: readonly MatchWay[], has: LoserHas): string =>
  listed(ways.map(way => WAYS[way].because(has)))

/** "The last Prize is taken and no Pokémon left" */
export const shortEnding = (ways: readonly MatchWay[]): string => capital(listed(ways.map(way => WAYS[way].short)))
