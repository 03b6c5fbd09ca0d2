import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { helpOf } from '../../src/cli/frame/help.ts'
import { verify } from '../../src/cli/verify.ts'
import { type Draft, fair, happened, oneOf, tampered, withTakeBacks } from '../app/fairness/tampering.ts'
import { programOf } from './program.ts'

const VERIFY_HELP = helpOf(verify)
const PROGRAM = programOf('verify')

const folder = mkdtempSync(join(tmpdir(), 'matches-'))
afterAll(() => rmSync(folder, { recursive: true }))

function run(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...PROGRAM, ...args], {
    encoding: 'utf8',
    input,
  })
  return { status, stdout, stderr }
}

function file(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const { commitment, saltHashes, seed, salts } = fair.fairness
const counted = (type: 'DeckShuffled' | 'CoinFlipped' | 'CardPicked') => happened(fair, type).length
const counts = {
  shuffles: counted('DeckShuffled'),
  flips: counted('CoinFlipped'),
  picks: counted('CardPicked'),
  entries: fair.entries.length,
  blocks: fair.entries.at(-1)!.drawn,
}

describe('a fair match', () => {
  test('is confirmed, with what is to be compared', () => {
    const path = file('fair.json', JSON.stringify(fair))
    const { shuffles, flips, picks, entries, blocks } = counts
    expect(run([path])).toEqual({
      status: 0,
      stderr: '',
      stdout: `✓ ${path}: match ${fair.match} (hgss-2010), Ada against Ben
  ${shuffles} shuffles, ${flips} coin flips and ${picks} random picks in ${entries} entries came from ${blocks} blocks of luck, none left out.

  Compare with what was posted before the game began:
  commitment  ${commitment}
  salt hash   ${saltHashes[0]}
  salt hash   ${saltHashes[1]}

  Now revealed, and matching:
  seed        ${seed}
  salt        ${salts[0]}
  salt        ${salts[1]}
`,
    })
  })

  test('also when actions were taken back; - reads what is piped in', () => {
    const { status, stdout, stderr } = run(['-'], JSON.stringify(withTakeBacks))
    expect(stdout).toMatch(/^✓ Your export: match 01JD0000000000000000000000 /)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  test('--json says the same to programs', () => {
    const { status, stdout, stderr } = run(['--json', '-'], JSON.stringify(fair))
    expect(JSON.parse(stdout)).toEqual({ file: '-', ok: true, ...counts })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  test('names cannot draw on the terminal', () => {
    const players = ['\u001b[2JAda', 'B\nen']
    expect(run(['-'], JSON.stringify({ ...fair, players })).stdout).toContain('), \ufffd[2JAda against B\ufffden\n')
  })
})

describe('a match that was tampered with', () => {
  const flip = oneOf(fair, 'CoinFlipped', 1)
  const shuffle = oneOf(fair, 'DeckShuffled', 1)
  const pick = oneOf(fair, 'CardPicked', 1)
  const otherFace = flip.event.face === 'heads' ? 'tails' : 'heads'
  const otherWinner = fair.result!.winner === 0 ? 1 : 0

  test.each<[string, (draft: Draft) => void, string]>([
    [
      'flip',
      draft => {
        oneOf(draft, 'CoinFlipped', 1).event.face = otherFace
      },
      `entry ${flip.entry}, event ${flip.number}: The coin shows the other side.
  expected  ${flip.event.face}
  found     ${otherFace}`,
    ],
    [
      'shuffle',
      draft => oneOf(draft, 'DeckShuffled', 1).event.order.reverse(),
      `entry ${shuffle.entry}, event ${shuffle.number}: The deck of seat ${shuffle.event.seat} is shuffled differently from place 1 on.
  expected  ${shuffle.event.order[0]}
  found     ${shuffle.event.order.at(-1)}`,
    ],
    [
      'pick',
      draft => {
        oneOf(draft, 'CardPicked', 1).event.index += 1
      },
      `entry ${pick.entry}, event ${pick.number}: Another of ${pick.event.of} is picked.
  expected  ${pick.event.index}
  found     ${pick.event.index + 1}`,
    ],
    [
      'salt',
      draft => {
        draft.fairness.salts[0] = ''
      },
      `The salt of seat 0 is not the one whose hash was published.
  expected  ${saltHashes[0]}
  found     e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855`,
    ],
    [
      'seed',
      draft => {
        draft.fairness.seed = '0'.repeat(64)
      },
      `The seed is not the one that was committed to.
  expected  ${commitment}
  found     66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925`,
    ],
    [
      'deck',
      draft => {
        draft.decks[1].cards[59] = 'base1-4'
      },
      `entry 2, event 1: Card 60 of the deck of seat 1 differs.
  expected  base1-4
  found     ${fair.decks[1].cards[59]}`,
    ],
    [
      'result',
      draft => {
        draft.result!.winner = otherWinner
      },
      `The result is not that of the game.
  expected  ${JSON.stringify(fair.result)}
  found     ${JSON.stringify({ ...fair.result, winner: otherWinner })}`,
    ],
    ['format', draft => Object.assign(draft, { format: 'chess' }), 'format must be prizepost-match, but is “chess”.'],
  ])('%s', (name, change, told) => {
    const path = file(`${name}.json`, JSON.stringify(tampered(fair, change)))
    expect(run([path])).toEqual({ status: 1, stderr: '', stdout: `✗ ${path}: ${told}\n` })
  })

  test('--json says the same to programs', () => {
    const { status, stdout } = run(['-', '--json'], JSON.stringify({ ...fair, entries: fair.entries.slice(1) }))
    const problem = {
      what: 'Entries are numbered 1, 2, 3 and so on.',
      entry: 2,
      event: null,
      expected: '1',
      found: '2',
    }
    expect(JSON.parse(stdout)).toEqual({ file: '-', ok: false, problem })
    expect(status).toBe(1)
  })
})

describe('how it is called', () => {
  test('--help', () => {
    expect(run(['--help'])).toEqual({ status: 0, stderr: '', stdout: `${VERIFY_HELP}\n` })
    for (const word of ['FILE', '--json', '--help', ' - ']) expect(VERIFY_HELP).toContain(word)
  })

  const nowhere = join(folder, 'nowhere.json')
  const text = file('text.json', 'seed: c0ffee')
  test.each<[readonly string[], string]>([
    [[text], `${text} is not JSON.`],
    [['-'], 'Your export is not JSON.'],
    [['-', '--json'], 'Your export is not JSON.'],
    [[nowhere], `Cannot read ${nowhere}: there is no such file.`],
    [[folder], `Cannot read ${folder}: it is a folder.`],
  ])('%j cannot be read', (args, sentence) => {
    expect(run(args)).toEqual({ status: 2, stdout: '', stderr: `${sentence}\n` })
  })

  test.each<[readonly string[], string]>([
    [[], 'Name one file, or - for what is typed or piped in.'],
    [['one.json', 'other.json'], 'Name one file, or - for what is typed or piped in.'],
    [['-', '--xml'], "Unknown option '--xml'."],
  ])('%j is wrong: the sentence, and help', (args, sentence) => {
    expect(run(args)).toEqual({ status: 2, stdout: '', stderr: `${sentence}\n\n${VERIFY_HELP}\n` })
  })
})
