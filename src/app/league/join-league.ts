/** How people come into a league, with which deck, and onto its ladder. */
import type { LeagueCommand } from '../../league/command.ts'
import { foldLeague } from '../../league/evolve-league.ts'
import type { League, LeagueDeck } from '../../league/league.ts'
import type { PlayerId } from '../../shared/ids.ts'
import { isPlayerId } from '../../shared/ids.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import { isAway } from '../player/decide-player.ts'
import type { Player } from '../player/player.ts'
import { players } from '../player/player-stream.ts'
import { ratingNow } from '../player/ratings.ts'
import type { DeckChoice } from '../player/read-deck.ts'
import type { Refusal } from '../refusal.ts'
import type { Reacting } from '../streams.ts'
import { isDeckChoice } from '../use-cases/door.ts'
import { changeLeague, decideAll, type LeagueDecided, type LeagueOutcome } from './change-league.ts'
import type { PersonalRequest } from './command-league.ts'
import { chooseLeagueDeck, rulesetOf } from './league-deck.ts'
import { reliabilityOf } from './reliability.ts'

export interface Joining {
  /** Somebody else, whom an organiser brings in, with a reason. */
  readonly player?: PlayerId
  readonly reason?: string
  readonly deck?: DeckChoice
}

export async function joinLeague(ports: Reacting, request: PersonalRequest, joining: Joining): Promise<LeagueOutcome> {
  const id = joining.player ?? request.by.player
  if (!isPlayerId(id) || !isChoice(joining.deck)) return err({ code: 'bad-input' })
  const player = await players.load(ports.store, id)
  const reliability = await reliabilityOf(ports.store, id, ports.clock.now())
  return changeLeague(ports, request, (league, now) => {
    const deck = brought(league, player, joining.deck)
    if (!deck.ok) return deck
    const { player: other, reason } = joining
    const command: LeagueCommand = {
      type: 'Join',
      by: request.by,
      reliability,
      ...(other !== undefined && { player: other }),
      ...(reason !== undefined && { reason }),
      ...(deck.value && { deck: deck.value }),
    }
    return withAbsence(league, decideAll(league, command, now), player, now)
  })
}

const isChoice = (deck: DeckChoice | undefined): boolean => deck === undefined || isDeckChoice(deck)

function brought(
  league: League,
  player: Player,
  choice: DeckChoice | undefined,
): Result<LeagueDeck | undefined, Refusal> {
  return choice && league.settings.deckPolicy !== 'open' ? chooseLeagueDeck(player, league, choice) : ok(undefined)
}

/** Who is away already is away here as well. */
function withAbsence(league: League, decided: LeagueDecided, player: Player, now: Instant): LeagueDecided {
  if (!decided.ok || !player.vacation || !isAway(player, now)) return decided
  const joined = foldLeague(decided.value, league) ?? league
  const { from, until } = player.vacation
  const noted = decideAll(joined, { type: 'NoteAbsence', by: 'prizepost', player: player.id, from, until }, now)
  return noted.ok ? ok([...decided.value, ...noted.value]) : decided
}

/** The deck that somebody plays in a league. */
export async function registerDeck(
  ports: Reacting,
  request: PersonalRequest,
  choice: DeckChoice,
): Promise<LeagueOutcome> {
  if (!isPlayerId(request.by.player) || !isDeckChoice(choice)) return err({ code: 'bad-input' })
  const player = await players.load(ports.store, request.by.player)
  return changeLeague(ports, request, (league, now) => {
    const deck = chooseLeagueDeck(player, league, choice)
    if (!deck.ok) return deck
    return decideAll(league, { type: 'RegisterDeck', by: request.by, deck: deck.value }, now)
  })
}

/** Waits for somebody of similar strength. */
export async function joinLadder(ports: Reacting, request: PersonalRequest): Promise<LeagueOutcome> {
  if (!isPlayerId(request.by.player)) return err({ code: 'bad-input' })
  const player = await players.load(ports.store, request.by.player)
  return changeLeague(ports, request, (league, now) => {
    const { rating } = ratingNow(player, rulesetOf(league), now)
    return decideAll(league, { type: 'JoinQueue', by: request.by, rating }, now)
  })
}
