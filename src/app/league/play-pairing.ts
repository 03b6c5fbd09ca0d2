/** One button for the match of the round: whoever presses it first invites the other, who presses it to begin. */

import { findPairing, type League, opponentIn, type Pairing } from '../../league/league.ts'
import type { LEAGUE_REFUSALS, LeagueRefusal } from '../../league/refusal.ts'
import type { PairingId, PlayerId } from '../../shared/ids.ts'
import { isPlayerId } from '../../shared/ids.ts'
import { err, type Result } from '../../shared/result.ts'
import type { ClockTerms } from '../match/terms.ts'
import { players } from '../player/player-stream.ts'
import type { DeckChoice } from '../player/read-deck.ts'
import type { Reacting } from '../streams.ts'
import { accept, challenge } from '../use-cases/challenge.ts'
import { command } from '../use-cases/change-match.ts'
import { isDeckChoice } from '../use-cases/door.ts'
import { type Done, type Refused, refused } from '../use-cases/outcome.ts'
import type { PersonalRequest } from './command-league.ts'
import { broughtToLeague, rulesetOf } from './league-deck.ts'
import { leagues } from './league-stream.ts'

export interface Playing {
  readonly pairing: PairingId
  /** Where decks are free. */
  readonly deck?: DeckChoice
  readonly salt?: string
}

export type PlayOutcome = Result<Done, Refused | { readonly refusal: LeagueRefusal; readonly table: null }>

export async function playPairing(ports: Reacting, request: PersonalRequest, playing: Playing): Promise<PlayOutcome> {
  const { by, league: id } = request
  const isFine = isPlayerId(by.player) && (playing.deck === undefined || isDeckChoice(playing.deck))
  if (!isFine) return no('bad-input')
  const loaded = await leagues.load(ports.store, id)
  if (!loaded) return no('unknown-league')
  const { league } = loaded
  const pairing = findPairing(league, playing.pairing)?.pairing
  const problem = pairing ? problemWith(league, pairing, by.player) : 'unknown-pairing'
  if (!pairing || problem) return no(problem ?? 'unknown-pairing')
  const player = await players.load(ports.store, by.player)
  const deck = broughtToLeague(league, pairing.id, player, playing.deck)
  if (!deck.ok) return refused(deck.error)
  const coming = { deck: deck.value, salt: playing.salt }
  const own = ports.ids.idFor(request.delivery)
  if (pairing.match === null || pairing.match === own) return invite(ports, request, league, pairing, coming)
  return accept(ports, { match: pairing.match, by: { player: by.player }, delivery: request.delivery }, coming)
}

const no = (code: (typeof LEAGUE_REFUSALS)[number]) => err({ refusal: { code }, table: null })

function problemWith(
  league: League,
  { players, outcome }: Pairing,
  player: PlayerId,
): (typeof LEAGUE_REFUSALS)[number] | null {
  if (!players.includes(player)) return 'not-your-match'
  if (outcome) return 'already-decided'
  return league.status === 'running' ? null : 'wrong-time'
}

type Coming = Parameters<typeof accept>[2]

async function invite(
  ports: Reacting,
  { by, delivery, league: id }: PersonalRequest,
  league: League,
  pairing: Pairing,
  coming: Coming,
): Promise<PlayOutcome> {
  const terms = { ruleset: rulesetOf(league), rated: true, clock: league.settings.clock as unknown as ClockTerms }
  const opponent = opponentIn(pairing, by.player)
  const wanted = { by: by.player, opponent, terms, delivery, ...coming }
  const invited = await challenge(ports, wanted, { league: id, pairing: pairing.id })
  return invited.ok ? yieldToOther(ports, by.player, id, pairing.id, invited.value, coming) : invited
}

/** If both press at the same time, one of the two matches counts. Whoever began the other comes to that one. */
async function yieldToOther(
  ports: Reacting,
  player: PlayerId,
  id: string,
  pairing: PairingId,
  invited: Done,
  coming: Coming,
): Promise<PlayOutcome> {
  const loaded = await leagues.load(ports.store, id)
  const match = (loaded && findPairing(loaded.league, pairing)?.pairing.match) ?? invited.match
  if (match === invited.match) return { ok: true, value: invited }
  const by = { player }
  const delivery = (what: string) => ({ id: `${what}#${invited.match}`, at: ports.clock.now() })
  await command(ports, { match: invited.match, by, delivery: delivery('yield') }, { type: 'Withdraw' })
  return accept(ports, { match, by, delivery: delivery('come') }, coming)
}
