/** The bot at a desk: real use cases, a Discord that only writes down, and interactions as values. */
import { expect } from 'vitest'
import { seededChance } from '../../../src/app/self-play/seeded-chance.ts'
import type { Bot, Picture, Pictures } from '../../../src/discord/bot.ts'
import { catalogue } from '../../../src/discord/commands/index.ts'
import type {
  AutocompleteSent,
  CommandSent,
  ComponentSent,
  Interaction,
  ModalSent,
  OptionValue,
  Person,
  SentFile,
  Whereabouts,
} from '../../../src/discord/interaction.ts'
import type { Message } from '../../../src/discord/message.ts'
import type { Discord } from '../../../src/discord/rest.ts'
import { createSurfaces } from '../../../src/discord/surfaces.ts'
import { work } from '../../../src/discord/worker.ts'
import type { MatchId } from '../../../src/shared/ids.ts'
import { playToTheEnd } from '../../app/players.ts'
import { begin, World } from '../../app/world.ts'
import { textsIn, wrongWith } from '../panel/limits.ts'

export const ANN: Person = { id: 'ann', name: 'Ann' }
export const BOB: Person = { id: 'bob', name: 'Bob' }

const CHANNEL: Whereabouts = { guild: '70000', channel: '80000', parent: null, isDirect: false }

const drawn = (alt: string): Picture => ({ alt, make: async () => new TextEncoder().encode(alt) })

const PICTURES: Pictures = {
  table: () => drawn('the table'),
  hand: () => drawn('the hand'),
  card: ({ name }, line = []) => drawn(`${name}, a card in a line of ${line.length}`),
  deck: ({ name, cards }) => drawn(`${name}, ${cards.length} different cards`),
  coins: faces => drawn(faces.join(', ')),
  standings: () => drawn('the standings'),
  round: () => [drawn('the round')],
  bracket: () => [drawn('the bracket')],
}

interface About {
  readonly user?: Person
  readonly place?: Partial<Whereabouts>
  /** The same delivery once more. */
  readonly id?: string
  readonly people?: Readonly<Record<string, Person>>
  readonly target?: string
  readonly isPrivate?: boolean
  /** Contents of files, by the option they belong to. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>
}

export class Desk {
  readonly world = new World()
  readonly bot: Bot
  /** What people were answered. */
  readonly replies: Message[] = []
  readonly posted: Message[] = []
  readonly reports: string[] = []
  readonly #contents = new Map<string, Uint8Array>()
  #sent = 100_000

  constructor() {
    this.bot = {
      locale: 'en',
      app: this.world.app,
      discord: this.#discord(),
      surfaces: createSurfaces(this.world.store, () => this.world.now++),
      pictures: PICTURES,
      now: () => this.world.now,
      report: what => this.reports.push(what),
    }
  }

  nextId(): string {
    return String(++this.#sent)
  }

  command(name: string, options: Readonly<Record<string, OptionValue>> = {}, about: About = {}): CommandSent {
    const files = Object.entries(about.files ?? {}).map(([option, content]) => this.#upload(option, content))
    return {
      ...this.#envelope(about),
      kind: 'command',
      name,
      options: { ...options, ...Object.fromEntries(files.map(({ option, id }) => [option, id])) },
      target: about.target ?? null,
      people: about.people ?? {},
      files: Object.fromEntries(files.map(({ id, file }) => [id, file])),
    }
  }

  modal(customId: string, fields: ModalSent['fields'], about: About = {}): ModalSent {
    return { ...this.#envelope(about), kind: 'modal', customId, fields, files: {} }
  }

  component(customId: string, values: readonly string[] = [], about: About = {}): ComponentSent {
    const isPrivate = about.isPrivate ?? true
    return { ...this.#envelope(about), kind: 'component', customId, values, message: '90000', isPrivate }
  }

  /** What the worker answers; it can be sent. */
  async answer(interaction: Interaction): Promise<Message> {
    await work(this.bot, catalogue, interaction)
    const message = this.replies.at(-1)!
    expect(wrongWith(message)).toEqual([])
    for (const { make } of message.files) expect((await make()).length).toBeGreaterThan(0)
    expect(message.pings).toEqual([])
    return message
  }

  use(name: string, options: Readonly<Record<string, OptionValue>> = {}, about: About = {}): Promise<Message> {
    return this.answer(this.command(name, options, about))
  }

  async form(name: string, options: Readonly<Record<string, OptionValue>> = {}, about: About = {}) {
    return catalogue.formFor(this.bot, this.command(name, options, about))
  }

  async suggest(
    name: string,
    focused: string,
    typed: string,
    options: Readonly<Record<string, OptionValue>> = {},
    about: About = {},
  ) {
    const sent: AutocompleteSent = {
      ...this.#envelope(about),
      kind: 'autocomplete',
      name,
      options: { ...options, [focused]: typed },
      focused,
    }
    const spec = catalogue.command(name)?.options[focused]
    if (spec?.kind !== 'text' || !spec.suggest) throw new Error(`Nothing is suggested for ${focused} of ${name}`)
    const found = await spec.suggest(this.bot, sent, typed)
    for (const { value } of found) expect(value.length).toBeLessThanOrEqual(100)
    return found
  }

  /** A match between Ann and Bob that somebody has given up, with a thread of its own. */
  async finishedMatch(thread = '81000', moves = 40): Promise<MatchId> {
    const match = await this.openMatch(thread)
    await playToTheEnd(this.world, match, seededChance(7), moves)
    return match
  }

  async openMatch(thread: string, ruleset: 'ecard-2002' | 'hgss-2010' | 'xy-2016' = 'hgss-2010'): Promise<MatchId> {
    const match = await begin(this.world, { ruleset })
    for (const { id, name } of [ANN, BOB])
      await this.bot.surfaces.keepContact(id, { name, direct: null, isClosed: false })
    await this.bot.surfaces.keep(match, 'board', { channel: CHANNEL.channel, message: thread, thread })
    return match
  }

  #upload(option: string, content: string | Uint8Array) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
    const id = this.nextId()
    const file: SentFile = { name: 'my_list.txt', url: `https://cdn.example/${id}`, size: bytes.length }
    this.#contents.set(file.url, bytes)
    return { option, id, file }
  }

  /** It cannot be had any more. */
  lose(): void {
    this.#contents.clear()
  }

  #envelope({ user = ANN, place = {}, id = this.nextId() }: About) {
    return {
      id,
      application: '60000',
      token: `token of ${id}`,
      at: this.world.now,
      user,
      place: { ...CHANNEL, ...place },
      mayManage: false,
      roles: [],
    }
  }

  #discord(): Discord {
    return {
      editReply: async (_, message) => String(this.replies.push(message)),
      post: async (_, message) => String(this.posted.push(message)),
      edit: async () => {},
      strip: async () => {},
      remove: async () => {},
      openDirect: async user => `dm ${user}`,
      startThread: async (_, message) => message,
      unarchive: async () => {},
      download: async (url, most) => {
        const bytes = this.#contents.get(url)
        return bytes && bytes.length <= most ? bytes : null
      },
    }
  }
}

export const words = (message: Message): string => textsIn(message).join('\n')

export const fileNamed = async ({ files }: Message, name: string): Promise<string> =>
  new TextDecoder().decode(await files.find(file => file.name === name)!.make())

/** Without what keeps people's words from being formatting. */
export const unescaped = (text: string): string => text.replace(/\\(.)/g, '$1')
