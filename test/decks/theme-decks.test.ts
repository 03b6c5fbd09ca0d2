import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/cards/index.ts'
import { createFormat } from '../../src/decks/format.ts'
import { judgeDeck } from '../../src/decks/judge.ts'
import { findSet } from '../../src/decks/set-codes.ts'
import { copiesIn, findThemeDeck, THEME_DECKS, themeDeckNear } from '../../src/decks/theme-decks.ts'
import { total } from '../../src/decks/write.ts'

test('there are eleven, each with a name of its own', () => {
  expect(THEME_DECKS.map(({ name, ruleset }) => `${name}: ${ruleset}`)).toEqual([
    'Rock Garden: ecard-2002',
    'Abyss: ecard-2002',
    'Growth Clash: hgss-2010',
    'Ember Spark: hgss-2010',
    'Mind Flood: hgss-2010',
    'Daybreak: hgss-2010',
    'Nightfall: hgss-2010',
    'Verdant Frost: hgss-2010',
    'Royal Guard: hgss-2010',
    'Gears of Fire: xy-2016',
    'Ring of Lightning: xy-2016',
  ])
  expect(new Set(THEME_DECKS.map(({ id }) => id)).size).toBe(11)
})

describe.each(THEME_DECKS)('$name', deck => {
  test('has 60 cards, each listed once', () => {
    expect(total(copiesIn(deck))).toBe(60)
    expect(new Set(deck.cards.map(([id]) => id)).size).toBe(deck.cards.length)
    expect(findSet(deck.set)?.id).toBe(deck.set)
  })

  test('is legal in its ruleset, with every card there and every evolution complete', () => {
    const { problems, advice } = judgeDeck(createFormat(deck.ruleset, catalogue.prints), copiesIn(deck))
    expect(problems).toEqual([])
    expect(advice.filter(({ code }) => code === 'evolution-gap' || code === 'half-legend')).toEqual([])
  })

  test('is played with the types it names', () => {
    const prints = createFormat(deck.ruleset, catalogue.prints).prints
    const energy = deck.cards.flatMap(([id]) => {
      const print = prints.get(id)
      return print?.kind === 'energy' ? print.provides.flat() : []
    })
    expect([...energy].sort()).toEqual([...deck.types].sort())
  })
})

test.each([
  ['Ember Spark', 'd-hgss1-2'],
  ['ember spark', 'd-hgss1-2'],
  ['EMBER-SPARK', 'd-hgss1-2'],
  ['Émber  Spärk', 'd-hgss1-2'],
  ['d-hgss1-2', 'd-hgss1-2'],
  ['gearsoffire', 'd-xy11-1'],
])('“%s” is found', (text, id) => {
  expect(findThemeDeck(text)?.id).toBe(id)
})

test('a name that is nearly right is suggested, not taken', () => {
  expect(findThemeDeck('Embr Spark')).toBeUndefined()
  expect(themeDeckNear('Embr Spark')?.name).toBe('Ember Spark')
  expect(themeDeckNear('Overgrowth')).toBeUndefined()
})
