import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { command } from '../../../src/cli/frame/command.ts'
import { done, failed } from '../../../src/cli/frame/ending.ts'
import { type Commands, main } from '../../../src/cli/frame/main.ts'
import { flag, oneOf, text, usually, value } from '../../../src/cli/frame/option.ts'
import { commands } from '../../../src/cli/index.ts'

const greet = command({
  name: 'greet',
  summary: 'Says hello. Nothing else.',
  usage: ['NAME [options]', ['--loud', 'so that all can hear it']],
  words: { NAME: 'whom to greet' },
  options: {
    loud: flag('in capitals', 'l'),
    tone: usually('kind', value('TONE', 'how it sounds', oneOf(['kind', 'curt']))),
    after: text('WORDS', 'what comes then'),
  },
  notes: 'It ends with 0.',
  run: ({ options: { loud, tone, after }, words: [name], terminal }) => {
    if (name === undefined) return failed('Nobody is here.')
    if (name === 'Nobody') throw new Error('there is no such person')
    terminal.note('Ahem.')
    const said = [tone === 'kind' ? `Hello, ${name}!` : name, after].filter(Boolean).join(' ')
    return done(loud ? said.toUpperCase() : said, loud ? 1 : 0)
  },
})
const rest = command({ name: 'rest', summary: 'Does nothing.', usage: [''], options: {}, run: () => done() })

const HELP = `Says hello. Nothing else.

  npm run greet -- NAME [options]
  npm run greet -- --loud           so that all can hear it

  NAME            whom to greet
  --loud          in capitals
  --tone TONE     how it sounds
  --after WORDS   what comes then
  --help          this text

It ends with 0.`

async function type(...args: readonly string[]) {
  const own: Commands = { greet: async () => greet, rest: async () => rest }
  const [said, noted]: [string[], string[]] = [[], []]
  const terminal = {
    say: (words: string) => void said.push(words),
    note: (words: string) => void noted.push(words),
    progress: () => ({ show: () => {}, end: () => {} }),
    hasColours: false,
  }
  const code = await main(own, args, {}, terminal)
  return { code, said: said.join('\n'), noted: noted.join('\n') }
}

describe('what is typed', () => {
  test.each<[readonly string[], { code: number; said: string; noted: string }]>([
    [['greet', 'Kim'], { code: 0, said: 'Hello, Kim!', noted: 'Ahem.' }],
    [['greet', '-l', 'Kim', '--after', 'Bye.'], { code: 1, said: 'HELLO, KIM! BYE.', noted: 'Ahem.' }],
    [['greet', '--tone=curt', 'Kim'], { code: 0, said: 'Kim', noted: 'Ahem.' }],
    [['greet'], { code: 1, said: '', noted: 'Nobody is here.' }],
    [['rest'], { code: 0, said: '', noted: '' }],
  ])('%j', async (args, outcome) => {
    expect(await type(...args)).toEqual(outcome)
  })

  test.each([
    [['greet', '--tone', 'rude'], '--tone must be one of kind, curt.'],
    [['greet', '--help', '--soft'], "Unknown option '--soft'."],
  ])('%j is the wrong way: the sentence, and help', async (args, why) => {
    expect(await type(...args)).toEqual({ code: 2, said: '', noted: `${why}\n\n${HELP}` })
  })

  test('words where none may be', async () => {
    const { code, noted } = await type('rest', 'well')
    expect({ code, first: noted.split('\n')[0] }).toEqual({ code: 2, first: "Unexpected argument 'well'." })
  })

  test('help, whatever else is typed', async () => {
    for (const args of [['--help'], ['-h'], ['Kim', '--tone', 'rude', '--help']])
      expect(await type('greet', ...args)).toEqual({ code: 0, said: HELP, noted: '' })
  })

  test('what fails says so in a sentence', async () => {
    expect(await type('greet', 'Nobody')).toEqual({
      code: 1,
      said: '',
      noted: 'npm run greet failed: there is no such person',
    })
  })
})

describe('all commands', () => {
  const LIST =
    'What can be typed after npm run. Each says more with -- --help.\n\n  greet   Says hello.\n  rest    Does nothing.'

  test('are listed by nothing, and by --help', async () => {
    for (const args of [[], ['--help'], ['-h']]) expect(await type(...args)).toEqual({ code: 0, said: LIST, noted: '' })
  })

  test.each(['greeting', 'constructor'])('%s is none', async name => {
    expect(await type(name)).toEqual({ code: 2, said: '', noted: `There is no command ${name}.\n\n${LIST}` })
  })

  test('are what npm run knows them by', async () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
    const called = Object.entries(scripts).flatMap(([script, line]) => {
      const [, name] = /^(?:tsx handlers\/cli\.ts|node handlers\/start\.cjs) (.+)$/.exec(line) ?? []
      return name === undefined ? [] : [[script, name]]
    })
    expect(called).toEqual(called.map(([script]) => [script, script]))
    const known = await Promise.all(Object.values(commands).map(async load => (await load()).name))
    expect(known).toEqual(Object.keys(commands))
    expect([...known].sort()).toEqual(called.map(([script]) => script).sort())
  })
})
