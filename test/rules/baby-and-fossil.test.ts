/** Cards that are Basic Pokémon only in a way: Babies, and Fossils that are Trainers. */
import { describe, expect, test } from 'vitest'
import { attack, pokemon, trainer } from '../../src/cards/kit/facts.ts'
import { exactly } from '../../src/engine/choose.ts'
import { isBasicPrint } from '../../src/engine/queries.ts'
import { chooseFromHand, discard, inZone } from '../../src/engine/zones.ts'
import { kindCards } from '../scenario/cards/kinds.ts'
import { given, opening } from '../scenario/index.ts'

const cards = [
  ...kindCards,
  pokemon('tot', { name: 'Tot', type: 'psychic', hp: 30, stage: 'baby', attacks: [attack('Babble', 'C', 10)] }),
  pokemon('kid', { name: 'Kid', type: 'psychic', hp: 60, from: 'Tot', attacks: [attack('Shout', 'C', 20)] }),
  trainer('shard', 'fossil', {
    name: 'Shard',
    inPlay: pokemon('shard', { name: 'Shard', type: 'colorless', hp: 40 }),
  }),
  pokemon('shardling', { name: 'Shardling', type: 'fighting', hp: 80, stage: 'stage1', from: 'Shard' }),
  trainer('drop-basic', 'item', {
    name: 'Drop Basic',
    *play(context) {
      const { game, you } = context
      discard(
        game,
        yield* chooseFromHand(context, you, 'discard-from-hand', isBasicPrint, exactly(1)),
        inZone('hand', you),
      )
    },
  }),
]

describe('Babies in ecard-2002', () => {
  const rules = 'ecard-2002'

  test('[BABY-01] in the set-up a Baby serves as a Basic Pokémon', () => {
    const game = opening({ rules, cards, you: ['tot', 'pippo'], opponent: ['pip'], flips: ['heads'] })
    expect(game.events.some(({ type }) => type === 'MulliganTaken')).toBe(false)
    expect(game).toAsk('you', ['tot'], { min: 1, max: 6 })
    game.you.choose('tot')
    game.opponent.choose('pip')
    expect(game.you.active.card).toBe('tot')
  })

  test('[BABY-01] it is benched, searched for and hit like any Basic Pokémon', () => {
    const game = given({
      rules,
      cards,
      you: {
        active: { card: ['pip', 'pippo'] },
        hand: ['tot', 'find-basic', 'hit-basics'],
        deck: ['tot', 'pippo', 'dew'],
      },
      opponent: { active: { card: ['dew', 'dewdrop'] } },
    })
    game.you.bench('tot')
    game.you.play('hit-basics')
    expect(game.you.benched('tot')).toHaveDamage(10)
    expect(game.you.active).toHaveDamage(0)
    game.you.play('find-basic')
    expect(game).toAsk('you', ['tot', 'dew'], { min: 0, max: 1 })
    game.you.choose('tot')
    expect(game.you.hand).toEqual(['tot'])
  })

  test('[BABY-02] a card printed as Basic may be played on the Baby it names, by the rules of evolving, or to the Bench', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: 'tot', damage: 10 }, bench: ['pip', { card: 'tot', since: 5 }], hand: ['kid', 'kid'] },
    })
    const young = game.you.benched('tot').id
    expect(game.you.refused.evolve('kid', 'pip')).toBe('wrong-evolution')
    expect(game.you.refused.evolve('kid', young)).toBe('new-this-turn')
    expect(game.you.legal('Evolve')).toEqual([{ seat: 0, type: 'Evolve', card: 'kid', pokemon: game.you.active.id }])
    game.you.evolve('kid')
    expect(game.you.active).toMatchObject({ card: 'kid', stack: ['tot', 'kid'], damage: 10, maxHp: 60 })
    game.you.bench('kid')
    expect(game.you.benched('kid').stack).toEqual(['kid'])
  })

  test('[BABY-03, C-101] the Basic card on a Baby is an Evolved Pokémon and no Basic; the same card alone is a Basic', () => {
    const game = given({
      rules,
      cards,
      you: { active: 'tot', bench: ['kid'], hand: ['hit-basics', 'kid', 'hit-basics', 'hit-evolved', 'hit-unevolved'] },
      opponent: { active: { card: ['dew', 'dewdrop'] } },
    })
    game.you.play('hit-basics')
    expect(game.you.active).toHaveDamage(10)
    game.you.evolve('kid')
    game.you.play('hit-basics')
    expect(game.you.active).toHaveDamage(10)
    expect(game.you.benched('kid')).toHaveDamage(20)
    game.you.play('hit-evolved')
    expect(game.you.active).toHaveDamage(20)
    expect(game.you.benched('kid')).toHaveDamage(20)
    game.you.play('hit-unevolved')
    expect(game.you.active).toHaveDamage(20)
    expect(game.you.benched('kid')).toHaveDamage(30)
  })
})

test.each(['hgss-2010', 'xy-2016'] as const)('[BABY-02] %s: no Basic card evolves from anything', rules => {
  const game = given({ rules, cards, you: { active: 'tot', hand: ['kid'] } })
  expect(game.you.refused.evolve('kid')).toBe('not-playable-so')
  expect(game.you.legal('Evolve')).toEqual([])
})

