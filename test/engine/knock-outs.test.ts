/** Knock Outs with cards that change them, several at once, and one that follows from another. */
import { describe, expect, test } from 'vitest'
import { RULESET_IDS } from '../../src/rulesets/index.ts'
import { knockOutCards as cards, knockOutLasting as lasting } from '../scenario/cards/knock-outs.ts'
import { given } from '../scenario/index.ts'

const striker = { card: 'striker', energy: ['fire'] } as const
const six = [0, 1, 2, 3, 4, 5]

describe.each(RULESET_IDS)('in %s', rules => {
  const table = { rules, cards, lasting }

  describe('where the cards go', () => {
    test('to the hand, except what is attached, and the Prize is taken as always', () => {
      const game = given({
        ...table,
        you: { active: striker },
        opponent: { active: { card: 'homing', energy: ['grass'], attached: ['charm'] }, bench: ['wall'] },
      })
      game.you.attack('Huge')
      expect(game.opponent.hand).toEqual(['homing'])
      expect(game.opponent.discard).toEqual(['grass', 'charm'])
      expect(game).toAsk('you', six, { min: 1, max: 1 })
    })

    test('to the Lost Zone, when an attack of the other side does it', () => {
      const game = given({
        ...table,
        you: { active: { card: 'banisher', energy: ['fire'] } },
        opponent: { active: { card: ['pip', 'pippo'], energy: ['fire'] }, bench: ['wall'] },
      })
      game.you.attack('Strike')
      expect(game.opponent.zone('lost')).toEqual(['pip', 'pippo', 'fire'])
      expect(game.opponent.discard).toEqual([])
    })

    test('to the discard pile, when it is Poison', () => {
      const game = given({
        ...table,
        you: { active: 'banisher' },
        opponent: { active: { card: 'dew', damage: 40, conditions: ['poisoned'] }, bench: ['wall'] },
      })
      game.you.endTurn()
      expect(game.opponent.zone('lost')).toEqual([])
      expect(game.opponent.discard).toEqual(['dew'])
    })
  })

  describe('how many Prizes', () => {
    test('one more', () => {
      const game = given({
        ...table,
        you: { active: { card: 'greedy', energy: ['fire'] }, prizes: ['fire', 'water', 'pip', 'dew'] },
        opponent: { active: 'pip', bench: ['wall'] },
      })
      game.you.attack('Strike')
      expect(game).toAsk('you', [0, 1, 2, 3], { min: 2, max: 2 })
      game.you.choose(3, 1)
      expect(game.you.hand).toEqual(['dew', 'water'])
      expect(game.you.zone('prizes')).toEqual(['fire', 'pip'])
    })

    test('no more than there are', () => {
      const game = given({
        ...table,
        you: { active: { card: 'greedy', energy: ['fire'] }, prizes: 1 },
        opponent: { active: 'pip', bench: ['wall'] },
      })
      game.you.attack('Strike')
      expect(game).toHaveEvents('AttackDeclared', 'DamageDealt', 'KnockedOut', 'PrizesTaken', 'GameEnded')
      expect(game.state.result).toEqual({ winner: 0, ways: ['prizes'] })
    })

    test('none, and then nobody is asked for one', () => {
      const game = given({
        ...table,
        you: { active: striker },
        opponent: { active: { card: 'pip', attached: ['worthless'] }, bench: ['wall', 'dew'] },
      })
      game.you.attack('Huge')
      expect(game).toHaveEvents('AttackDeclared', 'DamageDealt', 'KnockedOut')
      expect(game).toAsk('opponent', ['wall', 'dew'])
      expect(game.you.zone('prizes').length).toBe(6)
    })

    test('one for each, together in one question', () => {
      const game = given({
        ...table,
        you: { active: { card: 'greedy', energy: ['fire'] } },
        opponent: { active: 'pip', bench: [{ card: 'dew', damage: 50, attached: ['worthless'] }, 'wall'] },
      })
      game.you.attack('Strike')
      expect(game.opponent.discard).toEqual(['pip', 'dew', 'worthless'])
      expect(game).toAsk('you', six, { min: 3, max: 3 })
    })
  })

  describe('saved', () => {
    test('every time, with 10 HP left', () => {
      const game = given({ ...table, you: { active: striker }, opponent: { active: 'sturdy', bench: ['wall'] } })
      game.you.attack('Huge')
      expect(game).toHaveEvents('AttackDeclared', 'DamageDealt', 'Healed', 'TurnEnded', 'TurnBegan', 'CardsDrawn')
      expect(game.opponent.active).toMatchObject({ card: 'sturdy', damage: 40 })
      game.opponent.endTurn()
      game.you.attack('Ten')
      expect(game.opponent.active).toMatchObject({ card: 'sturdy', damage: 40 })
    })

    test.each([
      ['heads', 'pip', 50],
      ['tails', 'wall', 0],
    ] as const)('by a coin: %s', (face, card, damage) => {
      const game = given({
        ...table,
        you: { active: striker },
        opponent: { active: { card: 'pip', attached: ['lucky-band'] }, bench: ['wall'] },
        flips: [face],
      })
      game.you.attack('Huge')
      if (face === 'tails') game.you.choose(0)
      expect(game.opponent.active).toMatchObject({ card, damage })
    })

    test('once: an effect that has done its work is over', () => {
      const game = given({
        ...table,
        you: { active: 'pip', bench: ['wall'], hand: ['second-wind'] },
        opponent: { active: striker },
      })
      game.you.play('second-wind')
      game.you.endTurn()
      game.opponent.attack('Huge')
      expect(game.you.active).toMatchObject({ card: 'pip', damage: 50 })
      expect(game.state.effects).toEqual([])
      game.you.endTurn()
      game.opponent.attack('Ten')
      expect(game.you.discard).toEqual(['second-wind', 'pip'])
    })

    test('an effect that had nothing to do yet goes on, whoever else is Knocked Out', () => {
      const game = given({
        ...table,
        you: { active: { card: 'pip', damage: 40, energy: ['fire'] }, bench: ['wall'], hand: ['second-wind'] },
        opponent: { active: { card: 'dew', damage: 40 }, bench: [striker] },
      })
      game.you.play('second-wind')
      game.you.attack('Tap')
      game.you.choose(0)
      expect(game.state.effects.map(({ name }) => name)).toEqual(['second-wind'])
      game.opponent.attack('Thirty')
      expect(game.you.active).toMatchObject({ card: 'pip', damage: 50 })
      expect(game.state.effects).toEqual([])
    })

    test('one does not save the others that fall with it', () => {
      const game = given({
        ...table,
        you: { active: { card: 'quaker', energy: ['fire'] }, bench: ['dew', 'wall'], hand: ['second-wind'] },
        opponent: { active: 'wall' },
      })
      game.you.play('second-wind')
      game.you.attack('Quake')
      expect(game.you.active).toMatchObject({ card: 'quaker', damage: 50 })
      expect(game.you.discard).toEqual(['second-wind', 'dew'])
      expect(game).toAsk('opponent', six, { min: 1, max: 1 })
    })

    test('whoever is not saved takes the effects on it along', () => {
      const game = given({
        ...table,
        you: { active: striker },
        opponent: { active: 'pip', bench: ['wall'] },
        effects: [{ name: 'stronger', params: 10, on: 'opponents-active', source: 'trainer' }],
      })
      game.you.attack('Huge')
      expect(game.state.effects).toEqual([])
    })
  })

  describe('several at once', () => {
    const fallen = (game: ReturnType<typeof given>) =>
      game.last.flatMap(event => (event.type === 'KnockedOut' ? [event.pokemon] : []))

    test('all are discarded, then the next player takes Prizes, then the other, then both replace in that order', () => {
      const game = given({
        ...table,
        you: { active: { card: 'quaker', energy: ['fire'] }, bench: ['wall', 'dew', 'leaf'] },
        opponent: { active: 'pip', bench: ['dew', 'rock', 'homing', 'fern'] },
      })
      const ids = [game.you, game.opponent].flatMap(({ active, benchedAll }) => [active, ...benchedAll])
      const down = ids.filter(({ card }) => ['quaker', 'pip', 'dew', 'homing'].includes(card)).map(({ id }) => id)
      game.you.attack('Quake')
      expect(fallen(game)).toEqual(down)
      expect(game.you.discard).toEqual(['quaker', 'fire', 'dew'])
      expect(game.opponent.discard).toEqual(['pip', 'dew'])
      expect(game.opponent.hand).toEqual(['homing'])
      expect(game.questions.map(({ seat, prompt }) => [seat, prompt])).toEqual([[1, 'take-prizes']])
      expect(game).toAsk('opponent', six, { min: 2, max: 2 })
      game.opponent.choose(0, 5)
      expect(game).toHaveEvents('PrizesTaken')
      expect(game.questions.map(({ seat, prompt }) => [seat, prompt])).toEqual([[0, 'take-prizes']])
      expect(game).toAsk('you', six, { min: 3, max: 3 })
      game.you.choose(2, 1, 0)
      expect(game).toHaveEvents('PrizesTaken')
      expect(game.questions.map(({ seat, prompt }) => [seat, prompt])).toEqual([[1, 'new-active']])
      expect(game).toAsk('opponent', ['rock', 'fern'])
      game.opponent.choose('rock')
      expect(game).toHaveEvents('ActiveChanged')
      expect(game.questions.map(({ seat, prompt }) => [seat, prompt])).toEqual([[0, 'new-active']])
      expect(game).toAsk('you', ['wall', 'leaf'])
      game.you.choose('leaf')
      expect(game).toHaveEvents('ActiveChanged', 'TurnEnded', 'TurnBegan', 'CardsDrawn')
      expect([game.you.zone('prizes').length, game.opponent.zone('prizes').length]).toEqual([3, 4])
    })

    test('Prizes are the taker’s: nobody can pick for the other, and each picks among the own', () => {
      const game = given({
        ...table,
        you: { active: { card: 'quaker', energy: ['fire'] }, bench: ['wall'], prizes: ['fire', 'water', 'grass'] },
        opponent: { active: 'pip', bench: ['rock'], prizes: ['pip', 'dew', 'metal', 'psychic'] },
      })
      game.you.attack('Quake')
      expect(game.you.legal('Pick')).toEqual([])
      expect(game.you.refused.pick(0)).toBe('not-asked')
      expect(game).toAsk('opponent', [0, 1, 2, 3], { min: 1, max: 1 })
      game.opponent.choose(3)
      expect(game.opponent.refused.pick(0)).toBe('not-asked')
      expect(game).toAsk('you', [0, 1, 2], { min: 1, max: 1 })
      game.you.choose(1)
      expect(game.you.hand).toEqual(['water'])
      expect(game.opponent.hand.slice(0, 1)).toEqual(['psychic'])
      expect(game.you.zone('prizes')).toEqual(['fire', 'grass'])
      expect(game.opponent.zone('prizes')).toEqual(['pip', 'dew', 'metal'])
    })
  })

  describe('one after another', () => {
    test('[B-73] whoever is brought down by a Knock Out falls at the same time', () => {
      const game = given({
        ...table,
        you: { active: striker, bench: ['wall', 'leaf'] },
        opponent: { active: 'avenger', bench: ['rock', 'fern'] },
      })
      game.you.attack('Huge')
      expect(game).toHaveEvents('AttackDeclared', 'DamageDealt', 'CountersPlaced', 'KnockedOut', 'KnockedOut')
      expect(game).toAsk('opponent', six, { min: 1, max: 1 })
      game.opponent.choose(0)
      expect(game).toAsk('you', six, { min: 1, max: 1 })
      game.you.choose(0)
      expect(game).toAsk('opponent', ['rock', 'fern'])
      game.opponent.choose('fern')
      expect(game).toAsk('you', ['wall', 'leaf'])
      game.you.choose('wall')
      expect(game.state.turn.seat).toBe(1)
    })

    test('so both players may take their last Prize with it: Sudden Death', () => {
      const game = given({
        ...table,
        you: { active: striker, bench: ['wall'], prizes: 1 },
        opponent: { active: 'avenger', bench: ['rock'], prizes: 1 },
        flips: rules === 'hgss-2010' ? [] : ['heads'],
      })
      game.you.attack('Huge')
      expect(game.lastTypes).toContain('SuddenDeathBegan')
      expect(game.state).toMatchObject({ game: 2, result: null })
    })

    test('whoever is brought down so may still be saved', () => {
      const game = given({
        ...table,
        you: { active: { ...striker, attached: ['lucky-band'] }, bench: ['wall'] },
        opponent: { active: 'avenger', bench: ['rock'] },
        flips: ['heads'],
      })
      game.you.attack('Huge')
      game.you.choose(0)
      expect(game.you.active).toMatchObject({ card: 'striker', damage: 90 })
      expect(game.opponent.active.card).toBe('rock')
    })

    test('two that avenge themselves on each other’s side are each Knocked Out once', () => {
      const game = given({
        ...table,
        you: { active: { card: 'quaker', energy: ['fire'] }, bench: ['avenger', 'leaf'] },
        opponent: { active: 'avenger', bench: ['avenger', 'rock'] },
      })
      game.you.attack('Quake')
      expect(game.lastTypes.filter(type => type === 'KnockedOut').length).toBe(4)
      expect(game).toAsk('opponent', six, { min: 2, max: 2 })
    })

    test('its cards are still there while it falls, and a question may be asked', () => {
      const game = given({
        ...table,
        you: { active: striker },
        opponent: { active: { card: 'testator', energy: ['grass', 'water'] }, bench: ['wall', 'rock'] },
      })
      game.you.attack('Huge')
      expect(game).toAsk('opponent', ['yes', 'no'])
      game.opponent.choose('yes')
      expect(game).toHaveEvents('CardsMoved', 'KnockedOut')
      expect(game.opponent.benched('wall').energy).toEqual(['grass', 'water'])
      expect(game.opponent.discard).toEqual(['testator'])
    })

    test('the Prizes of a Knock Out are taken before a later one is looked for', () => {
      const game = given({
        ...table,
        you: { active: { card: 'pip', damage: 50, conditions: ['poisoned'], energy: ['fire'] }, bench: ['wall'] },
        opponent: { active: { card: 'dew', damage: 40 }, bench: ['rock', 'fern'] },
      })
      game.you.attack('Tap')
      expect(game).toAsk('you', six, { min: 1, max: 1 })
      game.you.choose(0)
      game.opponent.choose('rock')
      expect(game).toHaveEvents('ActiveChanged', 'TurnEnded', 'CountersPlaced', 'KnockedOut')
      expect(game).toAsk('opponent', six, { min: 1, max: 1 })
      game.opponent.choose(0)
      expect(game.you.active.card).toBe('wall')
    })
  })
})
