/** Wishes of a player, as far as they make sense. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decidePlayer, type PlayerCommand } from '../../../src/app/player/decide-player.ts'
import { newPlayer, type Preferences } from '../../../src/app/player/player.ts'
import { err } from '../../../src/shared/result.ts'
import { Remembered, START } from './remembered.ts'

const NIGHT = { from: 22, until: 7, offset: 60 }

describe('preferences', () => {
  test('are set, and replaced as a whole', () => {
    const ann = new Remembered()
    const all: Preferences = { quiet: NIGHT, remind: false, orders: { prizes: 'leftmost' } }
    expect(ann.does({ type: 'SetPreferences', preferences: all })).toEqual([
      { type: 'PreferencesSet', preferences: all },
    ])
    expect(ann.player.preferences).toEqual(all)
    ann.does({ type: 'SetPreferences', preferences: { remind: true } })
    expect(ann.player.preferences).toEqual({ remind: true })
    ann.does({ type: 'SetPreferences', preferences: {} })
    expect(ann.player.preferences).toEqual({})
  })

  test.each<[string, object]>([
    ['the whole day and its ends', { quiet: { from: 0, until: 23, offset: 0 } }],
    ['no quiet hours', { quiet: { from: 7, until: 7, offset: 0 } }],
    ['far in the east', { quiet: { ...NIGHT, offset: 14 * 60 } }],
    ['far in the west', { quiet: { ...NIGHT, offset: -14 * 60 } }],
    ['by the quarter of an hour', { quiet: { ...NIGHT, offset: 5 * 60 + 45 } }],
  ])('may be: %s', (_, preferences) => {
    expect(new Remembered().does({ type: 'SetPreferences', preferences })).toHaveLength(1)
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a list', []],
    ['a text', 'quiet'],
    ['an unknown wish', { loud: true }],
    ['no hours', { quiet: null }],
    ['a list of hours', { quiet: [22, 7, 0] }],
    ['hours without an offset', { quiet: { from: 22, until: 7 } }],
    ['hours with more', { quiet: { ...NIGHT, zone: 'x'.repeat(10_000) } }],
    ['a 24th hour', { quiet: { ...NIGHT, until: 24 } }],
    ['a negative hour', { quiet: { ...NIGHT, from: -1 } }],
    ['half an hour', { quiet: { ...NIGHT, from: 0.5 } }],
    ['an hour in words', { quiet: { ...NIGHT, from: '22' } }],
    ['farther than the east', { quiet: { ...NIGHT, offset: 14 * 60 + 1 } }],
    ['farther than the west', { quiet: { ...NIGHT, offset: -14 * 60 - 1 } }],
    ['no number', { quiet: { ...NIGHT, offset: Number.NaN } }],
    ['reminders in words', { remind: 'no' }],
    ['reminders that are null', { remind: null }],
    ['orders that are none', { orders: { resign: true } }],
    ['orders that are null', { orders: null }],
  ])('may not be: %s', (_, preferences) => {
    const ann = new Remembered()
    expect(ann.refused({ type: 'SetPreferences', preferences: preferences as Preferences })).toBe('bad-input')
  })

  test('anything at all is answered', () => {
    fc.assert(
      fc.property(fc.anything(), preferences => {
        const wish: PlayerCommand = { type: 'SetPreferences', preferences: preferences as Preferences }
        const decided = decidePlayer(newPlayer('ann'), wish, START)
        if (!decided.ok) expect(decided).toEqual(err({ code: 'bad-input' }))
      }),
    )
  })
})

test('what is no wish at all', () => {
  for (const type of ['Nonsense', '', 'constructor', undefined])
    expect(new Remembered().refused({ type } as unknown as PlayerCommand)).toBe('bad-input')
})
