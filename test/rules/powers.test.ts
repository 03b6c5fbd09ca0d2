import { describe, expect, test } from 'vitest'
import { attack, pokemon, trainer } from '../../src/cards/kit/facts.ts'
import { chooseOnePokemon } from '../../src/engine/choose.ts'
import { cure, placeCounters } from '../../src/engine/harm.ts'
import type { Modifiers } from '../../src/engine/modifiers.ts'
import type { Activation, PowerKind, Print } from '../../src/engine/print.ts'
import { CONDITIONS } from '../../src/engine/vocabulary.ts'
import { draw } from '../../src/engine/zones.ts'
import { given } from '../scenario/index.ts'

const drawOne: Activation = {
  *run({ game, you }) {
    draw(game, you, 1)
  },
}
const drawOneWhileWell: Activation = { ...drawOne, offUnderConditions: true }
const drawOneAnyway: Activation = { ...drawOne, offUnderConditions: false }
const drawOften: Activation = { ...drawOne, limit: 'unlimited' }

const hexOne: Activation = {
  *run(context) {
    const { game, you, opponent } = context
    const { active, bench } = game.side(opponent)
    const targets = [...(active ? [active] : []), ...bench].map(({ id }) => id)
    const to = yield* chooseOnePokemon(context, you, 'choose-pokemon', targets)
    if (to !== null) placeCounters(context, to, 1)
  },
}

/** Takes 10 off what hits its own Pokémon. */
const hide: Modifiers = { damageTaken: (amount, hit, me) => (hit.to === me.pokemon?.id ? amount - 10 : amount) }
/** Adds 10 to what the Active Pokémon on its side deals. */
const bravado: Modifiers = {
  damageDealt: (amount, hit, me, { state }) =>
    state.sides[me.seat].active?.id === hit.attacker ? amount + 10 : amount,
}

/** The same texts with the labels that an era prints: one for what is chosen, one for what is always on. */
function cardsWith(chosen: PowerKind, constant: PowerKind): readonly Print[] {
  const owner = (id: string, name: string, use: Activation) =>
    pokemon(id, {
      name: id,
      type: 'psychic',
      hp: 80,
      powers: [{ name, kind: chosen, use }],
      attacks: [attack('Poke', 'P', 10)],
    })
  return [
    owner('scholar', 'Study', drawOneAnyway),
    owner('pupil', 'Learn', drawOneWhileWell),
    owner('stranger', 'Mumble', drawOne),
    owner('reader', 'Leaf Through', drawOften),
    owner('witch', 'Hex', hexOne),
    pokemon('tortoise', {
      name: 'Tortoise',
      type: 'water',
      hp: 80,
      powers: [{ name: 'Hide', kind: constant, modifiers: hide }],
    }),
    pokemon('rooster', {
      name: 'Rooster',
      type: 'fire',
      hp: 80,
      powers: [{ name: 'Bravado', kind: constant, modifiers: bravado }],
    }),
    trainer('remedy', 'item', {
      name: 'Remedy',
      *play({ game, you }) {
        const { active } = game.side(you)
        if (active) cure(game, active.id)
      },
    }),
  ]
}

const POKE_POWER = { activated: 'Poké-Power', constant: 'Poké-Body' }
const ABILITY = { activated: 'Ability', constant: 'Ability' }

