import { describe, expect, test } from 'vitest'
import { cardFace } from '../../src/app/card-face.ts'
import { catalogue } from '../../src/cards/index.ts'
import { THEME_DECKS, type ThemeDeck } from '../../src/decks/theme-decks.ts'
import { type DeckShown, deckPicture } from '../../src/render/deck/deck.ts'
import { layoutDeck } from '../../src/render/deck/deck-layout.ts'
import { energyShares } from '../../src/render/deck/deck-parts.ts'
import { THEMES } from '../../src/render/theme.ts'
import { RULESETS } from '../../src/rulesets/index.ts'
import { expectPicture } from './golden.ts'
import { textsIn, tooSmall } from './hand-texts.ts'
import { everyKind, inventedFace, longest } from './kinds.ts'
import { improper } from './proper.ts'
import { NASTY } from './standings-samples.ts'
import { untidy } from './tidy.ts'

const shownDeck = ({ name, ruleset, cards }: ThemeDeck): DeckShown => ({
  name,
  ruleset: RULESETS[ruleset].title,
  cards: cards.map(([id, count]) => ({ face: cardFace(id), count })),
})

const themeDeck = (name: string) => shownDeck(THEME_DECKS.find(deck => deck.name === name)!)

const singletons = (count: number): DeckShown => ({
  name: 'Singletons',
  ruleset: 'Any',
  cards: catalogue.prints.slice(0, count).map(({ id }) => ({ face: cardFace(id), count: 1 })),
})

const notLegal: DeckShown = {
  ...themeDeck('Rock Garden'),
  name: 'My first attempt at a poison deck',
  unknown: [{ name: 'Mewthree (hgss9-4)', count: 2 }],
  problems: [
    'A deck has exactly 60 cards; this one has 62.',
    'No card has the id hgss9-4.',
    "5 cards are called Professor Elm's Training Method; 4 are the most.",
  ],
}

function check(deck: DeckShown): void {
  const layout = layoutDeck(deck)
  expect([...untidy(layout), ...tooSmall(layout)], deck.name).toEqual([])
  const { svg, alt } = deckPicture(deck, THEMES.light)
  expect(improper(svg), deck.name).toEqual([])
  expect(alt.length).toBeLessThanOrEqual(1024)
}

describe('every theme deck', () => {
  test.each(THEME_DECKS)('$name: nothing overlaps, everything can be read, nothing is cut short', deck => {
    const shown = shownDeck(deck)
    check(shown)
    expect(textsIn(layoutDeck(shown)).filter(text => text.includes('…'))).toEqual([])
    const rows = layoutDeck(shown).list.flatMap(({ rows }) => rows)
    expect(rows.reduce((sum, { tile }) => sum + Number(tile.count.line.text), 0)).toBe(60)
  })

  test.each(THEME_DECKS)('$name: in words, every card', deck => {
    const { alt } = deckPicture(shownDeck(deck), THEMES.dark)
    for (const [id, count] of deck.cards) expect(alt).toContain(`${count} ${cardFace(id).name}`)
  })
})

describe('other decks', () => {
  test.each([0, 1, 2, 3, 23, 24, 32, 33, 60])('%i different cards', count => check(singletons(count)))

  test('cards of every kind, and the longest', () => {
    check({
      name: 'Kinds',
      ruleset: 'Any',
      cards: [...everyKind, longest].map(print => ({ face: inventedFace(print), count: 99 })),
    })
  })

  test('names and problems of any length and script', () => {
    for (const name of NASTY)
      check({
        ...notLegal,
        name,
        unknown: [{ name, count: 1000 }],
        problems: Array<string>(9).fill(`${name} is no card. `.repeat(9)),
      })
  })

  test('a long list comes on pages, none of its cards lost', () => {
    const deck = singletons(60)
    const rows = [1, 2].flatMap(page => layoutDeck({ ...deck, page }).list.flatMap(({ rows }) => rows))
    expect(new Set(rows.map(({ face }) => face?.id)).size).toBe(60)
    expect(textsIn(layoutDeck({ ...deck, page: 2 }).heading)).toContain('Any · legal · page 2 of 2')
  })

  test('what is wrong stands on the first page only', () => {
    const wrong = { ...singletons(60), problems: ['There is no Basic Pokémon to begin with.'] }
    expect([1, 2, 3].map(page => layoutDeck({ ...wrong, page }).problems !== null)).toEqual([true, false, false])
  })

  test('a section that goes on in the second column says so', () => {
    const captions = layoutDeck(themeDeck('Ring of Lightning')).list.map(column =>
      column.captions.map(({ line }) => line.text),
    )
    expect(captions).toEqual([['Pokémon 30'], ['Pokémon, continued', 'Trainers 12', 'Energy 18']])
  })

  test('Energy by type; what can be several types is counted apart', () => {
    const cards = [
      ...themeDeck('Abyss').cards,
      { face: inventedFace(everyKind.find(({ id }) => id === 'kind-any')!), count: 2 },
    ]
    expect(energyShares({ ...notLegal, cards })).toEqual([
      { type: 'fire', count: 12 },
      { type: 'water', count: 14 },
      { type: 'any', count: 2 },
    ])
  })

  test('what is wrong comes before the list, in words too', () => {
    expect(deckPicture(notLegal, THEMES.dark).alt).toMatchInlineSnapshot(
      `"My first attempt at a poison deck, a deck for e-Card era, 2002. 62 cards: 23 Pokémon, 12 Trainers, 25 Energy, 2 Unknown. Not legal: A deck has exactly 60 cards; this one has 62. No card has the id hgss9-4. 5 cards are called Professor Elm's Training Method; 4 are the most. Pokémon: 3 Exeggcute, 1 Exeggutor, 4 Nidoran ♂, 2 Nidorino, 1 Nidoking, 2 Spinarak, 3 Cubone, 1 Marowak, 2 Onix, 3 Chansey, 1 Blissey. Trainers: 3 Bill's Maintenance, 2 Forest Guardian, 2 Pokémon Fan Club, 1 Town Volunteers, 4 Potion. Energy: 13 Grass Energy, 12 Fighting Energy. Unknown: 2 Mewthree (hgss9-4)."`,
    )
  })
})

test('a theme deck', () => expectPicture('deck-theme-dark', deckPicture(themeDeck('Growth Clash'), THEMES.dark)))
test('a deck that is not legal', () => expectPicture('deck-not-legal-light', deckPicture(notLegal, THEMES.light)))
