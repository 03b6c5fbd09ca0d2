/** Two people at a table on the stage, and what can be seen of it from outside. */
import { expect } from 'vitest'
import type { TableView } from '../../src/app/table.ts'
import type { MatchId, Pair } from '../../src/shared/ids.ts'
import {
  buttonsOf,
  type Channel,
  type Guild,
  type Message,
  type Outcome,
  type TextChannel,
  type Thread,
  textOf,
  type User,
} from '../../src/stand-in/discord.ts'
import type { Stage } from './stage.ts'

export interface AtTable {
  readonly stage: Stage
  readonly guild: Guild
  readonly channel: TextChannel
  readonly players: Pair<User>
  readonly match: MatchId
}

export interface Beginning {
  readonly names?: Pair<string>
  /** Before anything has happened. */
  readonly before?: (players: Pair<User>, channel: TextChannel) => void
}

let count = 0

/** A challenge, not yet accepted. */
export async function challenge(stage: Stage, { names, before }: Beginning = {}): Promise<AtTable> {
  const { discord } = stage
  count += 1
  const [first, second] = names ?? [`ann${count}`, `bob${count}`]
  const players = [discord.addUser({ name: first }), discord.addUser({ name: second })] as const
  const guild = discord.addGuild({ name: `League ${count}`, members: [...players] })
  const channel = discord.addChannel(guild, { name: 'matches' })
  before?.(players, channel)
  const known = new Set(await matches(stage))
  await discord.as(players[0]).slash('challenge', { opponent: players[1], deck: 'Mind Flood' }, channel)
  await stage.settled()
  const match = (await matches(stage)).find(each => !known.has(each))
  if (!match) throw new Error('There is no match')
  return { stage, guild, channel, players, match }
}

export async function accept({ stage, players, channel }: AtTable): Promise<Outcome> {
  const { discord } = stage
  const bob = discord.as(players[1])
  const post = bob.messages(channel).at(-1)
  if (!post) throw new Error('There is no challenge')
  await bob.click(post, idOf(post, 'Accept…'))
  const form = bob.modals().at(-1)
  if (!form) throw new Error('There is no form')
  const begun = await bob.submit(form, { deck: ['Growth Clash'] })
  await stage.settled()
  return begun
}

/** Everybody has put a Pokémon on the table, and the first turn has begun. */
export async function begin(stage: Stage, beginning: Beginning = {}): Promise<AtTable> {
  const table = await challenge(stage, beginning)
  await accept(table)
  await setUp(table)
  return table
}

export async function setUp(table: AtTable): Promise<void> {
  for (;;) {
    const { game } = await look(table)
    if (game?.phase === 'main') return
    await decide(table, table.players[game?.waitingFor[0] ?? 0])
  }
}

/** By commands in the channel, which works whatever has become of the thread. */
export async function decide({ stage, channel, match }: AtTable, player: User): Promise<Outcome> {
  const someone = stage.discord.as(player)
  const found = await someone.autocomplete('answer', { choice: '', match }, 'choice', channel)
  const said = await someone.slash('answer', { choice: String(found.at(-1)?.value), match }, channel)
  await stage.settled()
  return said
}

export async function look({ stage, match }: AtTable, by = 'nobody'): Promise<TableView> {
  const looked = await stage.bot.app.look({ match, by })
  if (!looked.ok) throw new Error(looked.error.code)
  return looked.value
}

export async function onTurn(table: AtTable): Promise<User> {
  const { game } = await look(table)
  return table.players[game?.waitingFor[0] ?? 0]
}

export async function notOnTurn(table: AtTable): Promise<User> {
  const { game } = await look(table)
  return table.players[game?.waitingFor[0] === 0 ? 1 : 0]
}

/** Whoever has the turn ends it; a question that comes of it is answered. Who has the turn then. */
export async function endTurn(table: AtTable): Promise<User> {
  const { stage, channel, match } = table
  await stage.discord.as(await onTurn(table)).slash('end', { match }, channel)
  await stage.settled()
  await setUp(table)
  return onTurn(table)
}

export function threadsOf({ stage, channel }: AtTable): readonly Thread[] {
  const all: readonly Channel[] = Object.values(stage.discord.state.channels)
  return all.filter((each): each is Thread => each.kind === 'thread' && each.parentId === channel.id)
}

export function threadOf(table: AtTable): Thread {
  const thread = threadsOf(table).at(-1)
  if (!thread) throw new Error('There is no thread')
  return thread
}

/** What everybody sees in a place. */
export const publicIn = ({ stage }: AtTable, where: Channel): readonly Message[] =>
  stage.discord.messages(where).filter(({ visibleTo }) => visibleTo === null)

export const panelsOf = ({ stage }: AtTable, player: User): readonly Message[] =>
  stage.discord.messages(stage.discord.as(player).direct()).filter(({ visibleTo }) => visibleTo === null)

export const textsOf = (messages: readonly Message[]): readonly string[] => messages.map(each => textOf(each))

export function idOf(message: Message, label: string): string {
  const found = buttonsOf(message).find(each => each.label === label)
  if (!found) throw new Error(`no ${label} among ${buttonsOf(message).map(each => each.label)}`)
  return found.custom_id
}

export async function matches({ store }: Stage): Promise<readonly MatchId[]> {
  const found: MatchId[] = []
  for await (const stream of store.streams())
    if (stream.startsWith('match#')) found.push(stream.slice('match#'.length) as MatchId)
  return found
}

/** What has happened in a match, entry by entry. */
export const entriesOf = ({ stage, match }: AtTable) => stage.store.read(`match#${match}`)

export const isSettled = async (table: AtTable): Promise<boolean> =>
  (await entriesOf(table)).every(({ settled }) => settled)

/** Nothing but what was said to whoever may hear it was ever sent, and nothing of it was wrong. */
export function expectGoodManners({ discord }: Stage): void {
  for (const entry of discord.log()) {
    if (entry.kind !== 'rest' || !['POST', 'PATCH'].includes(entry.method)) continue
    const request = (entry.request ?? {}) as { components?: unknown; allowed_mentions?: unknown }
    if (request.components === undefined) continue
    expect(request.allowed_mentions, entry.path).toMatchObject({ parse: [] })
    // Our own mistakes. What people and networks do to us is another matter.
    expect(JSON.stringify(entry.response) ?? '', entry.path).not.toContain('Invalid Form Body')
  }
}
