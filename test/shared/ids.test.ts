import { expect, test } from 'vitest'
import { isLeagueId, isMatchId, isPlayerId, type LeagueId, type MatchId, type PlayerId } from '../../src/shared/ids.ts'
import { HOUR, type Instant } from '../../src/shared/time.ts'

test('no id is taken for another, though plain text is taken for any', () => {
  const player: PlayerId = '1234'
  // @ts-expect-error: a person is no match
  const match: MatchId = player
  // @ts-expect-error: a match is no league
  const league: LeagueId = match
  // @ts-expect-error: an hour is no point in time
  const at: Instant = HOUR
  expect([match, league, at]).toEqual(['1234', '1234', 3_600_000])
})

test('what comes from outside is looked at', () => {
  const ulid = '01J9ZQ5T6V8W9XABCDEFGHJKMN'
  expect([isMatchId(ulid), isLeagueId(ulid), isPlayerId(ulid)]).toEqual([true, true, true])
  expect([isMatchId('match'), isLeagueId(null), isPlayerId('a b')]).toEqual([false, false, false])
})
