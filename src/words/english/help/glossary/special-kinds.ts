/** Kinds of cards that belong to one era or two. */
import type { GlossaryEntry } from './entry.ts'

const only = (years: string): string => `Cards of this kind belong to the rulebook of ${years}.`

export const SPECIAL_KINDS: readonly GlossaryEntry[] = [
  {
    term: 'Baby Pokémon',
    also: ['Baby', 'Babies'],
    means:
      'A little Pokémon that counts as a Basic and can still evolve, even into a card that says Basic. To attack a Baby, a player flips a coin first: on tails the turn is over without an attack.',
    in: { 'hgss-2010': only('2002'), 'xy-2016': only('2002') },
  },
  {
    term: 'Fossil',
    also: ['Fossils', 'Fossil card', 'Fossil Trainer'],
    means:
      'A Trainer that lies in play as if it were a Basic Pokémon. You may begin the game with it. In hand, deck and discard pile it is just a Trainer.',
    in: {
      'ecard-2002': 'The rulebook of 2002 has no rule for it.',
      'hgss-2010': 'Like every Trainer, it must wait if it is the very first turn and yours.',
    },
  },
  {
    term: 'LEGEND',
    also: ['LEGENDs', 'Pokémon LEGEND', 'LEGEND half', 'LEGEND halves'],
    means:
      'One Pokémon on two cards. Hold both halves and lay them onto your Bench together. It is neither a Basic nor an Evolution, and you cannot begin the game with it. In play it is one Pokémon, elsewhere two cards.',
    in: { 'ecard-2002': only('2010') },
  },
  {
    term: 'Pokémon LV.X',
    also: ['LV.X', 'Level-Up', 'level up', 'levels up'],
    means:
      'A card that you lay onto a Pokémon of yours with this name. It adds its own attacks and powers, and those below still work. This is not evolving.',
    in: { 'ecard-2002': only('2010') },
  },
  {
    term: 'Pokémon-ex',
    also: ['Pokémon ex', 'ex'],
    means:
      'A strong Pokémon with a price: its Knock Out is worth two Prizes to the other side. “ex” is part of its name.',
    in: { 'ecard-2002': only('2010'), 'xy-2016': 'In 2016 the letters are large: see Pokémon-EX.' },
  },
  {
    term: 'Pokémon SP',
    also: ['SP'],
    means:
      'A Pokémon raised by one particular Trainer, marked by a sign behind its name. The sign is part of the name, so it is not the same card as the plain Pokémon.',
    in: { 'ecard-2002': only('2010') },
  },
  {
    term: 'Pokémon ★',
    also: ['Pokémon Star', 'Star'],
    means: 'A rare Pokémon. A deck may hold one such card, whichever it is.',
    in: { 'ecard-2002': only('2010'), 'xy-2016': only('2010') },
  },
  {
    term: 'Pokémon Prime',
    also: ['Prime', 'Primes'],
    means: 'A Pokémon with a special picture and border. It plays like any other of its stage and has the plain name.',
    in: { 'ecard-2002': only('2010'), 'xy-2016': only('2010') },
  },
  {
    term: "Trainers' Pokémon",
    also: ["Trainer's Pokémon", 'Owner', "owner's name"],
    means:
      'A Pokémon whose name begins with its owner, such as “Brock’s”. That owner belongs to the name: it evolves only within its owner’s line, and is counted apart in a deck.',
  },
  {
    term: 'Pokémon-EX',
    also: ['EX'],
    means:
      'A very strong Pokémon with a price: its Knock Out is worth two Prizes to the other side. “EX” is part of its name.',
    in: { 'ecard-2002': only('2016'), 'hgss-2010': 'In 2010 the letters are small: see Pokémon-ex.' },
  },
  {
    term: 'Mega Evolution',
    also: ['MEGA', 'Mega', 'Mega Evolution Pokémon', 'Mega Evolutions'],
    means:
      'The step above a Pokémon-EX. It evolves only from the EX that it names, and it is worth two Prizes itself. As soon as one of your Pokémon becomes one, your turn is over, so do everything else first.',
    in: { 'ecard-2002': only('2016'), 'hgss-2010': only('2016') },
  },
  {
    term: 'Primal Reversion',
    also: ['Primal', 'Primal Reversion Pokémon'],
    means: 'Another way to outgrow a Pokémon-EX. Everything that holds for Mega Evolution holds for it.',
    in: { 'ecard-2002': only('2016'), 'hgss-2010': only('2016') },
  },
  {
    term: 'BREAK',
    also: ['Pokémon BREAK', 'BREAK Evolution'],
    means:
      'An Evolution that adds instead of replacing. It brings its own HP, perhaps another type, and something new; everything else of the card below remains, from its attacks to its Retreat Cost. Your turn goes on.',
    in: { 'ecard-2002': only('2016'), 'hgss-2010': only('2016') },
  },
  {
    term: 'Restored Pokémon',
    also: ['Restored'],
    means:
      'A Pokémon that reaches your Bench only through its own Fossil Item. It is neither a Basic nor an Evolution. Others may evolve from it in the usual way.',
    in: { 'ecard-2002': only('2016'), 'hgss-2010': only('2016') },
  },
  {
    term: 'ACE SPEC',
    also: ['ACE SPECs'],
    means: 'A Trainer so strong that a deck may hold a single one of them all.',
    in: { 'ecard-2002': only('2016'), 'hgss-2010': only('2016') },
  },
  {
    term: 'Team Plasma',
    also: ['Plasma', 'Team Plasma card', 'Team Plasma cards'],
    means: 'A mark that some texts ask for. It changes neither the name of the card nor how it evolves.',
    in: { 'ecard-2002': only('2016'), 'hgss-2010': only('2016') },
  },
  {
    term: 'Team Flare Hyper Gear',
    also: ['Hyper Gear'],
    means:
      'A Pokémon Tool that you attach to a Pokémon-EX of your opponent, to its harm. When it leaves, it goes to your discard pile.',
    in: { 'ecard-2002': only('2016'), 'hgss-2010': only('2016') },
  },
  {
    term: 'Ancient Trait',
    also: ['Ancient Traits', 'Trait'],
    means: 'A gift printed below the name. It is no attack and no Ability, so whatever stops those does not stop it.',
    in: { 'ecard-2002': only('2016'), 'hgss-2010': only('2016') },
  },
  {
    term: 'dual type',
    also: ['dual-type', 'dual-type Pokémon', 'two types'],
    means:
      'A Pokémon of two types at once. Texts about either type reach it, and the Weakness or Resistance of others to either type counts.',
    in: { 'ecard-2002': only('2016'), 'hgss-2010': only('2016') },
  },
  {
    term: 'Delta Species',
    also: ['δ', 'delta'],
    means: 'A Pokémon of an unusual type, marked with δ.',
    in: {
      'ecard-2002': 'The rulebook of 2002 does not know it.',
      'hgss-2010': 'The rulebook of 2010 does not speak of it.',
      'xy-2016': 'The δ is no part of the name: it counts and evolves like the plain Pokémon.',
    },
  },
  {
    term: 'Pokémon-e',
    also: ['e-Card', 'e-Reader', 'Dot Code'],
    means:
      'A card of 2002 with a code along its edge, once read by a small machine. It plays like any other card. What the machine told, you find in `/card`, `/glossary` and `/coin`.',
  },
]
