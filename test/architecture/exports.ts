import { posix } from 'node:path'
import { mask } from './mask.ts'

interface Named {
  /** The file it comes from, or is declared in. */
  readonly file: string
  readonly name: string
}

interface Exports {
  readonly declared: readonly string[]
  /** `export { name as own } from file`; a whole file has the name `*`. */
  readonly passedOn: readonly (Named & { readonly own: string })[]
}

const DECLARED =
  /\bexport\s+(?:declare\s+)?(?:async\s+)?(?:const|let|function\s*\*?|class|abstract\s+class|type|interface)\s+([\w$]+)/g
const LISTED = /\bexport\s*(?:type\s*)?\{([^}]*)\}(?!\s*from)/g
const FROM = /\b(import|export)\s*(?:type\s+)?(\*(?:\s*as\s+[\w$]+)?|[\w$]+|(?:[\w$]+\s*,\s*)?\{[^}]*\})\s*from\s*['"]/g
const LOADED = /(?:\b(?:const|let)\s*\{([^}]*)\}\s*=\s*await\s+|(\(\s*await\s+)?)\bimport\s*\(\s*['"`]/g

/** Everything that a file of the tree exports and no file of the tree uses, in the order of the files. Using it where it stands is not using it elsewhere. */
export function unusedExports(
  tree: ReadonlyMap<string, string>,
  isChecked: (path: string) => boolean,
): readonly string[] {
  const used = new Set<string>()
  const open: Named[] = []
  const exported = new Map([...tree].map(([path, source]) => [path, exportsOf(path, source)]))
  const use = (found: Named) => {
    const key = `${found.file}: ${found.name}`
    if (used.has(key)) return
    used.add(key)
    open.push(found)
  }
  for (const [path, source] of tree) for (const found of importedBy(path, source)) use(found)
  for (let found = open.pop(); found; found = open.pop()) {
    const { declared = [], passedOn = [] } = exported.get(found.file) ?? {}
    if (found.name === '*') for (const name of declared) use({ file: found.file, name })
    for (const each of passedOn) {
      if (found.name === '*' || each.own === found.name || each.own === '*')
        use({ file: each.file, name: each.own === '*' ? found.name : each.name })
    }
    if (found.name === '*') for (const { own } of passedOn) if (own !== '*') use({ file: found.file, name: own })
  }
  return [...exported]
    .filter(([path]) => isChecked(path))
    .flatMap(([path, { declared, passedOn }]) =>
      [...declared, ...passedOn.map(({ own }) => own).filter(own => own !== '*')]
        .map(name => `${path}: ${name}`)
        .filter(key => !used.has(key)),
    )
}

function exportsOf(path: string, source: string): Exports {
  const { code } = mask(source)
  const declared = [...code.matchAll(DECLARED)].map(([, name = '']) => name)
  const listed = [...code.matchAll(LISTED)].flatMap(([, list = '']) => namesIn(list).map(({ own }) => own))
  const passedOn = [...code.matchAll(FROM)]
    .filter(([, how]) => how === 'export')
    .flatMap(({ 0: text, 2: list = '', index }) => {
      const file = targetAt(path, source, index + text.length)
      const [, whole] = /^\*\s*as\s+([\w$]+)/.exec(list) ?? []
      if (whole !== undefined) return [{ file, name: '*', own: whole }]
      return list === '*' ? [{ file, name: '*', own: '*' }] : namesIn(list).map(names => ({ file, ...names }))
    })
  return { declared: [...declared, ...listed], passedOn }
}

function importedBy(path: string, source: string): readonly Named[] {
  const { code } = mask(source)
  const named = [...code.matchAll(FROM)]
    .filter(([, how]) => how === 'import')
    .flatMap(({ 0: text, 2: list = '', index }) => {
      const file = targetAt(path, source, index + text.length)
      return list.startsWith('*') ? [{ file, name: '*' }] : namesIn(list).map(({ name }) => ({ file, name }))
    })
  const loaded = [...code.matchAll(LOADED)].flatMap(({ 0: text, 1: list, 2: isWrapped, index }) => {
    const start = index + text.length
    const file = targetAt(path, source, start)
    const [, member] = isWrapped ? (/^[^)]*\)\s*\)\s*\.([\w$]+)/.exec(code.slice(start)) ?? []) : []
    if (list !== undefined) return namesIn(list).map(({ name }) => ({ file, name }))
    return [{ file, name: member ?? '*' }]
  })
  return [...named, ...loaded]
}

/** `{ type A, b as c, d: e }` → A, b as c, d as e */
const namesIn = (list: string): readonly { readonly name: string; readonly own: string }[] =>
  (/\{([^}]*)\}/.exec(list)?.[1] ?? (list.includes('{') ? '' : list))
    .split(',')
    .map(each => each.trim().replace(/^type\s+/, ''))
    .filter(each => /^[\w$]/.test(each))
    .map(each => each.split(/\s+as\s+|\s*:\s*/))
    .map(([name = '', own = name]) => ({ name, own }))

function targetAt(path: string, source: string, start: number): string {
  const specifier = /^[^'"`]*/.exec(source.slice(start))?.[0] ?? ''
  return specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : specifier
}
