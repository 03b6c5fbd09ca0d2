/** How to read a card, and which kinds of cards play by rules of their own. */
import type { Rulebook, RulesetId } from '../../../../app/ruleset-facts.ts'
import type { Topic } from './topic.ts'

const LAYOUT: Readonly<Record<RulesetId, readonly string[]>> = {
  'ecard-2002': [
    '**Attacks**: one or two. The cost is to the left of the name, the damage to the right.',
    '**Bottom left**: Weakness.',
    '**Bottom middle**: Resistance.',
    '**Bottom right**: Retreat Cost.',
  ],
  'hgss-2010': [
    '**Attacks**: one or more. The cost is to the left of the name, the damage to the right.',
    '**Bottom**: Weakness and Resistance, each with its amount.',
    '**Bottom right**: Retreat Cost.',
  ],
  'xy-2016': [
    '**Top left**: the stage, and what it evolves from.',
    '**Top right of a Trainer**: whether it is an Item, a Supporter or a Stadium.',
    '**Under the name**: an Ancient Trait, on the few Pokémon that have one.',
    '**Attacks**: one or more. The damage is to the right of the name.',
    '**Bottom left**: Weakness and Resistance with their amounts, and the Retreat Cost.',
    '**Last lines**: rules of this kind of card. They must be followed.',
  ],
}

const anatomy: Topic = {
  id: 'card',
  title: 'Reading a card',
  also: ['anatomy', 'cards', 'parts of a card', 'card anatomy', 'layout'],
  rests: () => ['CARD-05', 'CARD-06', 'CARD-07', 'CARD-08', 'CARD-09', 'EREAD-11', 'GAME-06'],
  lines: ({ id, powers: { words }, types }) => [
    'Every Pokémon has a name, a stage, HP, a type, attacks, a Retreat Cost; most have a Weakness, some a Resistance.',
    '',
    ...LAYOUT[id].map(line => `- ${line}`),
    `- **Among the attacks**: what is labelled ${
      words.activated === words.constant ? words.activated : `${words.activated} or ${words.constant}`
    } has no cost and is no attack.`,
    '',
    `Behind a damage number, **+** and **−** say that the text may change it. **×** says that you multiply${
      types.includes('fairy') ? '' : ', and **?** that only the text knows'
    }.`,
    'Where a card and these pages disagree, the card is right. `/card` shows any card with its text in plain words.',
  ],
}

interface Kind {
  readonly line: string
  readonly rests: readonly string[]
}

const OWNERS: Kind = {
  line: '**Trainers’ Pokémon**, such as Brock’s: the owner belongs to the name. They evolve only among themselves.',
  rests: ['OWNER-02', 'NAME-01'],
}

const LEGENDS: Kind = {
  line: '**LEGEND**: two halves, one Pokémon. Lay both, the upper and the lower one, onto your Bench together. Neither Basic nor Evolution, so you cannot begin with it. In play it is one Pokémon in one place; elsewhere two cards.',
  rests: ['LEGEND-01', 'LEGEND-02', 'LEGEND-03', 'LEGEND-04', 'LEGEND-05', 'LEGEND-06'],
}

const POKEMON: Readonly<Record<RulesetId, readonly Kind[]>> = {
  'ecard-2002': [
    {
      line: '**Baby Pokémon**: count as Basics, but can still evolve, even into a card that says Basic, which then counts as evolved.',
      rests: ['BABY-01', 'BABY-02', 'BABY-03'],
    },
    {
      line: 'A player who attacks an Active Baby flips a coin first. Tails: the turn is over.',
      rests: ['BABY-04', 'ATK-08'],
    },
    OWNERS,
    {
      line: '**Pokémon-e** cards with a code at the edge play like all others. The code does nothing in the game.',
      rests: ['CARD-12'],
    },
  ],
  'hgss-2010': [
    LEGENDS,
    { line: 'Some LEGENDs say that they are worth two Prizes; the others are worth one.', rests: ['LEGEND-07'] },
    {
      line: '**Pokémon-ex**: worth two Prizes. It evolves only into cards that name it with its “ex”.',
      rests: ['PEX-01', 'PEX-02'],
    },
    {
      line: '**LV.X**: lay it onto a Pokémon of yours with this name. Old attacks and powers remain. This is not evolving.',
      rests: ['LVX-01', 'LVX-02'],
    },
    {
      line: '**Pokémon SP**: the sign behind the name belongs to the name. It is no owner.',
      rests: ['SP-01', 'SP-02'],
    },
    { line: '**Pokémon ★**: one in a deck.', rests: ['STAR-01'] },
    { line: '**Prime**: another picture, no other rule.', rests: ['CARD-13'] },
    OWNERS,
  ],
  'xy-2016': [
    { line: '**Pokémon-EX**: worth two Prizes. “EX” belongs to the name.', rests: ['EX-01', 'EX-02', 'CARD-14'] },
    {
      line: '**Mega Evolution** and **Primal Reversion**: evolve from the Pokémon-EX they name and from nothing else. Worth two Prizes. When you play one, your turn ends.',
      rests: ['MEGA-01', 'MEGA-02', 'MEGA-03', 'MEGA-04', 'MEGA-05', 'PRIMAL-01'],
    },
    {
      line: '**BREAK**: an Evolution with its own HP, perhaps another type, and something extra. Everything else of the card below goes on, from its attacks to its Retreat Cost. Your turn goes on as well.',
      rests: ['BREAK-01', 'BREAK-02', 'BREAK-03'],
    },
    {
      line: '**Restored Pokémon**: come to the Bench only through their Fossil. Neither Basic nor Evolution. Whatever names them may evolve from them.',
      rests: ['RESTORED-01', 'RESTORED-02', 'RESTORED-03', 'RESTORED-04', 'RESTORED-05'],
    },
    { line: '**Two types**: both count, for texts and for Weakness and Resistance.', rests: ['DUAL-01', 'DUAL-02'] },
    { line: '**Ancient Trait**: neither attack nor Ability. Nothing that stops those stops it.', rests: ['TRAIT-01'] },
    { line: '**Team Plasma**: a mark, no part of the name.', rests: ['PLASMA-01', 'PLASMA-02'] },
    {
      line: 'Older kinds, such as **LEGEND** and **LV.X**, keep their rules: see `/glossary`.',
      rests: ['LEGEND-01', 'LVX-01'],
    },
  ],
}

