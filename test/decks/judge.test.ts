import { describe, expect, test } from 'vitest'
import { basicEnergy, pokemon, specialEnergy, trainer } from '../../src/cards/kit/facts.ts'
import { type DeckProblem, judge } from '../../src/decks/judge.ts'
import type { Label, PokemonPrint, Print, Stage, Type } from '../../src/engine/print.ts'
import { RULESET_IDS, RULESETS, type RulesetId } from '../../src/rulesets/index.ts'

const SIZE = 60
const fire = basicEnergy('fire', 'fire')
const darkness = basicEnergy('darkness', 'darkness')
const fairy = basicEnergy('fairy', 'fairy')
const pip = named('Pip')

/** A Basic Pokémon, whatever is said about it. */
function named(name: string, more: Partial<PokemonPrint> = {}): PokemonPrint {
  return { ...pokemon(name, { name, type: 'fire', hp: 60 }), ...more }
}

const labelled = (name: string, ...labels: readonly Label[]): PokemonPrint => named(name, { labels })
const staged = (name: string, stage: Stage): PokemonPrint => named(name, { stage })
const times = <P extends Print>(count: number, print: P): readonly P[] => Array<P>(count).fill(print)

/** These cards, and as much Fire Energy as makes a deck of them. */
const fill = (...cards: readonly Print[]): readonly Print[] => [...cards, ...times(SIZE - cards.length, fire)]

const problems = (rules: RulesetId, ...cards: readonly Print[]): readonly DeckProblem[] =>
  judge(RULESETS[rules], cards).problems

const tooMany = (name: string, count: number): DeckProblem => ({ code: 'too-many-copies', name, count, most: 4 })

describe.each(RULESET_IDS)('%s', rules => {
  test.each([
    { cards: 59, expected: [{ code: 'size', cards: 59, size: 60 }] },
    { cards: 60, expected: [] },
    { cards: 61, expected: [{ code: 'size', cards: 61, size: 60 }] },
  ])('[DECK-01, C-83] a deck of $cards cards', ({ cards, expected }) => {
    expect(problems(rules, pip, ...times(cards - 1, fire))).toEqual(expected)
  })

  test('[DECK-02] four of a name are allowed, five are not, whatever kind of card it is', () => {
    const kinds = [
      pip,
      named('Pippo', { stage: 'stage1', evolvesFrom: 'Pip' }),
      trainer('note', 'supporter', { name: 'Note' }),
      specialEnergy('double', { name: 'Double Energy', provides: [['colorless'], ['colorless']] }),
    ]
    expect(problems(rules, ...fill(...kinds.flatMap(kind => times(4, kind))))).toEqual([])
    for (const kind of kinds)
      expect(problems(rules, ...fill(pip, ...times(5, kind)))).toContainEqual(tooMany(kind.name, kind === pip ? 6 : 5))
    expect(problems(rules, pip, ...times(59, fire)), 'basic Energy without end').toEqual([])
  })

  test('[DECK-03] another picture, set, text or stage is still the same card if the name is the same', () => {
    const versions = [
      pip,
      named('Pip', { id: 'other-set-7', hp: 90 }),
      named('Pip', { id: 'third-set-1', types: ['water'], retreat: 3 }),
    ]
    expect(problems(rules, ...fill(...versions, pip))).toEqual([])
    expect(problems(rules, ...fill(...versions, pip, pip))).toEqual([tooMany('Pip', 5)])
  })

  test('[DECK-04, C-85, B-10] a deck needs a Basic Pokémon, also where the rulebook forgets to say so', () => {
    const stage1 = staged('Pippo', 'stage1')
    expect(problems(rules, ...fill(...times(4, stage1)))).toEqual([{ code: 'no-basic' }])
    expect(problems(rules, ...fill(...times(4, stage1), pip))).toEqual([])
  })

  test('[NAME-01, OWNER-02, C-89] a Trainer in the title makes another name', () => {
    expect(problems(rules, ...fill(...times(4, pip), ...times(4, named("Marlo's Pip"))))).toEqual([])
    expect(problems(rules, ...fill(...times(5, named("Marlo's Pip"))))).toEqual([tooMany("Marlo's Pip", 5)])
  })

  test('[ENERGY-03] what is not basic Energy has no exemption', () => {
    const special = specialEnergy('hot', { name: 'Hot Energy', provides: [['fire'], ['fire']] })
    expect(problems(rules, ...fill(pip, ...times(4, special)))).toEqual([])
    expect(problems(rules, ...fill(pip, ...times(10, special)))).toEqual([tooMany('Hot Energy', 10)])
  })

  test('an Energy that can be any type is no stranger for naming one that this rulebook lacks', () => {
    const any = specialEnergy('any', { name: 'Any Energy', provides: [['fire', 'fairy']] })
    expect(problems(rules, ...fill(pip, any))).toEqual([])
  })

  test('every problem of a deck is named', () => {
    const cards = [...times(5, staged('Pippo', 'stage1')), ...times(6, staged('Pipparch', 'stage2')), fire]
    expect(problems(rules, ...cards)).toEqual([
      { code: 'size', cards: 12, size: 60 },
      tooMany('Pippo', 5),
      tooMany('Pipparch', 6),
      { code: 'no-basic' },
    ])
  })
})

