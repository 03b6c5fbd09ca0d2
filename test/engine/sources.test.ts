/** A question knows whose text asks it: the card, and the attack or power where it is one. */
import { expect, test } from 'vitest'
import { attack, pokemon, trainer } from '../../src/cards/kit/facts.ts'
import { copyAttack } from '../../src/engine/attack.ts'
import { chooseWord, exactly, yesOrNo } from '../../src/engine/choose.ts'
import type { Context, Effect } from '../../src/engine/context.ts'
import { beginEffect, untilEndOfOpponentsNextTurn } from '../../src/engine/lasting.ts'
import { switchByChoice } from '../../src/engine/pokemon.ts'
import { attacksOf } from '../../src/engine/queries.ts'
import { view } from '../../src/engine/view.ts'
import { chooseFromHand } from '../../src/engine/zones.ts'
import { betweenCards } from '../scenario/cards/between-turns.ts'
import { testEffect } from '../scenario/effects.ts'
import { type Given, given, type Scenario } from '../scenario/index.ts'

function* askYou(context: Context): Effect {
  yield* yesOrNo(context, context.you, 'switch')
}

const cards = [
  pokemon('asker', {
    name: 'Asker',
    type: 'fire',
    hp: 100,
    attacks: [{ ...attack('Ask', '', 10), text: 'asks', after: askYou }],
    powers: [{ name: 'Wonder', kind: 'power', use: { run: askYou } }],
  }),
  pokemon('prickly', {
    name: 'Prickly',
    type: 'fire',
    hp: 100,
    powers: [{ name: 'Thorns', kind: 'body', moments: { damaged: askYou } }],
  }),
  pokemon('copier', {
    name: 'Copier',
    type: 'fire',
    hp: 100,
    attacks: [
      {
        ...attack('Copy', ''),
        *after(run) {
          const [offer] = attacksOf(run.game, run.game.pokemon(run.defender))
          if (offer) yield* copyAttack(run, offer)
          yield* askYou(run)
        },
      },
      {
        ...attack('Haunt', ''),
        *after(run) {
          beginEffect(run, testEffect('haunted'), { pokemon: run.defender }, untilEndOfOpponentsNextTurn(run.game))
        },
      },
      attack('Crush', '', 200),
    ],
  }),
  trainer('quiz', 'item', {
    name: 'Quiz',
    *play(context) {
      yield* chooseFromHand(context, context.opponent, 'discard-from-hand', () => true, exactly(1))
      yield* chooseWord(context, context.you, 'choose-deck')
      yield* switchByChoice(context, context.you, context.opponent)
    },
  }),
  trainer('gate', 'stadium', { name: 'Gate', use: { run: askYou } }),
]

const playing = (spec: Partial<Given>): Scenario =>
  given({
    rules: 'hgss-2010',
    cards,
    lasting: { haunted: () => ({ moments: { attacking: askYou } }) },
    ...spec,
  })

const sources = (game: Scenario) => game.questions.map(({ source }) => source)

test('a Trainer, whoever is asked', () => {
  const game = playing({ you: { hand: ['quiz'], bench: ['pip', 'dew'] }, opponent: { hand: ['pip', 'dew'] } })
  const quiz = { kind: 'trainer', seat: 0, card: 'quiz' }
  game.you.play('quiz')
  expect(sources(game)).toEqual([quiz])
  game.opponent.choose('pip')
  expect(sources(game)).toEqual([quiz])
  game.you.choose('yours')
  expect(sources(game)).toEqual([quiz])
})

test('an attack, and a power that is used', () => {
  const game = playing({ you: { active: 'asker' }, opponent: { active: 'wall' } })
  game.you.usePower('Wonder')
  expect(sources(game)).toEqual([{ kind: 'power', seat: 0, card: 'asker', name: 'Wonder' }])
  game.you.choose('no')
  game.you.attack('Ask')
  expect(sources(game)).toEqual([{ kind: 'attack', seat: 0, card: 'asker', name: 'Ask' }])
})

test('a power that works within an attack asks for itself, and the attack for itself afterwards', () => {
  const game = playing({ you: { active: 'asker' }, opponent: { active: 'prickly' } })
  game.you.attack('Ask')
  expect(sources(game)).toEqual([{ kind: 'body', seat: 1, card: 'prickly', name: 'Thorns' }])
  game.opponent.choose('yes')
  expect(sources(game)).toEqual([{ kind: 'attack', seat: 0, card: 'asker', name: 'Ask' }])
})

test('a copied attack asks as itself, and then the one that copied it', () => {
  const game = playing({ you: { active: 'copier' }, opponent: { active: 'asker' } })
  game.you.attack('Copy')
  expect(sources(game)).toEqual([{ kind: 'attack', seat: 0, card: 'asker', name: 'Ask' }])
  game.you.choose('yes')
  expect(sources(game)).toEqual([{ kind: 'attack', seat: 0, card: 'copier', name: 'Copy' }])
})

test('what an attack has left asks for that attack', () => {
  const game = playing({ you: { active: 'copier' }, opponent: { active: 'asker' } })
  game.you.attack('Haunt')
  game.opponent.attack('Ask')
  expect(sources(game)).toEqual([{ kind: 'attack', seat: 0, card: 'copier', name: 'Haunt' }])
})

test('a Stadium', () => {
  const game = playing({ stadium: 'gate' })
  game.you.useStadium()
  expect(sources(game)).toEqual([{ kind: 'trainer', seat: 0, card: 'gate' }])
})

test('a Pokémon Tool whose owner says when it works', () => {
  const game = playing({
    cards: [...cards, ...betweenCards],
    you: { active: { card: 'pip', attached: ['salve'], damage: 20, conditions: ['poisoned'] } },
  })
  game.you.endTurn()
  expect(sources(game)).toEqual([{ kind: 'trainer', seat: 0, card: 'salve' }])
})

test('a rule asks who comes forward and which Prizes are taken', () => {
  const game = playing({ you: { active: 'copier' }, opponent: { active: 'pip', bench: ['dew', 'wall'] } })
  game.you.attack('Crush')
  expect(game.questions.map(question => [question.prompt, 'source' in question])).toEqual([['take-prizes', false]])
  game.you.choose(0)
  expect(game.questions.map(question => [question.prompt, 'source' in question])).toEqual([['new-active', false]])
})

test('it is told to the player who is asked, and to nobody else', () => {
  const game = playing({ you: { active: 'asker' }, opponent: { active: 'wall' } })
  game.you.usePower('Wonder')
  const [mine, theirs, open] = ([0, 1, 'spectator'] as const).map(viewer => view(game.rules, game.state, viewer))
  expect(mine).toMatchObject({ question: { source: { card: 'asker', name: 'Wonder' } } })
  expect(JSON.stringify([theirs, open])).not.toContain('Wonder"')
})
