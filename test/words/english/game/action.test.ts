import { describe, expect, test } from 'vitest'
import type { Preview } from '../../../../src/app/preview.ts'
import { actionDescription, actionLabel, actionLabels, deed } from '../../../../src/words/english/game/action.ts'
import type { LegalCommand, Scene } from '../../../../src/words/scene.ts'
import { givenCards } from '../../../cards/given.ts'
import { matchAt, sceneOf } from '../../../discord/panel/positions.ts'

const [FIRE, WATER] = ['hgss1-116', 'hgss1-117']
const [CYNDAQUIL, QUILAVA, TYPHLOSION] = ['hgss1-61', 'hgss1-49', 'hgss1-110']

const scene: Scene = sceneOf(
  matchAt(
    givenCards('hgss-2010')({
      you: {
        active: { card: TYPHLOSION, energy: [FIRE, FIRE, FIRE], damage: 50 },
        bench: [CYNDAQUIL, { card: CYNDAQUIL, damage: 20 }, QUILAVA],
      },
      opponent: { active: CYNDAQUIL, bench: [QUILAVA] },
      stadium: 'hgss3-76',
    }),
  ),
  0,
)
const { sides } = scene.table.game!
const [mine, theirs] = [sides[0], sides[1]]
const [first, second, third] = mine.bench.map(({ id }) => id) as [number, number, number]
const active = mine.active!.id

const CASES: readonly [LegalCommand, label: string, done: string][] = [
  [{ seat: 0, type: 'Bench', card: CYNDAQUIL }, 'Bench Cyndaquil', 'benched Cyndaquil'],
  [
    { seat: 0, type: 'BenchLegend', top: 'hgss1-111', bottom: 'hgss1-112' },
    'Bench Ho-Oh LEGEND, both halves',
    'benched Ho-Oh LEGEND',
  ],
  [
    { seat: 0, type: 'Evolve', card: QUILAVA, pokemon: second },
    'Evolve Cyndaquil (Bench 2, 40/60 HP) → Quilava',
    'evolved into Quilava',
  ],
  [
    { seat: 0, type: 'LevelUp', card: TYPHLOSION, pokemon: active },
    'Level up Typhlosion (Active) → Typhlosion LV.X',
    'levelled up to Typhlosion LV.X',
  ],
  [
    { seat: 0, type: 'AttachEnergy', card: FIRE, pokemon: active },
    'Attach Fire → Typhlosion (Active)',
    'attached Fire',
  ],
  [
    { seat: 0, type: 'AttachTrainer', card: 'hgss1-102', pokemon: theirs.bench[0]!.id },
    'Attach Switch → their Quilava (Bench 1)',
    'attached Switch',
  ],
  [{ seat: 0, type: 'PlayTrainer', card: 'hgss1-89' }, 'Play Bill', 'played Bill'],
  [{ seat: 0, type: 'PlayStadium', card: 'hgss3-76' }, 'Play Ruins of Alph (Stadium)', 'played Ruins of Alph'],
  [
    { seat: 0, type: 'UsePower', pokemon: active, power: 'Afterburner' },
    'Use Afterburner (Typhlosion)',
    'used Afterburner',
  ],
  [{ seat: 0, type: 'UsePower', pokemon: first, power: 'X' }, 'Use X (Cyndaquil, Bench 1)', 'used X'],
  [{ seat: 0, type: 'UseStadium' }, 'Use Ruins of Alph (Stadium)', 'used the Stadium'],
  [{ seat: 0, type: 'Retreat', to: third, pay: [FIRE, WATER] }, 'Retreat → Quilava, pay Fire + Water', 'retreated'],
  [{ seat: 0, type: 'Retreat', to: third, pay: [] }, 'Retreat → Quilava, free', 'retreated'],
  [{ seat: 0, type: 'EndTurn' }, 'End turn', 'ended the turn'],
  [{ seat: 0, type: 'Concede' }, 'Concede', 'conceded'],
  [{ seat: 0, type: 'Pick', option: null }, 'That is all', 'your last choice'],
]

test.each(CASES)('%j', (command, label, done) => {
  expect(actionLabel(scene, command)).toBe(label)
  expect(deed(scene, command)).toBe(done)
})

describe('attacks say what they would do', () => {
  const attack = { seat: 0, type: 'Attack', card: TYPHLOSION, attack: 'Flare Destroy' } as const
  const PREVIEWS: readonly [Preview | null, string][] = [
    [{ least: 70, most: 70, knockOut: 'yes' }, 'Flare Destroy 70 → KO'],
    [{ least: 0, most: 60, knockOut: 'maybe' }, 'Flare Destroy 0–60 → KO?'],
    [{ least: 30, most: null, knockOut: 'no' }, 'Flare Destroy 30+'],
    [{ least: 0, most: 0, knockOut: 'no' }, 'Flare Destroy'],
    [null, 'Flare Destroy 70'],
  ]

  test.each(PREVIEWS)('%j', (preview, label) => {
    const yours = { ...scene.table.yours!, attacks: [{ command: attack, preview }] }
    expect(actionLabel({ ...scene, table: { ...scene.table, yours } }, attack)).toBe(label)
  })

  test('as the engine foresees it', () => {
    const foreseen = scene.table.yours!.legal.find(({ type }) => type === 'Attack')!
    expect(actionLabel(scene, foreseen)).toBe('Flare Destroy 70 → KO')
  })

  test('their cost and text stand below', () => {
    expect(actionDescription(scene, attack)).toBe(
      'Fire Fire Colorless · To use this attack, discard an Energy card from this Pokémon. Discard an Energy card from the Defending Pokémon.',
    )
  })
})

test('descriptions tell what the target is like, or what the card says', () => {
  const of = (command: LegalCommand) => actionDescription(scene, command)
  expect(of({ seat: 0, type: 'AttachEnergy', card: FIRE, pokemon: active })).toBe('90/140 HP · 3 Fire')
  expect(of({ seat: 0, type: 'Evolve', card: QUILAVA, pokemon: second })).toBe('40/60 HP → 80 HP · Fire')
  expect(of({ seat: 0, type: 'Bench', card: CYNDAQUIL })).toBe('60 HP · Fire')
  expect(of({ seat: 0, type: 'PlayTrainer', card: 'hgss1-89' })).toBe('Draw 2 cards.')
  expect(of({ seat: 0, type: 'UsePower', pokemon: active, power: 'Afterburner' })).toMatch(/^Once in your turn/)
  expect(of({ seat: 0, type: 'EndTurn' })).toBe('')
})

test('the same words twice get what tells the cards apart', () => {
  const [one, two] = ['hgss1-32', TYPHLOSION]
  const evolve = (card: string): LegalCommand => ({ seat: 0, type: 'Evolve', card, pokemon: third })
  expect(actionLabels(scene, [evolve(one), evolve(two)], 100)).toEqual([
    'Evolve Quilava (Bench 3) → Typhlosion [Magma Punch]',
    'Evolve Quilava (Bench 3) → Typhlosion [Afterburner]',
  ])
})
