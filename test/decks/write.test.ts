import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogue } from '../../src/cards/index.ts'
import { type Copies, createFormat, type Format } from '../../src/decks/format.ts'
import { readDeck } from '../../src/decks/read.ts'
import { writeDeck } from '../../src/decks/write.ts'
import { RULESET_IDS } from '../../src/rulesets/index.ts'
import { FORMATS, PRINTS } from './cards.ts'

test('Pokémon, Trainers and Energy each have a section with its total', () => {
  const cards: readonly Copies[] = [
    { id: 'hgss1-116', count: 10 },
    { id: 'hgss1-65', count: 4 },
    { id: 'hgss1-97', count: 2 },
    { id: 'hgss1-1', count: 1 },
    { id: 'ecard2-H1', count: 1 },
  ]
  expect(writeDeck(FORMATS['hgss-2010'], cards)).toBe(`****** Pokémon Trading Card Game Deck List ******

##Pokémon - 6

* 4 Growlithe HS 65
* 1 Arcanine HS 1
* 1 Ampharos AQ H1

##Trainer Cards - 2

* 2 Pokémon Collector HS 97

##Energy - 10

* 10 Fire Energy HS 116

Total Cards - 18
`)
})

test('a card that does not exist is not dropped, and not read back', () => {
  const text = writeDeck(FORMATS['hgss-2010'], [{ id: 'hgss1-999', count: 2 }])
  expect(text).toContain('##Unknown - 2\n\n* 2 hgss1-999\n')
  expect(readDeck(FORMATS['hgss-2010'], text)).toMatchObject({ cards: [], problems: [{ code: 'unknown-number' }] })
})

const byId = (cards: readonly Copies[]) => [...cards].sort((a, b) => (a.id < b.id ? -1 : 1))

function decks(format: Format) {
  const ids = [...format.prints.keys()]
  const copies = fc.record({ id: fc.constantFrom(...ids), count: fc.integer({ min: 1, max: 60 }) })
  return fc.uniqueArray(copies, { selector: ({ id }) => id, maxLength: 40 })
}

test.each(RULESET_IDS)('%s: what was written is read back as the same deck', rules => {
  for (const prints of [PRINTS, catalogue.prints]) {
    const format = createFormat(rules, prints)
    fc.assert(
      fc.property(decks(format), cards => {
        const text = writeDeck(format, cards)
        const back = readDeck(format, text)
        expect(back.problems).toEqual([])
        expect(byId(back.cards)).toEqual(byId(cards))
        expect(writeDeck(format, back.cards)).toBe(text)
      }),
      { numRuns: 200 },
    )
  }
})

test('every card there is can be written and read back', () => {
  const format = createFormat('hgss-2010', catalogue.prints)
  for (const { id } of catalogue.prints)
    expect(readDeck(format, writeDeck(format, [{ id, count: 3 }])), id).toEqual({
      cards: [{ id, count: 3 }],
      problems: [],
    })
})
