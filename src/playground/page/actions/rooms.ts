/** Going from channel to channel, and reading there. */
import type { WireCommand, WireMessages } from '../../wire.ts'
import { commandSuggestions } from '../completion.ts'
import { server } from '../server.ts'
import { channelOf, EMPTY_COMPOSER, type Room, type Seat, type State } from '../state.ts'
import type { Store } from '../store.ts'

export interface Rooms {
  open(personId: string, channelId: string): void
  setList(personId: string, isOpen: boolean): void
  setMembers(personId: string, isOpen: boolean): void
  showOlder(personId: string): Promise<void>
  /** Asks again for what may have been missed. */
  refresh(): void
  /** Loads what is on the screen and not there yet, and notes that it has been read. */
  attend(): void
}

const EMPTY: Room = { messages: [], hasOlder: false, status: 'loading', changes: 0 }

export function createRooms(store: Store): Rooms {
  const load = (personId: string, channelId: string) => loadRoom(store, personId, channelId)
  const attend = () => {
    for (const seat of shownSeats(store.get())) {
      const { personId, channelId } = seat
      if (channelId === null) continue
      if (seat.rooms[channelId] === undefined || seat.commands[channelId] === undefined) {
        if (seat.rooms[channelId]?.status !== 'loading') void load(personId, channelId)
      }
      markRead(seat)
    }
  }
  return {
    open: (personId, channelId) => {
      store.updateSeat(personId, seat => entered(seat, channelId))
      attend()
    },
    setList: (personId, isListOpen) => store.updateSeat(personId, seat => ({ ...seat, isListOpen })),
    setMembers: (personId, isMembersOpen) => store.updateSeat(personId, seat => ({ ...seat, isMembersOpen })),
    showOlder: personId => showOlder(store, personId),
    refresh: () => {
      store.update(state => ({
        ...state,
        seats: Object.fromEntries(Object.entries(state.seats).map(([id, seat]) => [id, forgetful(state, seat)])),
      }))
      for (const { personId, channelId } of shownSeats(store.get())) {
        if (channelId !== null) void load(personId, channelId)
      }
    },
    attend,
  }
}

async function loadRoom(store: Store, personId: string, channelId: string): Promise<void> {
  store.updateSeat(personId, seat => putRoom(seat, channelId, seat.rooms[channelId] ?? EMPTY))
  const changes = () => store.get().seats[personId]?.rooms[channelId]?.changes ?? 0
  try {
    const commands = await server.commands(personId, channelId)
    // An event may overtake the answer: then that is not how things stand any more.
    let before: number
    let found: WireMessages
    do {
      before = changes()
      found = await server.messages(personId, channelId)
    } while (changes() !== before)
    store.updateSeat(personId, seat =>
      withCommands(putRoom(seat, channelId, { ...found, status: 'ready', changes: before }), channelId, commands),
    )
  } catch {
    store.updateSeat(personId, seat =>
      putRoom(seat, channelId, { ...(seat.rooms[channelId] ?? EMPTY), status: 'failed' }),
    )
  }
}

export const shownSeats = ({ shown, seats }: State): readonly Seat[] => shown.flatMap(id => seats[id] ?? [])

const putRoom = (seat: Seat, channelId: string, room: Room): Seat => ({
  ...seat,
  rooms: { ...seat.rooms, [channelId]: room },
})

/** Whoever has typed a slash already sees them now. */
function withCommands(seat: Seat, channelId: string, commands: readonly WireCommand[]): Seat {
  const { composer } = seat
  const known = { ...seat, commands: { ...seat.commands, [channelId]: commands } }
  if (channelId !== seat.channelId || composer.command !== null || composer.suggestions === null) return known
  return { ...known, composer: { ...composer, suggestions: commandSuggestions(known, composer.text) } }
}

function entered(seat: Seat, channelId: string): Seat {
  const toasts = seat.toasts.filter(toast => toast.channelId !== channelId)
  const common = { ...seat, channelId, toasts, isListOpen: false, popover: null, menu: null }
  if (channelId === seat.channelId) return common
  const composer = seat.composer.command === null ? { ...seat.composer, suggestions: null } : EMPTY_COMPOSER
  return { ...common, composer }
}

/** What nobody looks at is read again when somebody does; what is on the screen stays until it is replaced. */
function forgetful({ shown }: State, seat: Seat): Seat {
  const { channelId } = seat
  const room = channelId === null ? undefined : seat.rooms[channelId]
  const isKept = shown.includes(seat.personId) && channelId !== null && room !== undefined
  return { ...seat, commands: {}, rooms: isKept ? { [channelId]: room } : {} }
}

/** By person and channel: what the server has been told. */
const told = new Map<string, string>()

function markRead(seat: Seat): void {
  const channel = channelOf(seat)
  const room = seat.rooms[seat.channelId ?? '']
  if (channel === undefined || room?.status !== 'ready' || document.visibilityState === 'hidden') return
  if (!channel.isUnread && channel.pings === 0) return
  const key = `${seat.personId} ${channel.id}`
  const last = room.messages.at(-1)?.id ?? ''
  if (told.get(key) === last) return
  told.set(key, last)
  server.act(seat.personId, { type: 'read', channelId: channel.id }).catch(() => told.delete(key))
}

async function showOlder(store: Store, personId: string): Promise<void> {
  const seat = store.get().seats[personId]
  const channelId = seat?.channelId ?? ''
  const room = seat?.rooms[channelId]
  const [oldest] = room?.messages ?? []
  if (room === undefined || !room.hasOlder || oldest === undefined || room.status !== 'ready') return
  store.updateSeat(personId, current => putRoom(current, channelId, { ...room, status: 'loading' }))
  const found: WireMessages | null = await server.messages(personId, channelId, oldest.id).catch(() => null)
  store.updateSeat(personId, current => {
    const now = current.rooms[channelId] ?? room
    if (found === null) return putRoom(current, channelId, { ...now, status: 'ready' })
    const known = new Set(now.messages.map(({ id }) => id))
    const messages = [...found.messages.filter(({ id }) => !known.has(id)), ...now.messages]
    return putRoom(current, channelId, { ...now, messages, hasOlder: found.hasOlder, status: 'ready' })
  })
}
