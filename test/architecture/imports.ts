import { posix } from 'node:path'
import type { Masked } from './mask.ts'

export interface Import {
  /** A path from the root of the project, or the name of a package when `isPackage`. */
  readonly target: string
  readonly isPackage: boolean
  readonly typeOnly: boolean
  readonly offset: number
}

// Read from code whose quoted text is blanked, so each ends at an opening quote; the words are then taken from the source.
// A list of inline types (`import { type A }`) still loads the file, so only `import type` counts as type-only.
const FORMS = [
  /\bimport\s+(?<type>type\s+)?[\w$*{},\s]+?\bfrom\s*(?<quote>['"])/g,
  /\bimport\s*(?<type>type\s*)?\{[^}]*\}\s*from\s*(?<quote>['"])/g,
  /\bexport\s*(?<type>type\s*)?(?:\*(?:\s*as\s+[\w$]+)?|\{[^}]*\})\s*from\s*(?<quote>['"])/g,
  /\bimport\s*(?<quote>['"])/g,
  /\bimport\s*\(\s*(?<quote>['"`])/g,
]

/** Every file and package that the file at `path` imports or re-exports from. */
export function importsOf(path: string, source: string, { code }: Masked): readonly Import[] {
  const found = new Map<number, Import>()
  for (const form of FORMS) {
    for (const match of code.matchAll(form)) {
      const start = match.index + match[0].length
      const specifier = source.slice(start, code.indexOf(match.groups!.quote!, start))
      const isPackage = !specifier.startsWith('.')
      const target = isPackage ? specifier : posix.join(posix.dirname(path), specifier)
      found.set(start, { target, isPackage, typeOnly: match.groups!.type !== undefined, offset: match.index })
    }
  }
  return [...found.values()].sort((a, b) => a.offset - b.offset)
}
