/** Everything the page knows, and how events change it. */
import type {
  WireBadges,
  WireChannel,
  WireChoice,
  WireCommand,
  WireEvent,
  WireInput,
  WireLogEntry,
  WireLogLine,
  WireMessage,
  WireModal,
  WirePerson,
  WireSnapshot,
  WireUpload,
} from '../wire.ts'

export interface Room {
  readonly messages: readonly WireMessage[]
  readonly hasOlder: boolean
  readonly status: 'loading' | 'ready' | 'failed'
  /** How many events have changed it. */
  readonly changes: number
}

/** What has been typed into one option of a command. */
export interface FieldValue {
  readonly text: string
  readonly value: string | number | boolean | WireUpload | null
}

/** A list that opens below or above what is being typed. */
export interface Suggestions {
  readonly items: readonly Suggestion[]
  readonly active: number
  readonly isLoading: boolean
}

export interface Suggestion {
  readonly label: string
  readonly detail: string
  readonly pick: WireCommand | WireChoice | { readonly option: string }
}

export interface Composer {
  readonly text: string
  readonly command: WireCommand | null
  /** Options that are filled in or about to be, in the order of the command. */
  readonly fields: Readonly<Record<string, FieldValue>>
  readonly focused: string | null
  readonly suggestions: Suggestions | null
  readonly isSending: boolean
  readonly problem: string | null
}

export const EMPTY_COMPOSER: Composer = {
  text: '',
  command: null,
  fields: {},
  focused: null,
  suggestions: null,
  isSending: false,
  problem: null,
}

/** A menu that is open: a select of a message or of a form. */
export interface OpenMenu {
  readonly key: string
  readonly active: number
  readonly picks: readonly string[]
}

export interface OpenForm {
  readonly modal: WireModal
  readonly values: Readonly<Record<string, WireInput>>
  readonly menu: OpenMenu | null
  readonly problem: string | null
  readonly isSending: boolean
}

export interface Toast {
  readonly id: string
  readonly channelId: string
  readonly title: string
  readonly text: string
}

/** One of the people, as somebody at the page plays them. */
export interface Seat {
  readonly personId: string
  readonly snapshot: WireSnapshot | null
  readonly channelId: string | null
  readonly rooms: Readonly<Record<string, Room>>
  readonly commands: Readonly<Record<string, readonly WireCommand[]>>
  readonly composer: Composer
  readonly menu: OpenMenu | null
  /** `message component` that waits for its answer. */
  readonly busy: ReadonlySet<string>
  /** By message: what went wrong with it last. */
  readonly failures: Readonly<Record<string, string>>
  readonly form: OpenForm | null
  readonly toasts: readonly Toast[]
  /** On narrow screens, the list of channels covers the messages. */
  readonly isListOpen: boolean
  readonly isMembersOpen: boolean
  /** `member …` or `message …` whose menu is open. */
  readonly popover: string | null
}

export type Dialog =
  | { readonly kind: 'picture'; readonly url: string; readonly alt: string }
  | { readonly kind: 'raw'; readonly title: string; readonly text: string }
  | { readonly kind: 'reset'; readonly isBusy: boolean; readonly problem: string | null }
  | { readonly kind: 'newcomer'; readonly problem: string | null }

export type Theme = 'system' | 'light' | 'dark'

export interface LogPanel {
  readonly isOpen: boolean
  readonly show: 'all' | 'interaction' | 'rest'
  readonly lines: readonly WireLogLine[]
  readonly opened: Readonly<Record<number, WireLogEntry | 'loading'>>
}

export interface ClockPanel {
  readonly isOpen: boolean
  readonly isBusy: boolean
  readonly problem: string | null
}

export interface State {
  readonly connection: 'connecting' | 'open' | 'lost'
  readonly people: readonly WirePerson[]
  readonly badges: WireBadges
  readonly seats: Readonly<Record<string, Seat>>
  /** Who is on the screen: one, or two side by side. */
  readonly shown: readonly string[]
  /** The one who acts, if there are two. */
  readonly acting: number
  readonly clock: ClockPanel
  readonly log: LogPanel
  readonly isMenuOpen: boolean
  readonly dialog: Dialog | null
  readonly theme: Theme
  readonly isWelcome: boolean
  /** For those who hear the page. */
  readonly announcement: string
}

