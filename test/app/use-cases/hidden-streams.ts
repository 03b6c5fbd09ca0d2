/** Matches as they could also have been for all that one viewer knows: for finding out whether they are told so. */
import { evolveMatch, type MatchStreamEntry } from '../../../src/app/match/evolve-match.ts'
import { draftOf, type Match } from '../../../src/app/match/match.ts'
import type { Brought, MatchEntry, MatchEvent } from '../../../src/app/match/match-event.ts'
import type { Orders } from '../../../src/app/match/orders.ts'
import {
  type Card,
  type CardId,
  type Chance,
  type Event,
  evolve,
  NOTHING,
  type Seat,
} from '../../../src/engine/index.ts'
import type { Question } from '../../../src/engine/question.ts'
import type { Viewer } from '../../../src/engine/view.ts'
import type { MatchId, Pair, PlayerId } from '../../../src/shared/ids.ts'
import { changeUnknown, knownTo } from '../../invariants/hidden.ts'
import { memoryStore } from '../memory-store.ts'
import { World } from '../world.ts'
import { lastNotices, SOMEBODY } from './sitting.ts'

export const VIEWERS: readonly Viewer[] = [0, 1, 'spectator']

export const nameOf = (viewer: Viewer, players: Pair<PlayerId>): PlayerId =>
  viewer === 'spectator' ? SOMEBODY : players[viewer]

export const readEntries = (world: World, match: MatchId): Promise<readonly MatchStreamEntry[]> =>
  world.store.read<MatchEntry>(`match#${match}`)

/** The match after each entry. */
export function statesOf(entries: readonly MatchStreamEntry[]): readonly Match[] {
  const states: Match[] = []
  for (const entry of entries) states.push(evolveMatch(states.at(-1) ?? null, entry))
  return states
}

/** A world in which nothing but this has happened. */
export async function worldOf(entries: readonly MatchStreamEntry[], now: number): Promise<World> {
  const store = memoryStore()
  const [first] = entries
  const challenged = first?.data.events[0]
  if (challenged?.type !== 'Challenged') throw new Error('a match begins with a challenge')
  for (const { version, at, by, delivery, data } of entries)
    await store.append(`match#${challenged.match}`, { version, at, by, delivery, data })
  const world = new World(store)
  world.now = now
  await world.app.rebuild()
  return world
}

/** Everything about a match that one viewer can get to know by asking, and whether they may do something. */
export async function askAll(world: World, match: MatchId, by: PlayerId): Promise<unknown> {
  const { app } = world
  const asked = { match, by }
  const wanted = [
    { type: 'Undo', seen: -1 },
    { type: 'AskTakeback', to: 1 },
    { type: 'Answer', picks: [99] },
  ] as const
  const refusals: unknown[] = []
  for (const command of wanted) {
    const outcome = await world.do(by, match, command)
    if (outcome.ok) throw new Error(`${command.type} was done`)
    refusals.push(outcome.error)
  }
  return {
    look: await app.look(asked),
    log: await app.log(asked),
    exported: await app.exportMatch(asked),
    turns: await app.turns(by),
    history: await app.history(by),
    refusals,
  }
}

/** What the last entry brought: the answer if the viewer did it, and the notices that go to them. */
export async function lastTold(world: World, match: MatchId, by: PlayerId): Promise<unknown> {
  const last = (await readEntries(world, match)).at(-1)!
  const request = { match, by: { player: last.by }, delivery: { id: last.delivery, at: last.at } }
  const outcome = await world.app.command(request, { type: 'Undo' })
  if (!outcome.ok || !outcome.value.repeated) throw new Error('it was not found again')
  const answer = outcome.value
  const notices = await lastNotices(world, match)
  const theirs = notices.filter(({ to }) => (to === 'table' ? by === SOMEBODY : to.player === by))
  return { notices: theirs, answer: last.by === by ? answer : null }
}

/** Without what is made of the seed: it must differ. */
const OF_THE_SEED = ['commitment', 'saltHashes', 'id']

export const written = (told: unknown): string =>
  JSON.stringify(told, (key, value) => (OF_THE_SEED.includes(key) && typeof value !== 'number' ? null : value))

/** Entries of somebody else that this viewer has never heard of: drafts that do not bind yet, or that were taken back. */
function neverSeen(entries: readonly MatchStreamEntry[], viewer: Viewer): ReadonlySet<number> {
  const drafted = new Set<number>()
  const seen = new Set<number>()
  let before: Match | null = null
  for (const entry of entries) {
    const after: Match = evolveMatch(before, entry)
    const draft = draftOf(after)
    for (const { version, seat } of draft) if (seat !== viewer) drafted.add(version)
    const isBack = entry.data.events.some(({ type }) => type === 'TakenBack')
    const gone = before ? draftOf(before).filter(step => !draft.some(({ version }) => version === step.version)) : []
    if (!isBack) for (const { version } of gone) seen.add(version)
    before = after
  }
  return new Set([...drafted].filter(version => !seen.has(version)))
}

