/** Winning, decks, and playing here. */
import { familiesOf } from '../../../../app/ruleset-facts.ts'
import { listed } from '../../phrases/lists.ts'
import { spelled } from '../../phrases/numbers.ts'
import type { GlossaryEntry } from './entry.ts'

export const GAME: readonly GlossaryEntry[] = [
  {
    term: 'win',
    also: ['wins', 'winning', 'lose', 'loses'],
    everyday: true,
    means:
      'Take your last Prize; or leave your opponent without a Pokémon in play; or let your opponent begin a turn with an empty deck.',
  },
  {
    term: 'deck out',
    also: ['empty deck', 'decking out'],
    means: 'Having no card to draw when your turn begins. It loses the game.',
  },
  {
    term: 'Sudden Death',
    also: ['tie', 'tiebreak'],
    means: ({ setUp }) =>
      `Should both of you win in the same moment, a new game decides. It is set up from the beginning, but with ${spelled(setUp.suddenDeathPrizes)} Prize each.`,
  },
  {
    term: 'set-up',
    also: ['setup', 'set up', 'setting up'],
    means: ({ setUp }) =>
      `The beginning of a game: ${spelled(setUp.hand)} cards, an Active Pokémon and a Bench face down, ${spelled(setUp.prizes)} Prizes.`,
  },
  {
    term: 'opening hand',
    also: ['starting hand', 'first hand'],
    means: ({ setUp }) => `The first ${spelled(setUp.hand)} cards you draw.`,
  },
  {
    term: 'mulligan',
    also: ['mulligans', 'redraw'],
    means: ({ mulligan }) =>
      `With no Basic Pokémon in the opening hand you show it, shuffle it away and draw again. For each time you alone had to, your opponent may draw ${
        mulligan.bonus === 1 ? 'a card' : `up to ${mulligan.bonus} cards`
      }.`,
  },
  {
    term: 'bonus card',
    also: ['bonus cards', 'mulligan bonus'],
    means: ({ mulligan }) =>
      `A card you may draw because your opponent took a mulligan. ${
        mulligan.bonusAt === 'each-redraw'
          ? 'You have it before you place your Pokémon.'
          : mulligan.bonusToBench
            ? 'A Basic among them may still go to your Bench.'
            : 'It comes after your Pokémon and Prizes are in place.'
      }`,
  },
  {
    term: 'first player',
    also: ['going first', 'go first', 'first or second'],
    means: rules =>
      `A coin is flipped for it; ${
        rules.setUp.flipWinner === 'chooses' ? 'the winner chooses who begins.' : 'the winner begins.'
      } ${
        rules.firstTurn.attack
          ? rules.firstTurn.trainers
            ? 'Beginning has no drawback.'
            : `Beginning costs you the ${listed(familiesOf(rules).map(each => `${each}s`))} of your first turn.`
          : 'Beginning costs you the attack of your first turn.'
      }`,
  },
  {
    term: 'card',
    also: ['cards', 'copy', 'copies'],
    everyday: true,
    means: rules =>
      `${listed(['Pokémon', 'Energy', ...familiesOf(rules)], 'or')}. At most ${spelled(rules.deck.sameName)} with the same name belong into a deck, basic Energy aside.`,
  },
  {
    term: 'deck list',
    also: ['decklist', 'deck building', '60 cards'],
    means: ({ deck }) =>
      `Exactly ${deck.size} cards, at least ${spelled(deck.basics)} Basic Pokémon, at most ${spelled(deck.sameName)} of a name except for basic Energy. \`/deck check\` looks through yours.`,
  },
  {
    term: 'theme deck',
    also: ['theme decks', 'ready-made deck', 'starter deck'],
    means: 'A finished deck to play with at once. `/deck theme` lists them.',
  },
  {
    term: 'player',
    also: ['players', 'each player', 'both players', 'either side'],
    everyday: true,
    means: 'You or your opponent.',
  },
  {
    term: 'ruleset',
    also: ['rulesets', 'era', 'eras', 'rulebook', 'rulebooks'],
    everyday: true,
    means: ({ title }) =>
      `The rulebook a match is played by. There are three, of 2002, 2010 and 2016. This is: ${title}.`,
  },
  {
    term: 'match',
    also: ['matches', 'game', 'games'],
    everyday: true,
    means: 'What you and your opponent play here, with Sudden Death if it comes to that.',
  },
  {
    term: 'clock',
    also: ['time', 'timer', 'battle timer', 'flag'],
    everyday: true,
    means: 'The time you have for your decisions. It runs only while we wait for you. `/clock` shows it.',
  },
  {
    term: 'standing order',
    also: ['standing orders', 'orders'],
    means:
      'An answer you give in advance, such as who comes forward after a Knock Out. `/orders` keeps them, and only you see them.',
  },
  {
    term: 'undo',
    also: ['take back', 'takeback', 'takebacks'],
    everyday: true,
    means: `Take your last step back, as long as it told you nothing new, used no luck and asked no player: ${listed(['draws', 'searches', 'coins', 'attacks'])} stay.`,
  },
  {
    term: 'concede',
    also: ['give up', 'resign', 'concession'],
    everyday: true,
    means: 'End a match as its loser: `/concede`.',
  },
]
