import { describe, expect, test } from 'vitest'
import { attack, pokemon, trainer } from '../../src/cards/kit/facts.ts'
import { placeCounters } from '../../src/engine/harm.ts'
import { movesOf, removeFromPlay } from '../../src/engine/pokemon.ts'
import type { Power } from '../../src/engine/print.ts'
import { allInPlay } from '../../src/engine/state.ts'
import { inZone, moveCards } from '../../src/engine/zones.ts'
import { RULESET_IDS, type RulesetId } from '../../src/rulesets/index.ts'
import { given } from '../scenario/index.ts'

/** "Put a damage counter on every Pokémon in play." */
const hail = trainer('hail', 'item', {
  name: 'Hail',
  *play(context) {
    for (const { id } of allInPlay(context.game.state)) placeCounters(context, id, 1)
  },
})

/** "All of your Pokémon's attacks do 10 more damage", as long as it works. */
const cheer: Power = {
  name: 'Cheer',
  kind: 'body',
  modifiers: {
    damageDealt: (amount, hit, me, table) => (isOwn(hit.attacker, me.seat, table.state) ? amount + 10 : amount),
  },
}
const isOwn = (id: number, seat: number, state: Parameters<typeof allInPlay>[0]) =>
  allInPlay(state).some(each => each.id === id && each.seat === seat)
const cheerer = pokemon('cheerer', {
  name: 'Cheerer',
  type: 'water',
  hp: 60,
  stage: 'stage1',
  from: 'Pip',
  powers: [cheer],
  attacks: [attack('Wave Hello', 'C', 10)],
})

