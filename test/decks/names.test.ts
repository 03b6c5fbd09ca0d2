import { expect, test } from 'vitest'
import { basicEnergy, pokemon, trainer } from '../../src/cards/kit/facts.ts'
import { type Advice, judge } from '../../src/decks/judge.ts'
import type { Label, PokemonPrint, Print, Stage, Type } from '../../src/engine/print.ts'
import { RULESET_IDS, RULESETS, type RulesetId } from '../../src/rulesets/index.ts'

const named = (name: string, stage: Stage = 'basic', ...labels: readonly Label[]): PokemonPrint =>
  pokemon(name, { name, type: 'fire', hp: 60, stage, labels })
const times = (count: number, print: Print): readonly Print[] => Array<Print>(count).fill(print)
const energy = (count: number, type: Type = 'fire') => times(count, basicEnergy(type, type))

/** The names of which this deck has too many, filled up to 60 with a Basic Pokémon and Energy. */
function tooMany(rules: RulesetId, ...cards: readonly Print[]): readonly string[] {
  const filled = [...cards, named('Somebody'), ...energy(59 - cards.length)]
  return judge(RULESETS[rules], filled).problems.map(problem =>
    problem.code === 'too-many-copies' ? `${problem.name} ${problem.count}` : problem.code,
  )
}

test.each<[string, RulesetId[], PokemonPrint]>([
  ['[NAME-03, NAME-09] a lower-case ex', ['hgss-2010'], named('Pip ex', 'basic', 'ex')],
  ['[NAME-03, NAME-05] EX', ['xy-2016'], named('Pip-EX', 'basic', 'EX')],
  ['[NAME-05, C-89] BREAK', ['xy-2016'], named('Pip BREAK', 'break')],
  ['[NAME-06] LEGEND', ['hgss-2010'], named('Pip LEGEND', 'legend')],
  ['[NAME-03, SP-01, C-89] the symbol of an SP', ['hgss-2010', 'xy-2016'], named('Pip [G]', 'basic', 'sp')],
  ['[NAME-03] a star', ['xy-2016'], named('Pip ★', 'basic', 'star')],
])('%s is part of the name', (_, rulesets, other) => {
  for (const rules of rulesets) {
    expect(tooMany(rules, ...times(4, named('Pip')), ...times(4, other))).toEqual([])
    expect(tooMany(rules, ...times(4, named('Pip')), ...times(5, other))).toEqual([`${other.name} 5`])
  }
})

test('[NAME-05, C-89] xy-2016: M is part of the name: four EX beside four M EX', () => {
  const [plain, mega] = [named('Pip-EX', 'basic', 'EX'), named('M Pip-EX', 'mega', 'EX')]
  expect(tooMany('xy-2016', ...times(4, plain), ...times(4, mega))).toEqual([])
  expect(tooMany('xy-2016', ...times(4, plain), ...times(5, mega))).toEqual(['M Pip-EX 5'])
})

test.each<[string, RulesetId[], PokemonPrint]>([
  ['[NAME-02] a level', ['xy-2016'], named('Pip LV. 12')],
  ['[NAME-02, LVX-02, B-36, C-89] LV.X', ['hgss-2010', 'xy-2016'], named('Pip LV.X', 'lvx')],
  ['[NAME-04, DELTA-01, C-89] the sign of a Delta Species', ['xy-2016'], named('Pip δ', 'basic', 'delta')],
  ['[NAME-07, PLASMA-02, C-89] Team Plasma', ['xy-2016'], named('Pip', 'basic', 'plasma')],
  ['[B-51, CARD-13] Prime', ['hgss-2010'], named('Pip', 'basic', 'prime')],
])('%s is no part of the name', (_, rulesets, other) => {
  for (const rules of rulesets) {
    expect(tooMany(rules, ...times(3, named('Pip')), other)).toEqual([])
    expect(tooMany(rules, ...times(4, named('Pip')), other)).toEqual(['Pip 5'])
    expect(tooMany(rules, ...times(1, named('Pip')), ...times(4, other))).toEqual(['Pip 5'])
  }
})

test.each<RulesetId>(['ecard-2002', 'hgss-2010'])('[NAME-04] %s: the book says nothing of δ: another name', rules => {
  expect(tooMany(rules, ...times(4, named('Pip')), ...times(4, named('Pip δ')))).toEqual([])
})

