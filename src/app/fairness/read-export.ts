import { DECK_SIZE } from '../../engine/ids.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { FORMAT, FORMAT_VERSION, isPlayed, type MatchExport } from './export-format.ts'
import { ALGORITHM, isPlainId, isSeed } from './fair-chance.ts'
import { shown } from './problem.ts'
import {
  count,
  exactly,
  isRecord,
  list,
  orNull,
  pair,
  record,
  type Shape,
  seat,
  text,
  textThat,
  truth,
} from './shape.ts'

/** Far above what people play; a longer file only keeps the machine busy. */
export const MOST = { entries: 20_000, events: 50_000, ways: 10 }

export const RESULT = record({ winner: orNull(seat), ways: list(text, MOST.ways) })

const hexDigits = textThat('64 lower-case hex digits', isSeed)
const gameEvent = record({ type: text })

const MATCH_EVENTS: ReadonlyMap<unknown, Shape> = new Map([
  ['Played', record({ events: list(gameEvent, MOST.events) })],
  ['TakenBack', record({ to: count })],
])

const matchEvent: Shape = (value, at) =>
  record({ type: text })(value, at) ?? (isRecord(value) ? (MATCH_EVENTS.get(value.type)?.(value, at) ?? null) : null)

const EXPORT = record({
  format: exactly(FORMAT),
  formatVersion: exactly(FORMAT_VERSION),
  versions: record({ prizepost: text, engine: count }),
  match: textThat('printable ASCII without spaces', isPlainId),
  ruleset: text,
  rated: truth,
  players: pair(text),
  decks: pair(record({ name: text, cards: list(text, DECK_SIZE, DECK_SIZE) })),
  fairness: record({
    algorithm: exactly(ALGORITHM),
    commitment: hexDigits,
    saltHashes: pair(hexDigits),
    seed: hexDigits,
    salts: pair(text),
  }),
  entries: list(
    record({ version: count, at: count, by: text, drawn: count, events: list(matchEvent, MOST.events) }),
    MOST.entries,
  ),
  result: orNull(RESULT),
})

/** The error is a sentence for whoever has the file. */
export function readExport(value: unknown): Result<MatchExport, string> {
  if (isRecord(value) && value.format === FORMAT && value.formatVersion !== FORMAT_VERSION)
    return err(`This program reads version ${FORMAT_VERSION} of the format, not version ${shown(value.formatVersion)}.`)
  const wrong = EXPORT(value, '')
  if (wrong) return err(wrong)
  const exported = value as MatchExport
  const events = exported.entries.reduce((sum, entry) => sum + gameEventsIn(entry.events), 0)
  if (events > MOST.events) return err(`A game must have at most ${MOST.events} events, but has ${events}.`)
  return ok(exported)
}

const gameEventsIn = (events: MatchExport['entries'][number]['events']): number =>
  events.filter(isPlayed).reduce((sum, played) => sum + played.events.length, 0)

/** The error is a sentence for whoever has the file. */
export function readExportText(source: string): Result<MatchExport, string> {
  try {
    return readExport(JSON.parse(source))
  } catch {
    return err('This is not JSON.')
  }
}
