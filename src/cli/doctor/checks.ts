/** What the doctor looks at, in this order. */
import { isForDiscord, readHostConfig, type Surroundings } from '../../host/config.ts'
import { lockOwner } from '../../store/directory-lock.ts'
import type { Check } from './checkup.ts'
import { settingsCheck, tokenCheck } from './discord.ts'
import { clockCheck, nodeCheck, portCheck } from './machine.ts'
import { directoryCheck, spaceCheck } from './store.ts'

// Loaded when it is looked at: it may be what is broken.
const drawing = () => import('./pictures.ts')
const DRAWING: readonly Check[] = [
  { name: 'sharp', look: async () => (await drawing()).drawingCheck.look() },
  { name: 'letters', look: async () => (await drawing()).lettersCheck.look() },
]

export function checksFor(port: number, data: string, env: Surroundings): readonly Check[] {
  const isInUse = async () => (await lockOwner(data)) !== null
  const args = ['--port', String(port), '--data', data]
  const config = isForDiscord(env) ? readHostConfig(args, env) : null
  const token = config?.ok && config.value.kind === 'host' ? tokenCheck(config.value) : null
  return [
    nodeCheck(),
    portCheck(port, env.HOST || '127.0.0.1', isInUse),
    directoryCheck(data),
    spaceCheck(data),
    ...DRAWING,
    ...(config ? [settingsCheck(args, env)] : []),
    ...(token ? [token] : []),
    clockCheck(Date.now, token?.discordTime),
  ]
}
