import { describe, expect, test } from 'vitest'
import { attack, pokemon, trainer } from '../../../../src/cards/kit/facts.ts'
import { RULESET_IDS, type RulesetId } from '../../../../src/rulesets/index.ts'
import { screensOf } from '../../../../src/words/english/help/screens.ts'
import { cardsOf, invented, known } from './cards.ts'

const screens = (id: string, ruleset: RulesetId) => {
  const card = known(id, ruleset)
  return screensOf(card.face, card)
}
const ids = (id: string, ruleset: RulesetId) => screens(id, ruleset).map(screen => screen.id)
const lines = (id: string, ruleset: RulesetId, which: string) =>
  screens(id, ruleset).find(screen => screen.id === which)?.lines

describe('which screens a card has', () => {
  test('[EREAD-02, EREAD-05, EREAD-06] a Pokémon that evolves', () => {
    expect(ids('hgss1-87', 'hgss-2010')).toEqual(['pokemon', 'card', 'evolution', 'dictionary'])
  })

  test('[C-110, EREAD-03] a Trainer opens on the card screen', () => {
    expect(ids('hgss1-101', 'hgss-2010')).toEqual(['card', 'dictionary'])
    expect(ids('hgss1-116', 'hgss-2010')[0]).toBe('card')
  })

  test('[C-110, EREAD-05] a Pokémon that does not evolve has no evolution screen', () => {
    expect(ids('hgss1-47', 'hgss-2010')).toEqual(['pokemon', 'card', 'dictionary'])
  })

  test('[C-110, EREAD-04] extras are shown where there are some', () => {
    const card = known('hgss1-87', 'hgss-2010')
    const extras = ['Plays in Ember Spark.']
    expect(screensOf(card.face, { ...card, extras }).find(({ id }) => id === 'data')?.lines).toEqual(extras)
    expect(screensOf(card.face, { ...card, extras: [] }).map(({ id }) => id)).not.toContain('data')
    expect(ids('hgss1-87', 'hgss-2010')).not.toContain('data')
  })

  test('[EREAD-09] extras may be anything, also several', () => {
    const card = known('hgss1-116', 'hgss-2010')
    const extras = ['Plays in two theme decks.', 'Drawn by hand.']
    expect(screensOf(card.face, { ...card, extras }).map(({ id, lines }) => [id, lines.length])).toContainEqual([
      'data',
      2,
    ])
  })

  test.each(RULESET_IDS)('[EREAD-10] every card of %s has a card screen that fits, whatever is not known', ruleset => {
    for (const card of cardsOf(ruleset)) {
      const shown = screensOf(card.face, card)
      expect(shown.map(({ id }) => id)).toContain('card')
      expect(shown.map(({ id }) => id).includes('pokemon')).toBe(card.face.kind === 'pokemon')
      for (const { lines, terms } of shown) {
        expect(lines.join('\n').length, card.face.id).toBeLessThanOrEqual(1500)
        expect(lines.join('\n'), card.face.id).not.toMatch(/undefined|null|NaN/)
        expect(terms.length, card.face.id).toBeLessThanOrEqual(25)
      }
    }
  })
})

