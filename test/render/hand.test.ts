import { describe, expect, test } from 'vitest'
import { cardFace } from '../../src/app/card-face.ts'
import { type PlayedStep, playOut, randomPolicy } from '../../src/app/self-play/play-out.ts'
import { seededChance } from '../../src/app/self-play/seeded-chance.ts'
import { catalogue } from '../../src/cards/index.ts'
import { cardsIn, THEME_DECKS, themePairs } from '../../src/decks/theme-decks.ts'
import { createRules, legal, SEATS } from '../../src/engine/index.ts'
import { type Question, type SeatView, view } from '../../src/engine/view.ts'
import { describeGrid } from '../../src/render/hand/grid-alt.ts'
import { drawGrid } from '../../src/render/hand/grid-draw.ts'
import { type Grid, layoutGrid } from '../../src/render/hand/grid-layout.ts'
import {
  cardsGrid,
  cardsPicture,
  choiceGrid,
  choicePicture,
  handGrid,
  handPicture,
} from '../../src/render/hand/hand.ts'
import { sorted, stackOf } from '../../src/render/hand/stacks.ts'
import { THEMES } from '../../src/render/theme.ts'
import { RULESET_IDS, RULESETS } from '../../src/rulesets/index.ts'
import { ordinal } from '../../src/words/english/picture/hand.ts'
import { many, search, setUp, topOfDeck, turn } from './hand-samples.ts'
import { textsIn, tooSmall } from './hand-texts.ts'
import { everyKind, inventedFace, longest } from './kinds.ts'
import { improper } from './proper.ts'
import { untidy } from './tidy.ts'

const tags = (grid: Grid) =>
  grid.stacks.map(({ face, count, tag }) => [face.name, count, tag?.is ?? '', tag?.words ?? ''])
const names = (grid: Grid) => grid.stacks.map(({ face }) => face.name)

/** Not `expect`, which is slow. */
function check(grid: Grid): void {
  const layout = layoutGrid(grid)
  const wrong = [...untidy(layout), ...tooSmall(layout)]
  if (wrong.length > 0) throw new Error(`${JSON.stringify(grid.stacks.map(({ face }) => face.id))}: ${wrong}`)
  const alt = describeGrid(grid)
  if (alt.length > 1024) throw new Error(`${alt.length} characters: ${alt}`)
}

const GAMES = 6

describe.each(RULESET_IDS)('random games of %s', ruleset => {
  const rules = createRules(RULESETS[ruleset], catalogue)

  test('whatever is in a hand, nothing overlaps or leaves the picture, and all can be read', () => {
    let hands = 0
    const pairs = themePairs(ruleset)
    for (let game = 0; game < GAMES; game++) {
      const [one, other] = pairs[game % pairs.length]!
      let step = 0
      const onStep = ({ after }: PlayedStep) => {
        step += 1
        if (step % 4 !== 0) return
        for (const seat of SEATS) {
          const { hand, question }: SeatView = view(rules, after, seat)
          check(handGrid({ hand, legal: legal(rules, after, seat), question }))
          if (question) check(choiceGrid({ title: 'Choose', question, nameOf: () => 'Typhlosion' }))
          check(cardsGrid({ title: 'Discard pile', cards: view(rules, after, seat).sides[seat].discard }))
          hands += 1
        }
      }
      const policy = randomPolicy(seededChance(game + 77))
      playOut(rules, [cardsIn(one), cardsIn(other)], seededChance(game), policy, { onStep })
    }
    expect(hands).toBeGreaterThan(100)
  })
})

describe('any number of cards', () => {
  const all = catalogue.prints.map(({ id }) => id)

  test.each([0, 1, 2, 3, 4, 5, 7, 8, 9, 12, 16, 17, 25, 32, 60])('%i different ones', count => {
    const hand = Array.from({ length: count }, (_, index) => all[(index * 17) % all.length]!)
    check(handGrid({ hand }))
    check(handGrid({ hand: hand.flatMap(id => [id, id, id, id]) }))
    check(cardsGrid({ title: 'Cards', cards: hand, ordered: true }))
  })

  test('cards of every kind, with everything a tile can say', () => {
    const faces = [...everyKind, longest].map(inventedFace)
    for (const size of [8, 16, 24])
      for (let start = 0; start < faces.length; start += size) {
        const stacks = faces.slice(start, start + size).map((face, index) => ({
          ...stackOf(face, index % 3 === 0 ? 12 : 1, { is: 'playable', words: 'Level up' }),
          note: index % 2 === 0 ? 'on Professor Extraordinary’s Everlastingly Long-Named Companion' : null,
        }))
        const filled = Array.from({ length: size }, (_, index) => stacks[index % stacks.length]!)
        const grid: Grid = { title: 'Every kind', note: '', stacks: filled, empty: '', grouped: false }
        const layout = layoutGrid(grid)
        expect(untidy(layout)).toEqual([])
        expect(improper(drawGrid(layout, THEMES.light))).toEqual([])
      }
  })

  test('no name of the catalogue is cut short, however dense', () => {
    for (const size of [8, 16, 26])
      for (let start = 0; start < all.length; start += size) {
        const hand = Array.from({ length: size }, (_, index) => all[(start + index) % all.length]!)
        const cut = textsIn(layoutGrid(handGrid({ hand: [...hand, ...hand] }))).filter(text => text.includes('…'))
        expect(cut).toEqual([])
      }
  })

  test('more than fit into one picture come on pages, none of them lost', () => {
    const cards = all.slice(0, 60)
    const pages = [1, 2, 3].map(page => cardsGrid({ title: 'Cards', cards, page }))
    expect(pages[0]?.note).toBe('60 cards · page 1 of 3')
    expect(new Set(pages.flatMap(({ stacks }) => stacks.map(({ face }) => face.id)))).toEqual(new Set(cards))
  })
})

