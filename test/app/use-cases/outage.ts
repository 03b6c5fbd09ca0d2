/** A time in which nothing that follows an entry succeeds: no message, no lookup. */
import type { Ports } from '../../../src/app/ports/index.ts'

export class Outage {
  isOn = false

  readonly change = (ports: Ports): Ports => ({
    ...ports,
    store: {
      ...ports.store,
      put: row => this.#unless(() => ports.store.put(row)),
      settle: (stream, version) => this.#unless(() => ports.store.settle(stream, version)),
    },
    messenger: { send: notice => this.#unless(() => ports.messenger.send(notice)) },
  })

  async during<T>(work: () => Promise<T>): Promise<T> {
    this.isOn = true
    const result = await work()
    this.isOn = false
    return result
  }

  async #unless(work: () => Promise<void>): Promise<void> {
    if (this.isOn) throw new Error('outage')
    await work()
  }
}
