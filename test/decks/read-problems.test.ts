import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { explainReading } from '../../src/decks/explain.ts'
import { createFormat } from '../../src/decks/format.ts'
import { type ReadProblem, readDeck } from '../../src/decks/read.ts'
import { RULESET_IDS, type RulesetId } from '../../src/rulesets/index.ts'
import { FORMATS, PRINTS } from './cards.ts'

const read = (text: string, rules: RulesetId = 'hgss-2010') => readDeck(FORMATS[rules], text)

/** What is said about the only line of a list. */
function said(line: string, rules: RulesetId = 'hgss-2010'): readonly string[] {
  const { cards, problems } = read(line, rules)
  expect(cards).toEqual([])
  for (const problem of problems) expect(problem).toMatchObject({ line: 1, text: line })
  return problems.map(problem => explainReading(FORMATS[rules], problem))
}

describe('names', () => {
  test.each([
    ['4 Growlith', ['Growlith: did you mean Growlithe?']],
    ['4 Gorwlithe', ['Gorwlithe: did you mean Growlithe?']],
    ['4 Growlitehs', ['Growlitehs: did you mean Growlithe?']],
    ['4 Collector', ['Collector: did you mean Pokémon Collector?']],
    ['4 Prof Oak New Theory', ["Prof Oak New Theory: did you mean Professor Oak's New Theory?"]],
    ['4 Pokemon Coll', ['Pokemon Coll: did you mean Pokémon Collector?']],
    ['4 Oaks Theory', ["Oaks Theory: did you mean Professor Oak's New Theory?"]],
    ['4 Volcanoin', ['Volcanoin: did you mean Volcanion or Volcanion-EX?']],
    ['4 Nidoran', ['Nidoran: did you mean Nidoran ♀ or Nidoran ♂?']],
    ['4 Missingno', ['Missingno: no card has this name.']],
    ['4 ♥♥♥', ['♥♥♥: no card has this name.']],
    ['4 Growlithe x4', ['Growlithe x4: did you mean Growlithe?']],
  ])('%s', (line, expected) => {
    expect(said(line)).toEqual(expected)
  })

  test('names of the format are suggested before names of other eras', () => {
    expect(said('4 Hoppa')).toEqual(['Hoppa: did you mean Hoppip or Hoopa?'])
    expect(said('4 Hoppa', 'xy-2016')).toEqual(['Hoppa: did you mean Hoopa or Hoppip?'])
  })

  test('a name of several cards lists them all', () => {
    expect(said('4 Eevee')).toEqual(['Eevee: which one? hgss3-47 (UD 47) or hgss3-48 (UD 48).'])
    expect(said('4 Eevee UD')).toEqual(['Eevee: which one? hgss3-47 (UD 47) or hgss3-48 (UD 48).'])
    expect(said('4 Ho-Oh LEGEND')).toEqual(['Ho-Oh LEGEND: which one? hgss1-111 (HS 111) or hgss1-112 (HS 112).'])
    expect(said('1 Typhlosion')).toEqual(['Typhlosion: which one? hgss1-32 (HS 32) or hgss1-110 (HS 110).'])
  })

  test('a name of another era says where it belongs', () => {
    expect(said('4 Volcanion')).toEqual(['Volcanion: in no set of hgss-2010. It is xy11-25 (STS 25).'])
    expect(said('4 Fairy Energy')).toEqual(['Fairy Energy: in no set of hgss-2010. It is g1-83 (GEN 83).'])
    expect(said('4 Growlithe', 'xy-2016')).toEqual(['Growlithe: in no set of xy-2016. It is hgss1-65 (HS 65).'])
  })
})

describe('sets and numbers', () => {
  test('an unknown set lists the known ones, and where the card is', () => {
    expect(read('4 Growlithe ZZ 65').problems).toEqual([
      {
        code: 'unknown-set',
        line: 1,
        text: '4 Growlithe ZZ 65',
        set: 'ZZ',
        known: ['HS', 'UD', 'TM', 'CL'],
        candidates: ['hgss1-65'],
      },
    ])
    expect(said('4 Growlithe ZZ 65')).toEqual([
      'ZZ: no set has this code. There are HS, UD, TM, CL. Growlithe is hgss1-65 (HS 65).',
    ])
    expect(said('4 hgss9-65')).toEqual(['hgss9: no set has this code. There are HS, UD, TM, CL.'])
    expect(said('4 growlithe holo 65')).toEqual([
      'holo: no set has this code. There are HS, UD, TM, CL. Growlithe is hgss1-65 (HS 65).',
    ])
  })

  test.each([
    ['4 Growlithe HS 66', ['HS 66 is Hoothoot, not Growlithe. Growlithe is hgss1-65 (HS 65).']],
    ['4 Growlith HS 65', ['HS 65 is Growlithe, not Growlith.']],
    ['4 Hoothoot hgss1-65', ['HS 65 is Growlithe, not Hoothoot. Hoothoot is hgss1-66 (HS 66).']],
    ['4 Fire Energy HS 65', ['HS 65 is Growlithe, not Fire Energy. Fire Energy is hgss1-116 (HS 116).']],
    ['4 Growlithe HS 99', ['HS 99: there is no such card here. Growlithe is hgss1-65 (HS 65).']],
    ['4 Growlithe UL', ['UL: not in this set. Growlithe is hgss1-65 (HS 65).']],
    ['4 Eevee HS 99', ['HS 99: there is no such card here. Eevee is hgss3-47 (UD 47) or hgss3-48 (UD 48).']],
    ['4 Eevee 49', ['49: several cards or none have this number. Eevee is hgss3-47 (UD 47) or hgss3-48 (UD 48).']],
    ['4 hgss1-99', ['HS 99: there is no such card here.']],
    [
      '4 Darkness Energy CL 86',
      ['CL 86: there is no such card here. Darkness Energy is hgss1-121 (HS 121) or hgss3-79 (UD 79).'],
    ],
  ])('%s', (line, expected) => {
    expect(said(line)).toEqual(expected)
  })

  test('a number without a set is not enough where two sets have it', () => {
    const format = createFormat('hgss-2010', [...PRINTS, { ...PRINTS[0]!, id: 'col1-48', name: 'Eevee' }])
    expect(readDeck(format, '4 Eevee 47')).toEqual({ cards: [{ id: 'hgss3-47', count: 4 }], problems: [] })
    expect(readDeck(format, '4 Eevee 48')).toMatchObject({
      cards: [],
      problems: [{ code: 'unknown-number', number: '48', candidates: ['hgss3-47', 'hgss3-48', 'col1-48'] }],
    })
  })

  test('a wrong number and a wrong name are two problems', () => {
    expect(said('4 Growlith HS 99')).toEqual([
      'HS 99: there is no such card here.',
      'Growlith: did you mean Growlithe?',
    ])
    expect(said('4 Growlith ZZ 65')).toHaveLength(2)
  })
})