const FOSSILS: Kind = {
  line: '**Fossil**: a Trainer that is a Basic Pokémon in play, and at the set-up. In hand, deck and discard pile it is none: a search for Basics passes it by.',
  rests: ['FOSSIL-01', 'FOSSIL-02', 'FOSSIL-03'],
}

const LOST: Kind = {
  line: '**Lost Zone**: what goes there lies face up and stays to the end of the game.',
  rests: ['LOST-01'],
}

const DEVOLVING: Kind = {
  line: '**Devolving**: some texts take an Evolution card off. Damage stays, Special Conditions and effects go.',
  rests: ['DEVO-01', 'DEVO-02'],
}

const OTHERS: Readonly<Record<RulesetId, readonly Kind[]>> = {
  'ecard-2002': [
    { line: '**Technical Machine**: an attack to borrow, for this turn only.', rests: ['TM-01', 'TM-02', 'TM-03'] },
    {
      line: '**Darkness Energy** and **Metal Energy** are special Energy, so the limit on copies holds for them.',
      rests: ['ENERGY-02', 'ENERGY-03'],
    },
    {
      line: 'Darkness Energy hurts its bearer between turns, on the Bench too. Darkness Pokémon and those with “Dark” in their name are spared.',
      rests: ['BETW-06'],
    },
    {
      line: '**Char counters** and other named counters stay on the Bench and go by evolving. A coin is flipped for Char between turns.',
      rests: ['CTR-01', 'CTR-02', 'BETW-05'],
    },
  ],
  'hgss-2010': [
    FOSSILS,
    {
      line: 'The player who begins cannot play a Fossil in the first turn, only place it at the set-up.',
      rests: ['FOSSIL-04'],
    },
    LOST,
    DEVOLVING,
    { line: '**Named counters** stay on the Bench and go by evolving.', rests: ['CTR-01', 'CTR-02'] },
  ],
  'xy-2016': [
    { line: '**ACE SPEC**: a single card of this kind in a deck.', rests: ['ACE-01'] },
    {
      line: '**Team Flare Hyper Gear**: a Tool for a Pokémon-EX of your *opponent*, one that carries no Tool yet. When it leaves, it goes to your own discard pile.',
      rests: ['FLARE-01', 'FLARE-02'],
    },
    FOSSILS,
    LOST,
    DEVOLVING,
    { line: '**Technical Machine**: an Item with an attack to borrow. It stays attached.', rests: ['TM-01', 'TM-02'] },
  ],
}

const kinds = (
  id: string,
  title: string,
  also: readonly string[],
  of: (rules: Rulebook) => readonly Kind[],
): Topic => ({
  id,
  title,
  also,
  rests: rules => [...new Set(['CARD-04', ...of(rules).flatMap(({ rests }) => rests)])],
  lines: rules => of(rules).map(({ line }) => `- ${line}`),
})

export const CARD_TOPICS: readonly Topic[] = [
  anatomy,
  kinds(
    'special-pokemon',
    'Special kinds of Pokémon',
    ['special cards', 'legend', 'ex', 'mega', 'break', 'baby'],
    ({ id }) => POKEMON[id],
  ),
  kinds(
    'special-cards',
    'Special Trainers, Energy and places',
    ['fossil', 'lost zone', 'ace spec', 'special energy'],
    ({ id }) => OTHERS[id],
  ),
]