test.each<[RulesetId, Stage[]]>([
  ['ecard-2002', ['basic', 'baby']],
  ['hgss-2010', ['basic']],
  ['xy-2016', ['basic']],
])('[DECK-04, C-85, B-35] %s: the stage line must say Basic: %s', (rules, basics) => {
  const known: readonly Stage[] = RULESETS[rules].stages
  for (const stage of known)
    expect(problems(rules, ...fill(staged('Only', stage)))).toEqual(
      basics.includes(stage) ? [] : [{ code: 'no-basic' }],
    )
})

test.each<RulesetId>(['hgss-2010', 'xy-2016'])('[B-35, C-85] %s: a Fossil does not make up for the Basic', rules => {
  const fossil = trainer('shell', 'fossil', { name: 'Old Shell', inPlay: named('Old Shell') })
  expect(problems(rules, ...fill(...times(4, fossil)))).toEqual([{ code: 'no-basic' }])
  expect(problems(rules, ...fill(...times(4, fossil), pip))).toEqual([])
})

test.each<[RulesetId, DeckProblem[], DeckProblem[]]>([
  ['ecard-2002', [tooMany('Darkness Energy', 10)], [{ code: 'unknown-type', card: 'fairy', type: 'fairy' }]],
  ['hgss-2010', [], [{ code: 'unknown-type', card: 'fairy', type: 'fairy' }]],
  ['xy-2016', [], []],
])('[C-84, ENERGY-02, ENERGY-03] %s: ten Darkness, ten Fairy, ten Fire Energy', (rules, dark, fae) => {
  expect(problems(rules, ...fill(pip, ...times(10, darkness)))).toEqual(dark)
  expect(problems(rules, ...fill(pip, ...times(10, fairy)))).toEqual(fae)
  expect(problems(rules, ...fill(pip, ...times(10, fire)))).toEqual([])
})

test.each<RulesetId>(['hgss-2010', 'xy-2016'])(
  '[B-31] %s: basic and special Energy of one name: only the special copies are counted',
  rules => {
    const special = specialEnergy('dark-special', { name: 'Darkness Energy', provides: [['darkness']] })
    expect(problems(rules, ...fill(pip, ...times(10, darkness), ...times(4, special)))).toEqual([])
    expect(problems(rules, ...fill(pip, ...times(10, darkness), ...times(5, special)))).toEqual([
      tooMany('Darkness Energy', 5),
    ])
  },
)

