/** What is in a bundle, and how much of it. */
import type { Metafile } from 'esbuild'

export interface Weight {
  /** Files of ours and of packages. */
  readonly inputs: readonly string[]
  /** Packages, and our own folders: `src/cards`. */
  readonly names: readonly string[]
  /** Bytes that are loaded at the start, and all there are. */
  readonly atOnce: number
  readonly inAll: number
}

export function weightOf({ outputs }: Metafile): Weight {
  const code = Object.entries(outputs).filter(([path]) => path.endsWith('.mjs'))
  const inputs = code.flatMap(([, { inputs: all }]) =>
    Object.entries(all).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? path : [])),
  )
  const [entry = ''] = code.find(([, { entryPoint }]) => entryPoint?.startsWith('handlers/')) ?? []
  const atOnce = new Set<string>()
  const add = (path: string): void => {
    if (atOnce.has(path)) return
    atOnce.add(path)
    for (const each of outputs[path]?.imports ?? [])
      if (each.kind === 'import-statement' && !each.external) add(each.path)
  }
  add(entry)
  const bytes = (paths: Iterable<string>) => [...paths].reduce((sum, path) => sum + (outputs[path]?.bytes ?? 0), 0)
  return {
    inputs,
    names: [...new Set(inputs.map(nameOf))],
    atOnce: bytes(atOnce),
    inAll: bytes(code.map(([path]) => path)),
  }
}

const nameOf = (path: string): string =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path.split('/').slice(0, 2).join('/')
