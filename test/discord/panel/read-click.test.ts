/** Whatever arrives, nothing is done that was not offered. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rulesOf } from '../../../src/app/rules-of.ts'
import type { TableView } from '../../../src/app/table.ts'
import { cardsIn, themePairs } from '../../../src/decks/theme-decks.ts'
import { panel } from '../../../src/discord/panel/panel.ts'
import { type Click, readClick } from '../../../src/discord/panel/read-click.ts'
import { afterPick, nextPicks, type Question } from '../../../src/engine/question.ts'
import { RULESET_IDS } from '../../../src/rulesets/index.ts'
import { livelyPolicy } from '../../invariants/decks.ts'
import { explore, type Possible, possibleClicks } from './explore.ts'
import { Driven, MATCH, namingFor, sceneOf } from './positions.ts'

const OTHER_MATCH = '01JD0000000000000000000007'

/** A position of each kind: questions, main turns, the other's turn. */
function positions(): readonly { readonly table: TableView; readonly clicks: readonly Possible[] }[] {
  return RULESET_IDS.flatMap((id, nth) => {
    const [first, second] = themePairs(id)[0]!
    const game = new Driven(rulesOf(id), [cardsIn(first), cardsIn(second)], nth + 1)
    const naming = namingFor(game.rules)
    const policy = livelyPolicy(game.chance)
    return Array.from({ length: 60 }, () => {
      const [seat = 0] = game.table('spectator').game!.waitingFor
      const table = game.table(seat)
      const { shown } = explore({ table, naming })
      if (game.match.status === 'playing')
        game.do(seat, { type: 'Act', command: policy(table.yours!.legal, game.match.game!, seat) })
      return { table, clicks: shown.flatMap(possibleClicks) }
    })
  })
}

const POSITIONS = positions()
const anyPosition = fc.constantFrom(...POSITIONS)

const questionOf = ({ game }: TableView): Question | null => (game && 'question' in game ? game.question : null)

/** Is this something that the table allows? */
function isAllowed(table: TableView, click: Click): boolean {
  if (click.is !== 'command') return true
  const { command } = click
  if (command.type === 'Act') return table.yours!.legal.includes(command.command) && command.seen === table.version
  if (command.type !== 'Answer') return true
  let question = questionOf(table)
  for (const pick of command.picks) {
    if (!question || !nextPicks(question).includes(pick)) return false
    question = afterPick(question, pick)
  }
  return command.seen === table.version
}

const anyText = fc.oneof(
  fc.string({ maxLength: 120 }),
  fc.stringMatching(/^(act|group|view)\.\d{1,4}\.[0-9a-z]{1,7}$/),
  fc.stringMatching(/^\d{1,3}(\.\d{1,3}|x\d{1,3}|,n)?$/),
)

test('garbage is nobody’s command', () => {
  fc.assert(
    fc.property(
      anyPosition,
      fc.string({ maxLength: 200 }),
      fc.array(anyText, { maxLength: 30 }),
      ({ table }, id, values) => {
        expect(readClick(id, values, table)).toEqual({ is: 'unknown' })
      },
    ),
    { numRuns: 1000 },
  )
})

const VERBS =
  'act answer menu picks undo view ask-takeback answer-takeback offer-draw answer-draw give-time mute order decline-always decline withdraw accept export hand log rematch nonsense constructor toString'

test('forged ids and values do only what is allowed', () => {
  const anyVerb = fc.constantFrom(...VERBS.split(' ').filter(verb => /^[a-z-]+$/.test(verb)))
  const anyArgument = fc.stringMatching(/^[\w.,-]{0,20}$/)
  fc.assert(
    fc.property(
      anyPosition,
      anyVerb,
      anyArgument,
      fc.array(anyText, { maxLength: 5 }),
      ({ table }, verb, argument, values) => {
        expect(isAllowed(table, readClick(`1:${MATCH}:${table.version}:${verb}:${argument}`, values, table))).toBe(true)
      },
    ),
    { numRuns: 5000 },
  )
})

