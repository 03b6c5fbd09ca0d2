/** Pokémon LEGEND: two cards, one Pokémon. */
import { describe, expect, test } from 'vitest'
import { attack, pokemon } from '../../src/cards/kit/facts.ts'
import { kindCards } from '../scenario/cards/kinds.ts'
import { given, opening } from '../scenario/index.ts'

const legend = (id: string, half: 'top' | 'bottom', prizes?: number) =>
  pokemon(`${id}-${half}`, {
    name: `${id.replace(/^./, first => first.toUpperCase())} LEGEND`,
    type: 'colorless',
    hp: 140,
    stage: 'legend',
    half,
    retreat: 1,
    attacks: [attack('Downpour', 'C', 50)],
    ...(prizes === undefined ? {} : { prizes }),
  })

const cards = [
  ...kindCards,
  legend('sky', 'top'),
  legend('sky', 'bottom'),
  legend('sea', 'top', 2),
  legend('sea', 'bottom', 2),
]
const SKY = ['sky-top', 'sky-bottom'] as const
const FOUR = ['dew', 'dew', 'dew', 'dew']

describe.each(['hgss-2010', 'xy-2016'] as const)('%s', rules => {
  test('[LEGEND-01] both halves together are one Pokémon with one amount of damage and one set of attacks', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: SKY, energy: ['fire'] }, bench: ['dew'] },
      opponent: { active: { card: 'striker', energy: ['fire'] } },
    })
    expect(game.you.active).toMatchObject({ stack: SKY, maxHp: 140 })
    expect(game.you.legal('Attack').map(({ attack }) => attack)).toEqual(['Downpour'])
    expect(game.you.legal('Retreat').map(({ pay }) => pay)).toEqual([['fire']])
    game.you.attack('Downpour')
    expect(game.opponent.active).toHaveDamage(50)
    game.opponent.attack('Sixty')
    expect(game.you.active).toHaveDamage(60)
  })

  test.each([
    { hand: ['sky-top'], bench: [], play: SKY, refusal: 'not-in-hand' },
    { hand: ['sky-bottom'], bench: [], play: SKY, refusal: 'not-in-hand' },
    { hand: ['sky-top', 'sky-top'], bench: [], play: ['sky-top', 'sky-top'], refusal: 'wrong-half' },
    { hand: ['sky-bottom', 'sky-bottom'], bench: [], play: ['sky-bottom', 'sky-bottom'], refusal: 'wrong-half' },
    { hand: ['sky-top', 'sea-bottom'], bench: [], play: ['sky-top', 'sea-bottom'], refusal: 'wrong-half' },
    { hand: [...SKY], bench: FOUR, play: SKY, refusal: null },
    { hand: [...SKY], bench: [...FOUR, 'dew'], play: SKY, refusal: 'bench-full' },
  ] as const)('[LEGEND-02, C-97, B-37] hand $hand, Bench $bench: $refusal', ({ hand, bench, play, refusal }) => {
    const game = given({ rules, cards, you: { hand, bench } })
    const [top, bottom] = play
    for (const half of hand) expect(game.you.refused.bench(half)).toBe('not-playable-so')
    if (refusal) {
      expect(game.you.legal('BenchLegend')).toEqual([])
      expect(game.you.refused.benchLegend(top, bottom)).toBe(refusal)
    } else {
      expect(game.you.legal('BenchLegend')).toEqual([{ seat: 0, type: 'BenchLegend', top, bottom }])
      game.you.benchLegend(top, bottom)
      expect(game).toHaveEvents('PokemonPlaced')
      expect(game.you.benchedAll.map(({ stack }) => stack).at(-1)).toEqual(SKY)
      expect(game.you.hand).toEqual([])
    }
  })
})

test('[LEGEND-01] ecard-2002 does not know LEGENDs', () => {
  const game = given({ rules: 'ecard-2002', cards, you: { hand: SKY } })
  expect(game.you.legal('BenchLegend')).toEqual([])
  expect(game.you.refused.benchLegend(...SKY)).toBe('not-playable-so')
})

