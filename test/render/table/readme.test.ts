import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { expect, test } from 'vitest'
import { encodePicture } from '../../../src/render/encode.ts'
import { tablePicture } from '../../../src/render/table/table.ts'
import { THEMES } from '../../../src/render/theme.ts'
import { positions } from './positions.ts'

test('the code in the README of the table runs', async () => {
  const readme = readFileSync(new URL('../../../src/render/table/README.md', import.meta.url), 'utf8')
  const source = (/```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '').replace(/^import .*$/gm, '')
  const { view, events, legal } = positions['early-turn']()
  const given = { encodePicture, tablePicture, THEMES, view, events, legal, clocks: null }
  const { code } = transformSync(source, { loader: 'ts' })
  const run = new Function(...Object.keys(given), `return (async () => { ${code}; return { bytes, alt } })()`)
  const { bytes, alt } = await run(...Object.values(given))
  expect(bytes.length).toBeGreaterThan(10_000)
  expect(alt).toMatch(/^Ann’s turn, turn 3\./)
})
