/** Reads everything that the bot says, to whomever: nothing is refused by Discord, and nobody is told what they cannot know. */
import { InteractionResponseType } from 'discord-api-types/v10'
import { cardFace } from '../../src/app/card-face.ts'
import { matchStream } from '../../src/app/lookups.ts'
import { evolveMatch } from '../../src/app/match/evolve-match.ts'
import { draftOf, type Match } from '../../src/app/match/match.ts'
import type { MatchEntry } from '../../src/app/match/match-event.ts'
import type { KeptEntry } from '../../src/app/ports/event-store.ts'
import { cardsIn, findThemeDeck } from '../../src/decks/theme-decks.ts'
import { type Event as GameEvent, NOTHING } from '../../src/engine/index.ts'
import type { Viewer } from '../../src/engine/view.ts'
import type { MatchId } from '../../src/shared/ids.ts'
import type { Event, Message } from '../../src/stand-in/discord.ts'
import { flatComponents } from '../../src/stand-in/message/component-tree.ts'
import { knownDuring } from '../invariants/hidden.ts'
import type { Stage } from './stage.ts'

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator']
const REPEATED = 'It had been answered before'

interface Said {
  /** Null for everybody. */
  readonly to: string | null
  readonly words: string
  /** Whoever chooses a deck reads about all theme decks. */
  readonly isForm?: boolean
}

export interface Watched {
  readonly match: MatchId
  readonly players: readonly [string, string]
  readonly decks: readonly [string, string]
  /** What nobody may read before the end. */
  readonly secrets: readonly string[]
}

export class Watch {
  /** What Discord did not take. */
  readonly refused: string[] = []
  readonly leaks: string[] = []
  /** Public posts since the last look. */
  posts: Message[] = []
  /** How much was read. */
  read = 0
  match: Match | null = null
  #said: Said[] = []
  #watched: Watched | null = null
  readonly #known = new Map<Viewer, Set<string>>(VIEWERS.map(viewer => [viewer, new Set()]))

  /** `isTwice`: of two that do the same at once, one comes too late. */
  constructor(
    readonly stage: Stage,
    readonly isTwice = false,
  ) {
    stage.discord.subscribe(event => this.#hear(event))
  }

  watch(watched: Watched): void {
    this.#watched = watched
  }

  #hear(event: Event): void {
    const { discord } = this.stage
    if (event.type === 'MessageCreated' || event.type === 'MessageEdited') {
      const { message } = event
      if (message.authorId !== discord.applicationId) return
      const channel = discord.channel(message.channelId)
      const to = message.visibleTo ?? (channel?.kind === 'direct' ? channel.userId : null)
      this.#said.push({ to, words: wordsIn(this.stage, message) })
      if (event.type === 'MessageCreated' && to === null) this.posts.push(message)
    } else if (event.type === 'ModalShown') {
      this.#said.push({ to: event.modal.userId, words: JSON.stringify(event.modal.components), isForm: true })
    } else if (event.type === 'Logged') this.#log(event.entry)
  }

