/** The servers that have to behave alike. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { type AddressInfo, createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { openEmbeddedStore } from '../../src/store/embedded.ts'
import { removeDirectory, temporaryDirectory } from './directories.ts'

export interface Server {
  readonly endpoint: string
  stop(): Promise<void>
}

interface ServerKind {
  readonly name: string
  /** Why it cannot be had here. */
  readonly missing: string | null
  start(): Promise<Server>
}

async function startEmbedded(): Promise<Server> {
  const directory = await temporaryDirectory()
  const opened = await openEmbeddedStore({ directory })
  if (!opened.ok) throw new Error(opened.error)
  const { endpoint, close } = opened.value
  const stop = async () => {
    await close()
    await removeDirectory(directory)
  }
  return { endpoint, stop }
}

const DYNOXIDE = ((): { readonly path: string } | { readonly missing: string } => {
  try {
    const path = createRequire(import.meta.url).resolve('@dynoxide/linux-x64/dynoxide')
    const { status, error } = spawnSync(path, ['--version'])
    return status === 0 ? { path } : { missing: `dynoxide does not run here (${error?.message ?? status})` }
  } catch {
    return { missing: '@dynoxide/linux-x64 is not installed' }
  }
})()

const PORTS_TO_TRY = 5

async function startDynoxide(): Promise<Server> {
  if ('missing' in DYNOXIDE) throw new Error(DYNOXIDE.missing)
  for (let tries = 1; tries <= PORTS_TO_TRY; tries++) {
    const port = await freePort()
    const child = spawn(DYNOXIDE.path, ['serve', '--port', String(port)], { stdio: ['ignore', 'ignore', 'pipe'] })
    if (await saysItListens(child)) return { endpoint: `http://127.0.0.1:${port}`, stop: () => kill(child) }
  }
  throw new Error('dynoxide does not start')
}

async function saysItListens({ stderr }: ChildProcess): Promise<boolean> {
  if (!stderr) return false
  for await (const line of createInterface(stderr)) if (line.includes('listening on')) return true
  return false
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

/** Somebody else may take it before we do. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

export const SERVERS: readonly ServerKind[] = [
  { name: 'the embedded server', missing: null, start: startEmbedded },
  { name: 'dynoxide', missing: 'missing' in DYNOXIDE ? DYNOXIDE.missing : null, start: startDynoxide },
]
