import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { expect, test } from 'vitest'
import * as face from '../../src/app/card-face.ts'
import * as mini from '../../src/render/card/card-mini.ts'
import * as encode from '../../src/render/encode.ts'
import * as geometry from '../../src/render/geometry.ts'
import * as picture from '../../src/render/picture.ts'
import * as svg from '../../src/render/svg.ts'
import * as text from '../../src/render/text.ts'
import * as theme from '../../src/render/theme.ts'
import { untidy } from './tidy.ts'

test('the code in the README of the pictures runs', async () => {
  const readme = readFileSync(new URL('../../src/render/README.md', import.meta.url), 'utf8')
  const source = (/```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '').replace(/^import .*$/gm, '').replaceAll('export ', '')
  const { code } = transformSync(source, { loader: 'ts' })
  const given = { ...face, ...mini, ...encode, ...geometry, ...picture, ...svg, ...text, ...theme }
  const run = new Function(
    ...Object.keys(given),
    `return (async () => { ${code}; return { bytes, shown, layoutPile } })()`,
  )
  const { bytes, shown, layoutPile } = await run(...Object.values(given))
  expect(bytes.length).toBeGreaterThan(1000)
  expect(shown.alt).toBe('A pile: Typhlosion, Fire Energy.')
  expect(untidy(layoutPile(['hgss1-110', 'hgss1-116']))).toEqual([])
})
