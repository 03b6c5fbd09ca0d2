/** Whatever anybody wants, in whatever order: nothing throws, and no league becomes impossible. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LeagueActor, LeagueCommand } from '../../src/league/command.ts'
import { decideLeague } from '../../src/league/decide-league.ts'
import { foldLeague } from '../../src/league/evolve-league.ts'
import type { League, PairingOutcome } from '../../src/league/league.ts'
import { pairingPreview } from '../../src/league/queries.ts'
import type { Settings } from '../../src/league/settings.ts'
import { DAY } from '../../src/shared/time.ts'
import { DECK, organiser, SETTINGS, START } from './given.ts'
import { isSound } from './invariants.ts'

const PEOPLE = ['olga', 'ann', 'bob', 'cleo', 'dan', 'eve', 'fay']
const person = fc.constantFrom(...PEOPLE)
const who = fc.oneof(
  { weight: 3, arbitrary: person.map((player): LeagueActor => ({ player })) },
  { weight: 3, arbitrary: fc.constant(organiser) },
  { weight: 2, arbitrary: fc.constant('prizepost' as const) },
)

/** A pairing of the last round by its number, made an id when the time comes. */
type Loose = (league: League) => LeagueCommand

const pairingOf = ({ rounds }: League, number: number): string => {
  const pairings = rounds.at(-1)?.pairings ?? []
  return pairings[number % Math.max(1, pairings.length)]?.id ?? '1-1'
}

const outcome = (players: readonly string[], kind: number): PairingOutcome => {
  const kinds: readonly PairingOutcome[] = [
    { is: 'won', winner: players[0] ?? 'ann' },
    { is: 'won', winner: players[1] ?? 'ann' },
    { is: 'drawn' },
    { is: 'double-loss' },
    { is: 'forfeited', by: players[0] ?? 'ann', why: 'absence' },
  ]
  return kinds[kind % kinds.length] ?? { is: 'drawn' }
}

const playersOf = (league: League, id: string) =>
  league.rounds.flatMap(({ pairings }) => pairings).find(each => each.id === id)?.players ?? ['ann', 'bob']

const loose = (
  make: (league: League, id: string, players: readonly string[], kind: number, by: LeagueActor) => LeagueCommand,
) =>
  fc.tuple(fc.nat(5), fc.nat(20), who).map(
    ([number, kind, by]): Loose =>
      league => {
        const id = pairingOf(league, number)
        return make(league, id, playersOf(league, id), kind, by)
      },
  )

const fixed = (...commands: readonly object[]) =>
  fc.tuple(fc.constantFrom(...commands), who).map(
    ([command, by]): Loose =>
      () =>
        ({ by, ...command }) as LeagueCommand,
  )

const about = (make: (player: string, other: string, number: number) => object) =>
  fc.tuple(person, person, fc.integer({ min: -3, max: 30 }), who).map(
    ([player, other, number, by]): Loose =>
      () =>
        ({ by, ...make(player, other, number) }) as LeagueCommand,
  )

const reason = 'because'
/** Those who are to play want it themselves. */
const seat = (players: readonly string[], kind: number): LeagueActor => ({ player: players[kind % 2] ?? 'ann' })