describe('the order', () => {
  test('evolution lines, kinds of Trainer, Energy', () => {
    const hand = ['hgss1-115', 'hgss1-98', 'hgss1-26', 'hgss1-101', 'hgss1-59', 'hgss1-104', 'hgss1-35', 'hgss1-75']
    expect(names(handGrid({ hand }))).toEqual([
      'Chikorita',
      'Bayleef',
      'Meganium',
      'Meowth',
      "Professor Oak's New Theory",
      'Pokémon Communication',
      'Grass Energy',
      'Rainbow Energy',
    ])
  })

  test('a line stays together where its type changes, and where a stage is missing', () => {
    const line = ['ecard2-24', 'ecard2-72', 'ecard2-96'].map(id => ({ face: cardFace(id) }))
    expect(sorted(line).map(({ face }) => face.name)).toEqual(['Nidoran ♂', 'Nidoking', 'Cubone'])
  })

  test('the order of the hand tells nothing', () => {
    const shuffled = [...turn.hand].reverse()
    expect(handPicture({ ...turn, hand: shuffled }, THEMES.dark)).toEqual(handPicture(turn, THEMES.dark))
  })

  test('an arrow leads to what evolves from the card before, in the same row only', () => {
    expect(layoutGrid(handGrid({ hand: ['hgss1-59', 'hgss1-35', 'hgss1-26', 'hgss1-75'] })).arrows.length).toBe(2)
    expect(layoutGrid(handGrid({ hand: ['hgss1-59', 'hgss1-26', 'hgss1-75'] })).arrows.length).toBe(0)
    const row = ['hgss1-57', 'hgss1-46', 'hgss1-59', 'hgss1-35', 'hgss1-26']
    expect(layoutGrid(handGrid({ hand: row })).arrows.length).toBe(2)
  })
})

describe('what can be done', () => {
  test('each playable card says how, and only cards of the hand count', () => {
    const grid = handGrid(turn)
    expect(grid.note).toBe('10 cards · 8 playable')
    expect(tags(grid)).toEqual([
      ['Chikorita', 2, 'playable', 'Bench'],
      ['Bayleef', 1, 'playable', 'Evolve'],
      ['Meganium', 1, '', ''],
      ["Professor Oak's New Theory", 1, 'playable', 'Play'],
      ['Pokémon Communication', 1, '', ''],
      ['Grass Energy', 3, 'playable', 'Attach'],
      ['Rainbow Energy', 1, 'playable', 'Attach'],
    ])
  })

  test('both halves of a LEGEND are playable together', () => {
    const hand = ['hgss1-111', 'hgss1-112']
    const grid = handGrid({ hand, legal: [{ seat: 0, type: 'BenchLegend', top: hand[0]!, bottom: hand[1]! }] })
    expect(grid.stacks.map(({ tag }) => tag?.words)).toEqual(['Bench', 'Bench'])
  })

  test('on the turn of the other nothing is said about playing', () => {
    expect(handGrid({ hand: ['hgss1-59'], legal: [{ seat: 0, type: 'Concede' }] }).note).toBe('1 card')
  })

  test('on the own turn it is said that nothing is playable', () => {
    expect(handGrid({ hand: ['hgss1-26'], legal: [{ seat: 0, type: 'EndTurn' }] }).note).toBe('1 card · none playable')
  })

  test('in the set-up: who is Active, who is on the Bench, who could be', () => {
    const grid = handGrid(setUp)
    expect(grid.note).toBe('7 cards · choose 1 to 6, 2 chosen')
    expect(tags(grid)).toEqual([
      ['Chimchar', 2, 'chosen', 'Active'],
      ['Monferno', 1, '', ''],
      ['Pyroar', 1, '', ''],
      ['Ponyta', 1, 'choosable', 'Choose'],
      ['Klink', 1, 'chosen', 'Bench'],
      ['Ninja Boy', 1, '', ''],
    ])
  })

  test('a question about something else marks nothing in the hand', () => {
    const question: Question = { ...search.question, options: [{ is: 'card', card: 'hgss1-59', count: 2 }], picked: [] }
    expect(handGrid({ hand: ['hgss1-59'], question }).stacks.map(({ tag }) => tag)).toEqual([null])
  })

  test('picked options say how many, or in which order', () => {
    const chosen = (question: Question) =>
      choiceGrid({ title: 'x', question }).stacks.flatMap(({ tag }) => (tag ? [tag.words] : []))
    expect(chosen(search.question)).toEqual(['2 of 4', '1 of 4'])
    expect(chosen({ ...search.question, ordered: true })).toEqual(['1st, 3rd', '2nd'])
  })

  test('attached cards say on whom, and are told apart', () => {
    const option = (on: number) => ({ is: 'card', card: 'hgss1-116', count: 1, on }) as const
    const question: Question = { ...search.question, options: [option(4), option(7)], picked: [1] }
    const { stacks } = choiceGrid({ title: 'Discard', question, nameOf: id => (id === 4 ? 'Onix' : 'Mew') })
    expect(stacks.map(({ note, tag }) => [note, tag?.is])).toEqual([
      ['on Onix', undefined],
      ['on Mew', 'chosen'],
    ])
  })

  test('ordinals', () => {
    expect([1, 2, 3, 4, 10, 11, 12, 13, 21, 22, 111].map(ordinal).join(' ')).toBe(
      '1st 2nd 3rd 4th 10th 11th 12th 13th 21st 22nd 111th',
    )
  })
})

