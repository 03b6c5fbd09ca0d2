/** Packs the functions: one folder each, with all that it needs and nothing else. */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildOptions, build, type Metafile } from 'esbuild'
import { leanEnums } from './lean-enums.ts'
import { sharpFor, type Target } from './sharp-for.ts'

export const FUNCTIONS = ['interactions', 'worker', 'clock'] as const
export type FunctionName = (typeof FUNCTIONS)[number]

/** Where npm starts everything. */
export const ROOT = process.cwd()

/** Lambda finds `handler` in `index.mjs`. */
export const ENTRY = 'index.mjs'

export interface Bundles {
  readonly folders: Readonly<Record<FunctionName, string>>
  readonly contents: Readonly<Record<FunctionName, Metafile>>
}

/** `target` decides which sharp goes with the worker; everything else is the same everywhere. */
export async function bundle(folder: string, target: Target): Promise<Bundles> {
  await rm(folder, { recursive: true, force: true })
  const folderOf = (name: FunctionName) => join(folder, name)
  const [interactions, worker, clock] = await Promise.all(FUNCTIONS.map(name => pack(name, folderOf(name))))
  if (!interactions || !worker || !clock) throw new Error('Not everything was packed')
  await copySharp(await sharpFor(target), join(folderOf('worker'), 'node_modules'))
  return {
    folders: { interactions: folderOf('interactions'), worker: folderOf('worker'), clock: folderOf('clock') },
    contents: { interactions, worker, clock },
  }
}

/** What sharp's own package installs beside itself, whichever machine it is for. */
const copySharp = async (packages: readonly { readonly name: string; readonly folder: string }[], to: string) => {
  for (const { name, folder } of packages) await cp(folder, join(to, name), { recursive: true, filter: isNeeded })
}

const isNeeded = (path: string): boolean =>
  !/\.(?:md|d\.ts|d\.cts|map|cc|h|gyp)$|[\\/]sharp[\\/](?:src|install)$/.test(path)

async function pack(name: FunctionName, outdir: string): Promise<Metafile> {
  const { metafile } = await build({
    ...OPTIONS,
    entryPoints: { index: join(ROOT, 'handlers', `lambda-${name}.ts`) },
    outdir,
  })
  await mkdir(outdir, { recursive: true })
  await writeFile(join(outdir, 'package.json'), '{"type":"module"}\n')
  return metafile
}

const OPTIONS = {
  absWorkingDir: ROOT,
  bundle: true,
  // What is only sometimes needed is a file of its own.
  splitting: true,
  chunkNames: 'part-[hash]',
  outExtension: { '.js': '.mjs' },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  mainFields: ['module', 'main'],
  minify: true,
  sourcemap: true,
  sourcesContent: false,
  metafile: true,
  legalComments: 'none',
  logLevel: 'error',
  external: ['sharp'],
  plugins: [leanEnums],
  alias: {
    // A Lambda is told its credentials by its environment; the other ways of finding some weigh 130 KB.
    '@aws-sdk/credential-provider-node': './cdk/environment-credentials.ts',
    // The one for Node brings its own `fetch`, of 420 KB.
    '@discordjs/rest': './node_modules/@discordjs/rest/dist/web.mjs',
  },
  // Packages that were written for CommonJS ask for their parts by `require`.
  banner: { js: "import{createRequire as makeRequire}from'node:module';const require=makeRequire(import.meta.url);" },
} as const satisfies BuildOptions
