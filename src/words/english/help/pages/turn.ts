/** What you can do in your turn. */
import { type Rulebook, trainerWord } from '../../../../app/ruleset-facts.ts'
import { capital, typesListed } from '../../phrases/lists.ts'
import { often, spelled } from '../../phrases/numbers.ts'
import { SYMBOLS } from '../symbols.ts'
import type { Topic } from './topic.ts'

const powerWords = ({ powers: { words } }: Rulebook): string =>
  words.activated.endsWith('y') ? 'Abilities' : `${words.activated}s`

const firstTurns = ({ firstTurn }: Rulebook): string =>
  [
    'No Pokémon evolves in its player’s first turn.',
    firstTurn.trainers
      ? ''
      : 'The player who begins the game plays no Trainer, Supporter, Stadium or Fossil in that very first turn.',
    firstTurn.attack ? '' : 'The player who begins the game does not attack in that very first turn.',
  ]
    .filter(Boolean)
    .join(' ')

const turn: Topic = {
  id: 'turn',
  title: 'Your turn, step by step',
  also: ['checklist', 'turns', 'my turn', 'first turn'],
  rests: () => ['EREAD-11', 'TURN-01', 'TURN-02', 'TURN-04', 'TURN-05', 'FIRST-01', 'FIRST-02', 'FIRST-03', 'ATK-17'],
  lines: rules => [
    '☐ **Draw** a card. We do that for you.',
    '',
    'Then, in any order and as far as you like:',
    `☐ **Bench**: put down Basics, until ${spelled(rules.setUp.bench)} are there`,
    '☐ **Evolve**: as often as you can',
    `☐ **Energy**: attach from your hand ${often(rules.perTurn.energy)}`,
    `☐ **${trainerWord(rules, 'item')}s**: as many as you like`,
    `☐ **Supporter**: ${often(rules.perTurn.supporters)}`,
    `☐ **Stadium**: ${often(rules.perTurn.stadiums)}`,
    `☐ **${powerWords(rules)}**: whichever your Pokémon have`,
    `☐ **Retreat**: ${often(rules.perTurn.retreats)}`,
    '',
    '☐ **Attack**, or end the turn without. Either way nothing follows.',
    '☐ **Between turns**: poison, sleep and the like. We do that for you, too.',
    '',
    `-# ${firstTurns(rules)}`,
  ],
}

const energy: Topic = {
  id: 'energy',
  title: 'Energy',
  also: ['attach', 'attack cost', 'costs'],
  rests: ({ types }) => [
    ...['ATTACH-01', 'ATTACH-02', 'ENERGY-01', 'ENERGY-02', 'ENERGY-03', 'ENERGY-04', 'ENERGY-05', 'ENERGY-06'],
    ...(types.includes('fairy') ? ['ENERGY-07'] : []),
  ],
  lines: ({ perTurn, basicEnergy, types }) => [
    `In your turn you attach Energy from your hand **${often(perTurn.energy)}**, to any Pokémon of yours, also on the Bench. Energy that a card text attaches is extra.`,
    '',
    'An attack asks for what is printed beside it:',
    '- a coloured sign wants Energy of exactly that type',
    '- a Colorless sign takes whatever there is',
    '- more Energy than needed does no harm',
    types.includes('fairy') && '- an empty sign means that the attack is free',
    '',
    'Example: Fire Fire Colorless works with two Fire and a Water. It does not work with one Fire and two Water, nor with two Fire alone.',
    '',
    'Attacking does not use Energy up. It leaves a Pokémon only to pay for a retreat, by a card text, or together with a Pokémon that leaves play.',
    `Basic Energy: ${typesListed(basicEnergy)}. All other Energy cards are special.`,
  ],
}

const symbols: Topic = {
  id: 'symbols',
  title: 'Key to the Energy symbols',
  also: ['symbol', 'types', 'type', 'energy symbols', 'key'],
  rests: ({ types }) => [
    'EREAD-11',
    'ENERGY-01',
    'ENERGY-02',
    'ENERGY-08',
    ...(types.includes('dragon') ? ['ENERGY-09'] : []),
  ],
  lines: ({ types, basicEnergy }) => [
    ...types.map(type => {
      const { letter, sign, likes } = SYMBOLS[type]
      return `- \`${letter}\` **${capital(type)}** (${sign})${basicEnergy.includes(type) ? '' : '\\*'}: ${likes}`
    }),
    '',
    '-# \\* There is no basic Energy card of this type.',
    '-# Pokémon and Energy share these types. Each type has a shape of its own on our pictures, so that you need no colours to tell them apart.',
  ],
}

const evolution: Topic = {
  id: 'evolution',
  title: 'Evolution',
  also: ['evolve', 'evolving', 'stages', 'stage 1', 'stage 2'],
  rests: ({ modules }) => [
    ...['EVO-01', 'EVO-02', 'EVO-03', 'EVO-04', 'EVO-05', 'EVO-06', 'EVO-08', 'FIRST-03', 'CARD-03'],
    ...(modules.includes('baby') ? ['BABY-02', 'BABY-03'] : []),
    ...(modules.includes('mega') ? ['EVO-09', 'MEGA-03', 'BREAK-02'] : []),
  ],
  lines: ({ modules }) => [
    'Lay an Evolution card from your hand onto the Pokémon that it names. The order is Basic, Stage 1, Stage 2, without leaving one out. Active or Bench, as many Pokémon a turn as you like.',
    '',
    '**When not**',
    '- in your own first turn',
    '- a Pokémon that came into play this turn',
    '- a Pokémon that has evolved this turn already',
    '',
    '**What stays**: damage, Energy, everything attached.',
    '**What goes**: Special Conditions and all other effects on it.',
    '**What changes**: HP, attacks and powers are now those of the new card; the old ones cannot be used.',
    modules.includes('baby') && 'A Baby may evolve into the card that names it, even if that card says Basic.',
    modules.includes('mega') &&
      'A **Mega Evolution** ends your turn at once. A **BREAK** does not, and keeps what the card below can do.',
    '',
    'The name decides: a card that evolves from Geodude does not fit on Brock’s Geodude.',
  ],
}