describe('in words', () => {
  test('what can be played comes first', () => {
    expect(handPicture(turn, THEMES.dark).alt).toMatchInlineSnapshot(
      `"Your hand: 10 cards, 8 playable. Playable: 2 Chikorita (Basic, Grass, 60 HP, Bench); Bayleef (Stage 1 from Chikorita, Grass, 90 HP, Evolve); Professor Oak's New Theory (Supporter, Play); 3 Grass Energy (Attach); Rainbow Energy (Special, Attach). Others: Meganium (Stage 2 from Bayleef, Grass, 130 HP); Pokémon Communication (Trainer)."`,
    )
  })

  test('a choice', () => {
    expect(choicePicture(search, THEMES.dark).alt).toMatchInlineSnapshot(
      `"Search your deck: 32 cards, choose up to 4, 3 chosen. Chosen: 4 Cyndaquil (Basic, Fire, 60 HP, 2 of 4); 4 Growlithe (Basic, Fire, 70 HP, 1 of 4). Others: 2 Quilava (Stage 1 from Cyndaquil, Fire, 80 HP); Typhlosion (Stage 2 from Quilava, Fire, 130 HP); Arcanine (Stage 1 from Growlithe, Fire, 110 HP); 4 Mareep (Basic, Lightning, 40 HP); 2 Flaaffy (Stage 1 from Mareep, Lightning, 80 HP); 2 Pikachu (Basic, Lightning, 60 HP); 4 Hoothoot (Basic, Colorless, 50 HP); Noctowl (Stage 1 from Hoothoot, Colorless, 90 HP); Copycat (Supporter); 2 Moomoo Milk (Trainer); 2 Pokémon Communication (Trainer); 2 Pokémon Reversal (Trainer)."`,
    )
  })

  test('cards in their order', () => {
    expect(cardsPicture(topOfDeck, THEMES.dark).alt).toMatchInlineSnapshot(
      `"Top of your deck: 5 cards. 1st Meganium (Stage 2 from Bayleef, Grass, 130 HP); 2nd Professor Oak's New Theory (Supporter); 3rd Grass Energy; 4th Chikorita (Basic, Grass, 60 HP); 5th Grass Energy."`,
    )
  })

  test('no cards', () => {
    expect(handPicture({ hand: [] }, THEMES.dark).alt).toBe('Your hand: 0 cards. No cards.')
  })

  test('every card of a whole deck is named', () => {
    for (const deck of THEME_DECKS) {
      const { alt } = handPicture({ hand: cardsIn(deck) }, THEMES.dark)
      for (const [id] of deck.cards) expect(alt).toContain(cardFace(id).name)
    }
  })
})

test.each(['dark', 'light'] as const)('%s: proper SVG', name => {
  const theme = THEMES[name]
  const shown = [
    handPicture(turn, theme),
    handPicture(many, theme),
    handPicture(setUp, theme),
    handPicture({ hand: [] }, theme),
  ]
  for (const { svg } of [...shown, choicePicture(search, theme), cardsPicture(topOfDeck, theme)])
    expect(improper(svg)).toEqual([])
})
