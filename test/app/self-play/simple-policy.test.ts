import { describe, expect, test } from 'vitest'
import { type Policy, playOut } from '../../../src/app/self-play/play-out.ts'
import { seededChance } from '../../../src/app/self-play/seeded-chance.ts'
import { simplePolicy } from '../../../src/app/self-play/simple-policy.ts'
import { catalogue } from '../../../src/cards/index.ts'
import { cardsIn, themePairs } from '../../../src/decks/theme-decks.ts'
import { legal } from '../../../src/engine/legal.ts'
import { createRules } from '../../../src/engine/rules.ts'
import type { Side, State } from '../../../src/engine/state.ts'
import { RULESET_IDS, RULESETS } from '../../../src/rulesets/index.ts'
import { type Given, given as givenPosition, type Scenario } from '../../scenario/index.ts'

const given = (spec: Omit<Given, 'rules'>) =>
  givenPosition({ rules: 'hgss-2010', cards: catalogue.prints, lasting: catalogue.lasting, ...spec })

const choice = ({ rules, state }: Scenario) => simplePolicy(rules)(legal(rules, state, 0), state, 0)

const [FIRE, WATER, LIGHTNING] = ['hgss1-116', 'hgss1-117', 'hgss1-118']
const [pair] = themePairs('hgss-2010')
const decks = [cardsIn(pair![0]), cardsIn(pair![1])] as const

describe.each(RULESET_IDS)('%s', id => {
  test('plays whole games, never outside the legal commands, and never gives up', () => {
    const rules = createRules(RULESETS[id], catalogue)
    const policy = simplePolicy(rules)
    const watched: Policy = (commands, state, seat) => {
      const command = policy(commands, state, seat)
      expect(commands).toContain(command)
      expect(command.type).not.toBe('Concede')
      return command
    }
    for (let seed = 0; seed < 8; seed++)
      expect(playOut(rules, decks, seededChance(seed), watched).state.phase).toBe('over')
  })
})

test('sees nothing that the player may not know', () => {
  const rules = createRules(RULESETS['hgss-2010'], catalogue)
  const policy = simplePolicy(rules)
  const turned = (cards: readonly number[]) => [...cards].reverse()
  const stirOwn = (side: Side): Side => ({ ...side, deck: turned(side.deck), prizes: turned(side.prizes) })
  const stirTheirs = (side: Side): Side => {
    const hidden = turned([...side.deck, ...side.prizes, ...side.hand])
    const take = (count: number) => hidden.splice(0, count)
    return { ...side, deck: take(side.deck.length), prizes: take(side.prizes.length), hand: take(side.hand.length) }
  }
  const stir = (state: State, seat: 0 | 1): State => ({
    ...state,
    sides:
      seat === 0
        ? [stirOwn(state.sides[0]), stirTheirs(state.sides[1])]
        : [stirTheirs(state.sides[0]), stirOwn(state.sides[1])],
  })
  const blind: Policy = (commands, state, seat) => {
    const command = policy(commands, state, seat)
    expect(policy(commands, stir(state, seat), seat)).toEqual(command)
    return command
  }
  for (const seed of [1, 2]) playOut(rules, decks, seededChance(seed), blind)
})

describe('what it prefers', () => {
  test('a Basic goes to the Bench before anything else', () => {
    const game = given({ you: { active: { card: 'hgss1-65', energy: [FIRE] }, hand: ['hgss1-78', FIRE] } })
    expect(choice(game)).toEqual({ seat: 0, type: 'Bench', card: 'hgss1-78' })
  })

  test('evolving', () => {
    const game = given({ you: { active: { card: 'hgss1-65', energy: [FIRE] }, hand: ['hgss1-1', FIRE] } })
    expect(choice(game)).toMatchObject({ type: 'Evolve', card: 'hgss1-1' })
  })

  test('Energy that helps an attack, on the Active Pokémon', () => {
    const game = given({ you: { active: 'hgss1-61', bench: ['hgss1-61'], hand: [WATER, FIRE] } })
    expect(choice(game)).toMatchObject({ type: 'AttachEnergy', card: FIRE, pokemon: game.you.active.id })
  })

  test('no Energy where it is of no use', () => {
    const game = given({ you: { active: { card: 'hgss1-78', energy: [LIGHTNING, LIGHTNING] }, hand: [FIRE] } })
    expect(game.you.legal('AttachEnergy').length).toBe(1)
    expect(choice(game)).toMatchObject({ type: 'Attack', attack: 'Quick Attack' })
  })

  test('the attack that Knocks Out, for the lowest price', () => {
    const game = given({
      you: { active: { card: 'hgss1-32', energy: [FIRE, FIRE, FIRE] } },
      opponent: { active: { card: 'wall', damage: 160 } },
    })
    expect(choice(game)).toMatchObject({ type: 'Attack', attack: 'Magma Punch' })
  })

  test('otherwise the strongest', () => {
    const game = given({
      you: { active: { card: 'hgss1-32', energy: [FIRE, FIRE, FIRE] } },
      opponent: { active: 'wall' },
    })
    expect(choice(game)).toMatchObject({ type: 'Attack', attack: 'Fire Spin' })
  })

  test('it knows when to keep a Trainer', () => {
    const oak = 'hgss1-101'
    const rich = given({ you: { hand: [oak, WATER, WATER, WATER, WATER, WATER] } })
    expect(choice(rich)).not.toMatchObject({ type: 'PlayTrainer' })
    expect(choice(given({ you: { hand: [oak] } }))).toMatchObject({ type: 'PlayTrainer', card: oak })
  })

  test('somebody who can attack comes forward', () => {
    const game = given({
      you: { active: 'hgss1-24', bench: ['hgss1-65', { card: 'hgss1-1', energy: [FIRE, FIRE] }], hand: ['hgss1-102'] },
    })
    expect(choice(game)).toMatchObject({ type: 'PlayTrainer', card: 'hgss1-102' })
    game.you.play('hgss1-102')
    expect(choice(game)).toEqual({ seat: 0, type: 'Pick', option: 1 })
  })
})
