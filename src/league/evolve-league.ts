/** Folds the events of a league: total, without rules, without a clock. */
import { assert, assertNever } from '../shared/assert.ts'
import type { PairingId, PlayerId } from '../shared/ids.ts'
import { NEVER } from '../shared/time.ts'
import { handOver } from './hand-over.ts'
import { type Entrant, type League, newEntrant, type Pairing, type Round } from './league.ts'
import type {
  LeagueEvent,
  LeagueEventOf,
  NewPairing,
  PairingEvent,
  PeopleEvent,
  RoundEvent,
  Ruling,
} from './league-event.ts'

export function evolveLeague(league: League | null, event: LeagueEvent): League {
  if (event.type === 'LeagueCreated') return created(event)
  assert(league, 'a league begins with its creation')
  return apply(league, event)
}

export const foldLeague = (events: readonly LeagueEvent[], league: League | null = null): League | null =>
  events.reduce<League | null>(evolveLeague, league)

const created = ({ league: id, guild, by, settings, seed }: LeagueEventOf<'LeagueCreated'>): League => ({
  id,
  guild,
  creator: by,
  seed,
  settings,
  status: 'created',
  checkInOpen: false,
  startedAt: null,
  pausedAt: null,
  entrants: [],
  order: [],
  seeds: null,
  rounds: [],
  proposal: null,
  queue: [],
  champion: null,
  places: [],
})

function apply(league: League, event: Exclude<LeagueEvent, { type: 'LeagueCreated' }>): League {
  switch (event.type) {
    case 'LeagueEdited':
      return { ...league, settings: { ...league.settings, ...event.changes } }
    case 'LeagueOpened':
      return { ...league, status: 'open' }
    case 'CheckInOpened':
      return { ...league, checkInOpen: true }
    case 'LeagueStarted':
      return { ...league, status: 'running', checkInOpen: false, startedAt: event.at, order: event.order }
    case 'StartFailed':
      return failStart(league)
    case 'LeaguePaused':
      return { ...league, status: 'paused', pausedAt: event.at }
    case 'LeagueResumed':
      return resume(league, event.pausedFor)
    case 'LeagueFinished':
      return {
        ...league,
        status: 'finished',
        champion: event.champion,
        places: event.places,
        queue: [],
        proposal: null,
      }
    case 'LeagueArchived':
      return { ...league, status: 'archived' }
    default:
      return applyToPeople(league, event)
  }
}

function applyToPeople(league: League, event: PeopleEvent | RoundEvent | PairingEvent): League {
  switch (event.type) {
    case 'PlayerJoined':
      return withoutProposal({ ...league, entrants: [...league.entrants, newEntrant(event.player, event.entered)] })
    case 'PlayerLeft':
    case 'PlayerLeftOut':
      return { ...league, entrants: league.entrants.filter(({ player }) => player !== event.player) }
    case 'PlayerCheckedIn':
      return onEntrant(league, event.player, { checkedIn: true })
    case 'PlayerDropped':
      return withoutProposal(outOfQueue(onEntrant(league, event.player, { status: 'dropped' }), event.player))
    case 'PlayerReturned':
      return withoutProposal(onEntrant(league, event.player, { status: 'in', missesSince: event.at }))
    case 'PlayerReplaced':
      return withoutProposal(outOfQueue(handOver(league, event), event.player))
    case 'DeckRegistered':
      return registerDeck(league, event)
    case 'AbsenceNoted':
      return withoutProposal(noteAbsence(league, event))
    default:
      return applyToRounds(league, event)
  }
}

function applyToRounds(league: League, event: RoundEvent | PairingEvent): League {
  switch (event.type) {
    case 'RoundProposed':
      return { ...league, proposal: event.proposal }
    case 'RoundPaired':
      return { ...league, proposal: null, rounds: [...league.rounds, newRound(event)] }
    case 'RoundReminded':
      return onRound(league, event.round, () => ({ reminded: event.percent }))
    case 'RoundClosed':
      return onRound(league, event.round, () => ({ closed: event.at }))
    case 'ByeAwarded':
      return onRound(league, event.round, ({ byes, rests }) => ({
        byes: [...byes, event.player],
        rests: rests.filter(player => player !== event.player),
      }))
    case 'CutMade':
      return { ...league, seeds: event.seeds }
    case 'LadderPaired':
      return ladderPaired(league, event)
    case 'QueueJoined': {
      const { player, rating, since } = event
      return { ...league, queue: [...league.queue, { player, rating, since }] }
    }
    case 'QueueLeft':
      return outOfQueue(league, event.player)
    default:
      return applyToPairings(league, event)
  }
}