const command: fc.Arbitrary<Loose> = fc.oneof(
  fixed(
    { type: 'OpenLeague' },
    { type: 'StartLeague' },
    { type: 'ResumeLeague' },
    { type: 'PauseLeague', reason },
    { type: 'ProposeRound' },
    { type: 'PairRound' },
    { type: 'CheckIn' },
    { type: 'RegisterDeck', deck: DECK },
    { type: 'LeaveQueue' },
    { type: 'Leave' },
    { type: 'EditLeague', changes: { pairing: 'automatic' } },
    { type: 'EditLeague', changes: { pairing: 'by-hand', late: 'draw' } },
  ),
  fc.constant((): LeagueCommand => ({ type: 'PassTime', by: 'prizepost' })),
  about(player => ({ by: { player }, type: 'Join', reliability: null, deck: DECK })),
  about(player => ({ by: { player }, type: 'Drop' })),
  about((player, other) => ({ by: organiser, type: 'ReplacePlayer', player, with: other, reason })),
  about((one, other) => ({ by: organiser, type: 'SwapInProposal', one, other, reason })),
  about(player => ({ by: organiser, type: 'AwardBye', player, reason })),
  about(() => ({ by: organiser, type: 'ProposeRound' })),
  about((player, _, number) => ({ by: { player }, type: 'JoinQueue', rating: 1500 + number * 20 })),
  about((player, _, number) => ({
    by: 'prizepost',
    type: 'NoteAbsence',
    player,
    from: START + number * DAY,
    until: START + (number + 9) * DAY,
  })),
  loose((_, pairing, players, kind) => ({ type: 'BeginMatch', pairing, match: `m${kind}`, by: seat(players, kind) })),
  loose((_, pairing, players, kind) => ({ type: 'ComeToMatch', pairing, by: seat(players, kind) })),
  loose((league, pairing, players, kind) => {
    const match = league.rounds.flatMap(({ pairings }) => pairings).find(({ id }) => id === pairing)?.match ?? 'none'
    const winner = kind % 3 === 2 ? null : (players[kind % 3] ?? null)
    const result = { winner, flagged: kind > 10, agreed: kind % 2 === 0 }
    return { type: 'RecordGame', pairing, match, result, by: 'prizepost' }
  }),
  loose((_, pairing, players, kind) => ({ type: 'OfferDraw', pairing, by: seat(players, kind) })),
  loose((_, pairing, players, kind) => ({
    type: 'ReportResult',
    pairing,
    outcome: outcome(players, kind),
    reason,
    by: organiser,
  })),
  loose((_, pairing, players, kind) => ({
    type: 'CorrectResult',
    pairing,
    outcome: outcome(players, kind),
    reason,
    by: organiser,
  })),
  loose((_, pairing) => ({ type: 'ReverseFlag', pairing, reason, by: organiser })),
)

const settings: fc.Arbitrary<Settings> = fc
  .record({
    format: fc.constantFrom<Settings['format']>(
      { kind: 'swiss', rounds: 4 },
      { kind: 'swiss', rounds: 'until-unbeaten' },
      { kind: 'swiss-cut', rounds: 2, top: 4 },
      { kind: 'round-robin', times: 1 },
      { kind: 'elimination', losses: 1 },
      { kind: 'elimination', losses: 2 },
      { kind: 'ladder', length: 30 * DAY },
    ),
    bestOf: fc.constantFrom(1 as const, 3 as const),
    deckPolicy: fc.constantFrom('open' as const, 'locked-per-round' as const),
    pairing: fc.constantFrom('automatic' as const, 'by-hand' as const),
    late: fc.constantFrom('forfeit' as const, 'draw' as const, 'double-loss' as const),
    intentionalDraws: fc.boolean(),
    lateEntryUntil: fc.constantFrom(0, 4),
    roundsEndEarly: fc.boolean(),
  })
  .map(some => ({ ...SETTINGS, ...some }))

const step = fc.tuple(command, fc.constantFrom(0, 0, 0, DAY / 2, 3 * DAY, 8 * DAY))

/** Six people are in and it has started, so that something happens. */
function begun(chosen: Settings): League {
  const opening: readonly LeagueCommand[] = [
    { type: 'CreateLeague', by: organiser, league: 'any', guild: 'guild', settings: chosen, seed: 'seed' },
    { type: 'OpenLeague', by: organiser },
    ...PEOPLE.slice(0, 6).map(player => ({ type: 'Join', by: { player }, reliability: null, deck: DECK }) as const),
    { type: 'StartLeague', by: organiser },
  ]
  let league: League | null = null
  for (const each of opening) {
    const decided = decideLeague(league, each, { now: START })
    if (!decided.ok) throw new Error(decided.error.code)
    league = foldLeague(decided.value, league)
  }
  return league!
}

test('anything in any order', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(settings, fc.array(step, { minLength: 20, maxLength: 70 }), (chosen, steps) => {
      let [league, now] = [begun(chosen), START]
      for (const [make, later] of steps) {
        now += later
        const wanted = make(league)
        const decided = decideLeague(league, wanted, { now })
        if (!decided.ok) continue
        seen.add(wanted.type)
        league = foldLeague(decided.value, league)!
        if (wanted.type === 'PassTime') expect(decideLeague(league, wanted, { now }).ok).toBe(false)
      }
      isSound(league)
      pairingPreview(league, now)
      expect(JSON.parse(JSON.stringify(league))).toEqual(league)
    }),
    { numRuns: 300 },
  )
  // Not all of them are likely, but most are.
  expect(seen.size).toBeGreaterThan(16)
})
