/** A whole game that plays itself, remembered turn by turn as a spectator sees it. */

import { catalogue } from '../../cards/index.ts'
import { cardsIn, themePairs } from '../../decks/theme-decks.ts'
import { type CardId, createRules, evolve } from '../../engine/index.ts'
import { type GameResult, type SeenEvent, type SpectatorView, seeEvents, view } from '../../engine/view.ts'
import { RULESETS, type RulesetId } from '../../rulesets/index.ts'
import { assert } from '../../shared/assert.ts'
import { type PlayedStep, playOut } from './play-out.ts'
import { seededChance } from './seeded-chance.ts'
import { simplePolicy } from './simple-policy.ts'

/** The set-up, or one turn with what follows it until the next begins. */
export interface Chapter {
  readonly events: readonly SeenEvent[]
  /** The table when it was over. */
  readonly table: SpectatorView
}

export interface Exhibition {
  readonly ruleset: RulesetId
  readonly title: string
  readonly seed: number
  readonly decks: readonly [string, string]
  readonly chapters: readonly Chapter[]
  readonly cardName: (id: CardId) => string
  readonly result: GameResult
  readonly turns: number
  readonly actions: number
}

/** Two theme decks. The same seed gives the same game. */
export function exhibition(id: RulesetId, seed: number): Exhibition {
  const rules = createRules(RULESETS[id], catalogue)
  const pairs = themePairs(id)
  const pair = pairs[seed % pairs.length]
  assert(pair, 'every ruleset has two theme decks')
  const [first, second] = pair
  const chapters: Chapter[] = []
  let events: SeenEvent[] = []
  const onStep = (step: PlayedStep) => {
    let state = step.before
    for (const event of step.events) {
      if (event.type === 'TurnBegan' || event.type === 'SuddenDeathBegan') {
        chapters.push({ events, table: view(rules, state, 'spectator') })
        events = []
      }
      events.push(...seeEvents(rules, state, [event], 'spectator'))
      state = evolve(state, event)
    }
  }
  const { state, actions } = playOut(
    rules,
    [cardsIn(first), cardsIn(second)],
    seededChance(seed),
    simplePolicy(rules),
    {
      onStep,
    },
  )
  assert(state.result, 'a game that is over has a result')
  return {
    ruleset: id,
    title: rules.ruleset.title,
    seed,
    decks: [first.name, second.name],
    chapters: [...chapters, { events, table: view(rules, state, 'spectator') }],
    cardName: card => rules.prints.get(card)?.name ?? card,
    result: state.result,
    turns: state.turn.number,
    actions,
  }
}
