import { describe, expect, test } from 'vitest'
import { tablePicture } from '../../../src/render/table/table.ts'
import { describeTable } from '../../../src/render/table/table-alt.ts'
import { THEMES } from '../../../src/render/theme.ts'
import { RULESET_IDS } from '../../../src/rulesets/index.ts'
import { extremes } from './extremes.ts'
import { shownAfter, VIEWERS, watchLively, watchThemeDecks } from './games.ts'
import { positions } from './positions.ts'

const altOf = (shown: Parameters<typeof tablePicture>[0]): string => tablePicture(shown, THEMES.dark).alt

test('a table in full, the most important first', () => {
  expect(altOf(positions['conditions-seat']())).toMatchInlineSnapshot(
    `"Your turn, turn 14. Your Active: Feraligatr (Water Stage 2 Prime) 50/140 HP, Confused, Poisoned, 3 Water + 1 Rainbow, Wax Seal, Technical Machine 07. Robin’s Active: Metagross (Metal Stage 2) 20/130 HP, Paralyzed, Burned, Poisoned, 4 Metal, Cannot attack. Your Bench: Totodile (Basic) 60/60 HP, 2 Water, can evolve; Magikarp (Basic) 20/30 HP, can evolve; Ho-Oh LEGEND 140/140 HP, 1 Fire. Robin’s Bench: Skarmory (Basic) 80/80 HP; Aron (Basic) 50/50 HP, 1 Metal. You: 2 Prizes, 6 in hand (drew 2), deck 12, discard 20 (top Travel Guide), Lost Zone 2, Bill, Attacks harder, 2 d 4 h left. Robin: 1 Prize, 3 in hand, deck 9, discard 37 (top Travel Guide), Lost Zone 0, 35 min left. Stadium: Ruins of Alph. Just now: Ann plays Bill; Ann draws 2 cards; Water Energy on Totodile. You can attack with Hydro Crunch or Devolve All and retreat."`,
  )
})

test('what others do not know about the set-up is not told', () => {
  expect(altOf(positions['set-up-spectator']())).toMatchInlineSnapshot(
    `"Set-up. Ann chooses. Ann’s Active: Face down. Robin’s Active: Face down. Ann’s Bench: Face down. Robin’s Bench: Face down; Face down. Ann: 6 Prizes, 5 in hand, deck 47, discard 0, Lost Zone 0, 2 d 4 h left. Robin: 6 Prizes, 4 in hand, deck 47, discard 0, Lost Zone 0, 35 min left. Shown: 7 Water Energy."`,
  )
})

describe('how it begins', () => {
  test.each([
    ['early-turn', 'Ann’s turn, turn 3. Ann’s Active: Horsea'],
    ['set-up-seat', 'Set-up. Draw extra cards? Your Active: Cyndaquil'],
    [
      'knock-out-seat',
      'Ann’s turn, turn 9. Choose the new Active Pokémon. Your Active: none, Quilava was Knocked Out.',
    ],
    ['game-over', 'You win, turn 17. The last Prize is taken. Your Active: Ampharos'],
    ['sudden-death', 'Sudden Death, Ann’s turn, turn 4. Your Active: Blissey'],
  ] as const)('%s', (name, start) => {
    expect(altOf(positions[name]()).slice(0, start.length)).toBe(start)
  })
})

test.each(Object.entries(extremes))('%s: at most 1024 characters', (_, shown) => {
  const alt = altOf(shown)
  expect(alt.length).toBeLessThanOrEqual(1024)
  expect(alt).not.toMatch(/undefined|NaN| {2}| [.,;]|null/)
})

test.each(RULESET_IDS)('%s: in random games nothing has to be cut off', { timeout: 300_000 }, id => {
  let tables = 0
  const look: Parameters<typeof watchLively>[3] = (rules, step) => {
    for (const viewer of VIEWERS) {
      const alt = describeTable(shownAfter(rules, step, viewer))
      tables += 1
      if (alt.length > 1024 || / {2}| [.,;]/.test(alt)) expect.fail(alt)
    }
  }
  watchLively(id, 5, 12, look)
  watchThemeDecks(id, 1, 40, look)
  expect(tables).toBeGreaterThan(150)
})
