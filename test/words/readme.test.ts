import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { expect, test } from 'vitest'
import { gameIn, wordsFor } from '../../src/words/index.ts'
import { givenCards } from '../cards/given.ts'
import { matchAt, sceneOf } from '../discord/panel/positions.ts'

test('the code in the README of the words runs', () => {
  const readme = readFileSync(new URL('../../src/words/README.md', import.meta.url), 'utf8')
  const source = (/```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '').replace(/^import .*$/gm, '')
  const scene = sceneOf(matchAt(givenCards('hgss-2010')({})), 0)
  const question = { seat: 0, prompt: 'evolve', options: [], min: 1, max: 1, picked: [], done: false }
  const given = { gameIn, wordsFor, naming: scene.naming, events: [], scene, question }
  const lines = transformSync(source, { loader: 'ts' })
    .code.split('\n')
    .filter(line => line !== '')
  const said = lines.map(line => new Function(...Object.keys(given), `return ${line}`)(...Object.values(given)))
  expect(said).toEqual([[], 'Which of your Pokémon evolves?'])
})
