/** Opening, starting, pausing and ending a league. */
import { note } from '../answer.ts'
import { command } from '../command.ts'
import { plainly } from '../league/plainly.ts'
import { wantOfLeague } from '../league/want.ts'
import { LEAGUE_OPTION } from '../league/which-league.ts'

const LEAGUE = { league: LEAGUE_OPTION }
const REASON = { kind: 'text', description: 'Why? Everybody will read it', required: true, most: 300 } as const

const withReason = (word: string, description: string, type: 'PauseLeague' | 'FinishLeague', done: string) =>
  command({
    name: `league ${word}`,
    description,
    isPrivate: true,
    needsServer: true,
    options: { reason: REASON, ...LEAGUE },
    run: (bot, sent, { league, reason }) =>
      wantOfLeague(
        bot,
        sent,
        league,
        () => ({ type, reason }),
        () => note(done),
      ),
  })

export const leagueOpen = plainly(
  'open',
  'Organisers: let people join',
  { type: 'OpenLeague' },
  'The league is open, and its channel has been told.',
)

export const leagueStart = plainly(
  'start',
  'Organisers: begin with those who are in',
  { type: 'StartLeague' },
  'The league has started.',
)

export const leagueResume = plainly(
  'resume',
  'Organisers: go on after a pause',
  { type: 'ResumeLeague' },
  'The league goes on. All deadlines have moved by as long as it was paused.',
)

export const leagueArchive = plainly(
  'archive',
  'Organisers: take a league that is over off the list',
  { type: 'ArchiveLeague' },
  'The league is archived.',
)

export const leaguePause = withReason(
  'pause',
  'Organisers: let the league rest; all deadlines move',
  'PauseLeague',
  'The league is paused. Go on with `/league resume`.',
)

export const leagueFinish = withReason(
  'finish',
  'Organisers: end the league before its time',
  'FinishLeague',
  'The league is over.',
)
