/** What comes from outside becomes a command of the game, or nothing. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCommand } from '../../../src/app/match/read-command.ts'
import { playOut } from '../../../src/app/self-play/play-out.ts'
import { seededChance } from '../../../src/app/self-play/seeded-chance.ts'
import { type Command, type CommandType, legal, SEATS } from '../../../src/engine/index.ts'
import { RULESET_IDS } from '../../../src/rulesets/index.ts'
import { livelyPolicy, livelyRules, pairing } from '../../invariants/decks.ts'

type Kind = 'seat' | 'text' | 'whole' | 'texts' | 'pick'

const SHAPES: Readonly<Record<CommandType, Readonly<Record<string, Kind>>>> = {
  Bench: { card: 'text' },
  BenchLegend: { top: 'text', bottom: 'text' },
  Evolve: { card: 'text', pokemon: 'whole' },
  LevelUp: { card: 'text', pokemon: 'whole' },
  AttachEnergy: { card: 'text', pokemon: 'whole' },
  AttachTrainer: { card: 'text', pokemon: 'whole' },
  PlayTrainer: { card: 'text' },
  PlayStadium: { card: 'text' },
  UsePower: { pokemon: 'whole', power: 'text' },
  UseStadium: {},
  Retreat: { to: 'whole', pay: 'texts' },
  Attack: { card: 'text', attack: 'text' },
  EndTurn: {},
  Pick: { option: 'pick' },
  Concede: {},
}

const TYPES = Object.keys(SHAPES) as CommandType[]

const text = fc.string({ maxLength: 100 })
const whole = fc.maxSafeInteger()
const GOOD: Readonly<Record<Kind, fc.Arbitrary<unknown>>> = {
  seat: fc.constantFrom(0, 1),
  text,
  whole,
  texts: fc.array(text, { maxLength: 60 }),
  pick: fc.option(whole),
}

const bad = (...values: readonly unknown[]) => fc.constantFrom(undefined, true, Number.NaN, {}, Symbol('x'), ...values)
const BAD: Readonly<Record<Kind, fc.Arbitrary<unknown>>> = {
  seat: bad(null, 2, -1, 0.5, '0', '1', [0], 1n),
  text: bad(null, 0, ['fire'], 'x'.repeat(101), new String('fire')),
  whole: bad(null, 0.5, '1', 2 ** 53, Number.POSITIVE_INFINITY, [1], 1n),
  texts: bad(null, 'fire', [1], [null], ['x'.repeat(101)], Array(61).fill('fire'), { length: 0 }),
  pick: bad('0', 0.5, 2 ** 53, [], [0]),
}

const fieldsOf = (type: CommandType): Readonly<Record<string, Kind>> => ({ seat: 'seat', ...SHAPES[type] })

const mapped = (type: CommandType) =>
  Object.fromEntries(Object.entries(fieldsOf(type)).map(([name, kind]) => [name, GOOD[kind]]))

const commands = fc
  .constantFrom(...TYPES)
  .chain(type => fc.record({ type: fc.constant(type), ...mapped(type) }) as fc.Arbitrary<{ type: CommandType }>)

describe('a command', () => {
  test('that is well-formed passes unchanged', () => {
    fc.assert(
      fc.property(commands, command => {
        expect(readCommand(command)).toEqual(command)
      }),
    )
  })

  test('loses what was not asked for', () => {
    fc.assert(
      fc.property(commands, fc.dictionary(fc.string(), fc.anything()), (command, extra) => {
        expect(readCommand({ ...extra, ...command })).toEqual(command)
      }),
    )
    expect(readCommand({ type: 'EndTurn', seat: 0, card: 'fire', toString: 'x', __proto__: { x: 1 } })).toEqual({
      type: 'EndTurn',
      seat: 0,
    })
  })

  test('that lacks something, or has something else there, is none', () => {
    const broken = commands.chain(command => {
      const fields = Object.entries(fieldsOf(command.type))
      return fc.constantFrom(...fields).chain(([name, kind]) => BAD[kind].map(value => [command, name, value] as const))
    })
    fc.assert(
      fc.property(broken, ([command, name, value]) => {
        expect(readCommand({ ...command, [name]: value })).toBeNull()
        const { [name as 'type']: _, ...rest } = command
        expect(readCommand(rest)).toBeNull()
      }),
      { numRuns: 1000 },
    )
  })

  test.each(['Nonsense', '', 'SetUp', 'constructor', 'toString', '__proto__', 0, null, ['EndTurn']])(
    'of the type %o is none',
    type => {
      expect(readCommand({ type, seat: 0, card: 'fire', pokemon: 1 })).toBeNull()
    },
  )

  test('is as large as it may be', () => {
    const card = 'x'.repeat(100)
    expect(readCommand({ type: 'Retreat', seat: 1, to: 5, pay: Array(60).fill(card) })).not.toBeNull()
    expect(readCommand({ type: 'Retreat', seat: 1, to: 5, pay: Array(61).fill('fire') })).toBeNull()
    expect(readCommand({ type: 'Bench', seat: 1, card })).not.toBeNull()
    expect(readCommand({ type: 'Bench', seat: 1, card: `${card}x` })).toBeNull()
  })
})

test('anything at all never throws, and passes only if it is a command', () => {
  const isCommand = (command: Command) =>
    TYPES.includes(command.type) &&
    Object.keys(command).sort().join() === ['type', ...Object.keys(fieldsOf(command.type))].sort().join()
  const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true })
  const almost = fc.record(
    { type: fc.constantFrom(...TYPES), seat: fc.anything(), card: fc.anything(), pokemon: fc.anything() },
    { requiredKeys: ['type'] },
  )
  fc.assert(
    fc.property(fc.oneof(anything, almost), value => {
      const command = readCommand(value)
      expect(command === null || isCommand(command)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test.each(RULESET_IDS)('everything that is legal in %s passes unchanged', id => {
  const rules = livelyRules(id)
  const seen = new Set<CommandType>()
  for (let game = 0; game < 6; game++)
    playOut(rules, pairing(id, game), seededChance(game), livelyPolicy(seededChance(70_000 + game)), {
      onStep: ({ after }) => {
        for (const command of SEATS.flatMap(seat => legal(rules, after, seat))) {
          seen.add(command.type)
          const read = JSON.stringify(readCommand(JSON.parse(JSON.stringify(command))), Object.keys(command).sort())
          expect(read).toBe(JSON.stringify(command, Object.keys(command).sort()))
        }
      },
    })
  expect(seen.size).toBeGreaterThanOrEqual(12)
})
