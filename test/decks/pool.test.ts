import { describe, expect, test } from 'vitest'
import { pokemon, trainer } from '../../src/cards/kit/facts.ts'
import { explainAdvice, explainProblem } from '../../src/decks/explain.ts'
import { type Copies, createFormat } from '../../src/decks/format.ts'
import { type Advice, type DeckProblem, judgeDeck } from '../../src/decks/judge.ts'
import { findSet, POOLS, SETS } from '../../src/decks/set-codes.ts'
import type { Stage } from '../../src/engine/print.ts'
import { RULESET_IDS, type RulesetId } from '../../src/rulesets/index.ts'
import { FORMATS } from './cards.ts'

/** A list such as `4 hgss1-65`, filled up to 60 with Fire Energy. */
function deck(...lines: readonly string[]): readonly Copies[] {
  const cards = lines.map(line => {
    const [count = '', id = ''] = line.split(' ')
    return { id, count: Number(count) }
  })
  const rest = 60 - cards.reduce((sum, { count }) => sum + count, 0)
  return [...cards, { id: 'hgss1-116', count: rest }]
}

const judged = (rules: RulesetId, ...lines: readonly string[]) => judgeDeck(FORMATS[rules], deck(...lines))
const outside = (card: string): DeckProblem => ({ code: 'outside-pool', card })

describe('which cards are played with', () => {
  test.each<[RulesetId, DeckProblem[]]>([
    ['ecard-2002', [outside('hgss1-65'), outside('xy11-25'), outside('xy10-111')]],
    ['hgss-2010', [outside('ecard2-H1'), outside('xy11-25'), outside('xy10-111')]],
    ['xy-2016', [outside('ecard2-H1'), outside('hgss1-65')]],
  ])('%s: cards of other eras are named, all of them', (rules, expected) => {
    expect(judged(rules, '1 ecard2-H1', '1 hgss1-65', '1 xy11-25', '2 xy10-111').problems).toEqual(expected)
  })

  test.each(RULESET_IDS)('%s: basic Energy of any release is welcome', rules => {
    const own = { 'ecard-2002': 'ecard2-H1', 'hgss-2010': 'hgss1-65', 'xy-2016': 'xy11-25' }[rules]
    expect(judged(rules, `1 ${own}`, '10 ecard1-161', '10 g1-76').problems).toEqual([])
  })

  test('basic Energy of a type that the rulebook has not is not', () => {
    expect(judged('hgss-2010', '1 hgss1-65', '4 g1-83').problems).toEqual([outside('g1-83')])
    expect(judged('ecard-2002', '1 ecard2-H1', '4 hgss1-121').problems).toEqual([outside('hgss1-121')])
    expect(judged('xy-2016', '1 xy11-25', '20 g1-83', '20 hgss1-121').problems).toEqual([])
  })

  test('a card that does not exist is a problem, and still counts as a card', () => {
    expect(judged('hgss-2010', '1 hgss1-65', '4 hgss1-999').problems).toEqual([
      { code: 'unknown-card', card: 'hgss1-999' },
    ])
  })

  test('every problem at once', () => {
    const cards = [...deck('5 hgss1-1', '1 xy11-25', '1 nope-1'), { id: 'hgss1-97', count: 5 }]
    expect(judgeDeck(FORMATS['hgss-2010'], cards).problems).toEqual([
      { code: 'size', cards: 65, size: 60 },
      { code: 'unknown-card', card: 'nope-1' },
      outside('xy11-25'),
      { code: 'too-many-copies', name: 'Arcanine', count: 5, most: 4 },
      { code: 'too-many-copies', name: 'Pokémon Collector', count: 5, most: 4 },
      { code: 'no-basic' },
    ])
  })
})

const advised = (rules: RulesetId, ...lines: readonly string[]): readonly Advice[] => {
  const { problems, advice } = judged(rules, ...lines)
  expect(problems, 'advice does not make a deck illegal').toEqual([])
  return advice.filter(({ code }) => code === 'half-legend' || code === 'evolution-gap')
}

