/** Two people at a table, brought to where a test begins. */

import type { Terms } from '../../../src/app/match/terms.ts'
import type { Notice } from '../../../src/app/notice.ts'
import { VACATION_DAYS } from '../../../src/app/player/player.ts'
import type { EventStore } from '../../../src/app/ports/event-store.ts'
import type { Ports } from '../../../src/app/ports/index.ts'
import { rulesFor } from '../../../src/app/rules-of.ts'
import type { TableView } from '../../../src/app/table.ts'
import { noticesOf } from '../../../src/app/tell.ts'
import type { Coming } from '../../../src/app/use-cases/door.ts'
import { changesOf } from '../../../src/app/use-cases/look.ts'
import type { Done, Outcome } from '../../../src/app/use-cases/outcome.ts'
import type { Chance, Command, CommandType } from '../../../src/engine/index.ts'
import type { MatchId, PlayerId } from '../../../src/shared/ids.ts'
import { DAY } from '../../../src/shared/time.ts'
import { memoryStore } from '../memory-store.ts'
import { begin, value, World } from '../world.ts'

export const SOMEBODY = 'somebody'

export async function tableOf(world: World, match: MatchId, by: PlayerId = SOMEBODY): Promise<TableView> {
  const seen = await world.app.look({ match, by })
  if (!seen.ok) throw new Error(`refused: ${seen.error.code}`)
  return seen.value
}

export const act = (world: World, match: MatchId, player: PlayerId, command: Command): Promise<Outcome> =>
  world.do(player, match, { type: 'Act', command })

/** Everybody places one Pokémon and says no to the rest. */
export async function setUp(world: World, match: MatchId): Promise<void> {
  for (;;) {
    const { game, players } = await tableOf(world, match)
    const [seat] = game?.phase === 'set-up' ? game.waitingFor : []
    if (seat === undefined) return
    const { yours } = await tableOf(world, match, players[seat])
    const picks = yours?.legal.filter(({ type }) => type === 'Pick') ?? []
    value(await act(world, match, players[seat], picks.at(-1)!))
  }
}

/** A match in somebody's turn. */
export interface Sitting {
  readonly world: World
  readonly match: MatchId
  /** Whose turn it is. */
  readonly player: PlayerId
  readonly other: PlayerId
  readonly table: TableView
}

export async function sittingAt(world: World, match: MatchId): Promise<Sitting> {
  const { game, players } = await tableOf(world, match)
  const seat = game?.turn.seat ?? 0
  const [player, other] = seat === 0 ? players : [players[1], players[0]]
  return { world, match, player, other, table: await tableOf(world, match, player) }
}

export interface Wanted {
  readonly terms?: Partial<Terms>
  readonly how?: Partial<Coming>
  /** Matches are begun until one is as wanted. */
  readonly where?: (table: TableView, sitting: Sitting) => boolean
  /** Another name is other luck. */
  readonly name?: string
  readonly store?: () => EventStore
  readonly change?: ((ports: Ports) => Ports) | undefined
}

/** The first turn of a match. */
export async function sitting(wanted: Wanted = {}): Promise<Sitting> {
  const { terms, how, where, name = 'world', store = memoryStore, change } = wanted
  for (let tries = 0; tries < 500; tries++) {
    const world = new World(store(), `${name} ${tries}`, change)
    const match = await begin(world, terms, how)
    await setUp(world, match)
    const begun = await sittingAt(world, match)
    if (begun.table.status === 'playing' && (!where || where(begun.table, begun))) {
      world.letters()
      return begun
    }
  }
  throw new Error('no such match')
}

const DRAFTS: readonly CommandType[] = ['AttachEnergy', 'Bench']

/** Things to do that tell nobody anything. */
export const draftsIn = ({ yours }: TableView): readonly Command[] =>
  yours?.legal.filter(({ type }) => DRAFTS.includes(type)) ?? []

export const hasDraft = (table: TableView): boolean => draftsIn(table).length > 0

export function commandIn({ yours }: TableView, type: CommandType): Command {
  const found = yours?.legal.find(command => command.type === type)
  if (!found) throw new Error(`${type} is not legal`)
  return found
}

export const endTurn = async ({ world, match }: Sitting): Promise<Outcome> => {
  const { player, table } = await sittingAt(world, match)
  return act(world, match, player, commandIn(table, 'EndTurn'))
}

/** Whoever must decide uses up all days off, and then all time. */
export async function loseOnTime({ world, match, player }: Sitting): Promise<void> {
  const request = { player, delivery: world.delivery() }
  await world.app.commandPlayer(request, { type: 'TakeVacation', days: VACATION_DAYS })
  await world.tick(VACATION_DAYS * DAY)
  world.now = (await tableOf(world, match)).clocks.map(({ runsOut }) => runsOut ?? 0).reduce((a, b) => Math.max(a, b))
  await world.tick()
}

/** Anything legal but giving up; doing something is likelier than passing. */
export function anyMove({ yours }: TableView, chance: Chance): Command {
  const legal = yours?.legal.filter(({ type }) => type !== 'Concede') ?? []
  const lively = legal.filter(({ type }) => type !== 'EndTurn')
  const among = lively.length > 0 && chance.pick(5) > 0 ? lively : legal
  return among[chance.pick(among.length)]!
}

/** Somebody who must decide does something; null if the match is over. */
export async function moveOn(world: World, match: MatchId, chance: Chance): Promise<Done | null> {
  const { game, players, status } = await tableOf(world, match)
  if (status !== 'playing' || !game) return null
  const player = players[game.waitingFor[chance.pick(game.waitingFor.length)]!]
  return value(await act(world, match, player, anyMove(await tableOf(world, match, player), chance)))
}

/** Everything that is kept, to see whether anything has changed. */
export async function contentsOf(store: EventStore): Promise<string> {
  const streams: unknown[] = []
  for await (const stream of store.streams()) streams.push([stream, await store.read(stream)])
  const rows: unknown[] = []
  for await (const row of store.allRows()) rows.push(row)
  return JSON.stringify({ streams, rows })
}

/** What has to be told of the last entry. */
export async function lastNotices({ ports, now }: World, match: MatchId): Promise<readonly Notice[]> {
  const change = (await changesOf(ports, match)).at(-1)!
  return noticesOf(rulesFor(change.after), change, now)
}

export const entriesOf = (world: World, match: MatchId) => world.store.read(`match#${match}`)

/** `bob: your-turn [hand]`. */
export const inShort = ({ to, about, draw }: Notice): string =>
  `${to === 'table' ? to : to.player}: ${about.map(({ is }) => is).join(' ')}${draw.length > 0 ? ` [${draw.join(' ')}]` : ''}`

/** What has been sent since the last time, in short. */
export const post = (world: World): readonly string[] => world.letters().map(inShort)
