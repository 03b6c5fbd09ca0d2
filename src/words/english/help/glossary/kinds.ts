/** The kinds of cards every rulebook has. */
import { capital, typesListed } from '../../phrases/lists.ts'
import { spelled } from '../../phrases/numbers.ts'
import type { GlossaryEntry } from './entry.ts'

export const KINDS: readonly GlossaryEntry[] = [
  {
    term: 'Pokémon',
    also: ["Pokémon's", 'Pokémon card', 'Pokémon cards'],
    means: 'A creature that fights for you. It has HP, a type, attacks, and sometimes a power of its own.',
  },
  {
    term: 'Basic Pokémon',
    also: ['Basic', 'Basics', 'Basic Pokémon card', 'Basic Pokémon cards', 'Basic and/or Baby Pokémon'],
    means:
      'A Pokémon that needs nothing under it: put it from your hand straight onto your Bench. You begin the game with Basics.',
    in: { 'ecard-2002': 'Baby Pokémon count as Basics.' },
  },
  {
    term: 'Stage 1',
    also: ['Stage 1 Pokémon', 'stage one'],
    means: 'A Pokémon of the first step up. It is laid onto the Pokémon that it evolves from, usually a Basic.',
  },
  {
    term: 'Stage 2',
    also: ['Stage 2 Pokémon', 'stage two'],
    means: 'A Pokémon of the second step up. It is laid onto the Stage 1 that it names.',
  },
  {
    term: 'Evolution card',
    also: ['Evolution', 'Evolution cards', 'Evolutions', 'Evolution Pokémon'],
    means: 'A Pokémon card that is played onto another Pokémon to make it stronger: Stage 1, Stage 2.',
    in: { 'xy-2016': 'MEGA and BREAK are Evolution cards as well.' },
  },
  {
    term: 'evolved Pokémon',
    also: ['Evolved Pokémon', 'Evolved'],
    means: 'A Pokémon on the table that lies on top of a lower stage.',
  },
  {
    term: 'unevolved Pokémon',
    also: ['unevolved'],
    means: 'A Pokémon on the table that lies on no other Pokémon.',
  },
  {
    term: 'evolution line',
    also: ['line', 'evolution lines', 'family'],
    means: 'All Pokémon that lead into one another, from the Basic to the highest stage. `/card` shows it.',
  },
  {
    term: 'Energy card',
    also: ['Energy', 'Energy cards', 'an Energy', 'energies'],
    means: ({ perTurn }) =>
      `What pays for attacks and retreats. You attach ${spelled(perTurn.energy)} from your hand in each of your turns. It stays on the Pokémon; attacking alone does not use it up.`,
  },
  {
    term: 'basic Energy',
    also: ['basic Energy card', 'basic Energy cards', 'Basic Energy'],
    means: ({ basicEnergy, deck }) =>
      `A plain Energy card of one type: ${typesListed(basicEnergy)}. A deck may hold any number of them, while of other cards ${spelled(deck.sameName)} with the same name are the most.`,
  },
  {
    term: 'special Energy',
    also: ['special Energy card', 'special Energy cards', 'Special Energy'],
    means: ({ deck }) =>
      `An Energy card with a text or with more than one Energy. ${capital(spelled(deck.sameName))} of a name are the most in a deck.`,
    in: { 'ecard-2002': 'In 2002 Darkness Energy and Metal Energy are special.' },
  },
  {
    term: 'Trainer card',
    also: ['Trainer', 'Trainers', 'Trainer cards'],
    means: 'A card that helps you without fighting. Do what it says; most go to the discard pile afterwards.',
    in: {
      'ecard-2002': 'Supporters, Stadiums, Pokémon Tools and Technical Machines are all Trainers.',
      'hgss-2010':
        'Supporters and Stadiums are kinds of their own here: a text about Trainers does not mean them, only plain Trainers, Tools, Technical Machines and Fossils.',
      'xy-2016': 'There are three sorts: Items, Supporters, Stadiums.',
    },
  },
  {
    term: 'Item',
    also: ['Items', 'Item card', 'Item cards', 'plain Trainer'],
    means: 'A Trainer for immediate use. Play as many in a turn as you like.',
    in: {
      'ecard-2002': 'In 2002 such a card is simply called a Trainer.',
      'hgss-2010': 'In 2010 such a card is simply called a Trainer.',
      'xy-2016': 'Pokémon Tools, Technical Machines and Fossils are Items.',
    },
  },
  {
    term: 'Supporter',
    also: ['Supporters', 'Supporter card', 'Supporter cards'],
    means: ({ perTurn, supporterDiscard }) =>
      `A strong card of which you may play ${spelled(perTurn.supporters)} in a turn. ${
        supporterDiscard === 'at-once'
          ? 'As soon as you have done what it says, it is discarded.'
          : 'It lies beside your Active Pokémon as a reminder and is discarded when your turn ends.'
      }`,
  },
  {
    term: 'Stadium',
    also: ['Stadiums', 'Stadium card', 'Stadium cards'],
    means: ({ perTurn }) =>
      `A card that stays in play and works for both players. Only one can lie there: a new one drives out the old. You may play ${
        perTurn.stadiums === Infinity ? 'any number' : spelled(perTurn.stadiums)
      } in a turn.`,
  },
  {
    term: 'Pokémon Tool',
    also: ['Tool', 'Tools', 'Pokémon Tools', 'Pokémon Tool card'],
    means: 'A Trainer for a Pokémon to carry. It keeps working until something removes it. No Pokémon carries two.',
  },
  {
    term: 'Technical Machine',
    also: ['Technical Machines', 'TM', 'TMs'],
    means: ({ machineDiscard }) =>
      `A Trainer with an attack on it. The Pokémon that carries it may use that attack instead of its own. ${
        machineDiscard === 'end-of-turn'
          ? 'When the turn is over, it is discarded in any case.'
          : 'It stays until its own text sends it away.'
      }`,
  },
]
