import { expect, test } from 'vitest'
import { readZone, ZONES, zoneName } from '../../../src/discord/choices/time-zone.ts'
import { matching } from '../../../src/discord/choices/typed.ts'

const find = (typed: string, ...labels: readonly string[]) =>
  matching(
    labels.map(label => ({ label })),
    typed,
  ).map(({ label }) => label)

test('words are found in any order, without regard to case and accents', () => {
  expect(find('POKE ball', 'Play Poké Ball', 'Play Great Ball')).toEqual(['Play Poké Ball'])
  expect(find('ball  poke', 'Play Poké Ball', 'Play Great Ball')).toEqual(['Play Poké Ball'])
  expect(find('', 'a', 'b')).toEqual(['a', 'b'])
  expect(find('x', 'a', 'b')).toEqual([])
})

test('what is called exactly so is meant; what begins so comes first', () => {
  expect(find('bill', "Play Bill's Maintenance", 'Bill')).toEqual(['Bill'])
  expect(find('pi', 'Spinarak', 'Pidgey')).toEqual(['Pidgey', 'Spinarak'])
})

test('every time zone is read as it is written', () => {
  expect(ZONES.map(zoneName).map(readZone)).toEqual(ZONES)
  expect(new Set(ZONES).size).toBe(38)
})

test.each([
  ['utc', 0],
  ['GMT', 0],
  ['+2', 120],
  ['2', 120],
  ['UTC-3:30', -210],
  ['UTC +5:45', 345],
  ['+0530', 330],
  ['+15', null],
  ['', null],
  ['Berlin', null],
  ['UTC+2:75', null],
])('the zone %s', (written, offset) => {
  expect(readZone(written)).toBe(offset)
})