test.each([
  { rules: 'ecard-2002', flips: ['tails'], damage: 0, failed: true },
  { rules: 'ecard-2002', flips: ['heads'], damage: 10, failed: false },
  { rules: 'hgss-2010', flips: [], damage: 10, failed: false },
  { rules: 'xy-2016', flips: [], damage: 10, failed: false },
] as const)('[BABY-04] $rules: attacking an Active Baby with the coins $flips', ({ rules, flips, damage, failed }) => {
  const game = given({
    rules,
    cards,
    you: { active: { card: 'striker', energy: ['fire'] } },
    opponent: { active: 'tot' },
    flips,
  })
  game.you.attack('Ten')
  expect(game.opponent.active).toHaveDamage(damage)
  expect(game.last.some(event => event.type === 'AttackFailed' && event.why === 'baby')).toBe(failed)
  expect(game.state.turn.seat).toBe(1)
})

test('[BABY-04] ecard-2002: a Baby on the Bench, or under a Basic card, asks for no coin', () => {
  const game = given({
    rules: 'ecard-2002',
    cards,
    you: { active: { card: 'striker', energy: ['fire'] } },
    opponent: { active: { card: ['tot', 'kid'] }, bench: ['tot'] },
  })
  game.you.attack('Ten')
  expect(game.opponent.active).toHaveDamage(10)
})

describe.each(['hgss-2010', 'xy-2016'] as const)('Fossils in %s', rules => {
  test('[FOSSIL-01] put into play it is a Basic Pokémon: effects on these reach it, and it evolves in its time', () => {
    const game = given({
      rules,
      cards,
      you: { active: 'wall', hand: ['shard', 'hit-basics', 'shardling'] },
      opponent: { active: { card: 'striker', energy: ['fire'] } },
    })
    game.you.bench('shard')
    game.you.play('hit-basics')
    expect(game.you.benched('shard')).toMatchObject({ damage: 10, maxHp: 40 })
    expect(game.you.refused.evolve('shardling', 'shard')).toBe('new-this-turn')
    game.you.endTurn()
    game.opponent.endTurn()
    game.you.evolve('shardling', 'shard')
    expect(game.you.benched('shardling')).toMatchObject({ stack: ['shard', 'shardling'], damage: 10, maxHp: 80 })
  })

  test('[FOSSIL-01] an Active Fossil that is Knocked Out is discarded and gives a Prize', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: 'striker', energy: ['fire'] } },
      opponent: { active: 'shard', bench: ['pip'] },
    })
    game.you.attack('Sixty')
    expect(game).toAsk('you', [0, 1, 2, 3, 4, 5], { min: 1, max: 1 })
    expect(game.opponent.discard).toEqual(['shard'])
  })

  test('[FOSSIL-01] it takes a place on the Bench', () => {
    const game = given({ rules, cards, you: { bench: ['dew', 'dew', 'dew', 'dew', 'dew'], hand: ['shard'] } })
    expect(game.you.refused.bench('shard')).toBe('bench-full')
    expect(game.you.refused.play('shard')).toBe('not-playable-so')
  })

  test('[FOSSIL-02] in deck, discard pile and hand it is no Basic Pokémon', () => {
    const game = given({
      rules,
      cards,
      you: {
        hand: ['find-basic', 'fetch-basic', 'drop-basic', 'shard', 'pip'],
        deck: ['shard', 'dew'],
        discard: ['shard', 'pip', 'dew'],
      },
    })
    game.you.play('find-basic')
    expect(game).toAsk('you', ['dew'])
    game.you.choose('dew')
    game.you.play('fetch-basic')
    expect(game).toAsk('you', ['pip', 'dew'])
    game.you.choose('pip')
    game.you.play('drop-basic')
    expect(game).toAsk('you', ['pip×2', 'dew'])
    game.you.choose('dew')
    expect(game.you.hand).toEqual(['shard', 'pip', 'pip'])
  })

  test('[FOSSIL-03] in the set-up it counts: no mulligan, and it may be Active or Benched', () => {
    const flips = ['heads'] as const
    const game = opening({ rules, cards, you: ['shard', 'shard', 'pippo'], opponent: ['pip'], flips })
    if (rules === 'xy-2016') game.you.choose('first')
    expect(game).toAsk('you', ['shard×2'], { min: 1, max: 6 })
    game.you.choose('shard', 'shard')
    game.opponent.choose('pip')
    expect(game.events.filter(({ type }) => type === 'MulliganTaken')).toEqual([])
    expect(game.you.active.card).toBe('shard')
    expect(game.you.benchedAll.map(({ card }) => card)).toEqual(['shard'])
  })
})

test.each([
  { rules: 'hgss-2010', turn: 1, refusal: 'first-turn-trainers' },
  { rules: 'hgss-2010', turn: 2, refusal: null },
  { rules: 'xy-2016', turn: 1, refusal: null },
] as const)('[FOSSIL-04] $rules: a Fossil from the hand in turn $turn', ({ rules, turn, refusal }) => {
  const game = given({ rules, cards, turn, you: { hand: ['shard', 'dew'] } })
  const benched = game.you.legal('Bench').map(({ card }) => card)
  expect(benched).toEqual(refusal ? ['dew'] : ['shard', 'dew'])
  if (refusal) expect(game.you.refused.bench('shard')).toBe(refusal)
  else game.you.bench('shard')
})

test.each(['hgss-2010', 'xy-2016'] as const)(
  '[FOSSIL-04] %s: whoever cannot play Trainers cannot play a Fossil',
  rules => {
    const effects = [{ name: 'lock', params: { kinds: ['fossil'] }, on: 'you' }] as const
    const game = given({ rules, cards, effects, you: { hand: ['shard'] } })
    expect(game.you.refused.bench('shard')).toBe('locked')
  },
)

test('[FOSSIL-01] ecard-2002 has no Fossils', () => {
  const game = given({ rules: 'ecard-2002', cards, you: { hand: ['shard'] } })
  expect(game.you.refused.bench('shard')).toBe('not-playable-so')
})
