import { describe, expect, test } from 'vitest'
import { trainer } from '../../src/cards/kit/facts.ts'
import { heal, item, oneOfYours } from '../../src/cards/kit/index.ts'
import { meansTrainer } from '../../src/engine/queries.ts'
import type { TrainerWord } from '../../src/engine/ruleset.ts'
import { RULESET_IDS } from '../../src/rulesets/index.ts'
import type { TestEffects } from '../scenario/effects.ts'
import { given } from '../scenario/index.ts'

const raise = { damageDealt: (amount: number) => amount + 50 }

const cards = [
  item('soothe', 'Soothe', heal(20, oneOfYours())),
  trainer('loud-cheer', 'supporter', { name: 'Loud Cheer', modifiers: raise }),
  trainer('arena', 'stadium', { name: 'Arena', modifiers: raise }),
]

/** "This player can't play … cards", in the word that the card uses. */
const lasting: TestEffects = {
  forbid: ({ word }: { word: TrainerWord }) => ({
    modifiers: {
      canPlay: (value, { seat, print }, me, table) =>
        value && (seat === me.seat || print.kind !== 'trainer' || !meansTrainer(table, word, print.trainer)),
    },
  }),
}

describe.each(RULESET_IDS)('%s', rules => {
  test('[TRN-01] any number of plain Trainers in a turn, each discarded when it has done what it says', () => {
    const hand = ['potion', 'trade', 'potion', 'fire']
    const game = given({ rules, you: { active: { card: 'pip', damage: 50 }, hand, deck: ['dew', 'wall'] } })
    game.you.play('potion')
    expect([game.you.active.damage, game.you.discard]).toEqual([30, ['potion']])

    game.you.play('trade')
    expect(game.you.zone('table'), 'not in the discard pile before it is done').toEqual(['trade'])
    expect(game).toAsk('you', ['fire', 'potion'], { min: 1, max: 1 })
    game.you.choose('fire')
    expect(game.you.hand).toEqual(['potion', 'dew', 'wall'])
    expect(game.you.discard).toEqual(['potion', 'fire', 'trade'])

    game.you.play('potion')
    expect([game.you.active.damage, game.you.discard]).toEqual([10, ['potion', 'fire', 'trade', 'potion']])
    expect(game.you.zone('table')).toEqual([])
  })

  test('[B-49] a Trainer is not played if nothing can come of it, or if its own cost cannot be met', () => {
    const hand = ['soothe', 'potion']
    const unhurt = given({ rules, cards, you: { active: 'pip', hand } })
    expect(unhurt.you.refused.play('soothe')).toBe('no-effect')
    expect(unhurt.you.legal('PlayTrainer').map(({ card }) => card)).toEqual(['potion'])
    const hurt = given({ rules, cards, you: { active: { card: 'pip', damage: 10 }, hand } })
    hurt.you.play('soothe')
    expect(hurt.you.active.damage).toBe(0)

    const alone = given({ rules, you: { active: 'pip', hand: ['trade'] } })
    expect(alone.you.refused.play('trade'), 'no card to discard for it').toBe('requirement')
    expect(alone.you.legal('PlayTrainer')).toEqual([])
  })

  test('[SUP-01, C-19] one Supporter a turn', () => {
    const game = given({ rules, you: { hand: ['draw-three', 'another-supporter', 'draw-three', 'potion'] } })
    game.you.play('draw-three')
    expect(game.you.refused.play('another-supporter')).toBe('supporter-limit')
    expect(game.you.refused.play('draw-three')).toBe('supporter-limit')
    expect(game.you.legal('PlayTrainer').map(({ card }) => card)).toEqual(['potion'])

    game.you.endTurn()
    game.opponent.endTurn()
    game.you.play('another-supporter')
  })
})

