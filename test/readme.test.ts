/** Everything that the README and the guide tell people to type can be typed, and does what they say. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { themeSheet } from '../src/app/deck-sheet.ts'
import { RULESET_TITLES } from '../src/app/ruleset-titles.ts'
import { catalogue } from '../src/cards/index.ts'
import { THEME_DECKS } from '../src/decks/theme-decks.ts'
import { commands } from '../src/discord/commands/index.ts'
import { programOf } from './cli/program.ts'

const README = readFileSync('README.md', 'utf8')
const GUIDE = readFileSync('CONTRIBUTING.md', 'utf8')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> }

interface Line {
  readonly script: string
  readonly args: readonly string[]
}

/** `npm run deck -- show "Ember Spark"  # why` → deck, show, Ember Spark */
function linesIn(text: string): readonly Line[] {
  const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.split('\n'))
  return [...blocks, ...[...text.matchAll(/`((?:[A-Z_]+=\S+ )*npm [^`]+)`/g)].map(([, inline = '']) => inline)].flatMap(
    line => {
      const [, run, name = '', rest = ''] =
        /npm (run )?(?!ci)([a-z:-]+)(?: -- ([^#&]*))?/.exec(line.replace('npm ci && ', '')) ?? []
      if (name === '') return []
      expect(run !== undefined || ['start', 'test'].includes(name), line).toBe(true)
      const args = [...rest.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
      return [{ script: name, args }]
    },
  )
}

const lines = [...linesIn(README), ...linesIn(GUIDE)]
const isCommand = (script: string): boolean => scripts[script] === `tsx handlers/cli.ts ${script}`

test('every script that is named is there', () => {
  expect(lines.length).toBeGreaterThan(15)
  expect(lines.map(({ script }) => script).filter(script => !(script in scripts))).toEqual([])
})

const [PROGRAM] = programOf('')

const folder = mkdtempSync(join(tmpdir(), 'prizepost-readme-'))
afterAll(() => rmSync(folder, { recursive: true }))

function type(script: string, args: readonly string[]) {
  return spawnSync(process.execPath, [PROGRAM, script, ...args], { cwd: folder, encoding: 'utf8' })
}

const flagsOf = (args: readonly string[]) => args.filter(each => each.startsWith('--')).map(each => each.split('=')[0]!)
const named = new Set(lines.map(({ script }) => script).filter(isCommand))

test.each([...named])('npm run %s explains itself, and knows every option that is named', script => {
  const { status, stdout } = type(script, ['--help'])
  expect(status).toBe(0)
  const flags = lines.filter(line => line.script === script).flatMap(({ args }) => flagsOf(args))
  for (const flag of flags) expect(stdout).toContain(flag)
})

/** What needs nothing but itself is done as it stands there. */
const AT_ONCE = ['cards', 'deck', 'exhibition']

describe('as it stands there', () => {
  writeFileSync(join(folder, 'my-deck.txt'), themeSheet('Ember Spark')?.list ?? '')
  const all = lines.filter(({ script, args }) => AT_ONCE.includes(script) && args.length > 0 && args[0] !== '--help')
  test.each(all.map(({ script, args }) => [`${script} ${args.join(' ')}`, script, args] as const))(
    'npm run %s',
    (_, script, args) => {
      const { status, stdout, stderr } = type(script, args)
      expect(stderr).toBe('')
      expect(status).toBe(0)
      expect(stdout.length).toBeGreaterThan(100)
    },
  )
})

describe('what it says is so', () => {
  test('all commands of the bot, and no others', () => {
    const table = README.slice(README.indexOf('| to | use |'), README.indexOf('## Rules, cards, decks'))
    const named = [...table.matchAll(/`\/([a-z ]+)`/g)].map(([, name = '']) => name)
    const slash = commands.map(({ name }) => name).filter(name => name === name.toLowerCase())
    expect([...named].sort()).toEqual([...slash].sort())
  })

  test('how many cards there are, and the theme decks of each ruleset', () => {
    expect(README).toContain(`There are ${catalogue.prints.length} cards`)
    for (const { value } of RULESET_TITLES) {
      const names = THEME_DECKS.filter(({ ruleset }) => ruleset === value).map(({ name }) => name)
      expect(README).toContain(`| \`${value}\` | ${names.join(', ')} |`)
    }
  })

  test.each([
    ['README.md', README],
    ['CONTRIBUTING.md', GUIDE],
  ])('%s: every file it points to', (_, text) => {
    const paths = [...text.matchAll(/\]\(([^)#:]+)\)|src="([^"]+)"/g)].map(([, link, source]) => link ?? source ?? '')
    expect(paths.length).toBeGreaterThan(0)
    expect(paths.filter(path => !existsSync(path))).toEqual([])
  })

  test('one move, in at most fifteen named steps, each with its file', () => {
    const walk = README.slice(README.indexOf('**One move,'), README.indexOf('| folder | what lives there |'))
    const steps = [...walk.matchAll(/^(\d+)\. \*\*.+\*\*.*: \[(src\/[\w/-]+\.ts)\]\(\2\)$/gm)].map(
      ([, nth, file = '']) => ({
        nth: Number(nth),
        file,
      }),
    )
    expect(steps.map(({ nth }) => nth)).toEqual(Array.from({ length: 15 }, (_, nth) => nth + 1))
    expect(walk.match(/^\d+\./gm)).toHaveLength(steps.length)
    expect(steps.map(({ file }) => file).filter(file => !existsSync(file))).toEqual([])
    expect(new Set(steps.map(({ file }) => file)).size).toBe(steps.length)
  })

  test('every folder of the program, and no others', () => {
    const named = [...README.matchAll(/^\| `src\/([\w-]+)` \|/gm)].map(([, name = '']) => name)
    expect(named.sort()).toEqual(readdirSync('src').sort())
  })
})