describe.each(RULESET_IDS)('%s', rules => {
  test('[ZONE-01] in play are the Active and the Benched Pokémon of both players, and nothing else', () => {
    const game = given({
      rules,
      cards: [hail],
      you: { active: 'wall', bench: ['dew'], hand: ['hail', 'pip'], discard: ['pip'], prizes: ['pip'], deck: ['pip'] },
      opponent: { active: 'leaf', bench: ['rock', 'fern'], hand: ['pip'], discard: ['pip'] },
    })
    game.you.play('hail')
    expect(game.lastTypes.filter(type => type === 'CountersPlaced')).toHaveLength(5)
    const seen = [game.you, game.opponent].flatMap(player => [player.active, ...player.benchedAll])
    expect(seen.map(({ card, damage }) => `${card} ${damage}`)).toEqual([
      'wall 10',
      'dew 10',
      'leaf 10',
      'rock 10',
      'fern 10',
    ])
  })

  test('[ZONE-01] what is attached is in play with its Pokémon, and leaves with it', () => {
    const game = given({
      rules,
      you: { active: { card: 'striker', energy: ['fire'] } },
      opponent: { active: { card: ['pip', 'pippo'], energy: ['fire'], attached: ['charm'] }, bench: ['wall'] },
    })
    game.you.attack('Huge')
    game.you.choose(0)
    expect([...game.opponent.discard].sort()).toEqual(['charm', 'fire', 'pip', 'pippo'])
  })

  test('[ZONE-02] only the Active Pokémon attacks', () => {
    const game = given({
      rules,
      you: { active: { card: 'dew', energy: ['water', 'water'] }, bench: [{ card: 'striker', energy: ['fire'] }] },
    })
    expect(game.you.legal('Attack').map(each => each.attack)).toEqual(['Drip', 'Splash'])
    expect(game.you.refused.attack('Ten', 'striker')).toBe('no-such-attack')
  })

  test('[ZONE-02] there is one Active Pokémon at any time: a fallen one is replaced before the game goes on', () => {
    const game = given({
      rules,
      you: { active: { card: 'striker', energy: ['fire'] } },
      opponent: { active: 'pip', bench: ['dew', 'wall'] },
    })
    game.you.attack('Huge')
    game.you.choose(0)
    expect(game.state.turn.seat, 'still your turn').toBe(0)
    expect(game.you.refused.endTurn()).toBe('question-open')
    expect(game).toAsk('opponent', ['dew', 'wall'], { min: 1, max: 1 })
    game.opponent.choose('dew')
    expect(game.opponent.active.card).toBe('dew')
    expect(game.opponent.benchedAll.map(({ card }) => card)).toEqual(['wall'])
    expect(game.state.turn.seat).toBe(1)
  })

  test('[ZONE-02] whoever has nobody to put there has lost', () => {
    const game = given({ rules, you: { active: { card: 'striker', energy: ['fire'] } }, opponent: { active: 'pip' } })
    game.you.attack('Huge')
    game.you.choose(0)
    expect(game.state.result).toEqual({ winner: 0, ways: ['no-pokemon'] })
  })

  test('[ZONE-03] the Bench has room for five, and everybody who is not Active sits there', () => {
    const game = given({ rules, you: { active: 'wall', hand: Array<string>(6).fill('dew') } })
    expect(game.you.benchedAll).toEqual([])
    for (let count = 1; count <= 5; count++) {
      game.you.bench('dew')
      expect(game.you.benchedAll).toHaveLength(count)
    }
    expect(game.you.refused.bench('dew')).toBe('bench-full')
    expect(game.you.legal('Bench')).toEqual([])
    expect(game.you.active.card).toBe('wall')
  })

  test("[ZONE-08] a card that leaves play goes to its owner's discard pile", () => {
    const game = given({
      rules,
      you: { active: { card: 'striker', energy: ['fire'], damage: 90 }, bench: ['wall'], prizes: 3 },
      opponent: { active: { card: 'dew', energy: ['water'] }, bench: ['leaf'], prizes: 3 },
    })
    game.you.attack('Recoil')
    game.opponent.choose(0)
    expect([...game.you.discard].sort()).toEqual(['fire', 'striker'])
    expect(game.opponent.discard).toEqual([])
  })

  test('[ZONE-08] unless a card says otherwise: back to the hand, or into the deck', () => {
    const lift = trainer('lift', 'item', {
      name: 'Lift',
      *play({ game, you }) {
        const [benched] = game.side(you).bench
        if (benched) removeFromPlay(game, benched.id, 'hand', 'discard')
      },
    })
    const lifted = given({
      rules,
      cards: [lift],
      you: { bench: [{ card: ['dew', 'dewdrop'], energy: ['water'] }], hand: ['lift'] },
    })
    lifted.you.play('lift')
    expect([...lifted.you.hand].sort()).toEqual(['dew', 'dewdrop'])
    expect([...lifted.you.discard].sort()).toEqual(['lift', 'water'])

    const rope = trainer('rope', 'tool', {
      name: 'Rope',
      modifiers: {
        knockOutMoves: (moves, { pokemon: fallen }, me) =>
          fallen.id === me.pokemon?.id ? movesOf(fallen, 'hand', 'discard') : moves,
      },
    })
    const roped = given({
      rules,
      cards: [rope],
      you: { active: { card: 'striker', energy: ['fire'] } },
      opponent: { active: { card: 'dew', attached: ['rope'] }, bench: ['wall'] },
    })
    roped.you.attack('Huge')
    roped.you.choose(0)
    expect(roped.opponent.zone('hand')).toContain('dew')
    expect(roped.opponent.discard).toEqual(['rope'])
  })

  test('[ZONE-10] both players share one Stadium: a new one sends the old to the pile of its owner', () => {
    const game = given({ rules, you: { hand: ['park'] }, opponent: { hand: ['beach'] } })
    game.you.playStadium('park')
    expect(game.state.cards[game.state.stadium ?? -1]).toBe('park')
    game.you.endTurn()
    game.opponent.playStadium('beach')
    expect(game.state.cards[game.state.stadium ?? -1]).toBe('beach')
    expect([game.you.discard, game.opponent.discard]).toEqual([['park'], []])
  })

  test('[ZONE-11] attaching is from the hand onto one of the own Pokémon in play', () => {
    const game = given({
      rules,
      you: { active: 'pip', bench: ['dew'], hand: ['fire', 'charm'], discard: ['water'] },
      opponent: { active: 'wall', bench: ['leaf'] },
    })
    const own = [game.you.active.id, game.you.benched('dew').id]
    expect(game.you.legal('AttachEnergy')).toEqual(
      own.map(id => ({ seat: 0, type: 'AttachEnergy', card: 'fire', pokemon: id })),
    )
    expect(game.you.legal('AttachTrainer')).toEqual(
      own.map(id => ({ seat: 0, type: 'AttachTrainer', card: 'charm', pokemon: id })),
    )
    expect(game.you.refused.attach('fire', 'wall')).toBe('target')
    expect(game.you.refused.attachTrainer('charm', 'leaf')).toBe('target')
    expect(game.you.refused.attach('water')).toBe('not-in-hand')
    game.you.attach('fire', 'dew')
    expect(game.you.benched('dew').energy).toEqual(['fire'])
    expect(game.you.hand).toEqual(['charm'])
  })

  test.each([
    { where: 'hand', side: { hand: ['cheerer', 'fire'] }, damage: 10 },
    { where: 'deck', side: { deck: ['cheerer'] }, damage: 10 },
    { where: 'discard pile', side: { discard: ['cheerer', 'cheerer'] }, damage: 10 },
    { where: 'Prizes', side: { prizes: ['cheerer', 'filler'] }, damage: 10 },
    { where: 'stack below another card', side: { bench: [{ card: ['pip', 'cheerer', 'pipparch'] }] }, damage: 10 },
    { where: 'Bench', side: { bench: [{ card: ['pip', 'cheerer'] }] }, damage: 20 },
  ])('[ZONE-12] a Pokémon does nothing unless it is in play: in the $where it makes $damage', ({ side, damage }) => {
    const game = given({
      rules,
      cards: [cheerer],
      you: { active: { card: 'striker', energy: ['fire'] }, ...side },
      opponent: { active: 'wall' },
    })
    game.you.attack('Ten')
    expect(game.opponent.active).toHaveDamage(damage)
  })

  test('[ZONE-12] Energy pays for nothing from the hand or the discard pile', () => {
    const game = given({
      rules,
      you: { active: 'pip', hand: ['fire'], discard: ['fire'], bench: [{ card: 'dew', energy: ['fire'] }] },
    })
    expect(game.you.refused.attack('Tap')).toBe('not-enough-energy')
    game.you.attach('fire')
    game.you.attack('Tap')
  })
})

