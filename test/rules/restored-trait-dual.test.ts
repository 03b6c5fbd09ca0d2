/** Restored Pokémon, Ancient Traits and dual types: xy-2016 only. */
import { describe, expect, test } from 'vitest'
import { attack, pokemon, trainer } from '../../src/cards/kit/facts.ts'
import { upTo } from '../../src/engine/choose.ts'
import { benchPokemon } from '../../src/engine/pokemon.ts'
import type { PokemonPrint, Power, Type } from '../../src/engine/print.ts'
import { hasBenchSpace, typesOf } from '../../src/engine/queries.ts'
import { chooseFromHand, inZone } from '../../src/engine/zones.ts'
import { kindCards } from '../scenario/cards/kinds.ts'
import type { TestEffects } from '../scenario/effects.ts'
import { given, opening } from '../scenario/index.ts'

const rules = 'xy-2016'

const fossils = [
  pokemon('quill', { name: 'Quill', type: 'fighting', hp: 70, stage: 'restored' }),
  pokemon('quillwing', { name: 'Quillwing', type: 'fighting', hp: 110, stage: 'stage1', from: 'Quill' }),
  pokemon('shell', { name: 'Shell', type: 'water', hp: 80, stage: 'restored' }),
  pokemon('shell-1', { name: 'Shell', type: 'water', hp: 80, stage: 'stage1', from: 'Old Shell' }),
  pokemon('shellblade-1', { name: 'Shellblade', type: 'water', hp: 120, stage: 'stage1', from: 'Shell' }),
  pokemon('shellblade-2', { name: 'Shellblade', type: 'water', hp: 130, stage: 'stage2', from: 'Shell' }),
  trainer('old-feather', 'item', {
    name: 'Old Feather',
    can: (table, { seat }) => hasBenchSpace(table, seat),
    *play(context) {
      const { game, you } = context
      const cards = yield* chooseFromHand(context, you, 'search-deck', print => print.name === 'Quill', upTo(1))
      for (const card of cards) yield* benchPokemon(game, you, [card], inZone('hand', you))
    },
  }),
]

const less = (name: string, kind: Power['kind'], minus: number): Power => ({
  name,
  kind,
  modifiers: { damageTaken: (amount, hit, me) => (hit.to === me.pokemon?.id ? amount - minus : amount) },
})

const ancient: PokemonPrint = {
  ...pokemon('ancient', { name: 'Ancient', type: 'fighting', hp: 150 }),
  powers: [less('Thick Skin', 'ability', 10), less('Old Armor', 'trait', 20)],
}

/** "Pokémon of this type do 10 more damage." */
const school = (type: Type) =>
  trainer(`${type}-school`, 'stadium', {
    name: `${type} school`,
    modifiers: {
      damageDealt(amount, hit, _me, table) {
        const attacker = table.state.sides.map(({ active }) => active).find(each => each?.id === hit.attacker)
        return attacker && typesOf(table, attacker).includes(type) ? amount + 10 : amount
      },
    },
  })

const duals = [
  pokemon('steam', { name: 'Steam', type: ['fire', 'water'], hp: 90, attacks: [attack('Hiss', 'C', 30)] }),
  pokemon('soaked', { name: 'Soaked', type: 'metal', hp: 200, weakness: 'water' }),
  pokemon('wary', { name: 'Wary', type: 'metal', hp: 200, weakness: 'fire', resistance: ['water', 20] }),
  pokemon('wary-2', { name: 'Wary', type: 'metal', hp: 200, weakness: 'water', resistance: ['fire', 20] }),
  pokemon('proof', { name: 'Proof', type: 'metal', hp: 200, resistance: ['water', 20] }),
  ...(['fire', 'water', 'grass'] as const).map(school),
]

const cards = [
  ...kindCards,
  ...fossils,
  ...duals,
  ancient,
  trainer('hush', 'stadium', {
    name: 'Hush',
    modifiers: { powerWorks: (value, { power }) => value && power.kind !== 'ability' },
  }),
]

