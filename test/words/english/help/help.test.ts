import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FIRST_MATCH, firstMatchText, HELP_TOPICS, helpText } from '../../../../src/words/english/help/help.ts'

const names = HELP_TOPICS.flatMap(({ commands }) => commands.map(({ name }) => name))

test('[EREAD-12] a first match in six lines', () => {
  expect(FIRST_MATCH).toHaveLength(6)
  expect(firstMatchText()).toContain('tick *Teach me*')
})

test('every command once, with a line of its own', () => {
  expect(new Set(names).size).toBe(names.length)
  expect(names.toSorted()).toEqual(
    [
      ...[
        'challenge',
        'deck',
        'play',
        'attack',
        'retreat',
        'power',
        'stadium',
        'answer',
        'end',
        'undo',
        'board',
        'hand',
      ],
      ...[
        'log',
        'turns',
        'orders',
        'clock',
        'concede',
        'draw',
        'card',
        'glossary',
        'rules',
        'coin',
        'replay',
        'verify',
      ],
      ...['profile', 'help', 'league', 'ladder', 'leaderboard'],
    ].toSorted(),
  )
  for (const { does } of HELP_TOPICS.flatMap(({ commands }) => commands)) expect(does.length).toBeLessThanOrEqual(80)
})

test('it fits into one message', () => {
  expect(helpText().length).toBeLessThanOrEqual(4000)
  expect(helpText()).not.toMatch(/@|undefined/)
})

const HELP = join(import.meta.dirname, '../../../../src/words/english/help')

test('every command that any help speaks of exists', () => {
  const files = readdirSync(HELP, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.ts'))
  const spoken = files.flatMap(path => [...readFileSync(join(HELP, path), 'utf8').matchAll(/\\?`\/([a-z]+)/g)])
  expect(spoken.length).toBeGreaterThan(20)
  expect(spoken.map(([, name = '']) => name).filter(name => !names.includes(name))).toEqual([])
})

test('[EREAD-01] nothing that decides a game knows of the help', () => {
  const src = join(HELP, '../../..')
  const files = ['engine', 'rulesets', 'cards', 'decks', 'app', 'store'].flatMap(folder =>
    readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' }).map(path => join(src, folder, path)),
  )
  const sources = files.filter(path => path.endsWith('.ts'))
  expect(sources.filter(path => readFileSync(path, 'utf8').includes('words/'))).toEqual([])
})

test('[B-50] no slip of the scanned books has got into the help', () => {
  const files = readdirSync(HELP, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.ts'))
  const sources = files.map(path => readFileSync(join(HELP, path), 'utf8')).join('\n')
  expect(sources).not.toMatch(/Saryu|Ancient Trail|⚡|⬤|so-and-so/)
})
