/** A bot with the real application, and people who type commands. What Discord and the painter get is written down. */
import { expect } from 'vitest'
import type { TableView } from '../../../src/app/table.ts'
import type { Bot, Picture, Pictures } from '../../../src/discord/bot.ts'
import { createCatalogue } from '../../../src/discord/catalogue.ts'
import { click } from '../../../src/discord/click.ts'
import type { Suggestion } from '../../../src/discord/command.ts'
import { playCommands } from '../../../src/discord/commands/play-commands.ts'
import type { AutocompleteSent, CommandSent, ComponentSent, OptionValue } from '../../../src/discord/interaction.ts'
import type { Message } from '../../../src/discord/message.ts'
import type { Discord } from '../../../src/discord/rest.ts'
import { createSurfaces } from '../../../src/discord/surfaces.ts'
import type { MatchId } from '../../../src/shared/ids.ts'
import type { Instant } from '../../../src/shared/time.ts'
import { World } from '../../app/world.ts'
import { wrongWith } from '../panel/limits.ts'

export const THREAD = '900000000000000001'
export const ELSEWHERE = '900000000000000002'

type Options = Readonly<Record<string, OptionValue>>

export class Desk {
  readonly world: World
  readonly bot: Bot
  /** Every call of Discord. Commands only answer; the answer is sent by others. */
  readonly calls: string[] = []
  readonly catalogue = createCatalogue(playCommands, [])
  /** Where people type. */
  channel = THREAD
  #ids = 100_000

  constructor(name = 'world') {
    this.world = new World(undefined, name)
    const surfaces = createSurfaces(this.world.store, () => this.world.now)
    this.bot = {
      locale: 'en',
      app: this.world.app,
      discord: recording(this.calls),
      surfaces,
      pictures: PICTURES,
      now: () => this.world.now,
      report: what => this.calls.push(what),
    }
  }

  async meet(...names: readonly string[]): Promise<void> {
    for (const name of names)
      await this.bot.surfaces.keepContact(name, {
        name: name.replace(/^./, first => first.toUpperCase()),
        direct: null,
        isClosed: false,
      })
  }

  /** The match gets a thread of its own. */
  async inThread(match: MatchId, thread = THREAD): Promise<void> {
    await this.bot.surfaces.keep(match, 'board', { channel: '1', message: thread, thread })
  }

  #sent(user: string) {
    this.#ids += 1
    const place = { guild: '5', channel: this.channel, parent: '1', isDirect: false }
    const at: Instant = this.world.now
    return {
      id: String(this.#ids),
      application: '7',
      token: 'token',
      at,
      user: { id: user, name: user },
      place,
      mayManage: false,
      roles: [],
    }
  }

  typed(user: string, name: string, options: Options = {}): CommandSent {
    return { ...this.#sent(user), kind: 'command', name, options, target: null, people: {}, files: {} }
  }

  async deliver(sent: CommandSent): Promise<Message> {
    const message = await this.catalogue.command(sent.name)?.run(this.bot, sent)
    if (!message) throw new Error(`no command ${sent.name}`)
    expect(wrongWith(message)).toEqual([])
    return message
  }

  type(user: string, name: string, options: Options = {}): Promise<Message> {
    return this.deliver(this.typed(user, name, options))
  }

  /** What is suggested for the option that is being typed. */
  async suggest(user: string, name: string, focused: string, options: Options = {}): Promise<readonly Suggestion[]> {
    const spec = this.catalogue.command(name)?.options[focused]
    if (spec?.kind !== 'text' || !spec.suggest) throw new Error(`nothing is suggested for ${name} ${focused}`)
    const sent: AutocompleteSent = { ...this.#sent(user), kind: 'autocomplete', name, options, focused }
    const found = await spec.suggest(this.bot, sent, String(options[focused] ?? ''))
    expect(found.filter(({ name: label, value }) => label.length > 100 || value.length > 100 || !label)).toEqual([])
    expect(new Set(found.map(({ value }) => value)).size).toBe(found.length)
    return found
  }

  async press(user: string, customId: string): Promise<Message> {
    const sent: ComponentSent = {
      ...this.#sent(user),
      kind: 'component',
      customId,
      values: [],
      message: '6',
      isPrivate: true,
    }
    const message = await click(this.bot, sent)
    expect(wrongWith(message)).toEqual([])
    return message
  }

  /** Everybody puts one Pokémon on the table; whose turn it is then. */
  async setUp(match: MatchId): Promise<string> {
    for (;;) {
      const { game, players } = await this.table(match, 'nobody')
      if (game?.phase === 'main') return players[game.turn.seat]
      const player = players[game?.waitingFor[0] ?? 0]
      const found = await this.suggest(player, 'answer', 'choice', { match })
      await this.type(player, 'answer', { choice: found.at(-1)?.value ?? '', match })
    }
  }

  async table(match: MatchId, by: string): Promise<TableView> {
    const looked = await this.bot.app.look({ match, by })
    if (!looked.ok) throw new Error(looked.error.code)
    return looked.value
  }
}

const picture = (alt: string): Picture => ({ alt, make: async () => new TextEncoder().encode(alt) })

/** The picture says what it was drawn from, so that a test can see whose eyes it is for. */
const PICTURES: Pictures = {
  table: ({ yours }) => picture(`table for ${yours ? `seat ${yours.seat}` : 'everybody'}`),
  hand: ({ yours }) => picture(`hand of seat ${yours?.seat}`),
  card: ({ name }) => picture(name),
  deck: () => picture('deck'),
  coins: faces => picture(faces.join(' ')),
  standings: () => picture('standings'),
  round: () => [picture('round')],
  bracket: () => [picture('bracket')],
}

function recording(calls: string[]): Discord {
  const said = (what: string) => async () => {
    calls.push(what)
    return '1'
  }
  return {
    editReply: said('editReply'),
    post: said('post'),
    edit: async () => void calls.push('edit'),
    strip: async () => void calls.push('strip'),
    remove: async () => void calls.push('remove'),
    openDirect: said('openDirect'),
    startThread: said('startThread'),
    unarchive: async () => void calls.push('unarchive'),
    download: async () => null,
  }
}
