/** Every id of a rule, a reading or an example that some test of this project shows. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const TESTS = join(import.meta.dirname, '../../..')

export function shownIds(): ReadonlySet<string> {
  const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.test.ts'))
  const lists = files.flatMap(path => [
    ...readFileSync(join(TESTS, path), 'utf8').matchAll(/\[((?:[A-Z]+-R?\d+)(?:[,\s]+[A-Z]+-R?\d+)*)\]/g),
  ])
  return new Set(lists.flatMap(([, list = '']) => list.split(/[,\s]+/)))
}
