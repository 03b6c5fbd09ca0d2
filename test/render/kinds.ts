/** Invented cards of every kind that a card can be, and some that are longer than any real one. */
import { type CardFace, faceOf } from '../../src/app/card-face.ts'
import { attack, basicEnergy, pokemon, specialEnergy, trainer } from '../../src/cards/kit/facts.ts'
import { type Attack, type Print, TYPES } from '../../src/engine/print.ts'
import { RULESETS } from '../../src/rulesets/index.ts'

/** Cards of every kind are invented for the rulebook that has most kinds. */
export const inventedFace = (print: Print): CardFace => faceOf(print, RULESETS['xy-2016'])

const saying = (attack: Attack, text: string): Attack => ({ ...attack, text })

const drake = { type: 'dragon', weakness: 'fairy', retreat: 2 } as const

export const everyKind: readonly Print[] = [
  pokemon('kind-baby', {
    name: 'Sparklet',
    type: 'lightning',
    stage: 'baby',
    hp: 30,
    powers: [
      {
        name: 'Baby Luck',
        kind: 'power',
        text: 'An attack on this Pokémon begins with a coin flip; on tails, the turn ends.',
      },
    ],
    attacks: [attack('Nap', '', 0)],
  }),
  pokemon('kind-basic', { ...drake, name: 'Cinderling', hp: 60, attacks: [attack('Scratch', 'C', 10)] }),
  pokemon('kind-stage1', {
    ...drake,
    name: 'Cinderwing',
    stage: 'stage1',
    from: 'Cinderling',
    hp: 90,
    resistance: ['fire', 20],
    powers: [{ name: 'Thick Scales', kind: 'body', text: 'This Pokémon takes 10 less damage from attacks.' }],
    attacks: [
      saying(attack('Ember Dive', 'RWC', '40+'), 'If it has a Fire Energy and a Water Energy, 20 more damage.'),
    ],
  }),
  pokemon('kind-stage2', {
    ...drake,
    name: 'Cinderlord',
    stage: 'stage2',
    from: 'Cinderwing',
    hp: 150,
    attacks: [attack('Roar', 'C', 0), attack('Firestorm', 'RRWC', '120×')],
  }),
  pokemon('kind-lvx', {
    ...drake,
    name: 'Cinderlord',
    stage: 'lvx',
    from: 'Cinderlord',
    hp: 170,
    weakness: ['fairy', '+30'],
    powers: [
      {
        name: 'High Reign',
        kind: 'power',
        text: 'Once in your turn you may move an Energy between two of your Pokémon.',
      },
    ],
    attacks: [attack('Last Flame', 'RRWC', 150)],
  }),
  pokemon('kind-break', {
    ...drake,
    name: 'Cinderlord BREAK',
    stage: 'break',
    from: 'Cinderlord',
    hp: 190,
    attacks: [
      saying(
        attack('Split the Sky', 'RWC', 100),
        'Flip a coin; on heads, discard a Water Energy from the Defending Pokémon.',
      ),
    ],
  }),
  pokemon('kind-ex', {
    name: 'Titan-EX',
    type: 'fighting',
    hp: 180,
    labels: ['EX'],
    weakness: 'psychic',
    retreat: 4,
    powers: [{ name: 'α Growth', kind: 'trait', text: 'You may attach two Energy cards to this Pokémon at once.' }],
    attacks: [attack('Great Stomp', 'FFC', 90)],
  }),
  pokemon('kind-mega', {
    name: 'M Titan-EX',
    type: ['fighting', 'metal'],
    stage: 'mega',
    from: 'Titan-EX',
    hp: 230,
    labels: ['EX'],
    weakness: 'psychic',
    resistance: ['darkness', 20],
    retreat: 5,
    powers: [{ name: 'Unmoved', kind: 'ability', text: 'Effects of attacks cannot make this Pokémon change places.' }],
    attacks: [attack('Mega Stomp', 'FFMMC', 190)],
  }),
  pokemon('kind-restored', {
    name: 'Shellback',
    type: 'water',
    stage: 'restored',
    from: 'Old Shell',
    hp: 110,
    labels: ['plasma'],
    attacks: [attack('Tidal Push', 'WWC', 70)],
  }),
  pokemon('kind-top', { name: 'Sun & Moon LEGEND', type: ['fire', 'psychic'], stage: 'legend', half: 'top', hp: 160 }),
  pokemon('kind-bottom', {
    name: 'Sun & Moon LEGEND',
    type: ['fire', 'psychic'],
    stage: 'legend',
    half: 'bottom',
    hp: 160,
  }),
  pokemon('kind-star', {
    name: 'Nidoran ♀ ★',
    type: 'fairy',
    hp: 80,
    labels: ['star', 'delta'],
    attacks: [attack('Shine', 'Y', 30)],
  }),
  pokemon('kind-ex-old', {
    name: 'Titan ex',
    type: 'darkness',
    hp: 120,
    labels: ['ex', 'sp'],
    attacks: [attack('Shade', 'D', 30)],
  }),
  trainer('kind-item', 'item', {
    name: 'Spare Parts',
    text: 'Take a Metal Energy from your discard pile.',
    labels: ['ace-spec'],
  }),
  trainer('kind-supporter', 'supporter', { name: 'Old Postmaster', text: 'Draw 3 cards.' }),
  trainer('kind-stadium', 'stadium', { name: 'Sorting Hall', text: 'Each Bench holds only 4 Pokémon.' }),
  trainer('kind-tool', 'tool', { name: 'Wax Seal', text: 'The Pokémon this is attached to has 20 more HP.' }),
  trainer('kind-machine', 'technical-machine', {
    name: 'Technical Machine 07',
    text: 'The Pokémon this is attached to can use this attack.',
    attacks: [saying(attack('Devolve All', 'C', 0), 'Each evolved Pokémon of the opponent loses its highest stage.')],
  }),
  trainer('kind-fossil', 'fossil', {
    name: 'Old Shell',
    text: 'Play this card as if it were a Basic Pokémon.',
    inPlay: pokemon('kind-fossil', { name: 'Old Shell', type: 'colorless', hp: 40 }),
  }),
  basicEnergy('kind-energy', 'fairy'),
  specialEnergy('kind-special', {
    name: 'Twin Spark Energy',
    provides: [['lightning'], ['lightning', 'metal']],
    text: 'This card is one Lightning Energy, and one Lightning or Metal Energy.',
  }),
  specialEnergy('kind-any', {
    name: 'Every Energy',
    provides: [TYPES],
    text: 'This card is one Energy of every type.',
  }),
]

const SENTENCE =
  'Flip a coin; on heads, discard a Water Energy from the Defending Pokémon, and the Defending Pokémon becomes Paralyzed. '

/** Longer in every respect than a card may ever be. */
export const longest: Print = pokemon('long-9999999999', {
  name: 'Professor Extraordinary’s Everlastingly Long-Named Companion δ',
  type: ['darkness', 'dragon'],
  stage: 'stage2',
  from: 'Professor Extraordinary’s Long-Named Companion',
  hp: 1230,
  labels: ['EX', 'prime', 'star', 'plasma'],
  weakness: ['lightning', '+100'],
  resistance: ['metal', 100],
  retreat: 9,
  powers: [{ name: 'An Ability With A Name Beyond Any Measure', kind: 'trait', text: SENTENCE.repeat(3) }],
  attacks: [
    saying(attack('Hundred Furious Punches Of The Everlasting Storm', 'RWLPFD', '1000×'), SENTENCE.repeat(3)),
    saying(attack('Supercalifragilistic-Unbreakable-Attack-Name', '', '30+'), SENTENCE.repeat(2)),
  ],
})