describe('what they say', () => {
  test('[EREAD-02] the Pokémon screen', () => {
    expect(lines('hgss1-7', 'hgss-2010', 'pokemon')).toEqual([
      '**Ninetales**',
      'Type: Fire',
      'Stage: Stage 1, evolves from Vulpix',
      'HP: 90',
    ])
  })

  test('[EREAD-02, EREAD-10] number, height and weight, each if it is known', () => {
    const card = known('hgss1-7', 'hgss-2010')
    const shown = (pokedex: object) => screensOf(card.face, { ...card, pokedex })[0]?.lines
    expect(shown({ number: 38, height: '1.1 m', weight: '19.9 kg' })).toEqual([
      '**Ninetales** · No. 38',
      'Type: Fire',
      'Stage: Stage 1, evolves from Vulpix',
      'HP: 90',
      'Height: 1.1 m',
      'Weight: 19.9 kg',
    ])
    expect(shown({ weight: '19.9 kg' })?.slice(3)).toEqual(['HP: 90', 'Weight: 19.9 kg'])
  })

  test('[EREAD-03] the card screen: text, then tips', () => {
    expect(lines('hgss1-87', 'hgss-2010', 'card')).toEqual([
      '**Vulpix** · Basic',
      '`R` **Singe**. Flip a coin. On heads, the Defending Pokémon becomes Burned.',
      '`RC` **Ember** 30. Flip a coin. On tails, discard 1 Fire Energy from this Pokémon.',
      'HP 50 · Weakness Water ×2 · Retreat Cost 1',
      '',
      '-# Put it down early: it can evolve into Ninetales in a later turn.',
      '-# Singe can leave the Defending Pokémon Burned: it may then be hurt between turns.',
      '-# Beware of Water Pokémon: it is weak to them.',
    ])
  })

  test.each([
    ['ecard1-156', 'ecard-2002', '**Potion** · Trainer', 'Trainer card'],
    ['hgss1-102', 'hgss-2010', '**Switch** · Trainer', 'Trainer card'],
    ['hgss1-89', 'hgss-2010', '**Bill** · Supporter', 'Supporter'],
    ['xy10-113', 'xy-2016', '**Ultra Ball** · Item', 'Item'],
  ] as const)('[CARD-01, EREAD-03] %s of %s is called as its rulebook calls it', (id, ruleset, head, term) => {
    expect(lines(id, ruleset, 'card')?.[0]).toBe(head)
    expect(lines(id, ruleset, 'dictionary')).toContain(`- ${term}`)
  })

  test('[LEGEND-01, EREAD-03] half a LEGEND says which half it is', () => {
    const second = (id: string) => lines(id, 'hgss-2010', 'card')?.[1]
    expect(second('hgss1-111')).toBe(
      'This is the top half of Ho-Oh LEGEND. Put both halves from your hand onto your Bench together.',
    )
    expect(second('hgss1-112')).toContain('This is the bottom half of Ho-Oh LEGEND.')
    expect(second('hgss1-110')).not.toContain('half')
  })

  test('[EREAD-05] the evolution screen has a line for each stage', () => {
    expect(lines('hgss1-49', 'hgss-2010', 'evolution')).toEqual([
      '1. Cyndaquil (Basic, 60 HP)',
      '2. **Quilava** (Stage 1, 80 HP)',
      '3. Typhlosion (Stage 2, 130 HP)',
    ])
  })

  test('[EREAD-05, EREAD-10] a stage that nobody has written is only named', () => {
    const print = pokemon('a-2', { name: 'Bud', type: 'grass', stage: 'stage1', from: 'Seed', hp: 80 })
    const { face } = invented(print, 'hgss-2010')
    const line = [[{ name: 'Seed', face: null }], [{ name: 'Bud', face }]]
    expect(screensOf(face, { ruleset: 'hgss-2010', line }).find(({ id }) => id === 'evolution')?.lines).toEqual([
      '1. Seed',
      '2. **Bud** (Stage 1, 80 HP)',
    ])
  })

  test('[EREAD-06] the dictionary has the words of the text, not of names', () => {
    const dictionary = screens('hgss1-7', 'hgss-2010').at(-1)
    expect(dictionary?.terms.map(({ term }) => term)).toEqual([
      'attack',
      'Special Condition',
      'once in your turn',
      'Fire',
      'Retreat Cost',
      'Pokémon Power',
      'Poké-Power',
      'hand',
      'Weakness',
      'Pokémon',
      'Stage 1',
      'discard',
      'Water',
      'draw',
      'HP',
    ])
    expect(dictionary?.lines).toHaveLength(15)
    expect(dictionary?.terms.every(({ meaning }) => meaning.length > 10)).toBe(true)
  })

  test('[EREAD-10] a Technical Machine, a Fossil, a Pokémon with nothing on it', () => {
    const card = (print: Parameters<typeof invented>[0]) => {
      const one = invented(print, 'xy-2016')
      return screensOf(one.face, one)
        .find(({ id }) => id === 'card')
        ?.lines.slice(0, 3)
    }
    expect(card(trainer('a-1', 'technical-machine', { name: 'TM', attacks: [attack('Zap', 'L', 30)] }))).toEqual([
      '**TM** · Technical Machine',
      '`L` **Zap** 30',
      '',
    ])
    const inPlay = pokemon('a-3', { name: 'Shell', type: 'colorless', hp: 50 })
    expect(card(trainer('a-3', 'fossil', { name: 'Shell', inPlay }))).toEqual([
      '**Shell** · Fossil',
      'HP 50 · Retreat Cost none',
      '',
    ])
    expect(card(pokemon('a-4', { name: 'Blank', type: 'water', hp: 30 }))).toEqual([
      '**Blank** · Basic',
      'HP 30 · Retreat Cost none',
      '',
    ])
  })
})
