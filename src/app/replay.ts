/** A match that is over, step by step, as one viewer could have seen it. */
import { type Event, evolve, NOTHING, type State } from '../engine/index.ts'
import { type SeatView, type SeenEvent, type SpectatorView, seeEvents, type Viewer, view } from '../engine/view.ts'
import { RULESET_IDS, type RulesetId } from '../rulesets/index.ts'
import { Bug } from '../shared/assert.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { isPlayed, isTakenBack, type MatchExport } from './fairness/export-format.ts'
import { rulesOf } from './rules-of.ts'

/** What the table looks like after an entry, and what happened by it. */
export interface ReplayStep {
  /** The version of the entry. Those in which the game did not move are left out. */
  readonly version: number
  readonly at: number
  readonly by: string
  readonly view: SpectatorView | SeatView
  /** Nothing, if something was taken back. */
  readonly events: readonly SeenEvent[]
}

/** The error is a sentence for whoever has the export. */
export function replay(exported: MatchExport, viewer: Viewer): Result<readonly ReplayStep[], string> {
  const { ruleset } = exported
  if (!isRuleset(ruleset)) return err(`This program does not know the ruleset ${ruleset}.`)
  const rules = rulesOf(ruleset)
  const found = moves(exported)
  if (!found) return err('What happened in this match cannot be: npm run verify says where it goes wrong.')
  return ok(
    found.map(({ version, at, by, before, events, after }) => ({
      version,
      at,
      by,
      view: view(rules, after, viewer),
      events: seeEvents(rules, before, events, viewer),
    })),
  )
}

const isRuleset = (id: string): id is RulesetId => RULESET_IDS.some(each => each === id)

interface Move {
  readonly version: number
  readonly at: number
  readonly by: string
  readonly before: State
  readonly events: readonly Event[]
  readonly after: State
}

/** Null if the record has been tampered with so that it cannot be played again. */
function moves(exported: MatchExport): readonly Move[] | null {
  try {
    return movesIn(exported)
  } catch (error) {
    if (error instanceof Bug || error instanceof TypeError) return null
    throw error
  }
}

function movesIn({ entries }: MatchExport): readonly Move[] {
  const found: Move[] = []
  const states = new Map<number, State>()
  let state = NOTHING
  for (const { version, at, by, events } of entries) {
    states.set(version, state)
    const before = state
    const played = events.filter(isPlayed).flatMap(each => each.events)
    const takenBack = events.find(isTakenBack)
    state = played.reduce(evolve, takenBack ? (states.get(takenBack.to) ?? state) : state)
    if (state !== before) found.push({ version, at, by, before, events: played, after: state })
  }
  return found
}
