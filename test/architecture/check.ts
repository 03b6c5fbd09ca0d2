import { cyclesIn } from './cycles.ts'
import { type Import, importsOf } from './imports.ts'
import { type Masked, mask } from './mask.ts'

/**
 * Who may import whom, besides its own folder. `a/b.ts` allows that one file and nothing else of its folder, `type a` allows
 * `import type` from it. `cards` means the files directly in it: the rest of the project meets cards through those.
 */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  engine: ['shared'],
  rulesets: ['engine', 'shared'],
  'cards/kit': ['engine', 'shared'],
  'cards/sets': ['cards/kit', 'shared'],
  cards: ['cards/kit', 'cards/sets', 'engine', 'shared'],
  decks: ['engine', 'cards', 'rulesets', 'shared'],
  league: ['shared'],
  app: ['engine', 'rulesets', 'cards', 'decks', 'league', 'shared'],
  words: ['app', 'shared', 'engine/view.ts'],
  render: ['app', 'shared', 'words', 'engine/view.ts'],
  discord: ['app', 'shared', 'words', 'engine/view.ts'],
  store: ['app', 'shared', 'type engine'],
  // Apart from `store` and `discord`, which are the same wherever they run: what only Lambda and its operators need.
  aws: ['discord', 'app', 'shared'],
  // It knows Discord from Discord's documents, and nothing of the bot that it is to try.
  'stand-in': ['shared', 'store/file-problem.ts', 'store/replace-file.ts'],
  playground: ['stand-in', 'discord', 'app', 'render', 'store', 'shared', 'cli/frame/command-line.ts'],
  // The bot put together, and the one process it can run in. What runs on Lambda takes its parts from here, and no more.
  host: ['playground', 'discord', 'words', 'app', 'render', 'store', 'shared', 'cli/frame/command-line.ts'],
  // A command is an edge: it reaches for whatever it is about, and nothing else reaches for it.
  cli: [
    'words',
    'host',
    'aws',
    'discord',
    'render',
    'store',
    'app',
    'decks',
    'cards',
    'rulesets',
    'shared',
    'type engine',
  ],
  handlers: ['anything in src'],
}

/** Same input, same output, at once. `shared` is among them because the others stand on it. */
export const PURE = ['shared', 'engine', 'rulesets', 'cards/kit', 'cards/sets', 'cards', 'decks', 'league']

/** The one exception: a package that is itself a single pure function, and pinned exactly. */
export const PURE_PACKAGES: Readonly<Record<string, readonly string[]>> = { league: ['edmonds-blossom-fixed'] }

/**
 * The text of a card is behaviour that acts on a game, a game knows its rules, and the rules know the cards. Their types are one
 * definition, too long for one file: they may name each other. What runs goes one way among them as everywhere.
 */
export const ONE_DEFINITION = [
  'src/engine/attack-run.ts',
  'src/engine/context.ts',
  'src/engine/game.ts',
  'src/engine/modifiers.ts',
  'src/engine/moments.ts',
  'src/engine/print.ts',
  'src/engine/rules.ts',
  'src/engine/ruleset.ts',
  'src/engine/table.ts',
]

const IMPURE =
  /\b(?:async|await|Promise|Date|Math\s*\.\s*random|performance|set(?:Timeout|Interval|Immediate)|process|console|crypto)\b/g

const LONGEST = { src: 400, handlers: 40 }

