/** Opens the page: hears events, keeps the state, draws it. */
import type { WireEvent, WireMessage } from '../wire.ts'
import { createWriting } from './actions/composer.ts'
import { createDeeds } from './actions/deeds.ts'
import { createRooms, type Rooms } from './actions/rooms.ts'
import { createSurroundings, remembered } from './actions/surroundings.ts'
import type { App } from './app.ts'
import { createConnection } from './connection.ts'
import { keepTime } from './keep-time.ts'
import { patchChildren } from './patch.ts'
import { applyEvent, personNamed, type Seat, type State, startState, withPeople } from './state.ts'
import { createStore, type Store } from './store.ts'
import { textsOf } from './texts-of.ts'
import { page } from './views/page.ts'
import type { VNode } from './vnode.ts'
import { setWorldTime } from './world-clock.ts'

const TOAST_MS = 8000

const root = document.getElementById('page')
if (root !== null) open(root)

function open(root: HTMLElement): void {
  root.replaceChildren()
  let drawn: readonly VNode[] = []
  const { theme, isWelcome } = remembered()
  const store = createStore(startState(theme, isWelcome), state => {
    document.documentElement.dataset.theme = state.theme
    document.title = titleOf(state)
    const next = [page(app, state)]
    patchChildren(root, drawn, next)
    drawn = next
  })
  const rooms = createRooms(store)
  const app: App = {
    rooms,
    deeds: createDeeds(store),
    writing: createWriting(store),
    surroundings: createSurroundings(store, rooms),
  }
  const connection = createConnection({
    onEvent: event => hear(event),
    onLost: () => store.update(state => ({ ...state, connection: 'lost' })),
  })
  const listen = () => connection.listenFor(store.get().people.map(({ id }) => id))
  const hear = (event: WireEvent): void => {
    store.update(state => applyEvent(state, event))
    react(store, rooms, event)
    if (event.type === 'hello' || event.type === 'people') listen()
    if (event.type === 'reset') connection.listenFor([])
    rooms.attend()
  }
  connection.listenFor([])
  document.addEventListener('visibilitychange', () => rooms.attend())
  document.addEventListener('click', event => closePopovers(store, event.target as Element))
  keepTime()
}

function titleOf({ badges }: State): string {
  const count = Object.values(badges).reduce((sum, each) => sum + each, 0)
  return count > 0 ? `(${count}) Prizepost playground` : 'Prizepost playground'
}

function react(store: Store, rooms: Rooms, event: WireEvent): void {
  switch (event.type) {
    case 'hello':
      setWorldTime(event.start.now)
      store.update(state => ({
        ...withPeople(state, event.start.people, event.start.badges),
        connection: 'open',
      }))
      rooms.refresh()
      break
    case 'clock':
      setWorldTime(event.now)
      break
    case 'reset':
      store.update(state => ({ ...startState(state.theme, state.isWelcome), connection: state.connection }))
      break
    case 'message':
      if (event.isNew) announce(store, event.to, event.message)
      break
    case 'pinged':
      notify(store, event.to, event.channelId, event.messageId)
      break
    default:
  }
}

/** Read aloud what is new where the reader is. */
function announce(store: Store, personId: string, message: WireMessage): void {
  const { shown, acting, seats } = store.get()
  const seat = seats[personId]
  if (shown[acting] !== personId || seat?.channelId !== message.channelId || message.authorId === personId) return
  const words = message.isThinking ? 'is thinking' : textsOf(message)
  store.update(state => ({ ...state, announcement: `${personNamed(seat, message.authorId).name}: ${words}` }))
}

/** Somebody is called, somewhere they are not looking. */
function notify(store: Store, personId: string, channelId: string, messageId: string): void {
  const isLooking = (seat: Seat) => seat.channelId === channelId && store.get().shown.includes(personId)
  store.updateSeat(personId, seat => {
    if (isLooking(seat)) return seat
    const channel = seat.snapshot?.channels.find(({ id }) => id === channelId)
    const isDirect = channel === undefined || channel.kind === 'direct'
    const toast = {
      id: messageId,
      channelId,
      title: isDirect ? 'A message for you' : `You are called in ${channel.name}`,
      text: 'Open it',
    }
    return { ...seat, toasts: [...seat.toasts.filter(each => each.channelId !== channelId), toast].slice(-3) }
  })
  setTimeout(() => {
    store.updateSeat(personId, seat => ({ ...seat, toasts: seat.toasts.filter(({ id }) => id !== messageId) }))
  }, TOAST_MS)
}

/** A click anywhere else closes what is open. */
function closePopovers(store: Store, target: Element): void {
  const isWithin = (selector: string) => target.closest?.(selector) != null || !target.isConnected
  const { clock, isMenuOpen, seats } = store.get()
  if (clock.isOpen && !isWithin('.clock'))
    store.update(state => ({ ...state, clock: { ...state.clock, isOpen: false } }))
  if (isMenuOpen && !isWithin('.top-bar')) store.update(state => ({ ...state, isMenuOpen: false }))
  for (const { personId, popover, menu } of Object.values(seats)) {
    if (popover !== null && !isWithin('.message-tools, .members')) {
      store.updateSeat(personId, seat => ({ ...seat, popover: null }))
    }
    if (menu !== null && !isWithin('.select')) store.updateSeat(personId, seat => ({ ...seat, menu: null }))
  }
}
