/** Ports that fail. */
import type { EventStore } from '../../src/app/ports/event-store.ts'
import type { Ports } from '../../src/app/ports/index.ts'

export const FAULTS = ['throw before', 'throw after', 'twice', 'late'] as const
export type Fault = (typeof FAULTS)[number]

/** Says for each call of a port what goes wrong with it, if anything. */
export type Plan = (call: string) => Fault | null

const CALLS = ['load', 'append', 'read', 'settle', 'due', 'put', 'list', 'rows'] as const

export function faulty(ports: Ports, plan: Plan): Ports {
  const store = { ...ports.store } as Record<string, unknown> & EventStore
  for (const name of CALLS) {
    const call = ports.store[name] as (...args: readonly unknown[]) => Promise<unknown>
    ;(store as Record<string, unknown>)[name] = failing(name, call, plan)
  }
  return {
    ...ports,
    store,
    messenger: { send: failing('send', ports.messenger.send, plan) },
    clock: { now: () => (plan('now') === 'throw before' ? fail('now') : ports.clock.now()) },
  }
}

const failing =
  <Args extends readonly unknown[], T>(name: string, call: (...args: Args) => Promise<T>, plan: Plan) =>
  async (...args: Args): Promise<T> => {
    const fault = plan(name)
    if (fault === 'throw before') fail(name)
    if (fault === 'twice') await call(...args)
    if (fault === 'late') for (let turn = 0; turn < 50; turn++) await null
    const result = await call(...args)
    if (fault === 'throw after') fail(name)
    return result
  }

export class InjectedFault extends Error {}

function fail(name: string): never {
  throw new InjectedFault(`${name} failed`)
}
