/** Five thousand interactions that nobody should send: no crash, no leak, no change of a match. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StreamId } from '../../src/app/ports/event-store.ts'
import { type Event, textOf, type User } from '../../src/stand-in/discord.ts'
import { flatComponents } from '../../src/stand-in/message/component-tree.ts'
import {
  type AtTable,
  begin,
  challenge,
  endTurn,
  matches,
  notOnTurn,
  onTurn,
  panelsOf,
  publicIn,
  threadOf,
} from './fault-table.ts'
import { openStage, type Stage } from './stage.ts'
import { Watch, wordsIn } from './watch.ts'

type Json = Record<string, unknown>

let stage: Stage
let table: AtTable
let open: AtTable
let eve: User
let watch: Watch
/** How every answer of the door began, and every message that was sent without saying whom it pings. */
const statuses = new Map<number | null, number>()
const careless: string[] = []

beforeAll(async () => {
  stage = await openStage({ name: 'hostile', isQuick: true })
  stage.discord.subscribe(note)
  table = await begin(stage, { names: ['**@everyone** <@&1>', '‮live‬ [x](http://x.yz) `a`'] })
  await endTurn(table)
  open = await challenge(stage)
  eve = stage.discord.addUser({ name: '||# eve|| <@1> ~~x~~' })
  stage.discord.addMember(table.guild, eve)
  stage.discord.addMember(open.guild, eve)
  watch = new Watch(stage)
  const [ann, bob] = table.players
  watch.watch({ match: table.match, players: [ann.id, bob.id], decks: ['Mind Flood', 'Growth Clash'], secrets: [] })
  await watch.look()
})
afterAll(() => stage.close())

function note(event: Event): void {
  if (event.type !== 'Logged') return
  const { entry } = event
  if (entry.kind === 'interaction') {
    statuses.set(entry.status, (statuses.get(entry.status) ?? 0) + 1)
    return
  }
  const { components, allowed_mentions: allowed } = (entry.request ?? {}) as Json
  if (components !== undefined && JSON.stringify((allowed as Json)?.parse) !== '[]') careless.push(entry.path)
}

/** The same numbers each time. */
function dice(seed: number) {
  let state = seed
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const among = <T>(all: readonly T[]): T => all[next(all.length)] as T
  return { next, among }
}
type Dice = ReturnType<typeof dice>

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)
const LONG = 'x'.repeat(7000)
const GARBAGE: readonly unknown[] = [
  null,
  0,
  -1,
  1e308,
  2.5,
  true,
  '',
  ' ',
  '\u0000',
  '‮',
  '@everyone',
  '```',
  'constructor',
  '__proto__',
  'toString',
  '../../../channels/1/messages',
  '99999999999999999999',
  '9'.repeat(400),
  LONG,
  '💥'.repeat(100),
  [],
  {},
  [[]],
  [null],
  { type: 1 },
  { constructor: { prototype: 1 } },
  nested(500),
  Array(3000).fill(0),
]

const VERBS =
  'act answer menu picks undo view ask-takeback answer-takeback offer-draw answer-draw give-time mute order decline-always decline withdraw accept export hand log rematch concede boom'.split(
    ' ',
  )
const ARGUMENTS = [
  '',
  '0',
  '0.aaaa',
  'yes',
  'no',
  'never',
  'act.0.aaaa',
  'concede',
  'more',
  'hand',
  'group.0.0',
  '-1',
  '9'.repeat(60),
]

const customIds = ({ among, next }: Dice): string => {
  const match = among([table.match, table.match, table.match, open.match, open.match, '0'.repeat(26), 'X', ''])
  const seen = among([0, 1, 2, 3, 4, 5, 6, 99_999_999, -1, '1e3', ''])
  const forged = `1:${match}:${seen}:${among(VERBS)}:${among(ARGUMENTS)}`
  const free = `0:${among(['deck-import', 'deck-check', 'concede', 'orders', 'help', 'card', 'constructor'])}:${among(ARGUMENTS)}`
  return among([
    forged,
    forged,
    forged,
    forged,
    free,
    forged.slice(0, next(forged.length)),
    `${forged}${LONG}`,
    `2${forged}`,
    String(among(GARBAGE)),
  ])
}

const COMMANDS =
  'hand board log turns end undo concede attack play retreat power stadium answer draw orders clock replay verify profile help boom'.split(
    ' ',
  )

