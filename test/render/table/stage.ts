/** Puts real and invented cards on a table, plays a little, and shows what a viewer would see. */
import { type CardFace, cardFace } from '../../../src/app/card-face.ts'
import { catalogue } from '../../../src/cards/index.ts'
import { trainer } from '../../../src/cards/kit/facts.ts'
import type { Chance } from '../../../src/engine/chance.ts'
import {
  type CardId,
  type Command,
  createRules,
  decide,
  type Event,
  evolve,
  fold,
  legal,
  NOTHING,
  type Rules,
  type State,
  startGame,
} from '../../../src/engine/index.ts'
import type { Print } from '../../../src/engine/print.ts'
import { seeEvents, type Viewer, view } from '../../../src/engine/view.ts'
import type { TableShown } from '../../../src/render/table/table.ts'
import { RULESETS, type RulesetId } from '../../../src/rulesets/index.ts'
import { nextSeven, scripted } from '../../scenario/chance.ts'
import { type PositionSpec, position } from '../../scenario/position.ts'
import { everyKind, inventedFace, longest } from '../kinds.ts'

const filler = trainer('filler', 'item', { name: 'Travel Guide', can: () => false })
const invented: readonly Print[] = [filler, ...everyKind, longest]

const faces = new Map<CardId, CardFace>(invented.map(print => [print.id, inventedFace(print)]))
export const anyFace = (id: CardId): CardFace => faces.get(id) ?? cardFace(id)

const rulesOf = (id: RulesetId): Rules =>
  createRules(RULESETS[id], { ...catalogue, prints: [...catalogue.prints, ...invented] })

export interface Stage {
  readonly rules: Rules
  readonly before: State
  readonly state: State
  readonly events: readonly Event[]
}

/** A position, and what is done in it. */
export function staged(
  ruleset: RulesetId,
  spec: PositionSpec,
  commands: readonly Command[] = [],
  flips: Parameters<typeof scripted>[0] = [],
): Stage {
  return play(
    { rules: rulesOf(ruleset), before: NOTHING, state: position(ruleset, spec), events: [] },
    commands,
    scripted(flips),
  )
}

/** A game from its beginning, with the decks in their order; each mulligan deals the next seven cards. */
export function opened(ruleset: RulesetId, decks: readonly [readonly CardId[], readonly CardId[]]): Stage {
  const rules = rulesOf(ruleset)
  const full = decks.map(deck => [...deck, ...Array<CardId>(60 - deck.length).fill('filler')])
  const events = startGame(rules, full as [CardId[], CardId[]], scripted(['heads'], { shuffle: nextSeven() }))
  return { rules, before: NOTHING, state: fold(events), events }
}

export function play(stage: Stage, commands: readonly Command[], chance: Chance = scripted([])): Stage {
  const { rules, state: before } = stage
  const events: Event[] = []
  let state = before
  for (const command of commands) {
    const result = decide(rules, state, command, chance)
    if (!result.ok) throw new Error(`${JSON.stringify(command)} was refused: ${result.error}`)
    events.push(...result.value)
    state = result.value.reduce(evolve, state)
  }
  return { rules, before, state, events }
}

export function shownTo(viewer: Viewer, { rules, before, state, events }: Stage): TableShown {
  return {
    locale: 'en',
    view: view(rules, state, viewer),
    names: ['Ann', 'Robin'],
    events: seeEvents(rules, before, events, viewer),
    legal: viewer === 'spectator' ? [] : legal(rules, state, viewer),
    face: anyFace,
  }
}