test("[ZONE-11] xy-2016: Hyper Gear goes onto the opponent's Pokémon-EX instead", () => {
  const gear = trainer('gear', 'tool', { name: 'Gear', labels: ['hyper-gear'] })
  const big = pokemon('big-ex', { name: 'Big-EX', type: 'fire', hp: 180, labels: ['EX'] })
  const game = given({
    rules: 'xy-2016',
    cards: [gear, big],
    you: { active: 'big-ex', hand: ['gear'] },
    opponent: { active: 'pip', bench: ['big-ex'] },
  })
  expect(game.you.legal('AttachTrainer').map(({ pokemon: id }) => id)).toEqual([game.opponent.benched('big-ex').id])
})

test.each<RulesetId>(['hgss-2010', 'xy-2016'])(
  '[ZONE-09] %s: what is in the Lost Zone is lost for this game',
  rules => {
    const exile = trainer('exile', 'item', {
      name: 'Exile',
      *play({ game, you }) {
        const { discard } = game.side(you)
        moveCards(game, discard, inZone('discard', you), inZone('lost', you))
      },
    })
    const game = given({
      rules,
      cards: [exile],
      you: { active: 'pip', hand: ['exile'], discard: ['pippo', 'fire', 'dew', 'potion', 'park'] },
    })
    game.you.play('exile')
    expect(game.you.zone('lost')).toEqual(['pippo', 'fire', 'dew', 'potion', 'park'])
    expect(game.you.allLegal.map(({ type }) => type)).toEqual(['EndTurn', 'Concede'])
    const { refused } = game.you
    expect([refused.evolve('pippo'), refused.attach('fire'), refused.bench('dew'), refused.play('potion')]).toEqual(
      Array(4).fill('not-in-hand'),
    )
  },
)
