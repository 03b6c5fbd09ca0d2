/** Which deck somebody may bring to a match of a league. */
import { THEME_DECKS } from '../../decks/theme-decks.ts'
import { writeDeck } from '../../decks/write.ts'
import { deckFor } from '../../league/decks.ts'
import { findPairing, type League } from '../../league/league.ts'
import type { Settings } from '../../league/settings.ts'
import type { RulesetId } from '../../rulesets/index.ts'
import type { PairingId } from '../../shared/ids.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { formatOf } from '../formats.ts'
import type { Deck } from '../match/match-event.ts'
import type { Player } from '../player/player.ts'
import { chooseDeck, type DeckChoice } from '../player/read-deck.ts'
import type { Refusal } from '../refusal.ts'
import { knownRuleset } from '../ruleset-titles.ts'

export const rulesetOf = ({ settings }: Pick<League, 'settings'>): RulesetId => knownRuleset(settings.ruleset)

/** Legal by the ruleset, and made of what the league allows. */
export function chooseLeagueDeck(player: Player, league: League, choice: DeckChoice): Result<Deck, Refusal> {
  const deck = chooseDeck(player, rulesetOf(league), choice)
  if (!deck.ok) return deck
  return isInPool(league.settings, deck.value) ? deck : err({ code: 'not-in-pool' })
}

function isInPool({ cards, ruleset }: Settings, deck: Deck): boolean {
  switch (cards.kind) {
    case 'all':
      return true
    case 'sets':
      return deck.cards.every(([id]) => cards.sets.includes(setOf(id)))
    case 'theme-decks':
      return THEME_DECKS.some(theme => theme.ruleset === ruleset && isSame(theme, deck))
  }
}

const setOf = (id: string): string => id.slice(0, id.lastIndexOf('-'))

const isSame = (one: Pick<Deck, 'cards'>, other: Pick<Deck, 'cards'>): boolean => sorted(one) === sorted(other)

const sorted = ({ cards }: Pick<Deck, 'cards'>): string =>
  cards
    .map(([id, count]) => `${id} ${count}`)
    .sort()
    .join()

/** The deck that was handed in, where the league wants that; otherwise whatever it allows. None to what is decided. */
export function broughtToLeague(
  league: League,
  pairing: PairingId,
  player: Player,
  choice: DeckChoice | undefined,
): Result<DeckChoice, Refusal> {
  const place = findPairing(league, pairing)
  if (place?.pairing.outcome) return err({ code: 'too-late' })
  if (league.settings.deckPolicy === 'open') {
    if (!choice) return err({ code: 'deck-needed' })
    const deck = chooseLeagueDeck(player, league, choice)
    return deck.ok ? ok(choice) : deck
  }
  const deck = deckFor(league, player.id, place?.round.number ?? 0)
  if (!deck) return err({ code: 'deck-needed' })
  const copies = deck.cards.map(([id, count]) => ({ id, count }))
  return ok({ name: deck.name, list: writeDeck(formatOf(rulesetOf(league)), copies) })
}
