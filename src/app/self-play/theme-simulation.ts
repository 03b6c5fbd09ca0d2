/** Theme decks by name, ready to be played against each other. */

import { catalogue } from '../../cards/index.ts'
import { cardsIn, findThemeDeck, THEME_DECKS, type ThemeDeck, themeDeckNear } from '../../decks/theme-decks.ts'
import { createRules } from '../../engine/index.ts'
import { RULESETS, type RulesetId } from '../../rulesets/index.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { NamedDeck, SimulationPlan } from './simulate.ts'

interface Asked extends Pick<SimulationPlan, 'games' | 'seed' | 'policy'> {
  readonly ruleset: RulesetId
  /** All of the ruleset if none are named. */
  readonly decks: readonly string[] | undefined
}

/** The error is a sentence for whoever named the decks. */
export function themeSimulation(options: Asked): Result<SimulationPlan, string> {
  const { ruleset, games, seed, policy } = options
  const decks = options.decks
    ? chosen(options.decks, ruleset)
    : ok(THEME_DECKS.filter(each => each.ruleset === ruleset))
  if (!decks.ok) return decks
  const rules = createRules(RULESETS[ruleset], catalogue)
  return ok({ rules, decks: decks.value.map(toDeck), games, seed, policy })
}

function chosen(names: readonly string[], ruleset: RulesetId): Result<readonly ThemeDeck[], string> {
  const found: ThemeDeck[] = []
  for (const name of names) {
    const deck = findThemeDeck(name)
    if (!deck) {
      const near = themeDeckNear(name)
      return err(`There is no theme deck "${name}"${near ? `: did you mean ${near.name}?` : '.'}`)
    }
    if (deck.ruleset !== ruleset) return err(`${deck.name} is played with --ruleset ${deck.ruleset}.`)
    found.push(deck)
  }
  return ok(found)
}

const toDeck = (deck: ThemeDeck): NamedDeck => ({ name: deck.name, cards: cardsIn(deck) })
