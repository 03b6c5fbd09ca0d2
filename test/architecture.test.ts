import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { check, ONE_DEFINITION } from './architecture/check.ts'
import { cyclesIn } from './architecture/cycles.ts'
import { unusedExports } from './architecture/exports.ts'
import { importsOf } from './architecture/imports.ts'
import { mask } from './architecture/mask.ts'

const ROOT = join(import.meta.dirname, '..')

function readTree(...folders: readonly string[]): ReadonlyMap<string, string> {
  const paths = folders
    .filter(folder => existsSync(join(ROOT, folder)))
    .flatMap(folder =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(f => `${folder}/${f}`),
    )
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => path.endsWith('.ts'))
    .sort()
  return new Map(paths.map(path => [path, readFileSync(join(ROOT, path), 'utf8')]))
}

const inKit = (word: string): string => `src/cards/kit/${word.replace(': ', '.ts: ')}`
/** The stand-in is there for tests as much as for the playground; an index, or the engine's view, lists what its folder has to offer. */
const isForTests = (path: string): boolean =>
  path.startsWith('src/stand-in/') || path.endsWith('/index.ts') || path === 'src/engine/view.ts'
const complaints = (tree: Record<string, string>) => check(new Map(Object.entries(tree)))
const lines = (count: number) => 'x()\n'.repeat(count)

test('this project keeps its own rules', () => {
  const tree = readTree('src', 'handlers')
  expect(tree.has('src/shared/result.ts')).toBe(true)
  expect(check(tree)).toEqual([])
})

describe('what runs in a cloud stays light', () => {
  /** Every package that a file needs, by way of whatever it imports. */
  function packagesOf(tree: ReadonlyMap<string, string>, path: string, seen = new Set<string>()): ReadonlySet<string> {
    const source = tree.get(path)
    if (source === undefined || seen.has(path)) return new Set()
    seen.add(path)
    const imports = importsOf(path, source, mask(source)).filter(({ typeOnly }) => !typeOnly)
    return new Set(
      imports.flatMap(({ target, isPackage }) => (isPackage ? [target] : [...packagesOf(tree, target, seen)])),
    )
  }

  test('the library for the gateway is only for those who host the bot themselves', () => {
    const tree = readTree('src', 'handlers')
    const users = [...tree.keys()].filter(
      path => path.startsWith('handlers/') && packagesOf(tree, path).has('discord.js'),
    )
    expect(users).toEqual(['handlers/start.ts'])
    for (const path of ['src/host/interactions.ts', 'src/host/worker.ts', 'src/host/clock.ts'])
      expect(packagesOf(tree, path)).not.toContain('@discordjs/ws')
    expect(packagesOf(tree, 'src/host/interactions.ts')).not.toContain('sharp')
  })
})

