/** What stands on a card. */
import type { GlossaryEntry } from './entry.ts'

export const PARTS: readonly GlossaryEntry[] = [
  {
    term: 'HP',
    also: ['Hit Points', 'more HP'],
    means: 'How much damage a Pokémon can bear. As soon as its damage reaches this number, it is Knocked Out.',
  },
  {
    term: 'type',
    also: ['types', 'any type'],
    means: ({ types }) =>
      `What a Pokémon or an Energy is made of. This rulebook knows ${types.length} types. Weakness and Resistance look at the type of the attacking Pokémon, not at its Energy.`,
  },
  {
    term: 'stage',
    also: ['stages'],
    means: 'How far a Pokémon has evolved, from Basic over Stage 1 to Stage 2.',
    in: {
      'ecard-2002': 'A Baby comes before the Basic.',
      'hgss-2010': 'A LEGEND has a stage of its own.',
      'xy-2016': 'Further stages are called MEGA, BREAK and Restored.',
    },
  },
  {
    term: 'name',
    also: ['names', 'same name', 'card name'],
    everyday: true,
    means:
      'Decides which cards count as the same in a deck, and what a Pokémon evolves from. Pictures, sets and attacks do not matter for it.',
    in: {
      'ecard-2002': 'An owner in front is part of it.',
      'hgss-2010': 'An owner in front, the sign of an SP, “ex” and “LEGEND” are part of it.',
      'xy-2016':
        'An owner in front, signs at the end, “EX”, “M” and “BREAK” are part of it; levels, δ and Team Plasma are not.',
    },
  },
  {
    term: 'evolves from',
    also: ['evolved from'],
    means: 'The line on an Evolution card that names the Pokémon it must be laid onto. Only that name counts.',
  },
  {
    term: 'attack cost',
    also: ['cost', 'Energy cost', 'costs', 'pays', 'pay'],
    means:
      'The Energy that must be attached before an attack can be used. Each sign asks for that type; a Colorless sign takes any. The Energy stays where it is.',
  },
  {
    term: 'Retreat Cost',
    also: ['retreat cost', 'Retreat Costs', 'cost of retreating'],
    means: 'How many Energy a Pokémon discards to change places with one on your Bench. No sign means that it is free.',
  },
  {
    term: 'Weakness',
    also: ['Weaknesses', 'weak'],
    means: ({ damage }) =>
      `The type that hurts this Pokémon most. ${
        damage.weaknessTimes === null
          ? 'The change stands beside the type: ×2 doubles the damage, +20 adds 20.'
          : `Attacks of Pokémon of that type do ${damage.weaknessTimes} times the damage.`
      } It counts for the Active Pokémon, not on the Bench.`,
  },
  {
    term: 'Resistance',
    also: ['Resistances', 'resists'],
    means: ({ damage }) =>
      `The type that hurts this Pokémon least. ${
        damage.resistanceMinus === null
          ? 'How much is taken off stands beside the type.'
          : `Attacks of Pokémon of that type do ${damage.resistanceMinus} less damage.`
      } It is reckoned after Weakness, and not on the Bench.`,
  },
  {
    term: 'Weakness and Resistance',
    also: ['Weakness or Resistance', 'Weakness, Resistance', 'Weakness and Resistance on the Bench'],
    means:
      'The two changes that types make to damage, Weakness first. “Before” them means that the change is doubled along; “after” them means that it is not.',
  },
  {
    term: 'damage number',
    also: ['+', '×', '−', '?', 'damage sign', 'base damage'],
    means: ({ types }) =>
      `What an attack does before anything changes it. Behind the number, + says that the text may add something and − that it may take something off. × says that you multiply${
        types.includes('fairy') ? '' : ', and ? that the text alone tells the amount'
      }.`,
  },
  {
    term: 'Pokémon Power',
    also: ['power', 'powers', 'Pokémon Powers', 'this power'],
    means: ({ powers: { words } }) =>
      words.activated === words.constant
        ? `What older cards call an ${words.activated}.`
        : `Something a Pokémon can do besides attacking: a ${words.activated} is used when you want, a ${words.constant} is always on.`,
  },
  {
    term: 'Poké-Power',
    also: ['Poké-Powers'],
    means:
      'A power that you use in your turn before you attack, usually once a turn. The Pokémon may be Active or on the Bench. It is no attack, so you may still attack.',
    in: {
      'ecard-2002': 'While its Pokémon has any Special Condition, it is off.',
      'hgss-2010': 'Most are off while their Pokémon has a Special Condition; the card says so.',
      'xy-2016': 'Found on older cards only; since then there are Abilities.',
    },
  },
  {
    term: 'Poké-Body',
    also: ['Poké-Bodies'],
    means: 'A power that works all the time while its Pokémon is in play, whatever Special Conditions it has.',
    in: { 'xy-2016': 'Found on older cards only; since then there are Abilities.' },
  },
  {
    term: 'Ability',
    also: ['Abilities'],
    means:
      'A power of a Pokémon that is no attack. Some work all the time, others you choose to use before you attack. Special Conditions do not switch it off unless the card says so.',
    in: {
      'ecard-2002': 'In 2002 there are Poké-Powers and Poké-Bodies instead.',
      'hgss-2010': 'In 2010 there are Poké-Powers and Poké-Bodies instead.',
    },
  },
  {
    term: 'card text',
    also: ['text', 'texts', 'card texts'],
    everyday: true,
    means: 'The sentences on a card. Where a card and the rules disagree, the card is right.',
  },
  {
    term: 'as you like',
    also: ['as you choose', 'of your choice', 'of their own choice', 'your choice', 'as often as you like'],
    everyday: true,
    means: 'The player who is named decides, and we ask that player.',
  },
]
