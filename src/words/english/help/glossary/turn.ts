/** What players do. */
import { spelled } from '../../phrases/numbers.ts'
import type { GlossaryEntry } from './entry.ts'

export const TURN: readonly GlossaryEntry[] = [
  {
    term: 'turn',
    also: ['turns', 'your turn', 'their turn', "each player's turn", 'this turn', 'in this turn'],
    everyday: true,
    means:
      'Draw a card, do whatever you want in any order, then attack or end it. `/rules turn` has a list to tick off.',
  },
  {
    term: 'next turn',
    also: ['your next turn', "opponent's next turn", 'their next turn'],
    means: 'The next time that player is on turn. Effects on a Pokémon end early if it leaves the front or evolves.',
  },
  {
    term: 'first turn',
    also: ['your first turn', 'first turn of the game'],
    means: ({ firstTurn }) =>
      `No Pokémon evolves in its player’s first turn. ${
        firstTurn.trainers ? '' : 'The player who begins may not play Trainers, Supporters or Stadiums in it. '
      }${firstTurn.attack ? 'Attacking is allowed from the start.' : 'The player who begins may not attack in it.'}`,
  },
  {
    term: 'draw',
    also: ['draws', 'drawn', 'drawing'],
    means:
      'Take the top card of your deck into your hand. You do so at the start of each of your turns. If the deck is empty then, you lose; if a card has you draw more than there are, you just draw what is left.',
  },
  {
    term: 'attach',
    also: ['attaches', 'attached', 'attaching', 'attached to', 'attach it'],
    means: ({ perTurn }) =>
      `Lay a card under a Pokémon in play so that it belongs to it. From your hand you attach ${spelled(perTurn.energy)} Energy card each turn; what card texts attach comes on top of that.`,
  },
  {
    term: 'evolve',
    also: ['evolves', 'evolving', 'evolved'],
    means:
      'Lay an Evolution card onto the Pokémon it names. Damage and attached cards stay; Special Conditions and other effects end. Not in your first turn, and not with a Pokémon that came into play or evolved this turn.',
  },
  {
    term: 'devolve',
    also: ['devolves', 'devolved', 'devolving'],
    means:
      'Take the top Evolution card off a Pokémon. Only card texts do that. Damage stays, Special Conditions and other effects end.',
    in: { 'ecard-2002': 'The rulebook of 2002 leaves it to the cards.' },
  },
  {
    term: 'retreat',
    also: ['retreats', 'retreated', 'retreating'],
    means: ({ perTurn, retreat }) =>
      `Pay the Retreat Cost and let your Active Pokémon change places with one on your Bench. You may do so ${
        perTurn.retreats === Infinity ? 'as often as you can pay' : `${spelled(perTurn.retreats)} time each turn`
      }, and still attack afterwards. Asleep or Paralyzed Pokémon stay where they are.${
        retreat.confusedFlips
          ? ' A Confused one pays and flips a coin: tails means it stays and may not try again.'
          : ''
      }`,
  },
  {
    term: 'switch',
    also: ['switches', 'trade places', 'trades places', 'trade'],
    means:
      'A Pokémon on the Bench and the Active Pokémon change places. Nothing is paid, and it is not a retreat. The one that goes to the Bench loses its Special Conditions.',
  },
  {
    term: 'bench a Pokémon',
    also: [
      'put it onto your Bench',
      'onto your Bench',
      'onto their Bench',
      'put them onto your Bench',
      'put them onto their Bench',
    ],
    means: ({ setUp }) =>
      `Lay a Basic Pokémon face up onto your Bench. You may do so as long as fewer than ${spelled(setUp.bench)} are there.`,
  },
  {
    term: 'play',
    also: ['plays', 'played', 'play this card'],
    everyday: true,
    means: 'Use a card from your hand: `/play`.',
  },
  {
    term: 'look in your deck',
    also: ['search', 'searches', 'look in their deck', 'looks', 'searching'],
    means:
      'Go through your whole deck for what the text allows. You may find nothing, unless any card will do. Shuffle afterwards.',
  },
  {
    term: 'look at',
    also: ['look', 'peek'],
    everyday: true,
    means: 'See cards that are hidden otherwise. Nobody but you learns what they are.',
  },
  {
    term: 'show',
    also: ['shows', 'shown', 'reveal', 'reveals', 'turn over'],
    means: 'Let both players see the card, so that all know it is one the text allows.',
  },
  {
    term: 'shuffle',
    also: ['shuffles', 'shuffled', 'shuffle into', 'shuffle your deck', 'shuffle it into your deck'],
    means: 'Mix a deck so that nobody knows its order. We do it for you, and `/verify` proves that it was fair.',
  },
  {
    term: 'discard',
    also: ['discards', 'discarded', 'discarding'],
    means: 'Put a card onto its owner’s discard pile.',
  },
  {
    term: 'move',
    also: ['moves', 'moved', 'moving'],
    everyday: true,
    means: 'Take something from one Pokémon to another. Moved damage counters are not new damage.',
  },
  {
    term: 'flip a coin',
    also: [
      'coin',
      'coins',
      'coin flip',
      'coin flips',
      'flip',
      'flips',
      'flipping a coin',
      'toss',
      'flip 2 coins',
      'flip 3 coins',
    ],
    means: 'Let luck decide. We flip as soon as a card or rule wants it. `/coin` is for everything else.',
  },
  {
    term: 'at random',
    also: ['picked at random', 'random', 'randomly', 'blindly'],
    means: 'Luck picks the card. Nobody chooses, and nobody looks first.',
  },
  { term: 'heads', also: ['heads up'], means: 'The lucky side of the coin, most of the time.' },
  { term: 'tails', also: ['first tails'], means: 'The unlucky side of the coin, most of the time.' },
  {
    term: 'put into the hand',
    also: ['put it into your hand', 'put them into your hand', 'into your hand', 'back into your hand'],
    means: 'The card goes into its owner’s hand. A Pokémon that goes there leaves damage and conditions behind.',
  },
  {
    term: 'at most',
    also: ['up to', 'any number', 'any number of', 'up to the number of'],
    everyday: true,
    means: 'You may choose fewer, even none, unless the text says otherwise.',
  },
  {
    term: 'may',
    also: ['you may', 'optional'],
    everyday: true,
    means: 'It is up to you. Texts without this word must be carried out as far as possible.',
  },
  {
    term: 'to use this attack',
    also: ['requirement', 'requirements', 'must be done first'],
    means: ({ attack }) =>
      `A price or condition of an attack. ${
        attack.order.indexOf('require') < attack.order.indexOf('confusion')
          ? 'It is paid before a Confused Pokémon flips its coin, and is not given back.'
          : 'A Confused Pokémon flips its coin first and pays only on heads.'
      }`,
  },
  {
    term: 'end the turn',
    also: ['end turn', 'pass'],
    means: 'Say that you are done without attacking: `/end`. Attacking ends the turn by itself.',
  },
]