/** What Discord would send if this person could do it. */
function forged(luck: Dice, by: User, customId = customIds(luck)): Json {
  const { among } = luck
  const where = among([table.channel, threadOf(table)])
  const from = { userId: by.id, channelId: where.id, name: 'forged' }
  const value = among<unknown>([table.match, open.match, customId, ...GARBAGE])
  const options = [{ name: among(['match', 'choice', 'card', 'attack', '__proto__']), type: 3, value, focused: true }]
  const kind = among(['command', 'component', 'component', 'component', 'autocomplete', 'modal'] as const)
  const message = publicIn(table, threadOf(table)).at(-1)!
  switch (kind) {
    case 'command':
    case 'autocomplete': {
      const type = kind === 'command' ? 2 : 4
      const data = { id: '1', type: 1, name: among(COMMANDS), options }
      return stage.discord.forge({ ...from, type, data, commandType: 1, focusedType: 3 }).payload as Json
    }
    case 'component': {
      const data = {
        custom_id: customId,
        component_type: 3,
        values: among([[], ['0'], ['act.0.aaaa'], ['0.0', '1.0'], [LONG.slice(0, 99)]]),
      }
      return stage.discord.forge({ ...from, type: 3, data, messageId: message.id }).payload as Json
    }
    case 'modal': {
      const field = { type: 3, custom_id: 'deck', values: ['Growth Clash'] }
      const data = { custom_id: customId, components: [{ type: 18, component: field }] }
      return stage.discord.forge({ ...from, type: 5, data, messageId: message.id }).payload as Json
    }
  }
}

/** Something somewhere in it is not what it should be. Who it comes from stays. */
function mutated({ among, next }: Dice, payload: Json): Json {
  const copy = structuredClone(payload)
  for (let times = 1 + next(2); times > 0; times -= 1) {
    let at: Json = copy
    for (;;) {
      const key = among(Object.keys(at))
      const below = at[key]
      if (typeof below === 'object' && below !== null && Object.keys(below).length > 0 && next(4) > 0) {
        at = below as Json
        continue
      }
      if (next(5) === 0) delete at[key]
      else at[key] = among(GARBAGE)
      break
    }
  }
  return copy
}

async function streams(): Promise<string> {
  const all: StreamId[] = [`match#${table.match}`, `match#${open.match}`]
  for (const { id } of [...table.players, ...open.players]) all.push(`player#${id}`)
  return JSON.stringify(await Promise.all(all.map(each => stage.store.read(each))))
}

/** Many at once, as they would come. */
async function send(count: number, one: (nth: number) => Promise<unknown>, atOnce = 50): Promise<void> {
  for (let first = 0; first < count; first += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - first) }, (_, nth) => one(first + nth))
    await Promise.all(some)
    await stage.settled()
  }
}

async function unharmed(count: number, one: (nth: number) => Promise<unknown>): Promise<void> {
  const before = await streams()
  const known = await matches(stage)
  statuses.clear()
  stage.reports.splice(0)
  await send(count, one)
  expect(await streams()).toBe(before)
  expect(await matches(stage)).toEqual(known)
  await watch.look()
  expect(watch.leaks).toEqual([])
  expect(careless).toEqual([])
  const strange = stage.reports.filter(
    each => !/^(Discord sent something strange|Given up: Discord refuses: (10015|0)$)/.test(each),
  )
  expect([...new Set(strange)]).toEqual([])
}