const RULESET_ID = /(['"`])(?:ecard-2002|hgss-2010|xy-2016)\1/g
const ERA = `(['"\`])(?:ecard|hgss|xy)[^'"\`]*`
const COMPARED_RULESET_ID = [
  new RegExp(`\\.id\\s*[!=]==?\\s*${ERA}\\1`, 'g'),
  new RegExp(`\\.id\\s*\\.\\s*(?:startsWith|includes|endsWith)\\s*\\(\\s*${ERA}\\1`, 'g'),
  new RegExp(`${ERA}\\1\\s*[!=]==?\\s*[\\w$.?!]*\\.id\\b`, 'g'),
  new RegExp(`\\bcase\\s+${RULESET_ID.source}`, 'g'),
]

/** Where an id is written, a new ruleset would be forgotten. The rest has tables that do not compile without all of them. */
const KNOW_NO_RULESET = ['engine', 'league', 'app', 'discord', 'store', 'aws', 'playground', 'host', 'cli', 'handlers']
const DEFAULT_RULESET = 'src/app/ruleset-titles.ts'

interface File {
  readonly path: string
  readonly area: string
  readonly source: string
  readonly masked: Masked
  readonly imports: readonly Import[]
}

/** Everything in the tree (path from the root of the project → source) that breaks a rule, in the order of the files; cycles last. */
export function check(tree: ReadonlyMap<string, string>): readonly string[] {
  const files = [...tree].flatMap(([path, source]) => fileOf(path, source) ?? [])
  const strays = [...tree.keys()].filter(path => areaOf(path) === undefined)
  return [...strays.map(path => `${path} is in no folder we know`), ...files.flatMap(checkFile), ...checkCycles(files)]
}

function fileOf(path: string, source: string): File | null {
  const area = areaOf(path)
  if (area === undefined) return null
  const masked = mask(source)
  return { path, area, source, masked, imports: importsOf(path, source, masked) }
}

const checkFile = (file: File): readonly string[] =>
  [checkDirections, checkPurity, checkDefaultExports, checkRulesetIds, checkLength].flatMap(rule => rule(file))

function areaOf(path: string): string | undefined {
  if (path.startsWith('handlers/')) return 'handlers'
  const [root, folder = '', inner = ''] = path.split('/')
  if (root !== 'src') return undefined
  return [`${folder}/${inner}`, folder].find(area => area !== 'handlers' && area in MAY_IMPORT)
}

function checkDirections(file: File): readonly string[] {
  const allowed = MAY_IMPORT[file.area] ?? []
  return file.imports
    .filter(imported => !imported.isPackage && !mayImport(file.area, allowed, imported))
    .map(
      ({ target, offset }) =>
        `${place(file, offset)} imports ${target}, but ${file.area} may import ${allowed.join(', ') || 'nothing'}`,
    )
}

function mayImport(area: string, allowed: readonly string[], { target, typeOnly }: Import): boolean {
  const targetArea = areaOf(target)
  if (targetArea === undefined) return false
  return (
    targetArea === area ||
    allowed.includes(targetArea) ||
    allowed.some(entry => target === `src/${entry}`) ||
    (typeOnly && allowed.includes(`type ${targetArea}`)) ||
    (targetArea !== 'handlers' && allowed.includes('anything in src'))
  )
}

function checkPurity(file: File): readonly string[] {
  if (!PURE.includes(file.area)) return []
  const packages = file.imports
    .filter(({ isPackage, target }) => isPackage && !PURE_PACKAGES[file.area]?.includes(target))
    .map(({ target, offset }) => `${place(file, offset)} imports ${target}, but ${file.area} is pure`)
  const words = [...file.masked.code.matchAll(IMPURE)].map(
    ({ 0: word, index }) => `${place(file, index)} uses ${word}, but ${file.area} is pure`,
  )
  return [...packages, ...words]
}

function checkDefaultExports(file: File): readonly string[] {
  if (!file.path.startsWith('src/')) return []
  return [...file.masked.code.matchAll(/\bexport\s+default\b|\bexport\s*\{[^}]*\bdefault\s*[,}]/g)].map(
    ({ index }) => `${place(file, index)} has a default export`,
  )
}

function checkRulesetIds(file: File): readonly string[] {
  const search = (pattern: RegExp) => [...file.masked.uncommented.matchAll(pattern)]
  const named = KNOW_NO_RULESET.includes(file.area) && file.path !== DEFAULT_RULESET ? search(RULESET_ID) : []
  const compared = file.area === 'engine' || file.area === 'rulesets' ? COMPARED_RULESET_ID.flatMap(search) : []
  return [
    ...compared.map(({ index }) => `${place(file, index)} asks which ruleset this is`),
    ...named.map(
      ({ 0: id, index }) => `${place(file, index)} names the ruleset ${id}, but ${file.area} knows none by name`,
    ),
  ]
}

function checkLength({ path, source }: File): readonly string[] {
  const longest = path.startsWith('src/') ? LONGEST.src : LONGEST.handlers
  const lines = source.replace(/\n$/, '').split('\n').length
  return lines > longest ? [`${path} has ${lines} lines, ${longest} is the most`] : []
}

/** Types count as well: what cannot be understood without each other belongs into one file. */
function checkCycles(files: readonly File[]): readonly string[] {
  const isFree = (path: string, { target, typeOnly }: Import): boolean =>
    typeOnly && ONE_DEFINITION.includes(path) && ONE_DEFINITION.includes(target)
  const targetsOf = ({ path, imports }: File) => imports.filter(each => !isFree(path, each)).map(({ target }) => target)
  const cycles = cyclesIn(new Map(files.map(file => [file.path, targetsOf(file)])))
  return cycles.map(cycle => `${[...cycle, cycle[0]].join(' → ')} is a cycle`)
}

const place = ({ path, source }: File, offset: number): string =>
  `${path}:${source.slice(0, offset).split('\n').length}`
