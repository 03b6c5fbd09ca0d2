/** What follows from what somebody wants of a league. Who may want it is decided here, and whether they are an organiser outside. */
import { assertNever } from '../shared/assert.ts'
import type { LeagueActor, LeagueCommand, LeagueCommandType, MatchWish, PlayerWish } from './command.ts'
import { type Decided, type Deciding, isOrganiser, refuse } from './decide/deciding.ts'
import {
  archiveLeague,
  createLeague,
  editLeague,
  finishLeague,
  openLeague,
  pauseLeague,
  resumeLeague,
  startLeague,
} from './decide/life.ts'
import { checkIn, drop, join, leave, noteAbsence, registerDeck, replacePlayer } from './decide/people.ts'
import { joinQueue, leaveQueue } from './decide/queue.ts'
import { beginMatch, comeToMatch, offerDraw, recordGame, setMatchAside } from './decide/results.ts'
import { pairRound, proposeRound, swapInProposal } from './decide/rounds.ts'
import { awardBye, correctResult, reportResult, reverseFlag } from './decide/rulings.ts'
import { passTime } from './decide/time.ts'
import type { League } from './league.ts'

/** What only organisers may want, whatever it is about. */
const FOR_ORGANISERS: readonly LeagueCommandType[] = [
  'CreateLeague',
  'EditLeague',
  'OpenLeague',
  'StartLeague',
  'PauseLeague',
  'ResumeLeague',
  'FinishLeague',
  'ArchiveLeague',
  'ReplacePlayer',
  'ProposeRound',
  'SwapInProposal',
  'PairRound',
  'ReportResult',
  'CorrectResult',
  'ReverseFlag',
  'AwardBye',
]

export function decideLeague(league: League | null, command: LeagueCommand, deciding: Deciding): Decided {
  if (FOR_ORGANISERS.includes(command.type) && !isOrganiser(command.by)) return refuse('not-the-organiser')
  if (command.type === 'CreateLeague') return createLeague(league, command)
  return league ? decideLife(league, command, deciding) : refuse('unknown-league')
}

type By<Wish> = { readonly by: LeagueActor } & Wish

function decideLife(
  league: League,
  command: Exclude<LeagueCommand, { type: 'CreateLeague' }>,
  deciding: Deciding,
): Decided {
  switch (command.type) {
    case 'EditLeague':
      return editLeague(league, command)
    case 'OpenLeague':
      return openLeague(league)
    case 'StartLeague':
      return startLeague(league, command, deciding)
    case 'PauseLeague':
      return pauseLeague(league, command, deciding)
    case 'ResumeLeague':
      return resumeLeague(league, deciding)
    case 'FinishLeague':
      return finishLeague(league, command)
    case 'ArchiveLeague':
      return archiveLeague(league)
    case 'ProposeRound':
      return proposeRound(league, deciding)
    case 'SwapInProposal':
      return swapInProposal(league, command)
    case 'PairRound':
      return pairRound(league, deciding)
    case 'PassTime':
      return passTime(league, command, deciding)
    default:
      return decidePeople(league, command, deciding)
  }
}

function decidePeople(league: League, command: By<PlayerWish | MatchWish>, deciding: Deciding): Decided {
  switch (command.type) {
    case 'Join':
      return join(league, command, deciding)
    case 'Leave':
      return leave(league, command)
    case 'CheckIn':
      return checkIn(league, command, deciding)
    case 'Drop':
      return drop(league, command, deciding)
    case 'ReplacePlayer':
      return replacePlayer(league, command, deciding)
    case 'RegisterDeck':
      return registerDeck(league, command)
    case 'NoteAbsence':
      return noteAbsence(league, command)
    case 'JoinQueue':
      return joinQueue(league, command, deciding)
    case 'LeaveQueue':
      return leaveQueue(league, command)
    default:
      return decideMatches(league, command, deciding)
  }
}

function decideMatches(league: League, command: By<MatchWish>, deciding: Deciding): Decided {
  switch (command.type) {
    case 'BeginMatch':
      return beginMatch(league, command)
    case 'ComeToMatch':
      return comeToMatch(league, command)
    case 'SetMatchAside':
      return setMatchAside(league, command)
    case 'RecordGame':
      return recordGame(league, command, deciding)
    case 'OfferDraw':
      return offerDraw(league, command, deciding)
    case 'ReportResult':
      return reportResult(league, command, deciding)
    case 'CorrectResult':
      return correctResult(league, command, deciding)
    case 'ReverseFlag':
      return reverseFlag(league, command, deciding)
    case 'AwardBye':
      return awardBye(league, command)
    default:
      return assertNever(command)
  }
}