describe('hgss-2010', () => {
  const rules = 'hgss-2010'

  test('[LEGEND-03] the halves cannot be placed in the set-up', () => {
    const game = opening({ rules, cards, you: [...SKY, 'pip'], opponent: ['pip'], flips: ['heads'] })
    expect(game).toAsk('you', ['pip'], { min: 1, max: 6 })
    game.you.choose('pip')
    game.opponent.choose('pip')
    expect(game.you.hand).toEqual([...SKY, 'filler', 'filler', 'filler', 'filler', 'filler'])
  })

  test('[LEGEND-03] a hand with both halves and no Basic Pokémon is a mulligan', () => {
    const fillers = Array(5).fill('filler') as string[]
    const game = opening({ rules, cards, you: [...SKY, ...fillers, 'dew'], opponent: ['pip'], flips: ['heads'] })
    expect(game.events.filter(({ type }) => type === 'MulliganTaken').length).toBe(1)
    expect(game).toAsk('you', ['dew'])
    game.you.choose('dew')
    game.opponent.choose('pip')
    game.opponent.choose(0)
  })

  test('[LEGEND-03, LEGEND-04] in play, effects on Basic and on Evolved Pokémon miss it; on unevolved ones and on all they do not', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: SKY }, bench: ['dew'], hand: ['hit-basics', 'hit-evolved', 'hit-unevolved', 'hit-all'] },
      opponent: { active: 'wall' },
    })
    game.you.play('hit-basics')
    expect(game.you.benched('dew')).toHaveDamage(10)
    expect(game.you.active).toHaveDamage(0)
    game.you.play('hit-evolved')
    expect(game.you.active).toHaveDamage(0)
    game.you.play('hit-unevolved')
    expect(game.you.active).toHaveDamage(10)
    game.you.play('hit-all')
    expect(game.you.active).toHaveDamage(20)
  })

  test('[LEGEND-03, LEGEND-05, C-98] in the deck each half is a card of its own: a Pokémon, no Basic, no Evolution', () => {
    const game = given({
      rules,
      cards,
      you: { hand: ['find-basic', 'find-evolution', 'find-pokemon'], deck: [...SKY, 'dew', 'pippo'] },
    })
    game.you.play('find-basic')
    expect(game).toAsk('you', ['dew'])
    game.you.choose()
    game.you.play('find-evolution')
    expect(game).toAsk('you', ['pippo'])
    game.you.choose()
    game.you.play('find-pokemon')
    expect(game).toAsk('you', ['sky-top', 'sky-bottom', 'dew', 'pippo'], { min: 0, max: 1 })
    game.you.choose('sky-bottom')
    expect(game.you.hand).toEqual(['sky-bottom'])
    expect(game.you.legal('BenchLegend')).toEqual([])
  })

  test('[LEGEND-05, C-98] one Pokémon from the discard pile is one half', () => {
    const game = given({ rules, cards, you: { hand: ['fetch-pokemon'], discard: SKY } })
    game.you.play('fetch-pokemon')
    expect(game).toAsk('you', ['sky-top', 'sky-bottom'], { min: 1, max: 1 })
    game.you.choose('sky-top')
    expect(game.you.hand).toEqual(['sky-top'])
    expect(game.you.discard).toEqual(['sky-bottom', 'fetch-pokemon'])
  })

  test('[LEGEND-05] in play it fills one place: beside it four more Pokémon find room', () => {
    const game = given({ rules, cards, you: { bench: [{ card: SKY }, 'dew', 'dew', 'dew'], hand: ['pip', 'dew'] } })
    game.you.bench('pip')
    expect(game.you.refused.bench('dew')).toBe('bench-full')
    expect(game.you.benchedAll.length).toBe(5)
  })

  test('[LEGEND-05] nothing can be devolved from it', () => {
    const game = given({ rules, cards, you: { active: { card: SKY }, hand: ['devolver'] } })
    game.you.play('devolver')
    expect(game.you.active.stack).toEqual(SKY)
  })

  test('[B-37] Knocked Out it is one Knock Out, and both halves are discarded', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: 'striker', energy: ['fire'] } },
      opponent: { active: { card: SKY, energy: ['water'] }, bench: ['dew', 'pip'] },
    })
    game.you.attack('Huge')
    expect(game.last.filter(({ type }) => type === 'KnockedOut').length).toBe(1)
    expect(game.opponent.discard).toEqual([...SKY, 'water'])
    expect(game).toAsk('you', [0, 1, 2, 3, 4, 5], { min: 1, max: 1 })
  })

  test("[B-37] it is no Trainer: playable in the starting player's first turn", () => {
    const game = given({ rules, cards, turn: 1, you: { hand: [...SKY, 'potion'] } })
    expect(game.you.refused.play('potion')).toBe('first-turn-trainers')
    game.you.benchLegend(...SKY)
    expect(game.you.benchedAll.length).toBe(1)
  })

  test.each([
    { name: 'that says so', active: ['sea-top', 'sea-bottom'], prizes: 2 },
    { name: 'that says nothing', active: SKY, prizes: 1 },
  ])('[LEGEND-07, B-68] Prizes for a LEGEND $name: $prizes', ({ active, prizes }) => {
    const game = given({
      rules,
      cards,
      you: { active: { card: 'striker', energy: ['fire'] } },
      opponent: { active: { card: active }, bench: ['dew'] },
    })
    game.you.attack('Huge')
    expect(game).toAsk('you', [0, 1, 2, 3, 4, 5], { min: prizes, max: prizes })
    game.you.choose(...[5, 0].slice(0, prizes))
    expect(game.you.zone('prizes').length).toBe(6 - prizes)
  })
})
