import { spawnSync } from 'node:child_process'
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commitmentOf, type FairSource, fairChance, saltHashOf } from '../../../src/app/fairness/fair-chance.ts'

const readme = readFileSync(new URL('../../../src/app/fairness/README.md', import.meta.url), 'utf8')

function onlyBlock(language: string): string {
  const blocks = [...readme.matchAll(/^```(\w+)\n(.*?)^```$/gms)].filter(([, of]) => of === language)
  expect(blocks, `blocks of ${language} in the README`).toHaveLength(1)
  return blocks[0]![2]!
}

interface Vector extends FairSource {
  readonly commitment: string
  readonly saltHashes: readonly string[]
  readonly blocks: readonly string[]
  readonly flips: { readonly are: readonly string[]; readonly drawn: number }
  readonly shuffle: { readonly is: readonly number[]; readonly drawn: number }
  readonly picks: readonly { readonly below: number; readonly is: number; readonly drawn: number }[]
}
const vector: Vector = JSON.parse(onlyBlock('json'))

test('the vector is what we draw', () => {
  const { seed, salts, match, blocks, flips, shuffle, picks } = vector
  const chance = fairChance({ seed, salts, match }, 0)
  expect({
    seed,
    salts,
    match,
    commitment: commitmentOf(seed),
    saltHashes: salts.map(saltHashOf),
    blocks,
    flips: { are: flips.are.map(() => chance.flip()), drawn: chance.drawn },
    shuffle: { is: chance.shuffle(shuffle.is.length), drawn: chance.drawn },
    picks: picks.map(({ below }) => ({ below, is: chance.pick(below), drawn: chance.drawn })),
  }).toEqual(vector)
})

test('the vector shows what the text says it shows', () => {
  const { blocks, flips, shuffle, picks } = vector
  expect([flips.are.length, shuffle.is.length, blocks.length]).toEqual([10, 60, 4])
  const rejecting = picks.findIndex(({ below }) => below === 3_000_000_000)
  expect(picks[rejecting]!.drawn - picks[rejecting - 1]!.drawn).toBeGreaterThan(1)
})

test('blocks, hashes and coins, step by step as the text has it', () => {
  const { seed, salts, match, commitment, saltHashes, blocks, flips } = vector
  const key = Buffer.from(seed, 'hex')
  const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')
  expect([commitment, ...saltHashes]).toEqual([key, ...salts].map(sha256))
  const block = (i: number) =>
    createHmac('sha256', key).update(`prizepost-fair-1 ${match} ${saltHashes[0]} ${saltHashes[1]} ${i}`).digest('hex')
  expect(blocks).toEqual([0, 1, 2, 3].map(block))
  const faces = blocks.map(hex => (Number.parseInt(hex.slice(0, 8), 16) % 2 === 0 ? 'heads' : 'tails'))
  expect(flips.are.slice(0, 4)).toEqual(faces)
})

const hasPython = spawnSync('python3', ['--version']).status === 0
test.skipIf(!hasPython)('the Python prints the vector (skipped without python3)', () => {
  const { stdout, stderr } = spawnSync('python3', ['-'], { input: onlyBlock('python'), encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(JSON.parse(stdout)).toEqual(vector)
})