test('what was offered at one table does only what is allowed at another', () => {
  fc.assert(
    fc.property(anyPosition, anyPosition, fc.nat(), fc.boolean(), (from, to, nth, isRenewed) => {
      const click = from.clicks[nth % from.clicks.length]!
      const id = isRenewed ? click.customId.replace(/^(1:\w+:)\d+/, `$1${to.table.version}`) : click.customId
      expect(isAllowed(to.table, readClick(id, click.values, to.table))).toBe(true)
    }),
    { numRuns: 5000 },
  )
})

test('values of one menu in another, twice, or too many of them', () => {
  fc.assert(
    fc.property(anyPosition, fc.nat(), fc.array(fc.nat(), { maxLength: 30 }), ({ table, clicks }, nth, others) => {
      const values = others.flatMap(other => clicks[other % clicks.length]!.values)
      const { customId } = clicks[nth % clicks.length]!
      expect(isAllowed(table, readClick(customId, values, table))).toBe(true)
    }),
    { numRuns: 5000 },
  )
})

describe('a button that is out of date', () => {
  const game = () => {
    const [first, second] = themePairs('hgss-2010')[0]!
    return new Driven(rulesOf('hgss-2010'), [cardsIn(first), cardsIn(second)], 3)
  }

  test('is stale when the game has gone on', () => {
    const match = game()
    const before = possibleClicks(panel(sceneOf(match, 0)))
    const [first] = match.table(0).yours!.legal
    match.do(0, { type: 'Act', command: first! })
    const now = match.table(0)
    const inGame = before.filter(({ customId }) => /:(act|answer|menu|picks|undo|view:(play|group)):/.test(customId))
    expect(inGame.length).toBeGreaterThan(1)
    for (const { customId, values } of inGame) expect(readClick(customId, values, now)).toEqual({ is: 'stale' })
  })

  test('what is not about the game works all the same', () => {
    const match = game()
    const id = (verb: string) => `1:${MATCH}:0:${verb}:`
    expect(readClick(id('give-time'), [], match.table(0))).toMatchObject({ command: { type: 'GiveTime' } })
    expect(readClick(id('offer-draw'), [], match.table(0))).toMatchObject({ command: { type: 'OfferDraw' } })
    expect(readClick(`${id('view')}orders`, [], match.table(0))).toEqual({ is: 'view', view: { is: 'orders' } })
    expect(readClick(`${id('view')}play.0`, [], match.table(0))).toEqual({ is: 'stale' })
    expect(readClick(id('log'), [], match.table(0))).toEqual({ is: 'open', what: 'log' })
    expect(readClick(id('hand'), [], match.table(0))).toEqual({ is: 'open', what: 'hand' })
  })

  test('is unknown if it belongs to another match', () => {
    const match = game()
    const [click] = possibleClicks(panel(sceneOf(match, 0)))
    expect(readClick(click!.customId.replace(MATCH, OTHER_MATCH), click!.values, match.table(0))).toEqual({
      is: 'unknown',
    })
  })

  test('somebody who watches plays nothing', () => {
    const match = game()
    const watching = match.table('spectator')
    for (const { customId, values } of possibleClicks(panel(sceneOf(match, 0)))) {
      const id = customId.replace(/^(1:\w+:)\d+/, `$1${watching.version}`)
      const read = readClick(id, values, watching)
      expect(read.is === 'command' && (read.command.type === 'Act' || read.command.type === 'Answer')).toBe(false)
    }
  })

  test('the same number with another command behind it is stale', () => {
    const { table, clicks } = POSITIONS.find(each => each.clicks.some(({ customId }) => customId.includes(':act:')))!
    const { customId } = clicks.find(each => each.customId.includes(':act:'))!
    const turned: TableView = { ...table, yours: { ...table.yours!, legal: table.yours!.legal.toReversed() } }
    expect(readClick(customId, [], table).is).toBe('command')
    expect(readClick(customId, [], turned)).toEqual({ is: 'stale' })
  })
})