describe.each([
  { rules: 'ecard-2002', machine: [], table: ['draw-three'], discard: ['machine', 'draw-three'] },
  { rules: 'hgss-2010', machine: ['machine'], table: ['draw-three'], discard: ['draw-three'] },
  { rules: 'xy-2016', machine: ['machine'], table: [], discard: ['draw-three'] },
] as const)('$rules', ({ rules, machine, table, discard }) => {
  test('[TRN-02] which Trainers stay: Tool and Stadium do, Machine and Supporter as the ruleset has it', () => {
    const hand = ['charm', 'machine', 'park', 'draw-three', 'potion']
    const game = given({ rules, you: { active: 'pip', hand } })
    game.you.attachTrainer('charm')
    game.you.attachTrainer('machine')
    game.you.playStadium('park')
    game.you.play('draw-three')
    expect(game.you.active.attached).toEqual(['charm', 'machine'])
    expect(game.you.zone('table')).toEqual(table)

    game.you.endTurn()
    game.opponent.endTurn()
    expect(game.you.active.attached).toEqual(['charm', ...machine])
    expect(game.state.cards[game.state.stadium!]).toBe('park')
    expect(game.you.zone('table')).toEqual([])
    expect(game.you.discard).toEqual(discard)
  })

  test('[SUP-02, C-20] a Supporter is discarded at the end of the turn, or as soon as it is done', () => {
    const game = given({ rules, you: { hand: ['draw-three'] } })
    game.you.play('draw-three')
    expect([game.you.zone('table'), game.you.discard]).toEqual(table.length > 0 ? [table, []] : [[], ['draw-three']])
    game.you.endTurn()
    expect([game.you.zone('table'), game.you.discard]).toEqual([[], ['draw-three']])
  })

  test('[SUP-02] an attack ends the turn for a Supporter too', () => {
    const game = given({ rules, you: { active: { card: 'pip', energy: ['fire'] }, hand: ['draw-three'] } })
    game.you.play('draw-three')
    game.you.attack('Tap')
    expect(game.state.turn.seat).toBe(1)
    expect([game.you.zone('table'), game.you.discard]).toEqual([[], ['draw-three']])
  })

  test('[B-26] its effect happens when it is played; whatever lies there afterwards only marks that it was', () => {
    const game = given({ rules, you: { hand: ['draw-three'], deck: ['pip', 'dew', 'wall', 'leaf'] } })
    game.you.play('draw-three')
    expect(game.you.hand).toEqual(['pip', 'dew', 'wall'])
    game.you.endTurn()
    expect(game.you.hand, 'nothing more at the end').toEqual(['pip', 'dew', 'wall'])
    expect(game.you.zone('deck')[0]).toBe('leaf')
  })

  test('[B-65] a Stadium is in play and its text works; a Supporter that lies there is not and does not', () => {
    const active = { card: 'pip', energy: ['fire'] }
    const cheered = given({ rules, cards, you: { active, hand: ['loud-cheer'] }, opponent: { active: 'wall' } })
    cheered.you.play('loud-cheer')
    expect(cheered.you.zone('table').length).toBe(table.length)
    cheered.you.attack('Tap')
    expect(cheered.opponent.active).toHaveDamage(10)

    const built = given({ rules, cards, you: { active, hand: ['arena'] }, opponent: { active: 'wall' } })
    built.you.playStadium('arena')
    built.you.attack('Tap')
    expect(built.opponent.active).toHaveDamage(60)
  })
})

/** What the turn player may still play of an Item, a Tool, a Supporter and a Stadium while a word is forbidden. */
describe.each([
  { rules: 'ecard-2002', word: 'Trainer', legal: [] },
  { rules: 'hgss-2010', word: 'Trainer', legal: ['draw-three', 'park'] },
  { rules: 'xy-2016', word: 'Trainer', legal: [] },
  { rules: 'xy-2016', word: 'Item', legal: ['draw-three', 'park'] },
] as const)('$rules', ({ rules, word, legal }) => {
  test(`[C-29] "can't play ${word} cards" leaves ${legal.join(' and ') || 'none'} of the four kinds`, () => {
    const game = given({
      rules,
      lasting,
      you: { active: { card: 'pip', damage: 20 }, hand: ['potion', 'charm', 'draw-three', 'park'] },
      effects: [{ name: 'forbid', params: { word }, on: 'you', by: 'opponent' }],
    })
    const attempts = {
      potion: () => game.you.refused.play('potion'),
      charm: () => game.you.refused.attachTrainer('charm'),
      'draw-three': () => game.you.refused.play('draw-three'),
      park: () => game.you.refused.playStadium('park'),
    }
    for (const [card, attempt] of Object.entries(attempts))
      if (!legal.some(each => each === card)) expect(attempt(), card).toBe('locked')
    const { you } = game
    const open = [...you.legal('PlayTrainer'), ...you.legal('AttachTrainer'), ...you.legal('PlayStadium')]
    expect(open.map(({ card }) => card)).toEqual(legal)
  })
})
