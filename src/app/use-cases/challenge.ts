/** How a match comes about. */
import { SEATS } from '../../engine/index.ts'
import { assert } from '../../shared/assert.ts'
import { isPlayerId, type PlayerId } from '../../shared/ids.ts'
import { ok, type Result } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import { broughtToLeague } from '../league/league-deck.ts'
import { loadLeague } from '../league/league-stream.ts'
import { matchStream, openList } from '../lookups.ts'
import { acceptMatch } from '../match/decide-match.ts'
import type { Match } from '../match/match.ts'
import type { Entrance, LeagueLink, MatchEntry, MatchEvent } from '../match/match-event.ts'
import { type Orders, USUAL_ORDERS } from '../match/orders.ts'
import { CHALLENGE_LIFE, isClock, type Terms } from '../match/terms.ts'
import { isAway } from '../player/decide-player.ts'
import type { Player } from '../player/player.ts'
import { chooseDeck, type DeckChoice } from '../player/read-deck.ts'
import type { Delivery, Ports } from '../ports/index.ts'
import type { Refusal } from '../refusal.ts'
import { loadMatch, loadPlayer } from '../streams.ts'
import { append, changeMatch, type MatchRequest, repeat } from './change-match.ts'
import { isComing, isTerms } from './door.ts'
import { done, type Outcome, refused } from './outcome.ts'
import { LOST, untilWon } from './race.ts'

/** What somebody brings to a match. */
export interface Coming {
  readonly deck: DeckChoice
  /** A pinch of luck of one's own, private until the match is over. Whoever brings none gets one. */
  readonly salt?: string | undefined
  /** Without them, those of the player's preferences. */
  readonly orders?: Orders
}

export interface Challenge extends Coming {
  readonly by: PlayerId
  readonly opponent: PlayerId
  readonly terms: Terms
  readonly delivery: Delivery
}

const MOST_OPEN = 50

/** `league`: the pairing that it is played for. Only a league says so. */
export async function challenge(ports: Ports, wanted: Challenge, league?: LeagueLink): Promise<Outcome> {
  const { by, delivery } = wanted
  const wrong = problemWith(wanted)
  if (wrong) return refused(wrong)
  const match = ports.ids.idFor(delivery)
  return untilWon(async () => {
    const [first] = await ports.store.read<MatchEntry>(matchStream(match))
    if (first) return repeat(ports, { match, by: { player: by }, delivery }, first)
    const { player } = await loadPlayer(ports.store, by)
    const entrance = enter(player, wanted.terms, wanted, wanted.salt ?? ports.chance.seed())
    if (!entrance.ok) return refused(entrance.error)
    if ((await ports.store.list(openList(by))).length >= MOST_OPEN) return refused({ code: 'too-many-matches' })
    const now = ports.clock.now()
    const event: MatchEvent = {
      type: 'Challenged',
      match,
      players: [by, wanted.opponent],
      terms: onlyTerms(wanted.terms),
      entrance: entrance.value,
      seed: ports.chance.seed(),
      expires: now + CHALLENGE_LIFE,
      ...(league && { league }),
    }
    const data = { events: [event], left: [0, 0], drawn: 0 } as const
    const change = await append(ports, null, { version: 1, at: now, by, delivery: delivery.id, data })
    return change ? ok(done(change, { player: by }, now, false)) : LOST
  })
}

/** Takes the second seat; the game begins. */
export async function accept(ports: Ports, request: MatchRequest, coming: Coming): Promise<Outcome> {
  if (!isComing(coming)) return refused({ code: 'bad-input' })
  const loaded = await loadMatch(ports.store, request.match)
  if (!loaded) return refused({ code: 'unknown-match' })
  const [challenger, challenged] = await Promise.all(
    loaded.match.players.map(async id => (await loadPlayer(ports.store, id)).player),
  )
  assert(challenger && challenged, 'a match has two players')
  const salt = coming.salt ?? ports.chance.seed()
  const brought = await deckFor(ports, loaded.match, challenged, coming.deck)
  return changeMatch(
    ports,
    request,
    (match, deciding) => {
      const bring = () =>
        brought.ok ? enter(challenged, match.terms, { ...coming, deck: brought.value }, salt) : brought
      const accepted = acceptMatch(match, request.by, bring, deciding)
      return accepted.ok ? ok([...accepted.value, ...absences([challenger, challenged], deciding.now)]) : accepted
    },
    salt,
  )
}

/** In a league it may have been decided before. */
async function deckFor(
  { store }: Ports,
  { league: link }: Match,
  player: Player,
  choice: DeckChoice,
): Promise<Result<DeckChoice, Refusal>> {
  const loaded = link && (await loadLeague(store, link.league))
  return loaded ? broughtToLeague(loaded.league, link.pairing, player, choice) : ok(choice)
}

const absences = (players: readonly Player[], now: Instant): readonly MatchEvent[] =>
  SEATS.flatMap(seat => {
    const player = players[seat]
    if (!player?.vacation || !isAway(player, now)) return []
    return [{ type: 'WentAway', seat, from: player.vacation.from, until: player.vacation.until } as const]
  })

function enter(player: Player, { ruleset }: Match['terms'], coming: Coming, salt: string): Result<Entrance, Refusal> {
  const deck = chooseDeck(player, ruleset, coming.deck)
  if (!deck.ok) return deck
  const orders = coming.orders ?? player.preferences.orders ?? USUAL_ORDERS
  return ok({ deck: deck.value, salt, orders })
}

/** Nothing that is not asked for gets through. */
const onlyTerms = ({ ruleset, rated, clock }: Terms): Terms => ({ ruleset, rated, clock: onlyClock(clock) })

const onlyClock = (clock: Terms['clock']): Terms['clock'] =>
  clock.kind === 'bank'
    ? { kind: 'bank', bank: clock.bank, increment: clock.increment, cap: clock.cap }
    : { kind: 'per-move', time: clock.time }

function problemWith(wanted: Challenge): Refusal | null {
  const { by, opponent, terms } = wanted
  if (!isPlayerId(by) || !isPlayerId(opponent) || !isComing(wanted) || !isTerms(terms)) return { code: 'bad-input' }
  if (by === opponent) return { code: 'own-challenge' }
  return isClock(terms.clock) ? null : { code: 'bad-clock' }
}
