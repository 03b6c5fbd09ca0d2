/** A match to take away: all of it when it is over, until then what the asker may see. */
import { ENGINE_VERSION } from '../../engine/decide.ts'
import { assert } from '../../shared/assert.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { type ExportedEvent, FORMAT, FORMAT_VERSION, type MatchExport } from '../fairness/export-format.ts'
import { ALGORITHM, commitmentOf, saltHashOf } from '../fairness/fair-chance.ts'
import type { Match } from '../match/match.ts'
import type { Deck, MatchEvent } from '../match/match-event.ts'
import { matches } from '../match/match-stream.ts'
import { cardsIn } from '../match/playing.ts'
import type { Ports } from '../ports/index.ts'
import type { Refusal } from '../refusal.ts'
import { rulesFor } from '../rules-of.ts'
import type { Change } from '../streams.ts'
import { isFinal, type TableView, tableFor } from '../table.ts'
import { VERSION } from '../version.ts'
import { changesOf, type LogLine, type Look, logOf } from './look.ts'
import { viewerOf } from './outcome.ts'

/** A match as one viewer has seen it so far. */
interface PartialExport {
  readonly format: 'prizepost-view'
  readonly formatVersion: 1
  readonly versions: MatchExport['versions']
  readonly table: TableView
  readonly log: readonly LogLine[]
}

export type Exported = MatchExport | PartialExport

export async function exportMatch(ports: Ports, { match: id, by }: Look): Promise<Result<Exported, Refusal>> {
  if (!(await matches.load(ports.store, id))) return err({ code: 'unknown-match' })
  const changes = await changesOf(ports, id)
  const match = changes.at(-1)?.after
  assert(match, 'a match that can be loaded has entries')
  const now = ports.clock.now()
  if (match.game && isFinal(match, now)) return ok(whole(match, changes))
  const viewer = viewerOf(match, { player: by })
  return ok({
    format: 'prizepost-view',
    formatVersion: 1,
    versions,
    table: tableFor(rulesFor(match), match, viewer, now),
    log: logOf(changes, viewer),
  })
}

const versions: MatchExport['versions'] = { prizepost: VERSION, engine: ENGINE_VERSION }

function whole(match: Match, changes: readonly Change<'match'>[]): MatchExport {
  const { seed, salts, terms } = match
  const [first, second] = match.decks
  assert(first && second, 'a match that was played has two decks')
  return {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    versions: { ...versions, engine: match.game?.engine ?? ENGINE_VERSION },
    match: match.id,
    ruleset: terms.ruleset,
    rated: terms.rated,
    players: match.players,
    decks: [deckOf(first), deckOf(second)],
    fairness: {
      algorithm: ALGORITHM,
      commitment: commitmentOf(seed),
      saltHashes: [saltHashOf(salts[0]), saltHashOf(salts[1])],
      seed,
      salts,
    },
    entries: changes.map(({ entry: { version, at, by, data } }) => ({
      version,
      at,
      by,
      drawn: data.drawn,
      events: data.events.flatMap(exportedEvent),
    })),
    result: match.result,
  }
}

const deckOf = (deck: Deck): MatchExport['decks'][0] => ({ name: deck.name, cards: cardsIn(deck) })

/** Standing orders and reminders stay their player's own, also afterwards. Decks, seed and salts stand at the top already. */
function exportedEvent(event: MatchEvent): readonly ExportedEvent[] {
  switch (event.type) {
    case 'OrdersSet':
    case 'RemindersMuted':
    case 'Reminded':
    case 'ReminderPostponed':
      return []
    case 'Challenged':
    case 'Accepted':
      return [{ type: event.type }]
    default:
      return [event]
  }
}