function applyToPairings(league: League, event: PairingEvent): League {
  const on = (change: (pairing: Pairing) => Partial<Pairing>) => onPairing(league, event.pairing, change)
  switch (event.type) {
    case 'MatchBegun':
      return on(({ came }) => ({ match: event.match, came: [...came.filter(each => each !== event.by), event.by] }))
    case 'PlayerCame':
      return on(({ came }) => ({ came: [...came, event.player] }))
    case 'MatchSetAside':
      return on(({ came }) => ({ match: null, came: stillThere(came, event) }))
    case 'GameRecorded':
      return on(({ games }) => ({ match: null, came: [], drawOffer: null, games: [...games, event.game] }))
    case 'DrawOffered':
      return on(() => ({ drawOffer: event.player }))
    case 'PairingDecided':
      return on(() => ({ outcome: event.outcome, decided: event.at, drawOffer: null }))
    case 'ResultReported':
    case 'ResultCorrected':
      return withoutProposal(on(() => ruled(event)))
    case 'FlagReversed':
      return withoutProposal(
        reopen(
          on(pairing => reverse(pairing, event.deadline)),
          event.pairing,
        ),
      )
    default:
      return assertNever(event)
  }
}

/** Who agreed on a draw that is not allowed has to come again. */
const stillThere = (came: readonly PlayerId[], { why, absent }: LeagueEventOf<'MatchSetAside'>): readonly PlayerId[] =>
  why === 'agreed-draw' ? [] : came.filter(player => player !== absent)

const withoutProposal = (league: League): League => (league.proposal ? { ...league, proposal: null } : league)

const outOfQueue = (league: League, player: PlayerId): League =>
  league.queue.some(each => each.player === player)
    ? { ...league, queue: league.queue.filter(each => each.player !== player) }
    : league

function failStart(league: League): League {
  const settings = { ...league.settings, startsAt: null, checkIn: null }
  return { ...league, settings, checkInOpen: false }
}

const onEntrant = (league: League, player: PlayerId, change: Partial<Entrant>): League => ({
  ...league,
  entrants: league.entrants.map(each => (each.player === player ? { ...each, ...change } : each)),
})

const onRound = (league: League, number: number, change: (round: Round) => Partial<Round>): League => ({
  ...league,
  rounds: league.rounds.map(round => (round.number === number ? { ...round, ...change(round) } : round)),
})

const onPairing = (league: League, id: PairingId, change: (pairing: Pairing) => Partial<Pairing>): League =>
  onRound(league, Number.parseInt(id, 10), ({ pairings }) => ({
    pairings: pairings.map(each => (each.id === id ? { ...each, ...change(each) } : each)),
  }))

const newPairing = (pairing: NewPairing): Pairing => ({
  ...pairing,
  match: null,
  came: [],
  games: [],
  drawOffer: null,
  outcome: null,
  decided: null,
})

const newRound = (event: LeagueEventOf<'RoundPaired'>): Round => ({
  number: event.round,
  stage: event.stage,
  opened: event.opened,
  deadline: event.deadline,
  reminded: 100,
  closed: null,
  pairings: event.pairings.map(newPairing),
  byes: event.byes,
  rests: event.rests,
})

function ladderPaired(league: League, { pairing, opened, deadline }: LeagueEventOf<'LadderPaired'>): League {
  const added = { ...newPairing(pairing), opened, deadline }
  const paired = onRound(league, Number.parseInt(pairing.id, 10), ({ pairings }) => ({
    pairings: [...pairings, added],
  }))
  return pairing.players.reduce(outOfQueue, paired)
}

/** As if the open round had begun so much later. */
function resume(league: League, pausedFor: number): League {
  const later = (pairing: Pairing): Pairing =>
    pairing.outcome
      ? pairing
      : {
          ...pairing,
          ...(pairing.opened !== undefined && { opened: pairing.opened + pausedFor }),
          ...(pairing.deadline !== undefined && { deadline: pairing.deadline + pausedFor }),
        }
  const rounds = league.rounds.map(round => {
    if (round.closed !== null) return round
    const [opened, deadline] = [round.opened + pausedFor, Math.min(NEVER, round.deadline + pausedFor)]
    return { ...round, opened, deadline, pairings: round.pairings.map(later) }
  })
  return { ...league, status: 'running', pausedAt: null, rounds }
}

/** The match is over for good, whatever is still on the table. */
const ruled = ({ outcome, at }: Ruling): Partial<Pairing> => ({
  outcome,
  decided: at,
  match: null,
  came: [],
  drawOffer: null,
})

/** The last game goes on as if nothing had happened. */
function reverse({ games, players }: Pairing, deadline: number): Partial<Pairing> {
  const last = games.at(-1)
  return {
    outcome: null,
    decided: null,
    deadline,
    games: games.slice(0, -1),
    match: last?.match ?? null,
    came: players,
  }
}

const reopen = (league: League, id: PairingId): League =>
  onRound(league, Number.parseInt(id, 10), () => ({ closed: null }))

function registerDeck(league: League, { player, deck, from }: LeagueEventOf<'DeckRegistered'>): League {
  const earlier = league.entrants.find(each => each.player === player)?.decks ?? []
  return onEntrant(league, player, { decks: [...earlier.filter(each => each.from < from), { from, deck }] })
}

/** Who comes back earlier than said tells the same absence again, with another end. */
function noteAbsence(league: League, { player, from, until }: LeagueEventOf<'AbsenceNoted'>): League {
  const earlier = league.entrants.find(each => each.player === player)?.absences ?? []
  return onEntrant(league, player, { absences: [...earlier.filter(each => each.from !== from), { from, until }] })
}
