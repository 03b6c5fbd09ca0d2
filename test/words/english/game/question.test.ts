import { describe, expect, test } from 'vitest'
import type { Option, Question } from '../../../../src/engine/question.ts'
import { PROMPTS, type RecordedPrompt } from '../../../../src/engine/vocabulary.ts'
import { occasionOf } from '../../../../src/words/english/game/occasion.ts'
import { optionDescription, optionLabel, optionLabels } from '../../../../src/words/english/game/option.ts'
import { questionText } from '../../../../src/words/english/game/question.ts'
import { givenCards } from '../../../cards/given.ts'
import { matchAt, sceneOf } from '../../../discord/panel/positions.ts'
import { recorded } from '../prompts.ts'

const [FIRE, CYNDAQUIL, QUILAVA] = ['hgss1-116', 'hgss1-61', 'hgss1-49']
const scene = sceneOf(
  matchAt(
    givenCards('hgss-2010')({
      you: { active: { card: CYNDAQUIL, energy: [FIRE, FIRE] }, bench: [QUILAVA] },
      opponent: { active: 'hgss1-110', bench: [QUILAVA] },
    }),
  ),
  0,
)
const { sides } = scene.table.game!
const [own, theirs] = [sides[0], sides[1]]
const pokemon = (id: number): Option => ({ is: 'pokemon', pokemon: id, count: 1 })
const card = (count: number): Option => ({ is: 'card', card: FIRE, count })

const asked = (
  prompt: RecordedPrompt,
  options: readonly Option[],
  min: number,
  max: number,
  picked: readonly number[] = [],
): Question => ({
  seat: 0,
  prompt,
  options,
  min,
  max,
  picked,
  done: false,
})

const mine = [pokemon(own.active!.id), pokemon(own.bench[0]!.id)]
const others = [pokemon(theirs.active!.id), pokemon(theirs.bench[0]!.id)]

const SENTENCES: readonly [Question, string][] = [
  [asked('new-active', mine, 1, 1), 'Choose your new Active Pokémon.'],
  [asked('new-active', others, 1, 1), "Choose which of Bob's Pokémon becomes Active."],
  [asked('choose-pokemon', mine, 1, 1), 'Choose 1 of your Pokémon.'],
  [asked('choose-pokemon', [...mine, ...others], 2, 2), 'Choose 2 of the Pokémon.'],
  [asked('choose-pokemon', others, 1, 1), "Choose 1 of Bob's Pokémon."],
  [asked('search-deck', [card(3)], 0, 2), 'You search your deck. Choose up to 2 cards.'],
  [asked('search-deck', [card(3)], 0, 2, [0]), 'You search your deck. Choose up to 1 card.'],
  [asked('search-deck', [], 0, 0), 'You search your deck, but there is nothing you can take.'],
  [asked('search-deck', [card(3)], 0, 0), 'You search your deck, but there is nothing you can take.'],
  [asked('discard-from-hand', [card(6)], 2, 4), 'Discard 2 to 4 cards from your hand.'],
  [asked('discard-energy', [card(2)], 1, 1), 'Discard 1 Energy card.'],
  [asked('take-prizes', [{ is: 'prize', position: 0, count: 1 }], 1, 1), 'Take 1 Prize.'],
  [asked('mulligan-bonus', [], 1, 1), 'Bob took a mulligan. How many extra cards do you draw?'],
  [asked('may Afterburner', [], 1, 1), 'Do you want to use what Afterburner offers?'],
  [asked('ask Plead', [], 1, 1), "Bob's Plead asks you: yes or no?"],
]

test.each(SENTENCES)('%j', (question, sentence) => {
  expect(questionText(scene, question)).toBe(sentence)
})

test('every prompt is a sentence, whatever the options', () => {
  for (const prompt of PROMPTS.map(recorded))
    for (const question of [asked(prompt, [card(2)], 1, 1), asked(prompt, [], 0, 0), asked(prompt, mine, 0, 2, [1])])
      expect(questionText(scene, question)).toMatch(/^[A-Z].{5,120}[.?]$/)
})