describe('counts', () => {
  test.each([
    ['0 Growlithe', ['0 copies cannot be: write a number from 1 to 60.']],
    ['-4 Growlithe', ['-4 copies cannot be: write a number from 1 to 60.']],
    ['61 Fire Energy', ['61 copies cannot be: write a number from 1 to 60.']],
    ['Growlithe x0', ['0 copies cannot be: write a number from 1 to 60.']],
    ['0 Growlith', ['0 copies cannot be: write a number from 1 to 60.', 'Growlith: did you mean Growlithe?']],
    ['4', ['Which card? There is only a number.']],
    [
      'Growlithe HS 65',
      ['How many? Write the number first, such as “1 Growlithe HS 65”, or put # before what is no card.'],
    ],
  ])('%s', (line, expected) => {
    expect(said(line)).toEqual(expected)
  })

  test('sixty of a card can be read', () => {
    expect(read('60 Fire Energy')).toEqual({ cards: [{ id: 'hgss1-116', count: 60 }], problems: [] })
  })
})

test('every problem is reported at once, with its line, and what can be read is read', () => {
  const { cards, problems } = read('Pokémon: 9\r\n4 Growlith\r\n\r\n4 Growlithe\n0 Arcanine\n4 Eevee # which?\nhello\n')
  expect(cards).toEqual([{ id: 'hgss1-65', count: 4 }])
  expect(problems.map(({ line, text, code }) => [line, text, code])).toEqual([
    [2, '4 Growlith', 'unknown-name'],
    [5, '0 Arcanine', 'count'],
    [6, '4 Eevee # which?', 'ambiguous-name'],
    [7, 'hello', 'no-count'],
  ])
})

describe('lists that are no lists', () => {
  test('a line of more than 200 characters is not looked at', () => {
    const long = `4 ${'Growlithe '.repeat(30)}`.trim()
    expect(read(`${long}\n4 Growlithe`)).toEqual({
      cards: [{ id: 'hgss1-65', count: 4 }],
      problems: [{ code: 'long-line', most: 200, line: 1, text: long.slice(0, 200) }],
    })
    expect(read(`${' '.repeat(500)}4 Growlithe`).problems, 'space does not count').toEqual([])
  })

  test('what comes after 500 lines is not read', () => {
    expect(read(`${'\n'.repeat(499)}4 Growlithe\n\n`)).toEqual({ cards: [{ id: 'hgss1-65', count: 4 }], problems: [] })
    expect(read(`${'\n'.repeat(500)}4 Growlithe`)).toEqual({
      cards: [],
      problems: [{ code: 'many-lines', most: 500, line: 501, text: '' }],
    })
  })

  const piece = fc.oneof(
    fc.constantFrom(...'4 ,x,×,Growlithe,HS,65,hgss1-,#,//,*,(,),{R} ,Energy,\n,\r\n,♂,é,Pokémon: ,Total, '.split(',')),
    fc.string({ unit: 'binary', maxLength: 12 }),
  )

  test.each(RULESET_IDS)('%s: reading and explaining never fail, whatever the text', rules => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 40 }).map(parts => parts.join('')),
    )
    fc.assert(
      fc.property(text, source => {
        const { cards, problems } = read(source, rules)
        const lines = source.split(/\r\n|[\n\r\u2028\u2029]/).length
        for (const { id, count } of cards) {
          expect(FORMATS[rules].prints.has(id)).toBe(true)
          expect(count).toBeGreaterThan(0)
        }
        for (const problem of problems satisfies readonly ReadProblem[]) {
          expect(problem.line).toBeLessThanOrEqual(lines)
          expect(explainReading(FORMATS[rules], problem)).toMatch(/\S[.?]$/)
        }
      }),
      { numRuns: 500 },
    )
  })
})