  #log(entry: Extract<Event, { type: 'Logged' }>['entry']): void {
    if (entry.kind === 'rest') {
      const isLate = this.isTwice && LATE.includes(codeOf(entry))
      if (entry.status >= 400 && !isLate && !isReplaced(this.stage, entry))
        this.refused.push(`${entry.method} ${entry.path} ${entry.status} ${JSON.stringify(entry.response)}`)
      return
    }
    if ((entry.status !== 200 && entry.status !== 202) || (entry.problem !== null && entry.problem !== REPEATED))
      this.refused.push(`interaction ${entry.status} ${entry.problem}`)
    const by = this.stage.discord.state.interactions[entry.interactionId ?? '']?.userId ?? null
    const { type } = entry.response as { readonly type?: number }
    this.#said.push({ to: by, words: JSON.stringify(entry.response), isForm: type === InteractionResponseType.Modal })
  }

  /** Reads what was said since the last time. */
  async look(): Promise<void> {
    if (!this.#watched) return
    const { match } = this.#watched
    const entries = await this.stage.store.read<MatchEntry>(matchStream(match), (this.match?.version ?? 0) + 1)
    for (const entry of entries) this.#learn(entry)
    for (const said of this.#said.splice(0)) this.#check(this.#watched, said)
  }

  /** The same view of things as everybody has: a draft is unseen until it binds, and then all of it is seen. */
  #learn(entry: KeptEntry<MatchEntry>): void {
    const before = this.match
    const after = evolveMatch(before, entry)
    this.match = after
    const played = entry.data.events.flatMap(event => (event.type === 'Played' ? event.events : []))
    if (played.length === 0) return
    for (const viewer of VIEWERS) {
      const isOwn = viewer === before?.game?.turn.seat
      if (draftOf(after).length > 0 && viewer !== after.game?.turn.seat) continue
      const steps = before && !isOwn ? draftOf(before) : []
      const events: readonly GameEvent[] = [...steps.flatMap(step => step.events), ...played]
      const from = steps[0]?.before ?? before?.game ?? NOTHING
      const cards = after.game?.cards ?? []
      const asked = after.game?.action?.questions.filter(question => question.seat === viewer) ?? []
      const offered = asked.flatMap(({ options }) =>
        options.flatMap(option => (option.is === 'card' ? option.card : [])),
      )
      const seen = [...knownDuring(viewer, from, events)].map(card => cards[card] ?? '')
      for (const id of [...seen, ...offered]) this.#known.get(viewer)?.add(id)
    }
  }

  #check({ players, decks, secrets }: Watched, { to, words, isForm = false }: Said): void {
    this.read += 1
    const isOver = this.match?.status === 'over'
    const seat = to === null ? -1 : players.indexOf(to)
    const viewer: Viewer = seat === 0 || seat === 1 ? seat : 'spectator'
    const known = new Set([...(this.#known.get(viewer) ?? [])].map(nameOf))
    const own = viewer === 'spectator' ? [] : namesIn(decks[viewer])
    const free = new Set([...known, ...own])
    const hidden = decks.flatMap((deck, of) => (of === viewer ? [] : namesIn(deck))).filter(name => !free.has(name))
    for (const name of isForm ? [] : hidden)
      if (words.includes(name) && mentions(words, name, free)) this.leaks.push(`${viewer} is told of ${name}: ${words}`)
    if (isOver) return
    const secret = [this.match?.seed, ...secrets].find(each => each && words.includes(each))
    if (secret) this.leaks.push(`${viewer} is told the secret ${secret}: ${words}`)
    const deck = decks.find((each, of) => of !== viewer && decks[1 - of] !== each && says(words, `deck ${each}`))
    if (deck) this.leaks.push(`${viewer} is told of the deck ${deck}: ${words}`)
  }
}

/** The message is gone; the message has a thread. */
const LATE = [10008, 160004]

type Refused = Extract<Extract<Event, { type: 'Logged' }>['entry'], { kind: 'rest' }>

const codeOf = ({ response }: Refused): number => (response as { readonly code?: number } | null)?.code ?? 0

/** Whoever clicked in a panel that was replaced by a newer one meanwhile has the newer one. */
function isReplaced({ discord }: Stage, entry: Refused): boolean {
  const [, token] = /\/webhooks\/\d+\/([^/]+)\/messages\/(?:@|%40)original$/.exec(entry.path) ?? []
  const interaction = Object.values(discord.state.interactions).find(each => each.token === token)
  const channel = discord.channel(interaction?.channelId ?? '')
  return codeOf(entry) === 10008 && channel?.kind === 'direct' && interaction?.response.kind === 'updating'
}

const nameOf = (id: string): string => (id === '' ? '' : cardFace(id).name)

const names = new Map<string, readonly string[]>()

/** Basic Energy goes without saying: its words stand in the texts of cards. */
function namesIn(deck: string): readonly string[] {
  const found = names.get(deck) ?? [
    ...new Set(
      cardsIn(findThemeDeck(deck)!)
        .map(nameOf)
        .filter(name => !/^\w+ Energy$/.test(name)),
    ),
  ]
  names.set(deck, found)
  return found
}

const says = (words: string, name: string): boolean =>
  new RegExp(`(?<![\\p{L}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}])`, 'u').test(words)

/** Not as a part of a longer name that may be said. */
function mentions(words: string, name: string, free: ReadonlySet<string>): boolean {
  const longer = [...free].filter(each => each.includes(name))
  return says(
    longer.reduce((rest, each) => rest.replaceAll(each, ''), words),
    name,
  )
}

/** All words of a message: texts, labels, descriptions of pictures, files that can be read. */
export function wordsIn({ discord }: Stage, { content, components, attachments }: Message): string {
  const parts = flatComponents(components).map(({ components: _, ...part }) => JSON.stringify(part))
  const files = attachments.filter(({ contentType }) => !contentType.startsWith('image/'))
  const texts = files.map(({ id }) => Buffer.from(discord.file(id) ?? []).toString())
  return [content, ...parts, ...texts].join('\n')
}
