/** How a match comes about. */
import { SEATS } from '../../engine/index.ts'
import { assert } from '../../shared/assert.ts'
import { isPlayerId, type MatchId, type PlayerId } from '../../shared/ids.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import { broughtToLeague } from '../league/league-deck.ts'
import { leagues } from '../league/league-stream.ts'
import { openList } from '../lookups.ts'
import { acceptMatch } from '../match/decide-match.ts'
import type { Match } from '../match/match.ts'
import type { Brought, LeagueLink, MatchEvent, MatchEventOf } from '../match/match-event.ts'
import { matches } from '../match/match-stream.ts'
import { USUAL_ORDERS } from '../match/orders.ts'
import { CHALLENGE_LIFE, isClock, type Terms } from '../match/terms.ts'
import { isAway } from '../player/decide-player.ts'
import type { Player } from '../player/player.ts'
import { players } from '../player/player-stream.ts'
import { chooseDeck, type DeckChoice } from '../player/read-deck.ts'
import type { Delivery, Ports } from '../ports/index.ts'
import type { Refusal } from '../refusal.ts'
import type { Reacting } from '../streams.ts'
import { changeMatch, doneOf, type MatchRequest, streamRequest } from './change-match.ts'
import { type Coming, isComing, isTerms } from './door.ts'
import { type Outcome, refused } from './outcome.ts'

export interface Challenge extends Coming {
  readonly by: PlayerId
  readonly opponent: PlayerId
  readonly terms: Terms
  readonly delivery: Delivery
}

const MOST_OPEN = 50

/** Its id comes from the delivery: a challenge that arrives twice is the same. `league`: the pairing that it is played for. */
export async function challenge(ports: Reacting, wanted: Challenge, league?: LeagueLink): Promise<Outcome> {
  const { by: player, delivery } = wanted
  const wrong = problemWith(wanted)
  if (wrong) return refused(wrong)
  const match = ports.ids.idFor(delivery)
  const by = { player }
  const came = await matches.change(ports, streamRequest({ match, by, delivery }), async (before, now) => {
    assert(!before, 'a challenge that has an id already has been recognised')
    const challenged = await challengeBy(ports, match, wanted, now)
    if (!challenged.ok) return refused(challenged.error)
    return ok({ events: [{ ...challenged.value, ...(league && { league }) }], left: [0, 0], drawn: 0 })
  })
  return came.ok ? ok(await doneOf(ports, came.value, by)) : came
}

type Challenged = MatchEventOf<'Challenged'>

async function challengeBy(
  { store, chance }: Ports,
  match: MatchId,
  wanted: Challenge,
  now: Instant,
): Promise<Result<Challenged, Refusal>> {
  const { by, opponent, terms } = wanted
  const entrance = enter(await players.load(store, by), terms, wanted, wanted.salt ?? chance.seed())
  if (!entrance.ok) return entrance
  if ((await store.list(openList(by))).length >= MOST_OPEN) return err({ code: 'too-many-matches' })
  return ok({
    type: 'Challenged',
    match,
    players: [by, opponent],
    terms: onlyTerms(terms),
    entrance: entrance.value,
    seed: chance.seed(),
    expires: now + CHALLENGE_LIFE,
  })
}

/** Takes the second seat; the game begins. */
export async function accept(ports: Reacting, request: MatchRequest, coming: Coming): Promise<Outcome> {
  if (!isComing(coming)) return refused({ code: 'bad-input' })
  const invited = await matches.load(ports.store, request.match)
  if (!invited) return refused({ code: 'unknown-match' })
  const [challenger, challenged] = await Promise.all(invited.players.map(id => players.load(ports.store, id)))
  assert(challenger && challenged, 'a match has two players')
  const salt = coming.salt ?? ports.chance.seed()
  const brought = await deckFor(ports, invited, challenged, coming.deck)
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
  const loaded = link && (await leagues.load(store, link.league))
  return loaded ? broughtToLeague(loaded.league, link.pairing, player, choice) : ok(choice)
}

const absences = (people: readonly Player[], now: Instant): readonly MatchEvent[] =>
  SEATS.flatMap(seat => {
    const player = people[seat]
    if (!player?.vacation || !isAway(player, now)) return []
    return [{ type: 'WentAway', seat, from: player.vacation.from, until: player.vacation.until } as const]
  })

function enter(player: Player, { ruleset }: Match['terms'], coming: Coming, salt: string): Result<Brought, Refusal> {
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