describe('imports point one way', () => {
  const WORDS = 'words may import app, shared, engine/view.ts'

  test.each([
    ['the engine may not know the app', 'src/engine/turn.ts', '../app/act.ts', 'engine may import shared'],
    ['the engine may not know a ruleset', 'src/engine/turn.ts', '../rulesets/xy-2016.ts', 'engine may import shared'],
    ['a ruleset may not know cards', 'src/rulesets/x.ts', '../cards/index.ts', 'rulesets may import engine, shared'],
    ['the kit may not know a set', 'src/cards/kit/x.ts', '../sets/a/b.ts', 'cards/kit may import engine, shared'],
    [
      'a set may not reach past the kit',
      'src/cards/sets/a/b.ts',
      '../../../engine/state.ts',
      'cards/sets may import cards/kit, shared',
    ],
    ['a league may not know the game', 'src/league/x.ts', '../engine/state.ts', 'league may import shared'],
    [
      'the stand-in may not know the bot',
      'src/stand-in/x.ts',
      '../discord/rest.ts',
      'stand-in may import shared, store/file-problem.ts, store/replace-file.ts',
    ],
    ['shared stands on nothing', 'src/shared/x.ts', '../engine/ids.ts', 'shared may import nothing'],
    [
      'messages may not see the state',
      'src/discord/messages/x.ts',
      '../../engine/state.ts',
      'discord may import app, shared, words, engine/view.ts',
    ],
    [
      'pictures may not see the state',
      'src/render/x.ts',
      '../engine/state.ts',
      'render may import app, shared, words, engine/view.ts',
    ],
    ['words may not know Discord', 'src/words/x.ts', '../discord/message.ts', WORDS],
    ['words may not know pictures', 'src/words/x.ts', '../render/svg.ts', WORDS],
    ['words may not see the state', 'src/words/x.ts', '../engine/state.ts', WORDS],
    [
      'the store may not run the engine',
      'src/store/x.ts',
      '../engine/evolve.ts',
      'store may import app, shared, type engine',
    ],
    [
      'the app may not know Discord',
      'src/app/x.ts',
      '../discord/rest.ts',
      'app may import engine, rulesets, cards, decks, league, shared',
    ],
    [
      'decks meet cards through the catalogue',
      'src/decks/x.ts',
      '../cards/sets/a/b.ts',
      'decks may import engine, cards, rulesets, shared',
    ],
    [
      'source may not know the entry points',
      'src/app/x.ts',
      '../../handlers/worker.ts',
      'app may import engine, rulesets, cards, decks, league, shared',
    ],
    [
      'nobody reaches for a command of the terminal',
      'src/aws/x.ts',
      '../cli/logs.ts',
      'aws may import discord, app, shared',
    ],
    ['source may not know the tests', 'src/league/x.ts', '../../test/y.ts', 'league may import shared'],
    ['entry points may not know the tests', 'handlers/x.ts', '../test/y.ts', 'handlers may import anything in src'],
  ])('%s', (_, path, specifier, rule) => {
    const target = new URL(specifier, `file:///${path}`).pathname.slice(1)
    expect(complaints({ [path]: `import { y } from '${specifier}'\n` })).toEqual([
      `${path}:1 imports ${target}, but ${rule}`,
    ])
  })

  test.each([
    ['its own folder', 'src/engine/a.ts', `import { b } from './queries/b.ts'`],
    ['a folder below it', 'src/engine/a.ts', `import { ok } from '../shared/result.ts'`],
    ['a set uses the kit', 'src/cards/sets/a/b.ts', `import { attack } from '../../kit/attack.ts'`],
    ['the catalogue lists the sets', 'src/cards/index.ts', `export * from './sets/a/b.ts'`],
    ['words tell of a view', 'src/words/x.ts', `import type { GameView } from '../engine/view.ts'`],
    ['messages ask for words', 'src/discord/x.ts', `import { listed } from '../words/x.ts'`],
    ['pictures ask for words', 'src/render/x.ts', `import { listed } from '../words/x.ts'`],
    ['messages show a view', 'src/discord/x.ts', `import { view } from '../engine/view.ts'`],
    ['the store keeps events by their type', 'src/store/x.ts', `import type { Event } from '../engine/event.ts'`],
    ['a command reaches for what it is about', 'src/cli/x.ts', `import { store } from '../store/store.ts'`],
    ['an entry point puts everything together', 'handlers/x.ts', `import { store } from '../src/store/store.ts'`],
    ['the edges use packages', 'src/store/x.ts', `import { open } from 'node:fs'`],
  ])('allowed: %s', (_, path, source) => {
    expect(complaints({ [path]: source })).toEqual([])
  })

  test.each([
    `import type { Y } from '../app/y.ts'`,
    `import '../app/y.ts'`,
    `import * as y from "../app/y.ts"`,
    `import a, { b as c } from '../app/y.ts'`,
    `import {y} from'../app/y.ts'`,
    `import {\n  y, // why\n  z,\n} from '../app/y.ts'`,
    `export * from '../app/y.ts'`,
    `export * as y from '../app/y.ts'`,
    `export { y } from '../app/y.ts'`,
    `export type { Y } from '../app/y.ts'`,
    `const y = import('../app/y.ts')`,
    'const y = import(`../app/y.ts`)',
    `type Y = import('../app/y.ts').Y`,
  ])('no way of writing it goes unseen: %s', source => {
    expect(complaints({ 'src/engine/x.ts': source })).toEqual([
      'src/engine/x.ts:1 imports src/app/y.ts, but engine may import shared',
    ])
  })

  test('a type named inline still loads the file', () => {
    expect(complaints({ 'src/store/x.ts': `import { type Event } from '../engine/event.ts'` })).toEqual([
      'src/store/x.ts:1 imports src/engine/event.ts, but store may import app, shared, type engine',
    ])
  })

  test('what only looks like an import is none', () => {
    const source = [
      `// import { y } from '../app/y.ts'`,
      `/* export * from '../app/y.ts' */`,
      `const quoted = "import '../app/y.ts'"`,
      `const list = Array.from('../app/y.ts')`,
    ]
    expect(complaints({ 'src/engine/x.ts': source.join('\n') })).toEqual([])
  })

  test('nobody speaks English without having asked for a language', () => {
    const past = [...readTree('src', 'handlers')].flatMap(([path, source]) =>
      path.startsWith('src/words/')
        ? []
        : importsOf(path, source, mask(source))
            .filter(({ target, typeOnly }) => target.startsWith('src/words/english/') && !typeOnly)
            .map(({ target }) => `${path} imports ${target}`),
    )
    expect(past).toEqual([])
  })

  test('what is said is said without any package', () => {
    const tree = readTree('src', 'handlers')
    const used = [...tree].flatMap(([path, source]) =>
      path.startsWith('src/words/') ? importsOf(path, source, mask(source)).filter(({ isPackage }) => isPackage) : [],
    )
    expect(used).toEqual([])
  })

  test('every file lives in a known folder', () => {
    expect(complaints({ 'src/utils/x.ts': '', 'src/main.ts': '' })).toEqual([
      'src/utils/x.ts is in no folder we know',
      'src/main.ts is in no folder we know',
    ])
  })
})