test('[LEGEND-06, NAME-06, C-88] both halves of a LEGEND are counted together, and not with the plain Pokémon', () => {
  const half = (which: 'top' | 'bottom') =>
    pokemon(`legend-${which}`, { name: 'Pip LEGEND', type: 'fire', hp: 140, stage: 'legend', half: which })
  expect(tooMany('hgss-2010', ...times(3, half('top')), ...times(2, half('bottom')))).toEqual(['Pip LEGEND 5'])
  expect(
    tooMany('hgss-2010', ...times(2, half('top')), ...times(2, half('bottom')), ...times(4, named('Pip'))),
  ).toEqual([])
})

test('[CARD-12] ecard-2002: cards with dot codes count with the older ones of their name', () => {
  const dotted: PokemonPrint = { ...named('Pip'), id: 'dotted-1' }
  expect(tooMany('ecard-2002', ...times(2, named('Pip')), ...times(2, dotted))).toEqual([])
  expect(tooMany('ecard-2002', ...times(2, named('Pip')), ...times(3, dotted))).toEqual(['Pip 5'])
})

test('[CARD-14] xy-2016: a full-art EX is the same card as the regular one', () => {
  const [regular, fullArt] = [named('Pip-EX', 'basic', 'EX'), { ...named('Pip-EX', 'basic', 'EX'), id: 'full-art' }]
  expect(tooMany('xy-2016', ...times(2, regular), ...times(2, fullArt))).toEqual([])
  expect(tooMany('xy-2016', ...times(2, regular), ...times(3, fullArt))).toEqual(['Pip-EX 5'])
})

const notes = (count: number): readonly Print[] =>
  Array.from({ length: count }, (_, each) => trainer(`note-${each}`, 'item', { name: `Note ${each}` }))
const crowd = (count: number): readonly Print[] => Array.from({ length: count }, (_, each) => named(`Pip ${each}`))

/** A deck of so many Energy and Trainer cards; the rest are Pokémon. It is always legal. */
function advice(rules: RulesetId, energyCards: readonly Print[], trainers: number): readonly Advice[] {
  const deck = [...energyCards, ...notes(trainers), ...crowd(60 - trainers - energyCards.length)]
  const { problems, advice: given } = judge(RULESETS[rules], deck)
  expect(problems).toEqual([])
  return given
}

test.each<[RulesetId, number, number]>([
  ['ecard-2002', 20, 25],
  ['hgss-2010', 20, 25],
  ['xy-2016', 18, 22],
])('[DECK-08, C-91] %s: the rulebook recommends %d to %d Energy cards', (rules, from, to) => {
  const about = (count: number) => advice(rules, energy(count), 15)
  expect(about(from)).toEqual([])
  expect(about(to)).toEqual([])
  expect(about(from - 1)).toEqual([{ code: 'energy-count', count: from - 1, from, to }])
  expect(about(to + 1)).toEqual([{ code: 'energy-count', count: to + 1, from, to }])
  expect(about(19)).toHaveLength(rules === 'xy-2016' ? 0 : 1)
})

test.each<[RulesetId, boolean]>([
  ['ecard-2002', false],
  ['hgss-2010', false],
  ['xy-2016', true],
])('[DECK-09] %s: a number of Trainers is recommended: %s', (rules, recommends) => {
  const range = { code: 'trainer-count', from: 13, to: 20 } as const
  for (const count of [12, 13, 20, 21])
    expect(advice(rules, energy(20), count)).toEqual(
      recommends && (count < 13 || count > 20) ? [{ ...range, count }] : [],
    )
})

test.each(RULESET_IDS)('[DECK-07] %s: one or two basic Energy types are enough', rules => {
  const range = { code: 'energy-types', from: 1, to: 2 } as const
  const ofTypes = (...types: readonly Type[]) =>
    advice(rules, [...energy(20 - types.length), ...types.flatMap(type => energy(1, type))], 15)
  expect(ofTypes()).toEqual([])
  expect(ofTypes('water')).toEqual([])
  expect(ofTypes('water', 'psychic')).toEqual([{ ...range, count: 3 }])
})

test('[DECK-07] Darkness counts as a basic type where it is one', () => {
  const cards = [...energy(18), ...energy(1, 'water'), ...energy(1, 'darkness')]
  expect(RULESET_IDS.map(rules => advice(rules, cards, 15).length)).toEqual([0, 1, 1])
})
