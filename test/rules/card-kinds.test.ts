import { describe, expect, test } from 'vitest'
import { attack, pokemon, trainer } from '../../src/cards/kit/facts.ts'
import { upTo } from '../../src/engine/choose.ts'
import { hasLabel, type PokemonPrint, type Print, type Stage, TRAINER_KINDS } from '../../src/engine/print.ts'
import { isBasicPrint, isEvolutionPrint, meansTrainer, trainerFamily, trainerWord } from '../../src/engine/queries.ts'
import type { TrainerWord } from '../../src/engine/ruleset.ts'
import { inZone, moveCards, search } from '../../src/engine/zones.ts'
import { RULESET_IDS, RULESETS, type RulesetId } from '../../src/rulesets/index.ts'
import { given } from '../scenario/index.ts'

/** "Search your deck for any number of such cards and put them into your hand." */
const finder = (id: string, wanted: (print: Print) => boolean, word?: TrainerWord) =>
  trainer(id, 'item', {
    name: id,
    *play(context) {
      const { game, you } = context
      const means = (print: Print) =>
        word === undefined || (print.kind === 'trainer' && meansTrainer(game, word, print.trainer))
      const found = yield* search(context, 'search-deck', print => wanted(print) && means(print), upTo(9))
      moveCards(game, found, inZone('deck', you), inZone('hand', you))
      game.shuffleDeck(you)
    },
  })

const notFiller = (print: Print) => print.id !== 'filler'
const finders = [
  finder('find-trainer', notFiller, 'Trainer'),
  finder('find-item', notFiller, 'Item'),
  finder('find-supporter', notFiller, 'Supporter'),
  finder('find-stadium', notFiller, 'Stadium'),
  finder('find-pokemon', ({ kind }) => kind === 'pokemon'),
  finder('find-energy', ({ kind }) => kind === 'energy'),
  finder('find-basic', isBasicPrint),
  finder('find-evolution', print => print.kind === 'pokemon' && isEvolutionPrint(print)),
  finder('find-plasma', print => hasLabel(print, 'plasma')),
]

/** What the card finds in the deck. */
function found(rules: RulesetId, card: string, deck: readonly string[], cards: readonly Print[] = []) {
  const game = given({ rules, cards: [...finders, ...cards], you: { hand: [card], deck } })
  game.you.play(card)
  const names = game.questions[0]?.options.map(option => game.nameOption(option)) ?? []
  game.you.choose()
  return [...names].sort()
}

const shell = trainer('shell', 'fossil', {
  name: 'Old Shell',
  inPlay: pokemon('shell', { name: 'Old Shell', type: 'colorless', hp: 50 }),
})
const kinds = ['potion', 'draw-three', 'park', 'charm', 'machine']
const mixed = [...kinds, 'pip', 'pippo', 'fire', 'double']

test.each<[RulesetId, string[]]>([
  ['ecard-2002', ['charm', 'draw-three', 'machine', 'park', 'potion']],
  ['hgss-2010', ['charm', 'machine', 'potion']],
  ['xy-2016', ['charm', 'draw-three', 'machine', 'park', 'potion']],
])('[CARD-01] %s: three families, and "Trainer" means %s', (rules, trainers) => {
  expect(found(rules, 'find-pokemon', mixed)).toEqual(['pip', 'pippo'])
  expect(found(rules, 'find-energy', mixed)).toEqual(['double', 'fire'])
  expect(found(rules, 'find-trainer', mixed)).toEqual(trainers)
})

test.each<[RulesetId, { item: string[]; trainerFossil: string[] }]>([
  ['ecard-2002', { item: [], trainerFossil: [] }],
  ['hgss-2010', { item: [], trainerFossil: ['shell'] }],
  ['xy-2016', { item: ['charm', 'machine', 'potion', 'shell'], trainerFossil: ['shell'] }],
])(
  '[CARD-02] %s: what Item, Supporter and Stadium mean, and where a Fossil belongs',
  (rules, { item, trainerFossil }) => {
    const deck = [...mixed, 'shell']
    expect(found(rules, 'find-item', deck, [shell])).toEqual(item)
    expect(found(rules, 'find-supporter', deck, [shell])).toEqual(['draw-three'])
    expect(found(rules, 'find-stadium', deck, [shell])).toEqual(['park'])
    expect(found(rules, 'find-trainer', ['shell'], [shell])).toEqual(trainerFossil)
  },
)

const noTrainers = {
  'no-trainers': () => ({
    modifiers: {
      canPlay: (
        value: boolean,
        { print }: { readonly print: Print },
        _: unknown,
        table: Parameters<typeof meansTrainer>[0],
      ) => value && !(print.kind === 'trainer' && meansTrainer(table, 'Trainer', print.trainer)),
    },
  }),
}