const trainers: Topic = {
  id: 'trainers',
  title: 'Trainers by kind',
  also: ['trainer', 'items', 'item', 'supporter', 'supporters', 'stadium', 'stadiums', 'tool', 'tools'],
  rests: ({ modules }) => [
    ...['CARD-01', 'CARD-02', 'TRN-01', 'TRN-02', 'SUP-01', 'SUP-02', 'STAD-01', 'STAD-02', 'STAD-03'],
    ...['TOOL-01', 'TOOL-02', 'TM-01', 'TM-02', 'TM-03', 'FIRST-01'],
    ...(modules.includes('fossil') ? ['FOSSIL-01'] : []),
  ],
  lines: rules => {
    const { trainers, perTurn, supporterDiscard, machineDiscard, modules, firstTurn } = rules
    const hasItems = trainerWord(rules, 'item') === 'Item'
    return [
      `- **${hasItems ? 'Item' : 'Plain Trainer'}**: as many as you like. Follow its text, then discard it.`,
      `- **Supporter**: ${often(perTurn.supporters)} a turn. ${
        supporterDiscard === 'at-once'
          ? 'Discarded when it is done.'
          : 'It lies next to your Active Pokémon and is discarded as the turn ends.'
      }`,
      `- **Stadium**: ${often(perTurn.stadiums)}${perTurn.stadiums === Infinity ? '' : ' a turn'}. It stays, for both players, until another Stadium or a card removes it.`,
      '- **Pokémon Tool**: attach it to a Pokémon without one. It stays there.',
      `- **Technical Machine**: attach it; the Pokémon may use its attack in place of its own. ${
        machineDiscard === 'end-of-turn'
          ? 'Used or not, it is discarded as the turn ends.'
          : 'It stays unless it says otherwise.'
      }`,
      modules.includes('fossil') && '- **Fossil**: put it onto your Bench, where it is a Basic Pokémon.',
      '',
      hasItems
        ? 'All of them are Trainers. Tools, Technical Machines and Fossils are Items.'
        : trainers.Trainer.includes('supporter')
          ? 'All of them are Trainers: a text that stops Trainers stops them all.'
          : 'A text about Trainers means plain Trainers, Tools, Technical Machines and Fossils. Supporters and Stadiums are not meant.',
      !firstTurn.trainers && 'The player who begins the game can play none of these in that first turn.',
    ]
  },
}

const powers: Topic = {
  id: 'powers',
  title: 'Powers of Pokémon',
  also: ['power', 'ability', 'abilities', 'poké-power', 'poké-body', 'pokémon power'],
  rests: () => ['POW-01', 'POW-02', 'POW-03', 'POW-04', 'POW-05', 'POW-06', 'ATK-05'],
  lines: ({ powers: { words, offUnderConditions } }) => [
    ...(words.activated === words.constant
      ? [
          'An **Ability** is something a Pokémon can do besides attacking. Some are always on. Others you use when you want, before you attack, and usually once a turn.',
          'Special Conditions leave Abilities alone unless the card says otherwise.',
          'Older cards call them Poké-Powers (to be used) and Poké-Bodies (always on).',
        ]
      : [
          `- A **${words.activated}** is used when you want, before you attack; once a turn unless it says otherwise.`,
          `- A **${words.constant}** is always on while its Pokémon is in play.`,
          '',
          offUnderConditions.includes('power')
            ? `A Pokémon with any Special Condition cannot use its ${words.activated}. Its ${words.constant} works on.`
            : `Most ${words.activated}s are off while their Pokémon has a Special Condition: the card says so. A ${words.constant} works on.`,
        ]),
    '',
    'They work from the Bench as well as in front. Use as many as you have. None of them is an attack: you may still attack afterwards, and whatever hampers attacks does not hamper them.',
    '`/power` uses one.',
  ],
}

const retreat: Topic = {
  id: 'retreat',
  title: 'Bench and retreat',
  also: ['retreating', 'bench', 'retreat cost', 'switch'],
  rests: () => [
    ...['BENCH-01', 'BENCH-02', 'RET-01', 'RET-02', 'RET-03', 'RET-04', 'RET-05', 'RET-06', 'RET-07', 'RET-08'],
  ],
  lines: ({ perTurn, retreat, setUp }) => [
    `Your Bench holds up to ${spelled(setUp.bench)} Pokémon. Never leave it empty: then one Knock Out of the Active Pokémon is defeat.`,
    '',
    `To **retreat**, discard as many Energy from your Active Pokémon as its Retreat Cost has signs. Then it changes places with a Benched one. You may do that **${often(perTurn.retreats)}**${perTurn.retreats === Infinity ? '' : ' a turn'}, and the new Active Pokémon may attack.`,
    '- Damage and the remaining cards stay on both.',
    '- A Pokémon that goes to the Bench loses all Special Conditions and all effects of attacks.',
    '- A Pokémon that is Asleep or Paralyzed cannot retreat.',
    retreat.confusedFlips
      ? '- A Confused Pokémon pays first and then flips a coin. On tails it stays, the Energy is gone, and this turn it gets no second try.'
      : '- A Confused Pokémon retreats without a flip.',
    '- A card that is two Energy may pay for one; but once the cost is met, you discard nothing more.',
  ],
}

export const TURN_TOPICS: readonly Topic[] = [turn, energy, symbols, evolution, trainers, powers, retreat]
