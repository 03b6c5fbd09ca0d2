/** Everything about a league that an organiser may change. */

import { LATE_RULES, type Settings, setsCalled } from '../../app/league/index.ts'
import type { RulesetId } from '../../app/ruleset-facts.ts'
import { knownRuleset } from '../../app/ruleset-titles.ts'
import { ok, type Result } from '../../shared/result.ts'
import { DAY, HOUR } from '../../shared/time.ts'
import { leagueIn } from '../../words/index.ts'
import { COMMON_LOCALE } from '../../words/locale.ts'
import { userText } from '../../words/written.ts'
import { note } from '../answer.ts'
import { CLOCKS } from '../choices/clocks.ts'
import { DECKS, TIE_BREAK_CHOICES } from '../choices/league-rules.ts'
import { choicesIn, command, type ValuesOf } from '../command.ts'
import { leagueMessage } from '../league/messages.ts'
import { wantOfLeague } from '../league/want.ts'
import { LEAGUE_OPTION } from '../league/which-league.ts'

const league = leagueIn(COMMON_LOCALE)

const BEST_OF = {
  '1': { name: 'One game', bestOf: 1 },
  '3': { name: 'Best of three', bestOf: 3 },
} as const

const options = {
  name: { kind: 'text', description: 'What it is called', most: 60 },
  rounds: { kind: 'number', description: 'How many rounds a Swiss has', from: 1, to: 50 },
  top: { kind: 'number', description: 'How many go on to the play-offs of a Swiss (0 for none)', from: 0, to: 64 },
  best_of: {
    kind: 'text',
    description: 'How many games a match has',
    choices: choicesIn(BEST_OF),
  },
  clock: {
    kind: 'text',
    description: 'The clock of its matches',
    choices: choicesIn(CLOCKS),
  },
  decks: {
    kind: 'text',
    description: 'Which decks are played',
    choices: choicesIn(DECKS),
  },
  sets: { kind: 'text', description: 'Only cards of these sets, such as HS TM; “all” for every card', most: 200 },
  tie_breaks: {
    kind: 'text',
    description: 'What decides between equal points; a lot that is fixed before the start has the last word',
    choices: choicesIn(TIE_BREAK_CHOICES),
  },
  round_days: { kind: 'number', description: 'How many days a round has', from: 1, to: 90 },
  ends_early: { kind: 'yes-no', description: 'Does a round end with its last result?' },
  late: {
    kind: 'text',
    description: 'What becomes of late matches',
    choices: LATE_RULES.map(value => ({ name: league.LATE_WORDS[value], value })),
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

type Given = ValuesOf<typeof options>

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
        const pool = poolIn(given.sets, knownRuleset(settings.ruleset))
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
  const { capacity, starts_in, check_in } = given
  const changes = <Value>(value: Value | undefined, change: (value: Value) => Partial<Settings>): Partial<Settings> =>
    value === undefined ? {} : change(value)
  return {
    ...changes(given.name, name => ({ name })),
    ...formatIn(given, settings.format),
    ...changes(given.best_of, bestOf => ({ bestOf: BEST_OF[bestOf].bestOf })),
    ...changes(given.clock, clock => ({ clock: { ...CLOCKS[clock].clock } })),
    ...changes(given.decks, decks => DECKS[decks].decks),
    ...changes(given.tie_breaks, tieBreaks => ({ tieBreaks: TIE_BREAK_CHOICES[tieBreaks].breaks })),
    ...changes(given.round_days, days => ({ roundLength: days * DAY })),
    ...changes(given.ends_early, roundsEndEarly => ({ roundsEndEarly })),
    ...changes(given.late, late => ({ late })),
    ...changes(given.pairing, pairing => ({ pairing })),
    ...changes(given.agreed_draws, intentionalDraws => ({ intentionalDraws })),
    ...changes(capacity, most => ({ capacity: most === 0 ? null : most })),
    ...changes(given.reliability, minimumReliability => ({ minimumReliability })),
    ...changes(given.late_entry, lateEntryUntil => ({ lateEntryUntil })),
    ...changes(starts_in, hours => ({ startsAt: hours === 0 ? null : now + hours * HOUR })),
    ...changes(check_in, hours => ({ checkIn: hours === 0 ? null : hours * HOUR })),
    ...changes(given.role, role => ({ organiserRole: /\d{5,20}/.exec(role)?.[0] ?? null })),
  }
}

function poolIn(sets: string | undefined, ruleset: RulesetId): Result<Partial<Settings>, string> {
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