describe.each([
  { rules: 'ecard-2002', chosen: 'power', constant: 'body', words: POKE_POWER, burned: 'power-off' },
  { rules: 'hgss-2010', chosen: 'power', constant: 'body', words: POKE_POWER, burned: null },
  { rules: 'xy-2016', chosen: 'ability', constant: 'ability', words: ABILITY, burned: null },
] as const)('$rules', ({ rules, chosen, constant, words, burned }) => {
  const cards = cardsWith(chosen, constant)

  test('[POW-01] the names of the two kinds; one is chosen, the other simply works', () => {
    const game = given({ rules, cards, you: { active: 'scholar', bench: ['tortoise'] } })
    expect(game.rules.ruleset.powers.words).toEqual(words)
    expect(game.you.legal('UsePower')).toEqual([
      { seat: 0, type: 'UsePower', pokemon: game.you.active.id, power: 'Study' },
    ])
    expect(game.you.refused.usePower('Hide', 'tortoise')).toBe('no-such-power')
  })

  test('[POW-02] Active and Benched Pokémon use as many as they have, and the Active may still attack', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: 'scholar', energy: ['psychic'] }, bench: ['witch', 'scholar'] },
      opponent: { active: 'wall', bench: ['dew'] },
    })
    const [, other] = game.you.benchedAll
    game.you.usePower('Study')
    game.you.usePower('Study', other!.id)
    game.you.usePower('Hex', 'witch')
    expect(game).toAsk('you', ['wall', 'dew'])
    game.you.choose('wall')
    expect(game.you.hand.length).toBe(2)
    expect(game.state.turn).toMatchObject({ seat: 0, number: 5, attack: null })
    game.you.attack('Poke')
    expect(game.opponent.active).toHaveDamage(20)
  })

  test('[POW-02] only the turn player’s own', () => {
    const game = given({ rules, cards, you: { active: 'pip' }, opponent: { active: 'scholar' } })
    expect(game.you.refused.usePower('Study', 'opponent')).toBe('target')
    expect(game.opponent.refused.usePower('Study')).toBe('not-your-turn')
  })

  test('[POW-03] once a turn for each Pokémon, by choice only, unless its text allows more', () => {
    const game = given({ rules, cards, you: { active: 'scholar', bench: ['reader'] } })
    game.you.usePower('Study')
    expect(game.you.refused.usePower('Study')).toBe('power-used')
    for (const _ of [1, 2, 3]) game.you.usePower('Leaf Through', 'reader')
    expect(game.you.legal('UsePower').map(({ power }) => power)).toEqual(['Leaf Through'])
    expect(game.you.hand.length).toBe(4)

    game.you.endTurn()
    game.opponent.endTurn()
    expect(game.you.hand.length, 'nothing was drawn but the card of the turn').toBe(5)
    game.you.usePower('Study')
    expect(game.you.hand.length).toBe(6)
  })

  test('[C-27, POW-04] a Burned Pokémon’s power, whose text has no word about Special Conditions', () => {
    const game = given({ rules, cards, you: { active: { card: 'scholar', conditions: ['burned'] } } })
    expect(game.you.legal('UsePower').map(({ power }) => power)).toEqual(burned ? [] : ['Study'])
    if (burned) expect(game.you.refused.usePower('Study')).toBe(burned)
    else game.you.usePower('Study')
    expect(game.you.hand.length).toBe(burned ? 0 : 1)
  })

  test.each(CONDITIONS)(
    '[POW-04, C-27] %s: a power whose text says so is off until the condition is gone',
    condition => {
      const active = { card: 'pupil', conditions: [condition] }
      const game = given({ rules, cards, you: { active, hand: ['remedy'] } })
      expect(game.you.refused.usePower('Learn')).toBe('power-off')
      game.you.play('remedy')
      game.you.usePower('Learn')
      expect(game.you.hand.length).toBe(1)
    },
  )

  test.each(CONDITIONS)('[POW-04] %s: a power whose text says nothing of it', condition => {
    const game = given({
      rules,
      cards,
      you: { active: { card: 'scholar', conditions: [condition] }, hand: ['remedy'] },
    })
    if (burned) {
      expect(game.you.refused.usePower('Study')).toBe(burned)
      game.you.play('remedy')
    }
    game.you.usePower('Study')
  })

  test('[B-30] where the card does not tell, a Poké-Power is off under a condition and an Ability is not', () => {
    const game = given({ rules, cards, you: { active: { card: 'stranger', conditions: ['poisoned'] } } })
    if (chosen === 'ability') game.you.usePower('Mumble')
    else expect(game.you.refused.usePower('Mumble')).toBe('power-off')
  })

  test('[POW-05] always on from the moment its Pokémon enters play until it leaves', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: 'striker', energy: ['fire'] }, hand: ['rooster'] },
      opponent: { active: 'wall', bench: ['pip'] },
    })
    game.you.bench('rooster')
    game.you.attack('Ten')
    expect(game.opponent.active).toHaveDamage(20)

    const gone = given({
      rules,
      cards,
      you: { active: { card: 'striker', energy: ['fire'] }, discard: ['rooster'], hand: ['rooster'] },
      opponent: { active: 'wall' },
    })
    gone.you.attack('Ten')
    expect(gone.opponent.active, 'neither from the hand nor from the discard pile').toHaveDamage(10)
  })

  test('[POW-05, C-28] no Special Condition turns it off: an Asleep Pokémon still takes 10 less', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: 'striker', energy: ['fire'] } },
      opponent: { active: { card: 'tortoise', conditions: ['asleep'] } },
      flips: ['tails'],
    })
    game.you.attack('Thirty')
    expect(game.opponent.active).toMatchObject({ damage: 20, conditions: ['asleep'] })
  })

  test('[POW-06] a power is no attack: it is not among the attacks, costs no Energy, and an attack is no power', () => {
    const game = given({ rules, cards, you: { active: 'scholar' } })
    expect(game.you.legal('Attack')).toEqual([])
    expect(game.you.refused.attack('Poke')).toBe('not-enough-energy')
    expect(game.you.refused.attack('Study')).toBe('no-such-attack')
    expect(game.you.refused.usePower('Poke')).toBe('no-such-power')
    game.you.usePower('Study')
    expect(game).toHaveEvents('PowerUsed', 'CardsDrawn')
    expect(game.state.turn.seat).toBe(0)
  })

  test('[B-46] a power that brings damage up to HP Knocks Out at once, and the turn goes on', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: 'scholar', energy: ['psychic'] }, bench: ['witch'] },
      opponent: { active: { card: 'dew', damage: 40 }, bench: ['wall'] },
    })
    game.you.usePower('Hex', 'witch')
    game.you.choose('dew')
    expect(game.opponent.discard).toEqual(['dew'])
    game.you.choose(0)
    expect(game.opponent.active.card).toBe('wall')
    expect(game.state.turn).toMatchObject({ seat: 0, number: 5 })
    game.you.attack('Poke')
    expect(game.opponent.active).toHaveDamage(10)
  })
})

