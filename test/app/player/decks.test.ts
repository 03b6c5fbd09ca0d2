/** Decks that somebody keeps, and decks that come to a match. */
import { describe, expect, test } from 'vitest'
import { newPlayer, type Player } from '../../../src/app/player/player.ts'
import { chooseDeck, type DeckChoice, readList } from '../../../src/app/player/read-deck.ts'
import { copiesIn, findThemeDeck, type ThemeDeck } from '../../../src/decks/theme-decks.ts'
import { err, ok } from '../../../src/shared/result.ts'
import { deck, Remembered } from './remembered.ts'

const names = ({ player }: Remembered) => player.decks.map(({ name }) => name)

describe('kept decks', () => {
  test('are saved, one after the other', () => {
    const ann = new Remembered()
    expect(ann.does({ type: 'SaveDeck', deck: deck('One') })).toEqual([{ type: 'DeckSaved', deck: deck('One') }])
    ann.does({ type: 'SaveDeck', deck: deck('Two') })
    expect(ann.player).toMatchObject({ version: 2, at: ann.now, decks: [deck('One'), deck('Two')] })
  })

  test('are replaced by one of the same name', () => {
    const ann = new Remembered()
    for (const name of ['One', 'Two']) ann.does({ type: 'SaveDeck', deck: deck(name) })
    ann.does({ type: 'SaveDeck', deck: deck('One', 'hgss1-116') })
    expect(ann.player.decks).toEqual([deck('Two'), deck('One', 'hgss1-116')])
    ann.does({ type: 'SaveDeck', deck: deck('ONE') })
    expect(names(ann)).toEqual(['Two', 'One', 'ONE'])
  })

  test('are deleted by name', () => {
    const ann = new Remembered()
    for (const name of ['One', 'Two']) ann.does({ type: 'SaveDeck', deck: deck(name) })
    expect(ann.does({ type: 'DeleteDeck', name: 'One' })).toEqual([{ type: 'DeckDeleted', name: 'One' }])
    expect(names(ann)).toEqual(['Two'])
    expect(ann.refused({ type: 'DeleteDeck', name: 'One' })).toBe('unknown-deck')
    expect(ann.refused({ type: 'DeleteDeck', name: 'two' })).toBe('unknown-deck')
  })

  test('are at most fifty', () => {
    const ann = new Remembered()
    for (let number = 1; number <= 50; number++) ann.does({ type: 'SaveDeck', deck: deck(`Deck ${number}`) })
    expect(ann.refused({ type: 'SaveDeck', deck: deck('Deck 51') })).toBe('too-many-decks')
    ann.does({ type: 'SaveDeck', deck: deck('Deck 7', 'hgss1-116') })
    expect(names(ann).at(-1)).toBe('Deck 7')
    ann.does({ type: 'DeleteDeck', name: 'Deck 1' })
    ann.does({ type: 'SaveDeck', deck: deck('Deck 51') })
    expect(names(ann)).toHaveLength(50)
  })
})

const theme = (name: string): ThemeDeck => {
  const found = findThemeDeck(name)
  if (!found) throw new Error(`no theme deck is called ${name}`)
  return found
}
const GROWTH = theme('Growth Clash')
const CARDS = copiesIn(GROWTH).map(({ id, count }) => [id, count] as const)
const LIST = CARDS.map(([id, count]) => `${count} ${id}`).join('\n')
const owner = (...decks: Player['decks']): Player => ({ ...newPlayer('ann'), decks })
const choose = (choice: DeckChoice, player = owner()) => chooseDeck(player, 'hgss-2010', choice)

describe('a deck for a match', () => {
  test('of the theme decks, by its name', () => {
    expect(choose({ theme: 'growth clash' })).toEqual(ok({ name: 'Growth Clash', cards: CARDS }))
    expect(choose({ theme: 'No Such Deck' })).toEqual(err({ code: 'unknown-deck' }))
    expect(chooseDeck(owner(), 'xy-2016', { theme: 'Growth Clash' })).toEqual(err({ code: 'other-ruleset' }))
  })

  test('of the own ones, exactly by its name', () => {
    const player = owner({ name: 'Mine', ruleset: 'hgss-2010', cards: CARDS })
    expect(choose({ saved: 'Mine' }, player)).toEqual(ok({ name: 'Mine', cards: CARDS }))
    expect(choose({ saved: 'mine' }, player)).toEqual(err({ code: 'unknown-deck' }))
    expect(chooseDeck(player, 'xy-2016', { saved: 'Mine' })).toEqual(err({ code: 'other-ruleset' }))
  })

  test('what was legal once is judged again', () => {
    const short = owner({ name: 'Short', ruleset: 'hgss-2010', cards: CARDS.slice(1) })
    const result = choose({ saved: 'Short' }, short)
    expect(result).toMatchObject({ ok: false, error: { code: 'bad-deck', ruleset: 'hgss-2010', unread: [] } })
    expect(!result.ok && result.error.code === 'bad-deck' && result.error.problems.length).toBeGreaterThan(0)
  })

  test('as a list, which gets a name if it has none', () => {
    expect(choose({ list: LIST })).toEqual(ok({ name: 'Pasted deck', cards: CARDS }))
    expect(choose({ list: LIST, name: ' Mine ' })).toEqual(ok({ name: 'Mine', cards: CARDS }))
  })
})

describe('a list', () => {
  test('tells all its problems at once', () => {
    const result = readList('hgss-2010', 'Odd', '4 hgss1-118\n3 No Such Card\nnonsense')
    if (result.ok || result.error.code !== 'bad-deck') throw new Error('this is no deck')
    expect(result.error.unread.map(({ line }) => line)).toEqual([2, 3])
    expect(result.error.problems.length).toBeGreaterThan(0)
  })

  test.each([
    ['', 'bad-name'],
    ['   ', 'bad-name'],
    ['x'.repeat(61), 'bad-name'],
    ['two\nlines', 'bad-name'],
    ['nothing\u200b to see', 'bad-name'],
    ['x'.repeat(60), 'done'],
    ['Pokémon ♀ 日本', 'done'],
  ])('called %j', (name, expected) => {
    const result = readList('hgss-2010', name, LIST)
    expect(result.ok ? 'done' : result.error.code).toBe(expected)
  })

  test('is not longer than a deck can be', () => {
    expect(readList('hgss-2010', 'Long', ' '.repeat(20_001))).toEqual(err({ code: 'bad-input' }))
    expect(readList('hgss-2010', 'Long', LIST.padEnd(20_000, '\n')).ok).toBe(true)
  })
})
