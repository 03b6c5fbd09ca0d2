/** Everything around the conversation: who one is, what time it is, what is in the log. */
import { server } from '../server.ts'
import type { ClockPanel, Dialog, LogPanel, Theme } from '../state.ts'
import type { Store } from '../store.ts'
import { setWorldTime } from '../world-clock.ts'
import { problemOf } from './deeds.ts'
import type { Rooms } from './rooms.ts'

export interface Surroundings {
  be(personId: string, pane?: number): void
  /** One on the screen, or two side by side. */
  setSideBySide(isOn: boolean): void
  act(pane: number): void
  setTheme(theme: Theme): void
  endWelcome(): void
  setMenu(isOpen: boolean): void
  setDialog(dialog: Dialog | null): void
  showRaw(personId: string, messageId: string): Promise<void>
  reset(): Promise<void>
  addPerson(name: string): Promise<void>
  setClock(change: Partial<ClockPanel>): void
  jump(to: { readonly by: number } | { readonly to: number }): Promise<void>
  setLog(change: Partial<LogPanel>): void
  openLog(isOpen: boolean): Promise<void>
  openEntry(number: number): Promise<void>
}

export function createSurroundings(store: Store, rooms: Rooms): Surroundings {
  const setClock = (change: Partial<ClockPanel>) =>
    store.update(state => ({ ...state, clock: { ...state.clock, ...change } }))
  const setLog = (change: Partial<LogPanel>) => store.update(state => ({ ...state, log: { ...state.log, ...change } }))
  return {
    ...people(store, rooms),
    ...appearance(store),
    ...windows(store),
    setClock,
    jump: async to => {
      setClock({ isBusy: true, problem: null })
      try {
        setWorldTime((await server.jump(to)).now)
        setClock({ isBusy: false })
      } catch (error) {
        setClock({ isBusy: false, problem: problemOf(error) })
      }
    },
    setLog,
    openLog: async isOpen => {
      setLog({ isOpen })
      if (isOpen) setLog({ lines: await server.log().catch(() => store.get().log.lines) })
    },
    openEntry: number => openEntry(store, number),
  }
}

type Windows = 'setDialog' | 'showRaw' | 'reset' | 'addPerson'

function windows(store: Store): Pick<Surroundings, Windows> {
  const setDialog = (dialog: Dialog | null) => store.update(state => ({ ...state, dialog }))
  return {
    setDialog,
    showRaw: async (personId, messageId) => {
      store.updateSeat(personId, seat => ({ ...seat, popover: null }))
      const raw = await server.raw(personId, messageId).catch(error => ({ problem: problemOf(error) }))
      setDialog({ kind: 'raw', title: 'Raw payload', text: JSON.stringify(raw, null, 2) })
    },
    reset: async () => {
      setDialog({ kind: 'reset', isBusy: true, problem: null })
      try {
        await server.reset()
        setDialog(null)
      } catch (error) {
        setDialog({ kind: 'reset', isBusy: false, problem: problemOf(error) })
      }
    },
    addPerson: async name => {
      try {
        await server.addPerson(name)
        setDialog(null)
      } catch (error) {
        setDialog({ kind: 'newcomer', problem: problemOf(error) })
      }
    },
  }
}

function people(store: Store, rooms: Rooms): Pick<Surroundings, 'be' | 'setSideBySide' | 'act'> {
  return {
    be: (personId, pane = store.get().acting) => {
      store.update(state => {
        const old = state.shown[pane]
        const isElsewhere = state.shown.includes(personId)
        const shown = state.shown.map((id, index) => (index === pane ? personId : id === personId && old ? old : id))
        return { ...state, shown: isElsewhere && state.shown[pane] === personId ? state.shown : shown, acting: pane }
      })
      rooms.attend()
    },
    setSideBySide: isOn => {
      store.update(state => {
        const [first = ''] = state.shown[state.acting] === undefined ? state.shown : [state.shown[state.acting]]
        const other = state.people.find(({ id }) => id !== first)
        const shown = isOn && other !== undefined ? [first, other.id] : [first]
        return { ...state, shown, acting: 0 }
      })
      rooms.attend()
    },
    act: pane => store.update(state => (state.acting === pane ? state : { ...state, acting: pane })),
  }
}

const THEME_KEY = 'prizepost.theme'
const WELCOME_KEY = 'prizepost.welcomed'

/** A browser that keeps nothing is no reason to fail. */
function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {}
}

export function remembered(): { readonly theme: Theme; readonly isWelcome: boolean } {
  try {
    const theme = localStorage.getItem(THEME_KEY)
    return {
      theme: theme === 'light' || theme === 'dark' ? theme : 'system',
      isWelcome: localStorage.getItem(WELCOME_KEY) === null,
    }
  } catch {
    return { theme: 'system', isWelcome: true }
  }
}

function appearance(store: Store): Pick<Surroundings, 'setTheme' | 'endWelcome' | 'setMenu'> {
  return {
    setTheme: theme => {
      remember(THEME_KEY, theme)
      store.update(state => ({ ...state, theme }))
    },
    endWelcome: () => {
      remember(WELCOME_KEY, 'yes')
      store.update(state => ({ ...state, isWelcome: false }))
    },
    setMenu: isMenuOpen => store.update(state => ({ ...state, isMenuOpen })),
  }
}

async function openEntry(store: Store, number: number): Promise<void> {
  const set = (opened: LogPanel['opened']) => store.update(state => ({ ...state, log: { ...state.log, opened } }))
  const { opened } = store.get().log
  if (opened[number] !== undefined) return
  set({ ...opened, [number]: 'loading' })
  try {
    const entry = await server.logEntry(number)
    set({ ...store.get().log.opened, [number]: entry })
  } catch {
    const { [number]: _, ...others } = store.get().log.opened
    set(others)
  }
}
