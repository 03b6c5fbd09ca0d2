/** Technical Machines, Pokémon Tools and Hyper Gear. */
import { describe, expect, test } from 'vitest'
import { trainer } from '../../src/cards/kit/facts.ts'
import { meansTrainer } from '../../src/engine/queries.ts'
import { discardAttached } from '../../src/engine/zones.ts'
import { kindCards } from '../scenario/cards/kinds.ts'
import type { TestEffects } from '../scenario/effects.ts'
import { given } from '../scenario/index.ts'

const ALL = ['ecard-2002', 'hgss-2010', 'xy-2016'] as const

const cards = [
  ...kindCards,
  trainer('snare', 'tool', {
    name: 'Snare',
    labels: ['hyper-gear'],
    modifiers: { retreatCost: (cost, pokemon, me) => (pokemon.id === me.pokemon?.id ? cost + 1 : cost) },
  }),
  trainer('strip', 'item', {
    name: 'Strip',
    *play({ game, opponent }) {
      const { active } = game.side(opponent)
      if (active) discardAttached(game, active.id, active.attached)
    },
  }),
]

/** "This player can't play cards of that kind", with the word as the era understands it. */
const lasting: TestEffects = {
  ban: (word: 'Trainer' | 'Item' | 'Supporter') => ({
    modifiers: {
      canPlay: (value, { print }, _me, table) =>
        value && !(print.kind === 'trainer' && meansTrainer(table, word, print.trainer)),
    },
  }),
}

describe.each(ALL)('%s', rules => {
  test('[TM-01] a Machine goes onto any own Pokémon, which may then use its attack', () => {
    const game = given({
      rules,
      you: { active: { card: 'pip', energy: ['fire'] }, bench: ['dew'], hand: ['machine'] },
      opponent: { active: 'wall', bench: ['leaf'] },
    })
    const own = [game.you.active.id, game.you.benched('dew').id]
    expect(game.you.legal('AttachTrainer').map(({ pokemon }) => pokemon)).toEqual(own)
    expect(game.you.refused.attack('Overdrive', 'machine')).toBe('no-such-attack')
    game.you.attachTrainer('machine')
    expect(game.you.legal('Attack').map(({ card, attack }) => [card, attack])).toEqual([
      ['pip', 'Tap'],
      ['machine', 'Overdrive'],
    ])
    game.you.attack('Overdrive')
    expect(game.opponent.active).toHaveDamage(40)
  })

  test('[TM-01] a Machine on the Bench lends its attack to nobody else, and its cost must be paid', () => {
    const game = given({
      rules,
      you: { active: { card: 'pip', energy: ['fire'] }, bench: [{ card: 'dew', attached: ['machine'] }] },
    })
    expect(game.you.legal('Attack').map(({ attack }) => attack)).toEqual(['Tap'])
    const unpaid = given({ rules, you: { active: { card: 'pip', attached: ['machine'] } } })
    expect(unpaid.you.refused.attack('Overdrive', 'machine')).toBe('not-enough-energy')
  })

  test("[TM-03] the Machine's attack is the one attack of the turn", () => {
    const game = given({
      rules,
      you: { active: { card: 'pip', energy: ['fire'], attached: ['machine'] } },
      opponent: { active: 'wall' },
    })
    game.you.attack('Overdrive')
    expect(game.state.turn.seat).toBe(1)
    expect(game.you.legal('Attack')).toEqual([])
    expect(game.you.refused.attack('Tap')).toBe('not-your-turn')
  })

  test('[TOOL-01] a Tool stays: over turns, on the Bench, through evolving, until its Pokémon leaves', () => {
    const game = given({
      rules,
      you: { active: { card: 'dew', energy: ['water'] }, bench: ['pip'], hand: ['charm', 'dewdrop'] },
      opponent: { active: { card: 'striker', energy: ['fire'] } },
    })
    game.you.attachTrainer('charm')
    expect(game).toHaveEvents('TrainerAttached')
    game.you.evolve('dewdrop')
    game.you.retreat('pip')
    game.you.endTurn()
    game.opponent.endTurn()
    expect(game.you.benched('dewdrop').attached).toEqual(['charm'])
    expect(game.you.discard).toEqual([])
    game.you.endTurn()
    game.opponent.attack('Huge')
    game.opponent.choose(0)
    expect(game.you.active.card).toBe('dewdrop')
    game.you.endTurn()
    game.opponent.attack('Huge')
    expect(game.you.discard).toEqual(['pip', 'dew', 'dewdrop', 'water', 'charm'])
  })

  test('[TOOL-02, C-93] no second Tool on the same Pokémon', () => {
    const game = given({
      rules,
      you: {
        active: { card: 'pip', attached: ['armor'] },
        bench: ['dew'],
        hand: ['charm', 'machine', 'plus-power'],
      },
    })
    expect(game.you.refused.attachTrainer('charm')).toBe('tool-limit')
    expect(game.you.legal('AttachTrainer').filter(({ card }) => card === 'charm')).toEqual([
      { seat: 0, type: 'AttachTrainer', card: 'charm', pokemon: game.you.benched('dew').id },
    ])
    game.you.attachTrainer('charm', 'dew')
    game.you.attachTrainer('machine')
    game.you.attachTrainer('plus-power')
    expect(game.you.active.attached).toEqual(['armor', 'machine', 'plus-power'])
  })
})