test.each<[RulesetId, string[]]>([
  ['ecard-2002', []],
  ['hgss-2010', ['PlayStadium park', 'PlayTrainer draw-three']],
  ['xy-2016', []],
])('[CARD-02] %s: "can\'t play Trainer cards" leaves exactly these: %s', (rules, left) => {
  const game = given({
    rules,
    lasting: noTrainers,
    effects: [{ name: 'no-trainers', on: 'you' }],
    you: { hand: kinds },
  })
  const played = game.you.allLegal.flatMap(each =>
    'card' in each && each.type !== 'Attack' ? [`${each.type} ${each.card}`] : [],
  )
  expect(played.sort()).toEqual(left)
})

const ofStage = (stage: Stage): PokemonPrint => pokemon(stage, { name: stage, type: 'fire', hp: 60, stage })
const stages = (...all: readonly Stage[]) => ({ ids: all as readonly string[], prints: all.map(ofStage) })

test.each(RULESET_IDS)('[CARD-03] %s: Stage 1 and Stage 2 are Evolution cards, a Basic is not', rules => {
  expect(found(rules, 'find-evolution', ['pip', 'pippo', 'pipparch', 'fire'])).toEqual(['pipparch', 'pippo'])
  expect(found(rules, 'find-basic', ['pip', 'pippo', 'pipparch', 'fire'])).toEqual(['pip'])
})

test.each<[RulesetId, Stage[], { basic: string[]; evolution: string[] }]>([
  ['ecard-2002', ['baby'], { basic: ['baby'], evolution: [] }],
  ['hgss-2010', ['legend', 'lvx'], { basic: [], evolution: [] }],
  ['xy-2016', ['mega', 'break', 'restored', 'legend', 'lvx'], { basic: [], evolution: ['break', 'mega'] }],
])('[CARD-04] %s: of %s, these are Basic or Evolution cards: %o', (rules, more, { basic, evolution }) => {
  const { ids, prints } = stages(...more)
  expect(found(rules, 'find-basic', ids, prints)).toEqual(basic)
  expect(found(rules, 'find-evolution', ids, prints)).toEqual(evolution)
  expect(found(rules, 'find-pokemon', ids, prints)).toEqual([...ids].sort())
})

test.each<RulesetId>(['hgss-2010', 'xy-2016'])('[B-35] %s: a Fossil in the deck is no Basic Pokémon', rules => {
  expect(found(rules, 'find-basic', ['shell', 'pip'], [shell])).toEqual(['pip'])
  expect(found(rules, 'find-pokemon', ['shell', 'pip'], [shell])).toEqual(['pip'])
})

/** "Look at your face-down Prizes and take the Basic Pokémon among them." */
const peek = trainer('peek', 'item', {
  name: 'Peek',
  *play({ game, you }) {
    const basics = game.side(you).prizes.filter(card => {
      const print = game.rules.prints.get(game.state.cards[card] ?? '')
      return print && isBasicPrint(print)
    })
    moveCards(game, basics, inZone('prizes', you), inZone('hand', you))
  },
})

test.each<RulesetId>(['hgss-2010', 'xy-2016'])('[B-35] %s: nor is it one among the Prizes', rules => {
  const game = given({ rules, cards: [peek, shell], you: { hand: ['peek'], prizes: ['shell', 'dew', 'fire'] } })
  game.you.play('peek')
  expect(game.you.hand).toEqual(['dew'])
  expect(game.you.zone('prizes')).toEqual(['shell', 'fire'])
})

describe('Team Plasma in xy-2016', () => {
  const marked = [
    pokemon('plasma-pip', { name: 'Pip', type: 'fire', hp: 70, labels: ['plasma'] }),
    trainer('plasma-plan', 'supporter', { name: 'Plan', labels: ['plasma'] }),
    {
      kind: 'energy',
      id: 'plasma-energy',
      name: 'Pale Energy',
      labels: ['plasma'],
      basic: false,
      provides: [['colorless']],
    } as const,
  ]

  test('[PLASMA-01] any card that has the look is such a card, be it Pokémon, Trainer or Energy', () => {
    const deck = ['pip', 'potion', 'fire', 'plasma-pip', 'plasma-plan', 'plasma-energy']
    expect(found('xy-2016', 'find-plasma', deck, marked)).toEqual(['plasma-energy', 'plasma-pip', 'plasma-plan'])
  })

  test('[PLASMA-02] it evolves like the plain Pokémon, and the plain one into it', () => {
    const grown = pokemon('plasma-pippo', {
      name: 'Pippo',
      type: 'fire',
      hp: 90,
      stage: 'stage1',
      from: 'Pip',
      labels: ['plasma'],
    })
    const game = given({
      rules: 'xy-2016',
      cards: [...marked, grown],
      you: { active: 'plasma-pip', bench: ['pip'], hand: ['pippo', 'plasma-pippo'] },
    })
    expect(game.you.legal('Evolve')).toHaveLength(4)
    game.you.evolve('pippo', 'active')
    game.you.evolve('plasma-pippo', 'pip')
    expect(game.you.active.stack).toEqual(['plasma-pip', 'pippo'])
    expect(game.you.benched('plasma-pippo').stack).toEqual(['pip', 'plasma-pippo'])
  })
})