describe('five thousand', () => {
  test('1,000 whose signature is wrong, missing or old: 401, and nobody works', async () => {
    const luck = dice(1)
    const panel = panelsOf(table, await onTurn(table)).at(-1)!
    const payload = forged(
      luck,
      await onTurn(table),
      (flatComponents(panel.components).find(each => 'custom_id' in each) as { custom_id: string }).custom_id,
    )
    await unharmed(1000, async nth => {
      const signature = (['wrong', 'missing', 'stale'] as const)[nth % 3]!
      return stage.discord.deliver(nth % 2 ? payload : luck.among(GARBAGE.filter(each => each !== '')), { signature })
    })
    expect([...statuses.keys()]).toEqual([401])
    expect(stage.reports).toEqual([])
  })

  test('1,000 that are no interactions at all', async () => {
    const luck = dice(2)
    await unharmed(1000, async nth => {
      if (nth % 100 === 0) return stage.discord.deliver(`"${'x'.repeat(300_000)}"`)
      if (nth % 10 === 0) return stage.discord.deliver(Buffer.from(Array.from({ length: 200 }, () => luck.next(256))))
      if (nth % 7 === 0) return stage.discord.deliver('['.repeat(1 + luck.next(100_000)))
      const body = luck.among([
        ...GARBAGE,
        { type: luck.among(GARBAGE) },
        { type: 2 + luck.next(4), data: luck.among(GARBAGE) },
      ])
      return stage.discord.deliver(JSON.stringify(body))
    })
    expect([...statuses.keys()].sort()).toEqual([200, 400, 413])
    // The only thing that is answered is a ping.
    expect(statuses.get(200)).toBeLessThan(100)
  })

  test('1,500 of somebody who does not play, with forged ids', async () => {
    const luck = dice(3)
    await unharmed(1500, async () =>
      stage.discord.deliver(forged(luck, eve), luck.next(20) === 0 ? { twice: 'at once' } : {}),
    )
    expect([...statuses.keys()].sort()).toEqual([200, 400])
    expect(stage.reports.filter(each => each.startsWith('Given up'))).toEqual([])
    // Nobody thinks for ever.
    const answers = Object.values(stage.discord.state.messages).filter(({ visibleTo }) => visibleTo === eve.id)
    expect(answers.length).toBeGreaterThan(500)
    expect(answers.filter(message => textOf(message) === '')).toEqual([])
  })

  test('500 of the player who waits, with forged and old ids', async () => {
    const luck = dice(4)
    const waiting = await notOnTurn(table)
    // What this player may do at any time is no attack.
    const mayAlways = /:(offer-draw|give-time|mute|order|rematch|ask-takeback|decline|withdraw|accept):|^0:/
    await unharmed(500, async () => {
      let id = customIds(luck)
      while (mayAlways.test(id)) id = customIds(luck)
      const payload = forged(luck, waiting, id)
      return (payload.type as number) === 2 ? null : stage.discord.deliver(payload)
    })
    expect(statuses.get(500)).toBeUndefined()
  })

  test('1,200 with something broken in them', async () => {
    const luck = dice(5)
    await unharmed(1200, async () => stage.discord.deliver(mutated(luck, forged(luck, eve))))
    expect([...statuses.keys()].filter(status => status !== 200 && status !== 400)).toEqual([])
  })
})

test('what people call themselves does nothing, wherever it stands', async () => {
  const { discord } = stage
  await endTurn(table)
  await endTurn(table)
  for (const name of ['board', 'log', 'turns', 'profile', 'hand']) {
    await discord.as(await onTurn(table)).slash(name, {}, threadOf(table))
    await stage.settled()
  }
  const texts = Object.values(discord.state.messages)
    .filter(({ authorId }) => authorId === discord.applicationId)
    .map(message => textOf(message))
  expect(texts.length).toBeGreaterThan(20)
  const raw = ['**@everyone', '<@&1>', '[x](http', '‮', '||# eve', '~~x~~', '`a`']
  expect(raw.flatMap(each => texts.filter(text => text.includes(each)).slice(0, 1))).toEqual([])
  const pinged = discord.state.pings.filter(({ why }) => why === 'everyone')
  expect(pinged).toEqual([])
  expect(threadOf(table).name.length).toBeLessThanOrEqual(100)
})

test('what people call their decks, and what they write in their lists, does nothing either', async () => {
  const { discord } = stage
  const [ann] = table.players
  const before = new Set(Object.keys(discord.state.messages))
  const save = async (name: string, list: string) => {
    await discord.as(ann).slash('deck import', { name }, table.channel)
    await discord.as(ann).submit(discord.as(ann).modals().at(-1)!, { name, ruleset: ['hgss-2010'], list })
    await stage.settled()
  }
  const name = '**@everyone** <@1> [x](http://x.yz) gnp `a`'
  await save(`‮${name}`, '4 Growlithe\n56 Fire Energy')
  await save(name, `4 ${name}\n<@1>\n@everyone 4\n‮${name}\n`)
  expect((await stage.bot.app.player(ann.id)).decks).toEqual([])
  await save(name, '4 Growlithe\n56 Fire Energy')
  expect((await stage.bot.app.player(ann.id)).decks).toMatchObject([{ name }])
  for (const command of ['deck list', 'deck show', 'profile', 'turns']) {
    await discord.as(ann).slash(command, command === 'deck show' ? { name } : {}, table.channel)
    await stage.settled()
  }
  await discord.as(ann).slash('challenge', { opponent: eve, deck: name }, table.channel)
  await stage.settled()
  const said = Object.values(discord.state.messages).filter(({ id }) => !before.has(id))
  const texts = said.map(message => textOf(message))
  expect(texts.filter(text => text.includes('gnp')).length).toBeGreaterThan(3)
  const raw = ['**@everyone', '<@1>', '[x](http', '‮', '`a`']
  expect(raw.flatMap(each => texts.filter(text => text.replaceAll('\\`', '').includes(each)))).toEqual([])
  expect(careless).toEqual([])
  // Nobody but its owner hears what a deck is called.
  const others = said.filter(({ visibleTo }) => visibleTo !== ann.id)
  expect(others.length).toBeGreaterThan(0)
  expect(others.filter(message => wordsIn(stage, message).includes('gnp'))).toEqual([])
})