/** Cards of an older era in the newest: the label stays what is printed, and the text decides. */
describe('xy-2016 with a Poké-Power and a Poké-Body', () => {
  const cards = cardsWith('power', 'body')
  const rules = 'xy-2016'

  test.each([
    { card: 'scholar', power: 'Study', usable: true },
    { card: 'pupil', power: 'Learn', usable: false },
    { card: 'stranger', power: 'Mumble', usable: false },
  ])('[POW-04, B-30] $card, Confused', ({ card, power, usable }) => {
    const game = given({ rules, cards, you: { active: { card, conditions: ['confused'] } } })
    expect(game.you.legal('UsePower').map(each => each.power)).toEqual(usable ? [power] : [])
  })

  test('[POW-05] the Poké-Body works under a condition', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: 'striker', energy: ['fire'] } },
      opponent: { active: { card: 'tortoise', conditions: ['confused'] } },
    })
    game.you.attack('Thirty')
    expect(game.opponent.active).toHaveDamage(20)
  })
})

test('[POW-04] ecard-2002: what a Poké-Power does on its own is off under a condition too', () => {
  const cards = cardsWith('power', 'power')
  const hit = (conditions: readonly 'confused'[]) => {
    const game = given({
      rules: 'ecard-2002',
      cards,
      you: { active: { card: 'striker', energy: ['fire'] } },
      opponent: { active: { card: 'tortoise', conditions } },
    })
    game.you.attack('Thirty')
    return game.opponent.active
  }
  expect(hit([])).toHaveDamage(20)
  expect(hit(['confused'])).toHaveDamage(30)
})
