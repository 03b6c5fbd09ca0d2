/** The page itself: its TypeScript and its styles are put together in memory when the server starts. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

export interface Asset {
  readonly contentType: string
  readonly body: string | Uint8Array
}

const folder = fileURLToPath(new URL('../page/', import.meta.url))

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
}

export async function loadAssets(): Promise<ReadonlyMap<string, Asset>> {
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: ['main.ts', 'style.css'],
    bundle: true,
    write: false,
    outdir: '/',
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    minify: true,
    logLevel: 'silent',
  })
  const [html, icon] = await Promise.all(['index.html', 'icon.svg'].map(name => readFile(`${folder}${name}`)))
  return new Map<string, Asset>([
    ['/', { contentType: 'text/html; charset=utf-8', body: html ?? '' }],
    ['/icon.svg', { contentType: 'image/svg+xml', body: icon ?? '' }],
    ...outputFiles.map(({ path, contents }): [string, Asset] => {
      const name = path.split(/[/\\]/).at(-1) ?? ''
      return [`/${name}`, { contentType: TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain', body: contents }]
    }),
  ])
}