export const startState = (theme: Theme, isWelcome: boolean): State => ({
  connection: 'connecting',
  people: [],
  badges: {},
  seats: {},
  shown: [],
  acting: 0,
  clock: { isOpen: false, isBusy: false, problem: null },
  log: { isOpen: false, show: 'all', lines: [], opened: {} },
  isMenuOpen: false,
  dialog: null,
  theme,
  isWelcome,
  announcement: '',
})

export const newSeat = (personId: string): Seat => ({
  personId,
  snapshot: null,
  channelId: null,
  rooms: {},
  commands: {},
  composer: EMPTY_COMPOSER,
  menu: null,
  busy: new Set(),
  failures: {},
  form: null,
  toasts: [],
  isListOpen: false,
  isMembersOpen: false,
  popover: null,
})

const LONGEST_LOG = 300

export function applyEvent(state: State, event: WireEvent): State {
  switch (event.type) {
    case 'people':
      return withPeople(state, event.people, event.badges)
    case 'surroundings':
      return changeSeat(state, event.to, seat => withSnapshot(seat, event.snapshot))
    case 'message':
      return changeSeat(state, event.to, seat => withMessage(seat, event.message))
    case 'gone':
      return changeSeat(state, event.to, seat => withoutMessage(seat, event.channelId, event.messageId))
    case 'commands':
      return { ...state, seats: mapSeats(state, seat => ({ ...seat, commands: {} })) }
    case 'logged':
      return { ...state, log: { ...state.log, lines: [...state.log.lines, event.line].slice(-LONGEST_LOG) } }
    default:
      return state
  }
}

export function changeSeat(state: State, personId: string, change: (seat: Seat) => Seat): State {
  const seat = state.seats[personId]
  return seat === undefined ? state : { ...state, seats: { ...state.seats, [personId]: change(seat) } }
}

const mapSeats = ({ seats }: State, change: (seat: Seat) => Seat): State['seats'] =>
  Object.fromEntries(Object.entries(seats).map(([id, seat]) => [id, change(seat)]))

export function withPeople(state: State, people: readonly WirePerson[], badges: WireBadges): State {
  const seats = Object.fromEntries(people.map(({ id }) => [id, state.seats[id] ?? newSeat(id)]))
  const shown = state.shown.filter(id => id in seats)
  const [first] = people
  return {
    ...state,
    people,
    badges,
    seats,
    shown: shown.length > 0 || first === undefined ? shown : [first.id],
    acting: Math.min(state.acting, Math.max(0, shown.length - 1)),
  }
}

function withSnapshot(seat: Seat, snapshot: WireSnapshot): Seat {
  const isThere = snapshot.channels.some(({ id }) => id === seat.channelId)
  const [first] = snapshot.channels.filter(({ kind }) => kind === 'text')
  return { ...seat, snapshot, channelId: isThere ? seat.channelId : (first?.id ?? snapshot.channels[0]?.id ?? null) }
}

const isOlder = (id: string, other: string): boolean =>
  id.length === other.length ? id < other : id.length < other.length

/** A channel that nobody has opened yet is read when it is opened. */
function withMessage(seat: Seat, message: WireMessage): Seat {
  const room = seat.rooms[message.channelId]
  if (room === undefined) return seat
  const others = room.messages.filter(({ id }) => id !== message.id)
  const isKnown = others.length < room.messages.length
  const [oldest] = room.messages
  if (!isKnown && room.hasOlder && oldest !== undefined && isOlder(message.id, oldest.id)) return seat
  const end = others.findIndex(({ id }) => isOlder(message.id, id))
  const messages = end < 0 ? [...others, message] : [...others.slice(0, end), message, ...others.slice(end)]
  const { [message.id]: _, ...failures } = seat.failures
  return { ...seat, failures, rooms: { ...seat.rooms, [message.channelId]: changed(room, messages) } }
}

const changed = (room: Room, messages: Room['messages']): Room => ({ ...room, messages, changes: room.changes + 1 })

function withoutMessage(seat: Seat, channelId: string, messageId: string): Seat {
  const room = seat.rooms[channelId]
  if (room === undefined) return seat
  const messages = room.messages.filter(({ id }) => id !== messageId)
  return { ...seat, rooms: { ...seat.rooms, [channelId]: changed(room, messages) } }
}

export const channelOf = ({ snapshot, channelId }: Seat): WireChannel | undefined =>
  snapshot?.channels.find(({ id }) => id === channelId)

export const personNamed = (seat: Seat, id: string): WirePerson =>
  seat.snapshot?.people.find(person => person.id === id) ?? { id, name: 'somebody', isBot: false, shade: 0 }