describe('nothing imports in a cycle', () => {
  const [a, b, c] = ['src/app/a.ts', 'src/app/b.ts', 'src/app/c.ts'] as const

  test('two files', () => {
    expect(complaints({ [b]: `import { a } from './a.ts'`, [a]: `import { b } from './b.ts'` })).toEqual([
      `${a} → ${b} → ${a} is a cycle`,
    ])
  })

  test('three files, once, and not those that only lead there', () => {
    const tree = {
      'src/app/start.ts': `import './c.ts'`,
      [c]: `import './a.ts'`,
      [a]: `import './b.ts'`,
      [b]: `import './c.ts'\nimport './end.ts'`,
      'src/app/end.ts': '',
    }
    expect(complaints(tree)).toEqual([`${a} → ${b} → ${c} → ${a} is a cycle`])
  })

  test('through an index', () => {
    const index = 'src/engine/index.ts'
    expect(
      complaints({ [index]: `export * from './x.ts'`, 'src/engine/x.ts': `import { y } from './index.ts'` }),
    ).toEqual([`${index} → src/engine/x.ts → ${index} is a cycle`])
  })

  test('types alone, on one side or on both', () => {
    const complaint = [`${a} → ${b} → ${a} is a cycle`]
    const types = { [a]: `import type { B } from './b.ts'`, [b]: `export type { A } from './a.ts'` }
    expect(complaints(types)).toEqual(complaint)
    expect(complaints({ ...types, [b]: `import { a } from './a.ts'` })).toEqual(complaint)
  })

  test('a file that imports itself', () => {
    expect(complaints({ [a]: `import { a } from './a.ts'` })).toEqual([`${a} → ${a} is a cycle`])
  })

  test('the shortest comes first, and of a tangle the shortest way through each file', () => {
    const tree = {
      [a]: `import './b.ts'`,
      [b]: `import './c.ts'`,
      [c]: `import './a.ts'\nimport './d.ts'`,
      'src/app/d.ts': `import './c.ts'`,
    }
    expect(complaints(tree)).toEqual([`${c} → src/app/d.ts → ${c} is a cycle`, `${a} → ${b} → ${c} → ${a} is a cycle`])
  })

  test('the types of a card, of a game and of its rules may name each other; what runs may not', () => {
    const [print, context, state] = ['src/engine/print.ts', 'src/engine/context.ts', 'src/engine/state.ts'] as const
    const types = { [print]: `import type { Context } from './context.ts'` }
    expect(complaints({ ...types, [context]: `import type { Print } from './print.ts'` })).toEqual([])
    expect(complaints({ [print]: `import './context.ts'`, [context]: `import './print.ts'` })).toEqual([
      `${context} → ${print} → ${context} is a cycle`,
    ])
    const other = {
      [print]: `import type { State } from './state.ts'`,
      [state]: `import type { Print } from './print.ts'`,
    }
    expect(complaints(other)).toEqual([`${print} → ${state} → ${print} is a cycle`])
  })

  test('and nobody else is excused', () => {
    const tree = readTree('src', 'handlers')
    const imports = [...tree].map(
      ([path, source]) => [path, importsOf(path, source, mask(source)).map(({ target }) => target)] as const,
    )
    const tangled = new Set(cyclesIn(new Map(imports)).flat())
    expect([...tangled].sort()).toEqual(ONE_DEFINITION)
  })

  test('two ways to the same file are no cycle', () => {
    expect(complaints({ [a]: `import './b.ts'\nimport './c.ts'`, [b]: `import './c.ts'`, [c]: '' })).toEqual([])
  })
})