test.each<[RulesetId, Type[], Type[]]>([
  ['ecard-2002', ['fairy', 'dragon'], ['grass', 'fire', 'water', 'lightning', 'psychic', 'fighting']],
  [
    'hgss-2010',
    ['fairy', 'dragon'],
    ['grass', 'fire', 'water', 'lightning', 'psychic', 'fighting', 'darkness', 'metal'],
  ],
  ['xy-2016', [], ['grass', 'fire', 'water', 'lightning', 'psychic', 'fighting', 'darkness', 'metal', 'fairy']],
])(
  '[ENERGY-01, ENERGY-02, B-31] %s: the types it does not know, and the basic Energy of it',
  (rules, unknown, basic) => {
    const all: readonly Type[] = RULESETS['xy-2016'].types
    expect(all).toHaveLength(11)
    const isUnknown = (type: Type) =>
      problems(rules, ...fill(pip, named('Odd', { types: [type] }))).some(
        problem => problem.code === 'unknown-type' && problem.card === 'Odd' && problem.type === type,
      )
    const isUnlimited = (type: Type) =>
      problems(rules, ...fill(pip, ...times(20, basicEnergy(type, type)))).length === 0
    expect(all.filter(isUnknown)).toEqual(unknown)
    expect(all.filter(isUnlimited)).toEqual(basic)
  },
)

test('[ENERGY-09] xy-2016: nobody prints a basic Dragon or Colorless Energy', () => {
  for (const type of ['dragon', 'colorless'] as const) {
    const energy = basicEnergy(type, type)
    expect(problems('xy-2016', ...fill(pip, ...times(5, energy)))).toEqual([tooMany(energy.name, 5)])
  }
})

test.each<[RulesetId, Stage[]]>([
  ['ecard-2002', ['mega', 'break', 'restored', 'legend', 'lvx']],
  ['hgss-2010', ['baby', 'mega', 'break', 'restored']],
  ['xy-2016', ['baby']],
])('[CARD-04] %s: Pokémon of these stages are unknown: %s', (rules, unknown) => {
  const stages: readonly Stage[] = ['basic', 'baby', 'stage1', 'stage2', 'mega', 'break', 'restored', 'legend', 'lvx']
  for (const stage of stages)
    expect(problems(rules, ...fill(pip, staged('Odd', stage)))).toEqual(
      unknown.includes(stage) ? [{ code: 'unknown-stage', card: 'Odd', stage }] : [],
    )
})

test('[CARD-04] a Fossil is unknown in 2002; every other kind of Trainer is known in all', () => {
  for (const rules of RULESET_IDS)
    for (const kind of ['item', 'supporter', 'stadium', 'tool', 'technical-machine', 'fossil'] as const)
      expect(problems(rules, ...fill(pip, trainer('thing', kind, { name: 'Thing' })))).toEqual(
        rules === 'ecard-2002' && kind === 'fossil'
          ? [{ code: 'unknown-trainer', card: 'thing', trainer: 'fossil' }]
          : [],
      )
})

test.each<[RulesetId, DeckProblem[]]>([
  ['ecard-2002', []],
  ['hgss-2010', [{ code: 'too-many-stars', count: 2, most: 1 }]],
  ['xy-2016', []],
])('[DECK-05, STAR-01, B-32, B-34, C-86] %s: two different Pokémon ★', (rules, expected) => {
  const [red, blue] = [labelled('Pip ★', 'star'), labelled('Dew ★', 'star')]
  expect(problems(rules, ...fill(red, blue))).toEqual(expected)
  expect(problems(rules, ...fill(red))).toEqual([])
})

test.each<[RulesetId, DeckProblem[]]>([
  ['ecard-2002', []],
  ['hgss-2010', []],
  ['xy-2016', [{ code: 'too-many-ace-specs', count: 2, most: 1 }]],
])('[DECK-06, ACE-01, C-87] %s: two different ACE SPEC cards', (rules, expected) => {
  const ace = (name: string) => trainer(name, 'item', { name, labels: ['ace-spec'] })
  expect(problems(rules, ...fill(pip, ace('Best Rod'), ace('Best Ball')))).toEqual(expected)
  expect(problems(rules, ...fill(pip, ace('Best Rod')))).toEqual([])
})
