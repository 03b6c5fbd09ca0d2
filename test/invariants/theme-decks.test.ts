import { describe, expect, test } from 'vitest'
import { type PlayedStep, playOut, randomPolicy } from '../../src/app/self-play/play-out.ts'
import { seededChance } from '../../src/app/self-play/seeded-chance.ts'
import { catalogue } from '../../src/cards/index.ts'
import { cardsIn, themePairs } from '../../src/decks/theme-decks.ts'
import { createRules, decide, evolve, fold, legal, NOTHING, type Rules, type State } from '../../src/engine/index.ts'
import { type Viewer, view } from '../../src/engine/view.ts'
import { RULESET_IDS, RULESETS } from '../../src/rulesets/index.ts'
import { badQuestion, brokenTable, cold, listed, lostCards, unsettled } from './checks.ts'
import { couldBe } from './hidden.ts'

const GAMES = 10
const VIEWERS: readonly Viewer[] = [0, 1, 'spectator']
const PATIENCE = { timeout: 300_000 }

/** Not `expect`, which is slow. */
function holds(problem: string | null): void {
  if (problem) throw new Error(problem)
}

/** After every event, after every action, and, on some of them, from outside. */
function checkStep(rules: Rules, { command, events, before, after }: PlayedStep, index: number): void {
  let state: State = command ? before : NOTHING
  for (const event of events) {
    state = evolve(state, event)
    if (state.game > 0) holds(lostCards(state) ?? brokenTable(state))
  }
  holds(unsettled(rules, after) ?? badQuestion(after))
  if (index % 10 !== 0) return
  listed(rules, after)
  holds(JSON.stringify(cold(after)) === JSON.stringify(state) ? null : 'the log folds to another state')
  for (const seat of [0, 1] as const)
    for (const each of legal(rules, after, seat))
      holds(decide(rules, after, each, seededChance(index)).ok ? null : `refused: ${JSON.stringify(each)}`)
  for (const viewer of VIEWERS) {
    const other = couldBe(after, viewer, seededChance(index))
    const told = (of: State) => JSON.stringify(view(rules, of, viewer))
    holds(told(other) === told(after) ? null : `the view of ${viewer} tells a secret`)
  }
}

const pairs = RULESET_IDS.flatMap(ruleset => themePairs(ruleset).map(([one, other]) => ({ ruleset, one, other })))

describe.each(pairs)('$ruleset: $one.name against $other.name', ({ ruleset, one, other }) => {
  test(`${GAMES} random games end, and nothing is ever out of order`, PATIENCE, () => {
    const rules = createRules(RULESETS[ruleset], catalogue)
    for (let game = 0; game < GAMES; game++) {
      let index = 0
      const events: PlayedStep['events'][number][] = []
      const onStep = (step: PlayedStep): void => {
        events.push(...step.events)
        checkStep(rules, step, index++)
      }
      const policy = randomPolicy(seededChance(game + 500))
      const { state } = playOut(rules, [cardsIn(one), cardsIn(other)], seededChance(game), policy, { onStep })
      expect(state.result).not.toBeNull()
      expect(fold(cold(events))).toEqual(state)
    }
  })
})
