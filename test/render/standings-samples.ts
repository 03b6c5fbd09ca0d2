/** People with ordinary and with nasty names, and tables of them. */
import fc from 'fast-check'
import type { PlayerShown } from '../../src/render/name.ts'
import type { Standing } from '../../src/render/standings/standings.ts'

export const NASTY = [
  '',
  ' ',
  '\u0000\u0007\u001b[31m',
  '\u202egnirts lrt',
  'עברית',
  'العربية',
  '山田太郎',
  '👑👑👑',
  '👩‍👩‍👧‍👦 family',
  'Z̵̧̛a̴l̷g̶o̸',
  '𝓕𝓪𝓷𝓬𝔂',
  '\ue000\ue001',
  'a'.repeat(32),
  'W'.repeat(300),
  'A very very long name that does not want to end',
  '<b>"&\'</b>',
  '- ; . ,',
  '\ud800',
]

/** Anything that people might call themselves. */
export const anyName = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.lorem({ maxCount: 3 }),
)

export const anyPlayer = (id: string) =>
  fc.record({ id: fc.constant(id), name: anyName, handle: anyName }, { requiredKeys: ['id', 'name'] })

export const anyPlayers = (least: number, most: number) =>
  fc
    .integer({ min: least, max: most })
    .chain(count => fc.tuple(...Array.from({ length: count }, (_, index) => anyPlayer(String(index)))))

const count = fc.nat({ max: 12 })
const share = fc.double({ min: 0, max: 1, noNaN: true })

const asStanding = (player: PlayerShown, rank: number) =>
  fc.record({
    id: fc.constant(player.id),
    name: fc.constant(player.name),
    rank: fc.constant(rank),
    points: fc.oneof(count, fc.nat({ max: 99_999 })),
    wins: count,
    losses: count,
    ties: count,
    tieBreaks: fc.option(fc.tuple(share, share)),
    dropped: fc.boolean(),
  })

export const anyStandings = (most: number) =>
  anyPlayers(0, most).chain(players => fc.tuple(...players.map((player, index) => asStanding(player, index + 1))))

const NAMES =
  'Ash,Misty Waterflower,Brock 🪨,Gary Oak,xX_Dragon_Slayer_2009_Xx,Professor Oak,山田太郎,Nurse Joy,Jessie & James,Zoë Müller-Lüdenscheidt,Ñandú,A very very long name that does not want to end,Łukasz,Tess,Bill,Copycat,Giovanni,Lt. Surge,Erika,Koga,Sabrina,Blaine,Lorelei,Bruno,Agatha,Lance,Falkner,Bugsy,Whitney,Morty,Chuck,Jasmine'.split(
    ',',
  )

/** 32 people, always the same. */
export const people: readonly PlayerShown[] = NAMES.map((name, index) => ({
  id: String(index),
  name,
  handle: name === '山田太郎' ? 'taro.y' : `player${index}`,
}))

/** As many rows as wanted, the later pages with the same people again. */
export const table = (rows: number): readonly Standing[] =>
  Array.from({ length: rows }, (_, index) => ({
    ...people[index % people.length]!,
    id: String(index),
    rank: index + 1,
    points: Math.max(0, 15 - Math.floor(index / 3)),
    wins: Math.max(0, 5 - Math.floor(index / 8)),
    losses: Math.min(5, Math.floor(index / 8)),
    ties: index % 7 === 3 ? 1 : 0,
    tieBreaks: [0.75 - index * 0.008, 0.62 - index * 0.004],
    dropped: index === 10 || index === 24,
  }))
