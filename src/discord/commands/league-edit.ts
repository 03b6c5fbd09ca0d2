/** Everything about a league that an organiser may change. */
import { type Settings, setsCalled, USUAL_SETTINGS } from '../../app/league/index.ts'
import { ok, type Result } from '../../shared/result.ts'
import { DAY, HOUR } from '../../shared/time.ts'
import { leagueIn } from '../../words/index.ts'
import { COMMON_LOCALE } from '../../words/locale.ts'
import { userText } from '../../words/written.ts'
import { note } from '../click.ts'
import { command } from '../command.ts'
import { leagueMessage } from '../league/messages.ts'
import { wantOfLeague } from '../league/want.ts'
import { LEAGUE_OPTION } from '../league/which-league.ts'
import { CLOCKS } from './challenge.ts'
import { DECKS } from './league-create.ts'

const league = leagueIn(COMMON_LOCALE)

const TIE_BREAKS: Readonly<Record<string, { readonly name: string; readonly breaks: Settings['tieBreaks'] }>> = {
  usual: { name: 'Opponents, their opponents, matches among those tied', breaks: USUAL_SETTINGS.tieBreaks },
  direct: {
    name: 'Matches among those tied, opponents, their opponents',
    breaks: ['head-to-head', 'opponents', 'opponents-opponents'],
  },
  opponents: { name: 'Opponents and their opponents', breaks: ['opponents', 'opponents-opponents'] },
  lot: { name: 'The lot alone', breaks: [] },
}

const options = {
  name: { kind: 'text', description: 'What it is called', most: 60 },
  rounds: { kind: 'number', description: 'How many rounds a Swiss has', from: 1, to: 50 },
  top: { kind: 'number', description: 'How many go on to the play-offs of a Swiss (0 for none)', from: 0, to: 64 },
  best_of: {
    kind: 'text',
    description: 'How many games a match has',
    choices: [
      { name: 'One game', value: '1' },
      { name: 'Best of three', value: '3' },
    ],
  },
  clock: {
    kind: 'text',
    description: 'The clock of its matches',
    choices: Object.entries(CLOCKS).map(([value, { name }]) => ({ name, value })),
  },
  decks: {
    kind: 'text',
    description: 'Which decks are played',
    choices: Object.entries(DECKS).map(([value, { label }]) => ({ name: label, value })),
  },
  sets: { kind: 'text', description: 'Only cards of these sets, such as HS TM; “all” for every card', most: 200 },
  tie_breaks: {
    kind: 'text',
    description: 'What decides between equal points; a lot that is fixed before the start has the last word',
    choices: Object.entries(TIE_BREAKS).map(([value, { name }]) => ({ name, value })),
  },
  round_days: { kind: 'number', description: 'How many days a round has', from: 1, to: 90 },
  ends_early: { kind: 'yes-no', description: 'Does a round end with its last result?' },
  late: {
    kind: 'text',
    description: 'What becomes of late matches',
    choices: Object.entries(league.LATE_WORDS).map(([value, name]) => ({ name, value })),
  },
  pairing: {
    kind: 'text',
    description: 'Who pairs the rounds',
    choices: [
      { name: 'The bot, by itself', value: 'automatic' },
      { name: 'An organiser, by hand', value: 'by-hand' },
    ],
  },
  agreed_draws: { kind: 'yes-no', description: 'May two players agree on a draw?' },
  capacity: { kind: 'number', description: 'How many players at most (0 for any number)', from: 0, to: 1024 },
  reliability: {
    kind: 'number',
    description: 'Percent of matches not lost on time that players need',
    from: 0,
    to: 100,
  },
  late_entry: { kind: 'number', description: 'The last round that people may still enter in', from: 0, to: 50 },
  starts_in: { kind: 'number', description: 'Starts by itself in so many hours (0 for by hand)', from: 0, to: 2000 },
  check_in: {
    kind: 'number',
    description: 'Check-in opens so many hours before the start (0 for none)',
    from: 0,
    to: 168,
  },
  role: { kind: 'text', description: 'A role whose members are organisers too: mention it', most: 40 },
  league: LEAGUE_OPTION,
} as const

