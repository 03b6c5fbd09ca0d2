/** The pages of `/rules`: each rulebook in our own words, its numbers from the ruleset itself. */
import { distanceWithin, type RulesetId, rulebookOf } from '../../../app/ruleset-facts.ts'
import { BATTLE_TOPICS } from './pages/battle.ts'
import { CARD_TOPICS } from './pages/cards.ts'
import { DECK_TOPICS, START_TOPICS } from './pages/deck.ts'
import { END_TOPICS, GAME_TOPICS } from './pages/game.ts'
import type { Topic } from './pages/topic.ts'
import { TURN_TOPICS } from './pages/turn.ts'

export interface RulesPage {
  readonly id: string
  readonly title: string
  readonly text: string
  /** Ids of RULES.md. */
  readonly rests: readonly string[]
}

const TOPICS: readonly Topic[] = [
  ...GAME_TOPICS,
  ...START_TOPICS,
  ...TURN_TOPICS,
  ...BATTLE_TOPICS,
  ...END_TOPICS,
  ...CARD_TOPICS,
  ...DECK_TOPICS,
]

/** What can be asked for, in the order of reading. */
export const PAGE_TITLES: readonly { readonly id: string; readonly title: string }[] = TOPICS.map(({ id, title }) => ({
  id,
  title,
}))

/** By id, by title, by other words for it, or by what comes close. */
export function findPage(text: string, ruleset: RulesetId): RulesPage | null {
  const key = keyOf(text)
  const keys = (topic: Topic) => [topic.id, topic.title, ...topic.also].map(keyOf)
  const topic =
    TOPICS.find(({ id }) => keyOf(id) === key) ??
    TOPICS.find(each => keys(each).includes(key)) ??
    TOPICS.find(each => keys(each).some(other => key.length > 3 && distanceWithin(key, other, 2) !== null))
  return topic ? write(topic, ruleset) : null
}

const keyOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

function write({ id, title, rests, lines }: Topic, ruleset: RulesetId): RulesPage {
  const rules = rulebookOf(ruleset)
  const body = lines(rules).filter(line => line !== false)
  return { id, title, text: [`**${title}** · ${rules.title}`, '', ...body].join('\n'), rests: rests(rules) }
}