describe('the game is pure', () => {
  test.each([
    ['async', 'export async function x() {}'],
    ['await', 'const y = await x'],
    ['Promise', 'let y: Promise<void>'],
    ['Date', 'const now = new Date()'],
    ['Math.random', 'const r = Math.random()'],
    ['performance', 'performance.now()'],
    ['setTimeout', 'setTimeout(x, 1)'],
    ['process', 'process.exit()'],
    ['console', 'console.log(1)'],
    ['crypto', 'crypto.randomUUID()'],
    ['Date', 'const y = `at ${{ now: Date.now() }.now} o’clock`'],
  ])('no %s: %s', (word, source) => {
    expect(complaints({ 'src/engine/x.ts': `const first = 1\n${source}\n` })).toEqual([
      `src/engine/x.ts:2 uses ${word}, but engine is pure`,
    ])
  })

  test.each(['shared', 'engine', 'rulesets', 'cards', 'cards/kit', 'cards/sets', 'decks', 'league'])('%s', folder => {
    expect(complaints({ [`src/${folder}/x.ts`]: `import { randomInt } from 'node:crypto'\nconsole.log(1)` })).toEqual([
      `src/${folder}/x.ts:1 imports node:crypto, but ${folder} is pure`,
      `src/${folder}/x.ts:2 uses console, but ${folder} is pure`,
    ])
  })

  test('no packages, not even for their types', () => {
    expect(complaints({ 'src/league/x.ts': `import type { Rating } from 'glicko2'` })).toEqual([
      'src/league/x.ts:1 imports glicko2, but league is pure',
    ])
  })

  test('but leagues may use the one package that finds pairs', () => {
    const source = `import blossom from 'edmonds-blossom-fixed'`
    expect(complaints({ 'src/league/x.ts': source })).toEqual([])
    expect(complaints({ 'src/engine/x.ts': source })).toEqual([
      'src/engine/x.ts:1 imports edmonds-blossom-fixed, but engine is pure',
    ])
  })

  test('the edges may do what they like', () => {
    expect(complaints({ 'src/app/x.ts': 'export async function x() { await y(new Date()) }' })).toEqual([])
  })

  test('words in comments, strings, templates and patterns do no harm', () => {
    const source = [
      '// Date, console',
      '/** await\n * a Promise */',
      `const a = 'the process of "async" \\' Date'`,
      'const b = `no ${a /* Date */} console, ${`await ${a}`} process`',
      'const c = /console["\'`]/.test(a) ? 1 / 2 : 4 / 2',
      'const DateOfBirth = { update: 1, preprocess: 2 }',
    ]
    expect(complaints({ 'src/engine/x.ts': source.join('\n') })).toEqual([])
  })

  test('what follows a string or a pattern is looked at again', () => {
    const source = ['const a = /[/"]/; Date', 'const b = `${"}"}`; Date', "const c = 1 / 2 // '", 'Date'].join('\n')
    expect(complaints({ 'src/engine/x.ts': source })).toEqual([
      'src/engine/x.ts:1 uses Date, but engine is pure',
      'src/engine/x.ts:2 uses Date, but engine is pure',
      'src/engine/x.ts:4 uses Date, but engine is pure',
    ])
  })
})

describe('nobody asks which era it is', () => {
  test.each([
    `if (rules.id === 'ecard') x()`,
    `if (rules.id !== "xy-2016") x()`,
    `if (rules.id == 'hgss-2010') x()`,
    `if ('xy-2016' === state.rules.id) x()`,
    `if (rules.id.startsWith('hgss')) x()`,
    `switch (rules.id) { case 'ecard-2002': x() }`,
  ])('%s', source => {
    expect(complaints({ 'src/rulesets/x.ts': source })).toEqual(['src/rulesets/x.ts:1 asks which ruleset this is'])
  })

  test('the engine knows no ruleset by name', () => {
    expect(complaints({ 'src/engine/x.ts': `// like 'xy-2016'\nconst fallback = 'xy-2016'` })).toEqual([
      `src/engine/x.ts:2 names the ruleset 'xy-2016', but engine knows none by name`,
    ])
  })

  test('nobody falls back to a ruleset of their own', () => {
    const source = `const fallback = 'hgss-2010'`
    expect(complaints({ 'src/discord/x.ts': source })).toEqual([
      `src/discord/x.ts:1 names the ruleset 'hgss-2010', but discord knows none by name`,
    ])
    expect(complaints({ 'src/app/ruleset-titles.ts': source, 'src/words/x.ts': source })).toEqual([])
  })

  test('a ruleset may say its own name', () => {
    expect(complaints({ 'src/rulesets/x.ts': `export const x = { id: 'xy-2016' }` })).toEqual([])
  })
})

