/** Where cards can be. */
import { spelled } from '../../phrases/numbers.ts'
import type { GlossaryEntry } from './entry.ts'

export const PLACES: readonly GlossaryEntry[] = [
  {
    term: 'Active Pokémon',
    also: ['Active', "Active Pokémon's", 'Active place', 'Active spot'],
    means:
      'Your Pokémon in front. It alone attacks, and it alone can have Special Conditions. You always have exactly one: lose it without a Pokémon to take its place, and the game is lost.',
  },
  {
    term: 'Bench',
    also: ['Benched', 'Benched Pokémon', 'the Bench', 'your Bench', 'their Bench', 'the own Bench'],
    means: ({ setUp }) =>
      `The row behind your Active Pokémon, with room for ${spelled(setUp.bench)}. Pokémon there wait for their moment; they can be given Energy and can evolve. Weakness and Resistance are left out when they are damaged.`,
  },
  {
    term: 'deck',
    also: ['decks', 'your deck', 'their deck', 'the own deck'],
    means: ({ deck }) =>
      `Your pile to draw from, face down: ${deck.size} cards at first. Its size is known to both players, its order to nobody, unless a card lets you look.`,
  },
  {
    term: 'top of the deck',
    also: [
      'top of your deck',
      'top card',
      'top cards',
      'top 3 cards',
      'top 5 cards',
      'top 7 cards',
      'top 8 cards',
      "top card of the opponent's deck",
    ],
    means: 'The end of the deck that you draw from. A card put there is the next one to be drawn.',
  },
  {
    term: 'hand',
    also: ['hands', 'hold', 'holds', 'your hand', 'their hand'],
    means:
      'The cards you have drawn and not played yet. Only you see them. There is no limit to how many you may hold.',
  },
  {
    term: 'Prize',
    also: ['Prizes', 'Prize card', 'Prize cards', 'Prizes left'],
    means: ({ setUp }) =>
      `A card of your own deck that is laid aside face down before the game; you begin with ${spelled(setUp.prizes)}. Each Knock Out of an opposing Pokémon lets you move one to your hand. Take your last one and you win.`,
    in: {
      'hgss-2010': 'A Pokémon-ex is worth two, and so are those LEGENDs that say it on the card.',
      'xy-2016': 'A Pokémon-EX is worth two.',
    },
  },
  {
    term: 'discard pile',
    also: ['discard piles', 'your discard pile'],
    means:
      'The face-up pile for cards that are used up or Knocked Out. Each player has one, and both may read either of them at any moment.',
  },
  {
    term: 'Lost Zone',
    also: ['the Lost Zone'],
    means: 'A place beside the game. What is put there lies face up and does not come back before the game is over.',
    in: { 'ecard-2002': 'The rulebook of 2002 does not have it.' },
  },
  {
    term: 'in play',
    also: ['into play', 'came into play', 'play area'],
    means:
      'On the table and working: your Active Pokémon, your Bench, whatever is attached to them, and a Stadium. Cards anywhere else are not.',
  },
  {
    term: 'zone',
    also: ['zones', 'place for cards'],
    everyday: true,
    means: ({ modules }) =>
      `Any place where cards lie: deck, hand, Prizes, discard pile, the Active place, the Bench${modules.includes('lost-zone') ? ', the Lost Zone' : ''}.`,
  },
  {
    term: 'table',
    also: ['board', 'playmat'],
    everyday: true,
    means: 'Everything both players can see. `/board` shows it as a picture.',
  },
]