type Given = { readonly [Name in keyof typeof options]?: string | number | boolean | undefined }

export const leagueEdit = command({
  name: 'league edit',
  description: 'Organisers: change the rules of a league',
  isPrivate: true,
  needsServer: true,
  options,
  run: (bot, sent, given) =>
    wantOfLeague(
      bot,
      sent,
      given.league,
      ({ sheet }) => {
        const { settings } = sheet.league
        const pool = poolIn(given.sets, settings.ruleset)
        if (!pool.ok) return note(`I know no set called “${userText(pool.error)}”. Use codes such as HS or TM.`)
        const changes = { ...changesIn(given, settings, bot.now()), ...pool.value }
        return Object.keys(changes).length > 0
          ? { type: 'EditLeague', changes }
          : note('Say what to change: every option of this command is one setting.')
      },
      ({ sheet }) => leagueMessage(sheet, 'Changed.'),
    ),
})

function changesIn(given: Given, settings: Settings, now: number): Partial<Settings> {
  const when = <T>(value: unknown, change: T): T | Record<string, never> => (value === undefined ? {} : change)
  const { capacity, starts_in, check_in, role } = given
  return {
    ...when(given.name, { name: String(given.name) }),
    ...formatIn(given, settings.format),
    ...when(given.best_of, { bestOf: given.best_of === '3' ? 3 : 1 } as const),
    ...when(given.clock, { clock: { ...CLOCKS[String(given.clock)]?.clock } as Settings['clock'] }),
    ...when(given.decks, DECKS[String(given.decks)]?.decks ?? {}),
    ...when(given.tie_breaks, { tieBreaks: TIE_BREAKS[String(given.tie_breaks)]?.breaks ?? settings.tieBreaks }),
    ...when(given.round_days, { roundLength: Number(given.round_days) * DAY }),
    ...when(given.ends_early, { roundsEndEarly: Boolean(given.ends_early) }),
    ...when(given.late, { late: given.late as Settings['late'] }),
    ...when(given.pairing, { pairing: given.pairing as Settings['pairing'] }),
    ...when(given.agreed_draws, { intentionalDraws: Boolean(given.agreed_draws) }),
    ...when(capacity, { capacity: capacity === 0 ? null : Number(capacity) }),
    ...when(given.reliability, { minimumReliability: Number(given.reliability) }),
    ...when(given.late_entry, { lateEntryUntil: Number(given.late_entry) }),
    ...when(starts_in, { startsAt: starts_in === 0 ? null : now + Number(starts_in) * HOUR }),
    ...when(check_in, { checkIn: check_in === 0 ? null : Number(check_in) * HOUR }),
    ...when(role, { organiserRole: /\d{5,20}/.exec(String(role))?.[0] ?? null }),
  }
}

function poolIn(sets: string | undefined, ruleset: string): Result<Partial<Settings>, string> {
  if (sets === undefined) return ok({})
  if (sets.trim().toLowerCase() === 'all') return ok({ cards: { kind: 'all' } })
  const called = setsCalled(ruleset, sets)
  return called.ok ? ok({ cards: { kind: 'sets', sets: called.value } }) : called
}

/** Only a Swiss has a number of rounds, and play-offs after them. */
function formatIn({ rounds, top }: Given, format: Settings['format']): Partial<Settings> {
  if ((rounds === undefined && top === undefined) || (format.kind !== 'swiss' && format.kind !== 'swiss-cut')) return {}
  const before = format.rounds === 'until-unbeaten' ? 5 : format.rounds
  const count = rounds === undefined ? before : Number(rounds)
  const best = top === undefined ? (format.kind === 'swiss-cut' ? format.top : 0) : Number(top)
  return {
    format: best === 0 ? { kind: 'swiss', rounds: count } : { kind: 'swiss-cut', rounds: count, top: best },
  }
}
