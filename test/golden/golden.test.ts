import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { foldMatch, type MatchStreamEntry } from '../../src/app/match/evolve-match.ts'
import type { Match } from '../../src/app/match/match.ts'
import { VERSION } from '../../src/app/version.ts'
import { RULESET_IDS } from '../../src/rulesets/index.ts'

interface Golden {
  readonly version: string
  readonly entries: readonly MatchStreamEntry[]
  readonly final: Match
}

const here = import.meta.dirname
const versions = readdirSync(here, { withFileTypes: true }).filter(each => each.isDirectory())

const read = (...path: readonly string[]): Golden => JSON.parse(readFileSync(join(here, ...path), 'utf8'))

test('there are matches of this version', () => {
  expect(versions.map(({ name }) => name)).toContain(VERSION)
  expect(JSON.parse(readFileSync('package.json', 'utf8')).version).toBe(VERSION)
})

describe.each(versions.map(({ name }) => name))('matches recorded by version %s', version => {
  test.each(RULESET_IDS)('%s: they can be read and end as they ended', ruleset => {
    const { entries, final } = read(version, `${ruleset}.json`)
    const match = foldMatch(entries)
    expect(JSON.parse(JSON.stringify(match))).toEqual(final)
    expect(final).toMatchObject({ status: 'over', terms: { ruleset } })
  })

  test('everything that happens to matches is in one of them', () => {
    const types = RULESET_IDS.flatMap(id => read(version, `${id}.json`).entries).flatMap(({ data }) =>
      data.events.map(({ type }) => type),
    )
    for (const type of ['Played', 'TakenBack', 'TakebackAsked', 'DrawOffered', 'DrawRefused', 'TimeGiven', 'OrdersSet'])
      expect(types).toContain(type)
  })
})