describe('Restored Pokémon', () => {
  test('[RESTORED-01, C-99] it cannot be benched from the hand; its Item puts it there', () => {
    const game = given({ rules, cards, you: { hand: ['quill', 'old-feather'] } })
    expect(game.you.refused.bench('quill')).toBe('not-playable-so')
    expect(game.you.legal('Bench')).toEqual([])
    game.you.play('old-feather')
    expect(game).toAsk('you', ['quill'])
    game.you.choose('quill')
    expect(game).toHaveEvents('PokemonPlaced', 'CardsMoved')
    expect(game.you.benched('quill')).toMatchObject({ stack: ['quill'], maxHp: 70 })
  })

  test('[RESTORED-02] it cannot be placed in the set-up and does not save from a mulligan', () => {
    const fillers = Array(6).fill('filler') as string[]
    const game = opening({
      rules,
      cards,
      you: ['quill', ...fillers, 'pip', 'quill'],
      opponent: ['dew'],
      flips: ['heads'],
    })
    game.you.choose('first')
    expect(game).toAsk('opponent', ['dew'])
    game.opponent.choose('dew')
    expect(game.events.filter(({ type }) => type === 'MulliganTaken').length).toBe(1)
    expect(game).toAsk('you', ['pip'])
    game.you.choose('pip')
  })

  test('[RESTORED-02, RESTORED-03, C-99] searched as a Basic or an Evolution it is not found, as a Pokémon it is', () => {
    const game = given({
      rules,
      cards,
      you: { hand: ['find-basic', 'find-evolution', 'find-pokemon'], deck: ['quill', 'dew', 'pippo'] },
    })
    game.you.play('find-basic')
    expect(game).toAsk('you', ['dew'])
    game.you.choose()
    game.you.play('find-evolution')
    expect(game).toAsk('you', ['pippo'])
    game.you.choose()
    game.you.play('find-pokemon')
    expect(game).toAsk('you', ['quill', 'dew', 'pippo'])
    game.you.choose('quill')
    expect(game.you.hand).toEqual(['quill'])
  })

  test('[RESTORED-03, C-99] in play, effects on Basic and Evolved Pokémon miss it, on unevolved ones and on all they do not', () => {
    const hand = ['hit-basics', 'hit-evolved', 'hit-unevolved', 'hit-all']
    const game = given({ rules, cards, you: { active: 'quill', hand }, opponent: { active: 'wall' } })
    game.you.play('hit-basics')
    game.you.play('hit-evolved')
    expect(game.opponent.active).toHaveDamage(10)
    expect(game.you.active).toHaveDamage(0)
    game.you.play('hit-unevolved')
    expect(game.you.active).toHaveDamage(10)
    game.you.play('hit-all')
    expect(game.you.active).toHaveDamage(20)
  })

  test('[RESTORED-04] a Stage 1 evolves from it in the turn after, not before, and then is an Evolved Pokémon', () => {
    const game = given({ rules, cards, you: { hand: ['quill', 'old-feather', 'quillwing', 'hit-evolved'] } })
    game.you.play('old-feather')
    game.you.choose('quill')
    expect(game.you.refused.evolve('quillwing', 'quill')).toBe('new-this-turn')
    game.you.endTurn()
    game.opponent.endTurn()
    game.you.evolve('quillwing', 'quill')
    game.you.play('hit-evolved')
    expect(game.you.benched('quillwing')).toMatchObject({ stack: ['quill', 'quillwing'], damage: 10, maxHp: 110 })
  })

  test.each([
    { under: 'shell', over: 'shellblade-2', what: 'a Stage 2 on a Restored Pokémon' },
    { under: 'shell', over: 'shellblade-1', what: 'a Stage 1 on a Restored Pokémon' },
    { under: 'shell-1', over: 'shellblade-1', what: 'a Stage 1 on a Stage 1' },
    { under: 'shell-1', over: 'shellblade-2', what: 'a Stage 2 on a Stage 1' },
  ])('[RESTORED-05, C-100] the name decides, not the stage: $what', ({ under, over }) => {
    const game = given({ rules, cards, you: { active: under, bench: ['quill'], hand: [over] } })
    expect(game.you.legal('Evolve')).toEqual([{ seat: 0, type: 'Evolve', card: over, pokemon: game.you.active.id }])
    game.you.evolve(over)
    expect(game.you.active.stack).toEqual([under, over])
  })
})

describe('Ancient Traits', () => {
  test.each([
    { stadium: 'park', damage: 30 },
    { stadium: 'hush', damage: 40 },
  ])('[TRAIT-01, C-102] 60 damage against an Ability and a Trait under $stadium: $damage', ({ stadium, damage }) => {
    const game = given({
      rules,
      cards,
      stadium,
      you: { active: { card: 'striker', energy: ['fire'] } },
      opponent: { active: 'ancient' },
    })
    game.you.attack('Sixty')
    expect(game.opponent.active).toHaveDamage(damage)
  })

  test('[TRAIT-01] what stops attacks leaves it alone', () => {
    const lasting: TestEffects = {
      tied: () => ({ modifiers: { canAttack: (value, { pokemon: { id } }, me) => value && id !== me.pokemon?.id } }),
    }
    const tied: PokemonPrint = { ...ancient, id: 'tied', attacks: [attack('Push', '', 10)] }
    const game = given({
      rules,
      cards: [...cards, tied],
      lasting,
      you: { active: 'tied' },
      opponent: { active: { card: 'striker', energy: ['fire'] } },
      effects: [{ name: 'tied', on: 'your-active' }],
    })
    expect(game.you.refused.attack('Push')).toBe('locked')
    game.you.endTurn()
    game.opponent.attack('Sixty')
    expect(game.you.active).toHaveDamage(30)
  })
})

describe('dual types', () => {
  test.each([
    { stadium: 'fire-school', damage: 40 },
    { stadium: 'water-school', damage: 40 },
    { stadium: 'grass-school', damage: 30 },
  ])('[DUAL-01] Fire and Water at once, under $stadium: $damage', ({ stadium, damage }) => {
    const game = given({
      rules,
      cards,
      stadium,
      you: { active: { card: 'steam', energy: ['fire'] } },
      opponent: { active: 'wall' },
    })
    game.you.attack('Hiss')
    expect(game.opponent.active).toHaveDamage(damage)
  })

  test.each([
    { target: 'leaf', what: 'Weakness to Fire', damage: 60 },
    { target: 'soaked', what: 'Weakness to Water', damage: 60 },
    { target: 'rock', what: 'Resistance to Fire', damage: 10 },
    { target: 'proof', what: 'Resistance to Water', damage: 10 },
    { target: 'wary', what: 'Weakness to Fire, Resistance to Water', damage: 40 },
    { target: 'wary-2', what: 'Weakness to Water, Resistance to Fire', damage: 40 },
    { target: 'wall', what: 'neither', damage: 30 },
  ])('[DUAL-02] 30 from a Fire and Water Pokémon against $what: $damage', ({ target, damage }) => {
    const game = given({
      rules,
      cards,
      you: { active: { card: 'steam', energy: ['fire'] } },
      opponent: { active: target },
    })
    game.you.attack('Hiss')
    expect(game.opponent.active).toHaveDamage(damage)
  })
})