test.each([
  { rules: 'ecard-2002', banned: ['Trainer'] },
  { rules: 'hgss-2010', banned: ['Trainer'] },
  { rules: 'xy-2016', banned: ['Trainer', 'Item'] },
] as const)('[TM-01, TOOL-01] $rules: Tools and Machines are meant by $banned', ({ rules, banned }) => {
  const reached = ['Trainer', 'Item', 'Supporter'].filter(word => {
    const game = given({
      rules,
      lasting,
      you: { hand: ['charm', 'machine'] },
      effects: [{ name: 'ban', params: word, on: 'you' }],
    })
    const tools = game.you.legal('AttachTrainer')
    if (tools.length > 0) return false
    expect(game.you.refused.attachTrainer('charm')).toBe('locked')
    expect(game.you.refused.attachTrainer('machine')).toBe('locked')
    return true
  })
  expect(reached).toEqual(banned)
})

const MACHINES = [
  { rules: 'ecard-2002', attached: [], discard: ['machine'], attacks: ['Tap'] },
  { rules: 'hgss-2010', attached: ['machine'], discard: [], attacks: ['Tap', 'Overdrive'] },
  { rules: 'xy-2016', attached: ['machine'], discard: [], attacks: ['Tap', 'Overdrive'] },
] as const

describe.each(['used', 'not used'])('a Machine that was %s', use => {
  test.each(MACHINES)('[TM-02, C-92] $rules: where it is after the turn', ({ rules, attached, discard, attacks }) => {
    const game = given({
      rules,
      you: { active: { card: 'pip', energy: ['fire'] }, hand: ['machine'] },
      opponent: { active: 'wall' },
    })
    game.you.attachTrainer('machine')
    if (use === 'used') game.you.attack('Overdrive')
    else game.you.endTurn()
    expect(game.you.active.attached).toEqual(attached)
    expect(game.you.discard).toEqual(discard)
    game.opponent.endTurn()
    expect(game.you.legal('Attack').map(({ attack }) => attack)).toEqual(attacks)
  })
})

test('[TM-02, B-56] ecard-2002: a Machine is discarded when the turn ends in which it was attached, also from the Bench', () => {
  const game = given({ rules: 'ecard-2002', you: { bench: ['dew'], hand: ['machine'] } })
  game.you.attachTrainer('machine', 'dew')
  game.you.endTurn()
  expect(game).toHaveEvents('CardsMoved', 'TurnEnded', 'TurnBegan', 'CardsDrawn')
  expect(game.you.benched('dew').attached).toEqual([])
  expect(game.you.discard).toEqual(['machine'])
})

describe('Hyper Gear', () => {
  const given16 = () =>
    given({
      rules: 'xy-2016',
      cards,
      you: {
        active: { card: 'striker', energy: ['fire'] },
        bench: ['titan-EX'],
        hand: ['snare', 'strip'],
      },
      opponent: {
        active: { card: 'titan-EX', energy: ['fire'] },
        bench: [{ card: 'mega-titan', attached: ['charm'] }, 'wall'],
        hand: ['charm', 'scoop'],
      },
    })

  test("[FLARE-01, B-45, C-94] it goes onto an opponent's Pokémon-EX without a Tool, and nowhere else", () => {
    const game = given16()
    const { active, side } = game.opponent
    expect(game.you.refused.attachTrainer('snare', game.opponent.benched('mega-titan').id)).toBe('tool-limit')
    expect(game.you.refused.attachTrainer('snare', game.opponent.benched('wall').id)).toBe('target')
    expect(game.you.refused.attachTrainer('snare', game.you.benched('titan-EX').id)).toBe('target')
    expect(game.you.legal('AttachTrainer')).toEqual([
      { seat: 0, type: 'AttachTrainer', card: 'snare', pokemon: active.id },
    ])
    expect(side.bench.length).toBe(2)
    game.you.attachTrainer('snare', active.id)
    expect(game.opponent.active.attached).toEqual(['snare'])
    game.you.endTurn()
    expect(game.opponent.refused.attachTrainer('charm')).toBe('tool-limit')
    expect(game.opponent.legal('Retreat').map(({ pay }) => pay)).toEqual([['fire'], ['fire']])
  })

  test('[FLARE-02, C-94] when the Pokémon is Knocked Out, it goes to the discard pile of the player who played it', () => {
    const game = given16()
    game.you.attachTrainer('snare', game.opponent.active.id)
    game.you.attack('Huge')
    expect(game).toAsk('you', [0, 1, 2, 3, 4, 5], { min: 2, max: 2 })
    expect(game.you.discard).toEqual(['snare'])
    expect(game.opponent.discard).toEqual(['titan-EX', 'fire'])
  })

  test('[FLARE-02] when a card discards it, likewise', () => {
    const game = given16()
    game.you.attachTrainer('snare', game.opponent.active.id)
    game.you.play('strip')
    expect(game.you.discard).toEqual(['snare', 'strip'])
    expect(game.opponent.discard).toEqual([])
  })

  test('[FLARE-02] when the Pokémon returns to a hand, likewise: it does not come back to anybody’s hand', () => {
    const game = given16()
    game.you.attachTrainer('snare', game.opponent.active.id)
    game.you.endTurn()
    game.opponent.play('scoop')
    expect(game.you.discard).toEqual(['snare'])
    expect(game.you.hand).toEqual(['strip'])
    expect(game.opponent.hand).toEqual(['charm', 'filler', 'titan-EX', 'fire'])
  })

  test.each(['ecard-2002', 'hgss-2010'] as const)('[FLARE-01] %s does not know it', rules => {
    const game = given({ rules, cards, you: { hand: ['snare'] }, opponent: { active: 'titan-EX' } })
    expect(game.you.refused.attachTrainer('snare', game.opponent.active.id)).toBe('not-playable-so')
  })
})
