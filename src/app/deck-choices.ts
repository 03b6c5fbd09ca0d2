/** Which decks somebody can bring to a match. */
import { THEME_DECKS } from '../decks/theme-decks.ts'
import type { RulesetId } from '../rulesets/index.ts'
import type { Player } from './player/player.ts'
import type { DeckChoice } from './player/read-deck.ts'

interface OfferedDeck {
  readonly name: string
  /** How it plays, for theme decks. */
  readonly about: string
  readonly choice: DeckChoice
}

/** Own decks first. */
export const decksFor = ({ decks }: Pick<Player, 'decks'>, ruleset: RulesetId): readonly OfferedDeck[] => [
  ...decks
    .filter(deck => deck.ruleset === ruleset)
    .map(({ name }) => ({ name, about: 'Your own deck', choice: { saved: name } })),
  ...THEME_DECKS.filter(deck => deck.ruleset === ruleset).map(({ name, about }) => ({
    name,
    about,
    choice: { theme: name },
  })),
]

/** By its name; a name of one's own deck counts more than that of a theme deck. */
export const deckCalled = (player: Player, ruleset: RulesetId, name: string): DeckChoice =>
  decksFor(player, ruleset).find(deck => deck.name === name)?.choice ?? { theme: name }