describe('options', () => {
  const label = (prompt: RecordedPrompt, option: Option) => optionLabel(scene, asked(prompt, [option], 1, 1), option)

  test.each([
    ['recover', card(3), 'Fire Energy'],
    ['discard-energy', { is: 'card', card: FIRE, count: 2, on: own.active!.id }, 'Fire on Cyndaquil (Active)'],
    ['choose-pokemon', others[1]!, 'Their Quilava (Bench 1)'],
    ['take-prizes', { is: 'prize', position: 2, count: 1 }, 'Prize 3'],
    ['mulligan-bonus', { is: 'amount', amount: 0, count: 1 }, 'Draw none'],
    ['mulligan-bonus', { is: 'amount', amount: 2, count: 1 }, 'Draw 2 cards'],
    ['move-counters', { is: 'amount', amount: 1, count: 1 }, 'Move 1 damage counter'],
    ['share-counters', { is: 'amount', amount: 7, count: 1 }, '7'],
    ['first-or-second', { is: 'word', word: 'second', count: 1 }, 'Go second'],
    ['choose-deck', { is: 'word', word: 'theirs', count: 1 }, 'Their deck'],
    ['choose-condition', { is: 'word', word: 'paralyzed', count: 1 }, 'Paralyzed'],
    [
      'copy-attack',
      { is: 'attack', card: 'hgss1-110', attack: 'Flare Destroy', count: 1 },
      'Flare Destroy (Typhlosion)',
    ],
  ] satisfies readonly [RecordedPrompt, Option, string][])('%s %j', (prompt, option, words) => {
    expect(label(prompt, option)).toBe(words)
  })

  test.each([
    [
      ['hgss1-111', 'hgss1-112'],
      ['Ho-Oh LEGEND (top half)', 'Ho-Oh LEGEND (bottom half)'],
    ],
    [
      ['hgss1-32', 'hgss1-110', FIRE],
      ['Typhlosion [Magma Punch]', 'Typhlosion [Afterburner]', 'Fire Energy'],
    ],
  ])('tell namesakes apart: %j', (cards, labels) => {
    const options: readonly Option[] = cards.map(id => ({ is: 'card', card: id, count: 1 }))
    expect(optionLabels(scene, asked('recover', options, 1, 1), 100)).toEqual(labels)
  })

  test('say more below', () => {
    expect(optionDescription(scene, mine[0]!)).toBe('60/60 HP · 2 Fire')
    expect(optionDescription(scene, card(2))).toBe('Basic Energy')
    expect(optionDescription(scene, { is: 'card', card: CYNDAQUIL, count: 1 })).toBe('Basic · 60 HP · Fire')
    expect(optionDescription(scene, { is: 'prize', position: 0, count: 1 })).toBe('')
  })
})

describe('why it is asked', () => {
  const occasion = (source: NonNullable<Question['source']>) =>
    occasionOf(scene, { ...asked('search-deck', [], 1, 1), source })

  test('a Trainer, an attack and a power say so themselves, wherever they are', () => {
    expect(occasion({ kind: 'trainer', seat: 0, card: 'hgss1-97' })).toEqual({
      name: 'Pokémon Collector',
      text: expect.stringMatching(/^Look in your deck/),
    })
    expect(occasion({ kind: 'attack', seat: 1, card: 'hgss1-110', name: 'Flare Destroy' })).toEqual({
      name: 'Flare Destroy (Typhlosion)',
      text: expect.stringMatching(/Discard/i),
    })
    expect(occasion({ kind: 'power', seat: 1, card: 'hgss1-110', name: 'Afterburner' })).toEqual({
      name: 'Afterburner (Typhlosion)',
      text: expect.stringMatching(/^Once in your turn/),
    })
  })

  test('of an older question, a power is found by its name', () => {
    expect(occasionOf(scene, asked('may Afterburner', [], 1, 1))).toMatchObject({
      name: 'Afterburner',
      text: expect.stringMatching(/^Once in your turn/),
    })
  })

  test('what the rules ask needs no reason', () => {
    const table = {
      ...scene.table,
      game: { ...scene.table.game!, turn: { ...scene.table.game!.turn, attack: 'Flare Destroy' } },
    }
    expect(occasionOf({ ...scene, table }, asked('take-prizes', [], 1, 1))).toBeNull()
    expect(occasionOf({ ...scene, table }, asked('discard-energy', [], 1, 1))?.name).toBe('Flare Destroy')
    expect(occasionOf(scene, asked('discard-energy', [], 1, 1))).toBeNull()
  })
})