describe('labels that are only looks', () => {
  const prime = pokemon('prime', {
    name: 'Pippo',
    type: 'fire',
    hp: 90,
    stage: 'stage1',
    from: 'Pip',
    labels: ['prime'],
    attacks: [attack('Glow', 'C', 30)],
  })

  test('[CARD-13, B-51] hgss-2010: a Prime evolves, is evolved and is Knocked Out like any other', () => {
    const game = given({
      rules: 'hgss-2010',
      cards: [prime],
      you: { active: 'pip', bench: [{ card: ['pip', 'prime'] }], hand: ['prime', 'pipparch'] },
    })
    game.you.evolve('prime', 'active')
    game.you.evolve('pipparch', game.you.benchedAll[0]?.id)
    expect(game.you.active.stack).toEqual(['pip', 'prime'])
    expect(game.you.benched('pipparch').stack).toEqual(['pip', 'prime', 'pipparch'])

    const other = given({
      rules: 'hgss-2010',
      cards: [prime],
      you: { active: { card: 'striker', energy: ['fire'] } },
      opponent: { active: { card: ['pip', 'prime'] }, bench: ['wall'] },
    })
    other.you.attack('Huge')
    expect(other).toAsk('you', [0, 1, 2, 3, 4, 5], { min: 1, max: 1 })
  })

  test('[CARD-14] xy-2016: a full-art EX gives as many Prizes and carries the same M as the regular one', () => {
    const regular = pokemon('pip-ex', { name: 'Pip-EX', type: 'fire', hp: 170, labels: ['EX'] })
    const mega = pokemon('m-pip', {
      name: 'M Pip-EX',
      type: 'fire',
      hp: 220,
      stage: 'mega',
      from: 'Pip-EX',
      labels: ['EX'],
    })
    const cards = [regular, { ...regular, id: 'pip-ex-art' }, mega]
    for (const card of ['pip-ex', 'pip-ex-art']) {
      const attacked = given({
        rules: 'xy-2016',
        cards,
        you: { active: { card: 'striker', energy: ['fire'] } },
        opponent: { active: card, bench: ['wall'] },
      })
      attacked.you.attack('Huge')
      expect(attacked).toAsk('you', [0, 1, 2, 3, 4, 5], { min: 2, max: 2 })

      const growing = given({ rules: 'xy-2016', cards, you: { active: card, hand: ['m-pip'] } })
      growing.you.evolve('m-pip')
      expect(growing.you.active.stack).toEqual([card, 'm-pip'])
    }
  })

  test('[CARD-12] ecard-2002: a card with dot codes evolves and attacks together with the older cards', () => {
    const dotted = pokemon('e-pip', { name: 'Pip', type: 'fire', hp: 50, attacks: [attack('Blink', 'C', 20)] })
    const game = given({
      rules: 'ecard-2002',
      cards: [dotted],
      you: { active: { card: 'e-pip', energy: ['fire'] }, hand: ['pippo'] },
    })
    expect(game.you.legal('Attack').map(each => each.attack)).toEqual(['Blink'])
    game.you.evolve('pippo')
    expect(game.you.active.stack).toEqual(['e-pip', 'pippo'])
    expect(game.you.legal('Attack').map(each => each.attack)).toEqual(['Slap'])
  })
})

/** Kind of card, what it is called, and what it counts among. */
const CALLED: Readonly<Record<RulesetId, readonly (readonly string[])[]>> = {
  'ecard-2002': [
    ['item', 'Trainer', 'Trainer'],
    ['supporter', 'Supporter', 'Trainer'],
    ['stadium', 'Stadium', 'Trainer'],
    ['tool', 'Trainer', 'Trainer'],
    ['technical-machine', 'Trainer', 'Trainer'],
  ],
  'hgss-2010': [
    ['item', 'Trainer', 'Trainer'],
    ['supporter', 'Supporter', 'Supporter'],
    ['stadium', 'Stadium', 'Stadium'],
    ['tool', 'Trainer', 'Trainer'],
    ['technical-machine', 'Trainer', 'Trainer'],
    ['fossil', 'Trainer', 'Trainer'],
  ],
  'xy-2016': [
    ['item', 'Item', 'Trainer'],
    ['supporter', 'Supporter', 'Trainer'],
    ['stadium', 'Stadium', 'Trainer'],
    ['tool', 'Item', 'Trainer'],
    ['technical-machine', 'Item', 'Trainer'],
    ['fossil', 'Item', 'Trainer'],
  ],
}

test.each(RULESET_IDS)('[CARD-01, CARD-02] %s: what each kind of Trainer is called', id => {
  const ruleset = RULESETS[id]
  const kinds = TRAINER_KINDS.filter(kind => Object.values(ruleset.trainers).flat().includes(kind))
  const called = kinds.map(kind => [kind, trainerWord(ruleset, kind), trainerFamily(ruleset, kind)])
  expect(called.toSorted()).toEqual(CALLED[id].toSorted())
})
