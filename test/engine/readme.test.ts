import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { seededChance } from '../../src/app/self-play/seeded-chance.ts'
import * as engine from '../../src/engine/index.ts'
import { hgss2010 } from '../../src/rulesets/hgss-2010.ts'
import { ordinary } from '../bench/decks.ts'
import { testCards, testLasting } from '../scenario/cards.ts'

test('the code in the engine’s README runs', () => {
  const readme = readFileSync(new URL('../../src/engine/README.md', import.meta.url), 'utf8')
  const code = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
  const body = code.replace(/^import .*$/gm, '')
  const given = {
    ...engine,
    hgss2010,
    catalogue: { prints: testCards, lasting: testLasting },
    deck: ordinary,
    chance: seededChance(1),
  }
  const run = new Function(...Object.keys(given), `${body}; return { result, table, options }`)
  const { result, table, options } = run(...Object.values(given))
  expect(options.map(({ type }: { type: string }) => type)).toContain('Pick')
  expect(result.ok).toBe(true)
  expect(table).toMatchObject({ ruleset: 'hgss-2010', phase: 'set-up', waitingFor: [0, 1] })
})