describe('what is missing', () => {
  test('half a LEGEND', () => {
    expect(advised('hgss-2010', '1 hgss1-65', '2 hgss1-111')).toEqual([
      { code: 'half-legend', card: 'hgss1-111', missing: 'bottom' },
    ])
    expect(advised('hgss-2010', '1 hgss1-65', '1 hgss1-112')).toEqual([
      { code: 'half-legend', card: 'hgss1-112', missing: 'top' },
    ])
    expect(advised('hgss-2010', '1 hgss1-65', '2 hgss1-111', '1 hgss1-112')).toEqual([])
  })

  test('the Pokémon that another evolves from', () => {
    expect(advised('hgss-2010', '1 hgss1-66', '2 hgss1-1')).toEqual([
      { code: 'evolution-gap', card: 'hgss1-1', from: 'Growlithe' },
    ])
    expect(advised('hgss-2010', '1 hgss1-65', '2 hgss1-1')).toEqual([])
    expect(advised('xy-2016', '1 xy11-25', '1 xy11-68')).toEqual([
      { code: 'evolution-gap', card: 'xy11-68', from: 'Steelix-EX' },
    ])
  })

  test('a Fossil is evolved from although it is a Trainer, and a level is no part of a name where it is none', () => {
    const named = (id: string, name: string, stage: Stage, from: string) =>
      pokemon(id, { name, type: 'fire', hp: 60, stage, from })
    const format = createFormat('hgss-2010', [
      ...FORMATS['hgss-2010'].prints.values(),
      trainer('dp5-89', 'fossil', { name: 'Dome Fossil' }),
      named('dp5-1', 'Kabuto', 'stage1', 'Dome Fossil'),
      named('pl2-109', 'Growlithe LV.X', 'lvx', 'Growlithe LV. 12'),
    ])
    const { advice } = judgeDeck(format, deck('1 hgss1-65', '1 dp5-89', '1 dp5-1', '1 pl2-109'))
    expect(advice.filter(({ code }) => code === 'evolution-gap')).toEqual([])
  })
})

test('sets: no id and no code means two of them, and every pool is made of sets we know', () => {
  const keys = SETS.flatMap(({ id, code }) => [id, code.toLowerCase()])
  expect(keys.length - new Set(keys).size, 'only where id and code are the same').toBe(0)
  for (const rules of RULESET_IDS) {
    expect(POOLS[rules].sets).toContain(POOLS[rules].energy)
    for (const id of POOLS[rules].sets) expect(findSet(id)?.id).toBe(id)
  }
  const shared = RULESET_IDS.flatMap(rules => POOLS[rules].sets)
  expect(new Set(shared).size, 'no set is played with in two eras').toBe(shared.length)
  expect(['HS', 'ul', 'UD', 'TM', 'CL', 'AQ', 'EX', 'SK', 'STS', 'XY', 'GEN'].map(code => findSet(code)?.id)).toEqual([
    'hgss1',
    'hgss2',
    'hgss3',
    'hgss4',
    'col1',
    'ecard2',
    'ecard1',
    'ecard3',
    'xy11',
    'xy1',
    'g1',
  ])
})

test.each<[DeckProblem, string]>([
  [{ code: 'size', cards: 59, size: 60 }, 'A deck has exactly 60 cards; this one has 59.'],
  [{ code: 'unknown-card', card: 'nope-1' }, 'No card has the id nope-1.'],
  [outside('xy11-25'), 'Volcanion (STS 25) is in no set of hgss-2010.'],
  [
    { code: 'unknown-type', card: 'hgss1-65', type: 'fairy' },
    'Growlithe (HS 65) is of a type that hgss-2010 does not know: fairy.',
  ],
  [
    { code: 'unknown-stage', card: 'hgss1-65', stage: 'mega' },
    'Growlithe (HS 65): hgss-2010 has no rules for Mega Evolution.',
  ],
  [
    { code: 'unknown-trainer', card: 'hgss1-97', trainer: 'fossil' },
    'Pokémon Collector (HS 97): hgss-2010 has no rules for Fossils.',
  ],
  [{ code: 'too-many-copies', name: 'Growlithe', count: 5, most: 4 }, '5 cards are called Growlithe; 4 are the most.'],
  [{ code: 'no-basic' }, 'There is no Basic Pokémon to begin with.'],
  [{ code: 'too-many-stars', count: 2, most: 1 }, '2 cards are Pokémon ★; 1 is the most.'],
  [{ code: 'too-many-ace-specs', count: 2, most: 1 }, '2 cards are ACE SPEC; 1 is the most.'],
])('in words: $code', (problem, words) => {
  expect(explainProblem(FORMATS['hgss-2010'], problem)).toBe(words)
})

test.each<[Advice, string]>([
  [{ code: 'energy-count', count: 5, from: 20, to: 25 }, '5 Energy cards; the rulebook recommends 20 to 25.'],
  [{ code: 'energy-types', count: 3, from: 1, to: 2 }, '3 types of basic Energy; the rulebook recommends 1 or 2.'],
  [{ code: 'trainer-count', count: 5, from: 13, to: 20 }, '5 Trainer cards; the rulebook recommends 13 to 20.'],
  [
    { code: 'half-legend', card: 'hgss1-111', missing: 'bottom' },
    'Ho-Oh LEGEND (HS 111) cannot be played without its bottom half, which is not in the deck.',
  ],
  [
    { code: 'evolution-gap', card: 'hgss1-1', from: 'Growlithe' },
    'Arcanine (HS 1) evolves from Growlithe, which is not in the deck.',
  ],
])('in words: $code', (advice, words) => {
  expect(explainAdvice(FORMATS['hgss-2010'], advice)).toBe(words)
})
