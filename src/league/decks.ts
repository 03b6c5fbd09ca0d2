/** Which deck somebody plays, and who may see it. */
import type { PlayerId } from '../shared/ids.ts'
import { entrantOf, type League, type LeagueDeck } from './league.ts'

/** The deck that is in force in a round. */
export const deckFor = (league: League, player: PlayerId, round: number): LeagueDeck | undefined =>
  entrantOf(league, player)?.decks.findLast(({ from }) => from <= round)?.deck

/** As a viewer may know it now: one's own always, another's when all are fixed, hidden ones when they have been played. */
export function deckSeenBy(league: League, player: PlayerId, viewer: PlayerId): LeagueDeck | undefined {
  const entrant = entrantOf(league, player)
  if (!entrant) return undefined
  if (player === viewer) return entrant.decks.at(-1)?.deck
  const deck = deckFor(league, player, league.rounds.length)
  if (league.settings.deckPolicy !== 'hidden') return deck
  return hasPlayed(league, player) ? deck : undefined
}

const hasPlayed = ({ rounds }: League, player: PlayerId): boolean =>
  rounds.some(({ pairings }) =>
    pairings.some(({ players, games, came }) => players.includes(player) && (games.length > 0 || came.length === 2)),
  )