function knownIn(entries: readonly MatchStreamEntry[], unseen: ReadonlySet<number>, viewer: Viewer): ReadonlySet<Card> {
  const known = new Set<Card>()
  let before: Match | null = null
  for (const entry of entries) {
    let game = before?.game ?? NOTHING
    const happened = unseen.has(entry.version) ? [] : gameEvents(entry.data.events)
    for (const event of happened) {
      game = evolve(game, event)
      for (const card of knownTo(viewer, game)) known.add(card)
    }
    before = evolveMatch(before, entry)
  }
  return known
}

const gameEvents = (events: readonly MatchEvent[]): readonly Event[] =>
  events.flatMap(event => (event.type === 'Played' ? event.events : []))

export interface Rewritten {
  readonly entries: readonly MatchStreamEntry[]
  /** How many of the 120 cards are others now. */
  readonly cards: number
  readonly unseen: number
}

/** The same entries with other unknown cards, decks, drafts, orders, reminders, salts and luck. */
export function rewrite(entries: readonly MatchStreamEntry[], viewer: Viewer, chance: Chance): Rewritten {
  const states = statesOf(entries)
  const unseen = neverSeen(entries, viewer)
  const cards = states.at(-1)?.game?.cards ?? []
  const others = changeUnknown(cards, knownIn(entries, unseen, viewer), chance)
  const change = { viewer, cards: others, unseen }
  return {
    entries: entries.map(entry => rewriteEntry(entry, change)),
    cards: cards.filter((card, index) => card !== others[index]).length,
    unseen: unseen.size,
  }
}

interface Change {
  readonly viewer: Viewer
  readonly cards: readonly CardId[]
  readonly unseen: ReadonlySet<number>
}

const OTHER_ORDERS: Orders = { promote: ['Somebody else'], turnOrder: 'second', mulliganBonus: 'none' }

function rewriteEntry(entry: MatchStreamEntry, change: Change): MatchStreamEntry {
  const isUnseen = change.unseen.has(entry.version)
  const events = entry.data.events.map(event => rewriteEvent(event, change, isUnseen))
  const isClock = entry.by === 'clock'
  return {
    ...entry,
    delivery: isClock ? entry.delivery : `another ${entry.delivery}`,
    data: { ...entry.data, drawn: entry.data.drawn + 7, events },
  }
}

function rewriteEvent(event: MatchEvent, { viewer, cards }: Change, isUnseen: boolean): MatchEvent {
  const isOthers = 'seat' in event && event.seat !== viewer
  switch (event.type) {
    case 'Challenged':
      return { ...event, seed: 'abcdef0123456789'.repeat(4), entrance: entranceOf(event.entrance, viewer === 0) }
    case 'Accepted':
      return { ...event, entrance: entranceOf(event.entrance, viewer === 1) }
    case 'OrdersSet':
      return isOthers ? { ...event, orders: OTHER_ORDERS } : event
    case 'Reminded':
    case 'ReminderPostponed':
      return isOthers ? { type: 'RemindersMuted', seat: event.seat } : event
    case 'Played': {
      const { command } = event
      const isTheirs = command !== null && command.seat !== viewer
      return {
        ...event,
        command: isTheirs ? { type: 'EndTurn', seat: command.seat } : command,
        events: isUnseen ? [] : event.events.map(each => rewriteGameEvent(each, viewer, cards)),
      }
    }
    default:
      return event
  }
}

const entranceOf = (entrance: Brought, isOwn: boolean): Brought =>
  isOwn ? entrance : { deck: { name: 'Another deck', cards: [] }, salt: 'another salt', orders: OTHER_ORDERS }

function rewriteGameEvent(event: Event, viewer: Viewer, cards: readonly CardId[]): Event {
  if (event.type === 'GameStarted') return { ...event, decks: [cards.slice(0, 60), cards.slice(60)] }
  if (event.type !== 'ChoiceAsked') return event
  return { ...event, questions: event.questions.map(question => anotherQuestion(question, viewer)) }
}

const anotherQuestion = (question: Question, viewer: Viewer): Question =>
  question.secret && question.seat !== viewer
    ? {
        ...question,
        options: question.options.map((option, index) =>
          option.is === 'card' ? { ...option, card: `something else ${index}` } : option,
        ),
      }
    : question

/** What this entry of somebody else is no business of this viewer at all. */
export function isSecret(entry: MatchStreamEntry, after: Match, viewer: Viewer): boolean {
  const own = (seat: Seat): boolean => seat === viewer
  return entry.data.events.every(event => {
    switch (event.type) {
      case 'OrdersSet':
      case 'RemindersMuted':
      case 'Reminded':
      case 'ReminderPostponed':
        return !own(event.seat)
      case 'TakenBack':
        return !own(event.seat) && !event.agreed
      case 'Played':
        return event.command !== null && !own(event.command.seat) && draftOf(after).at(-1)?.version === entry.version
      default:
        return false
    }
  })
}
