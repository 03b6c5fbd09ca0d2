/** sharp, as it has to be on the machine where it will run. npm installs it for the machine where it is built. */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** `here` is the machine that builds: for trying out what was built. */
export type Target = 'lambda' | 'here'

export interface Package {
  readonly name: string
  readonly folder: string
}

const ROOT = process.cwd()
const CACHE = join(ROOT, 'node_modules', '.cache', 'prizepost')
const LAMBDA = { os: 'linux', cpu: 'arm64', libc: 'glibc' } as const

interface Locked {
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

type Lock = Readonly<Record<string, Locked>>

export async function sharpFor(target: Target): Promise<readonly Package[]> {
  const locked = sharpIn(JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')).packages)
  const folder = target === 'here' ? ROOT : await installedFor(LAMBDA, locked)
  return Object.keys(locked)
    .map(path => ({ name: path.slice('node_modules/'.length), folder: join(folder, path) }))
    .filter(each => existsSync(each.folder))
}

/** sharp and all that belongs to it, for every machine, as our lock file pins it. */
function sharpIn(lock: Lock): Lock {
  const found: Record<string, Locked> = {}
  const add = (name: string): void => {
    const path = `node_modules/${name}`
    const locked = lock[path]
    if (!locked || found[path]) return
    found[path] = locked
    for (const each of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })) add(each)
  }
  add('sharp')
  return found
}

/** npm checks what it fetches against our lock file. It is fetched once; after that nobody needs the network. */
async function installedFor({ os, cpu, libc }: typeof LAMBDA, locked: Lock): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(locked)).digest('hex').slice(0, 12)
  const folder = join(CACHE, `sharp-${os}-${cpu}-${hash}`)
  if (existsSync(folder)) return folder
  const draft = `${folder}.${process.pid}`
  await mkdir(draft, { recursive: true })
  const root = {
    name: 'sharp-for-lambda',
    version: '0.0.0',
    dependencies: { sharp: locked['node_modules/sharp']?.version },
  }
  await writeFile(join(draft, 'package.json'), JSON.stringify(root))
  const lock = { ...root, lockfileVersion: 3, requires: true, packages: { '': root, ...locked } }
  await writeFile(join(draft, 'package-lock.json'), JSON.stringify(lock))
  try {
    const where = [`--os=${os}`, `--cpu=${cpu}`, `--libc=${libc}`]
    await promisify(execFile)(
      'npm',
      ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', ...where],
      {
        cwd: draft,
        shell: process.platform === 'win32', // npm is a script there
      },
    )
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    const why = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error)
    throw new Error(
      `sharp for ${os}-${cpu} cannot be fetched. It is needed once, from where npm gets its packages.\n${why}`,
    )
  }
  return folder
}
