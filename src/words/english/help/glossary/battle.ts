/** Attacks, damage, and what they leave behind. */
import { bonusComesFirst } from '../../../../app/ruleset-facts.ts'
import { confusionHurts, countersOf, TURNED } from '../condition-words.ts'
import type { GlossaryEntry } from './entry.ts'

export const BATTLE: readonly GlossaryEntry[] = [
  {
    term: 'attack',
    also: ['attacks', 'attacking', 'attacked', 'before you attack'],
    means:
      'What your Active Pokémon does last in your turn, once. Its cost must be attached. Attacks that do no damage are attacks, too; powers are not.',
  },
  {
    term: 'Attacking Pokémon',
    also: ['attacker'],
    means: 'Your Active Pokémon while it attacks. “This Pokémon” in the text of an attack means the one that uses it.',
  },
  {
    term: 'this Pokémon',
    also: ['this card', 'itself'],
    everyday: true,
    means: 'The Pokémon the text belongs to. If another Pokémon borrows the attack, it means the borrower.',
  },
  {
    term: 'Defending Pokémon',
    also: ['defender', 'Defending', 'new Defending Pokémon'],
    means: 'The Active Pokémon of your opponent while you attack.',
    in: { 'xy-2016': 'On cards of 2016 it is whichever Pokémon the attack is aimed at.' },
  },
  {
    term: 'opponent',
    also: ["opponent's", 'your opponent', "your opponent's", 'other player'],
    everyday: true,
    means: 'The player you play against.',
  },
  {
    term: 'damage',
    also: ['damages', 'damaged', 'do damage'],
    means:
      'What the number of an attack does. Weakness, Resistance and other things change it. The rest is kept as damage counters, one for every 10, wherever the Pokémon goes in play.',
  },
  {
    term: 'damage counter',
    also: ['damage counters', 'counter', 'counters'],
    means:
      'The record of 10 damage. Where a text puts damage counters instead of doing damage, nothing raises, lowers or prevents them.',
  },
  {
    term: 'more damage',
    also: ['10 more damage', '20 more damage', '30 more damage', '40 more damage', '50 more damage', '60 more damage'],
    means: rules =>
      `In the text of an attack: added to its number, so that Weakness doubles it as well. From a Trainer: added ${
        bonusComesFirst(rules) ? 'before' : 'after'
      } Weakness and Resistance. Nothing from outside raises an attack that does no damage.`,
  },
  {
    term: 'less damage',
    also: ['10 less damage', '20 less damage', '30 less damage', 'reduce', 'reduced'],
    means: 'Taken off what would be done. What falls to zero or below does nothing; it never heals.',
  },
  {
    term: 'no damage',
    also: ['prevent', 'prevents', 'prevented', 'does nothing', 'do nothing'],
    means: 'The damage is not done at all. Damage counters that a text puts down are something else.',
  },
  {
    term: 'heal',
    also: ['heals', 'healed', 'healing'],
    means: 'Take damage counters off: one for each 10.',
  },
  {
    term: 'Knock Out',
    also: ['Knocked Out', 'Knock Outs', 'KO', 'knocks out'],
    means:
      'What happens to a Pokémon whose damage reaches its HP. It and all cards on it are discarded, and the other side takes a Prize. A new Active Pokémon comes forward from the Bench.',
  },
  {
    term: 'effect',
    also: ['effects', 'other effect', 'other effects', 'no other effect', 'all other effects'],
    means:
      'What a text does besides damage. Effects that an attack leaves on a Pokémon end when it evolves or leaves the front.',
  },
  {
    term: 'Special Condition',
    also: ['Special Conditions', 'every Special Condition', 'condition', 'conditions'],
    means:
      'Being Asleep, Paralyzed, Confused, Burned or Poisoned. Only the Active Pokémon can be so. The Bench and evolving cure everything. Of Asleep, Confused and Paralyzed the latest counts; Burned and Poisoned can come on top.',
  },
  {
    term: 'Asleep',
    also: ['sleep', 'asleep', 'falls asleep', 'becomes Asleep', 'sleeping'],
    means: ({ id }) =>
      `Cannot attack, cannot retreat. Between turns its player flips a coin: heads, and it wakes up. Its card lies turned ${TURNED[id].asleep}.`,
  },
  {
    term: 'Burned',
    also: ['burn', 'burned', 'becomes Burned'],
    means: ({ conditions }) =>
      `Between turns its player flips a coin: tails puts ${countersOf(conditions.burn)} on it. It stays Burned either way.`,
  },
  {
    term: 'Confused',
    also: ['confusion', 'confused', 'becomes Confused'],
    means: rules =>
      `Flip a coin to attack: tails means that the attack fails and that the Pokémon ${confusionHurts(rules)}. ${
        rules.retreat.confusedFlips ? 'To retreat, it must pay and then flip heads.' : 'It retreats like any other.'
      } Its card lies turned ${TURNED[rules.id].confused}.`,
  },
  {
    term: 'Paralyzed',
    also: ['paralysis', 'paralyzed', 'becomes Paralyzed', 'paralysed'],
    means: ({ id }) =>
      `Cannot attack, cannot retreat. It recovers when its player’s next turn is over. Its card lies turned ${TURNED[id].paralyzed}.`,
  },
  {
    term: 'Poisoned',
    also: ['poison', 'poisoned', 'becomes Poisoned'],
    means: ({ conditions }) => `Gets ${countersOf(conditions.poison)} between turns, after either player’s turn.`,
  },
  {
    term: 'marker',
    also: ['Burn marker', 'Poison marker', 'markers', 'Burn markers', 'Poison markers'],
    means:
      'What shows that a Pokémon is Burned or Poisoned. It is no damage counter, and it goes away on the Bench and by evolving.',
  },
  {
    term: 'Char counter',
    also: ['named counter', 'Char counters', 'Char'],
    means: 'A reminder that a card puts on a Pokémon. It stays on the Bench and goes away by evolving.',
    in: {
      'ecard-2002': 'Between turns a coin is flipped for it; the card says what the coin does.',
      'xy-2016': 'The rulebook of 2016 does not speak of it.',
    },
  },
  {
    term: 'recover',
    also: ['recovers', 'wakes up', 'cured', 'remove', 'removes', 'cure'],
    means: 'Lose a Special Condition: by a coin, by time, by a card, on the Bench, or by evolving.',
  },
  {
    term: 'between turns',
    also: ['between-turns step', 'checkup', 'Between turns'],
    means: ({ between }) =>
      `After each turn, of either player: Poison, Burn, sleep, paralysis, then what cards want. ${
        between.groups.length > 1
          ? 'Knock Outs happen at once, step by step.'
          : 'Knock Outs are looked for once, at the end.'
      }`,
  },
  {
    term: 'once in your turn',
    also: ['once a turn', "once in each player's turn", 'once per turn'],
    means: 'One use for each Pokémon that has it, each turn.',
  },
]