describe('nothing is there that nobody needs', () => {
  const inSource = (path: string) => path.startsWith('src/')

  test('what a file shows to others, somebody looks at', () => {
    expect(unusedExports(readTree('src', 'handlers', 'cdk', 'test'), inSource)).toEqual([])
  })

  /** Used by tests alone, and why it is there all the same. */
  const FOR_LATER = [
    // Vocabulary of the rulebooks that no card of ours needs yet, each word with its rules and tests.
    ...['cards: millTheirs', 'copying: copyDefender', 'copying: copySupporter', 'powers: lockOut'].map(inKit),
    ...['powers: immuneTo', 'trainers: technicalMachine'].map(inKit),
    ...['harm.ts: placeNamedCounter', 'pokemon.ts: devolvePokemon', 'rules.ts: ownerIn'].map(
      each => `src/engine/${each}`,
    ),
    // A match from its whole record: golden logs are read by it.
    'src/app/match/evolve-match.ts: foldMatch',
    // Pictures that no message shows yet.
    'src/render/hand/hand.ts: choicePicture',
    'src/render/hand/hand.ts: cardsPicture',
    'src/render/symbols/objects.ts: drawPrizeBack',
  ]

  test('what only tests use is used by its own file as well', () => {
    const tree = readTree('src', 'handlers', 'cdk')
    const unused = unusedExports(tree, path => inSource(path) && !isForTests(path))
    const dead = unused.filter(each => {
      const [path = '', name = ''] = each.split(': ')
      return (tree.get(path)?.match(new RegExp(`(?<![\\w$])${name}(?![\\w$])`, 'g')) ?? []).length < 2
    })
    expect([...dead].sort()).toEqual([...FOR_LATER].sort())
  })

  const unusedIn = (tree: Record<string, string>) => unusedExports(new Map(Object.entries(tree)), inSource)

  test.each([
    `export const x = 1`,
    `export async function x() {}`,
    `export type x = 1`,
    `export interface x {}`,
    `const x = 1; export { x }`,
    `export { y as x } from './y.ts'`,
  ])('unused: %s', source => {
    expect(unusedIn({ 'src/a.ts': `${source}\n`, 'src/y.ts': '' })).toEqual(['src/a.ts: x'])
  })

  test.each([
    `import { x } from '../src/a.ts'`,
    `import { z, type x as y } from '../src/a.ts'`,
    `import * as a from '../src/a.ts'`,
    `import {\n  x,\n} from '../src/a.ts'`,
    `const { x } = await import('../src/a.ts')`,
    `const y = async () => (await import('../src/a.ts')).x`,
    `const y = import('../src/a.ts')`,
    `import { x } from '../src/b.ts'`,
    `import { y } from '../src/c.ts'`,
  ])('used: %s', source => {
    const passing = { 'src/b.ts': `export * from './a.ts'`, 'src/c.ts': `export { x as y } from './a.ts'` }
    const tree = { 'src/a.ts': 'export const x = 1', 'handlers/h.ts': source }
    expect(unusedExports(new Map(Object.entries({ ...tree, ...passing })), path => path === 'src/a.ts')).toEqual([])
  })

  test('passing on is not using, and neither is a comment', () => {
    const tree = {
      'src/a.ts': 'export const x = 1',
      'src/b.ts': `export { x } from './a.ts'\n// import { x } from './b.ts'`,
    }
    expect(unusedIn(tree)).toEqual(['src/a.ts: x', 'src/b.ts: x'])
  })
})

describe('files stay small and plain', () => {
  test('an entry point has at most 40 lines', () => {
    expect(complaints({ 'handlers/a.ts': lines(40), 'handlers/b.ts': lines(41) })).toEqual([
      'handlers/b.ts has 41 lines, 40 is the most',
    ])
  })

  test('a source file has at most 400 lines', () => {
    expect(complaints({ 'src/app/a.ts': lines(400), 'src/app/b.ts': lines(401) })).toEqual([
      'src/app/b.ts has 401 lines, 400 is the most',
    ])
  })

  test.each(['export default 1', 'const x = 1; export { x as default }', `export { default } from './y.ts'`])(
    'no default export: %s',
    source => {
      expect(complaints({ 'src/app/x.ts': source })).toEqual(['src/app/x.ts:1 has a default export'])
    },
  )
})
