/** Holds the state, and draws the page again when it has changed. */
import type { Seat, State } from './state.ts'
import { changeSeat } from './state.ts'

export interface Store {
  get(): State
  update(change: (state: State) => State): void
  updateSeat(personId: string, change: (seat: Seat) => Seat): void
  /** Resolves when the screen shows the state. */
  drawn(): Promise<void>
}

export function createStore(start: State, draw: (state: State) => void): Store {
  let state = start
  let drawing: Promise<void> | null = null
  const schedule = (): Promise<void> => {
    drawing ??= new Promise(resolve => {
      queueMicrotask(() => {
        drawing = null
        draw(state)
        resolve()
      })
    })
    return drawing
  }
  const update = (change: (state: State) => State): void => {
    const next = change(state)
    if (next === state) return
    state = next
    void schedule()
  }
  return {
    get: () => state,
    update,
    updateSeat: (personId, change) => update(current => changeSeat(current, personId, change)),
    drawn: () => drawing ?? Promise.resolve(),
  }
}
