import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { expect, test } from 'vitest'
import { describe as inWords } from '../src/cards/describe.ts'
import { attack, flip, inflict, pokemon } from '../src/cards/kit/index.ts'
import type { Print } from '../src/engine/index.ts'
import { RULESETS } from '../src/rulesets/index.ts'
import { given } from './scenario/index.ts'

const guide = readFileSync('CONTRIBUTING.md', 'utf8')

test('the card of the guide is a card, and its test passes', () => {
  const source = /```ts\n(const emberkit[\s\S]*?)```/.exec(guide)?.[1] ?? ''
  const { code } = transformSync(source, { loader: 'ts' })
  const names = { attack, flip, inflict, pokemon, given, expect }
  const run = new Function(...Object.keys(names), `${code}; return emberkit`)
  const card: Print = run(...Object.values(names))
  expect(inWords(card, RULESETS['hgss-2010'])).toContain(
    'Singe 20. Flip a coin. On heads, the Defending Pokémon becomes Burned.',
  )
})
