/** What people do that the other tests leave out: at once, too late, or in somebody else's match. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readCustomId } from '../../src/discord/custom-id.ts'
import type { Seat } from '../../src/engine/index.ts'
import { buttonsOf, type Message, menusOf, type Person, textOf } from '../../src/stand-in/discord.ts'
import { buttonNamed, Game } from './game.ts'
import { byPanel } from './hands.ts'
import { openStage, type Stage } from './stage.ts'

let stage: Stage
let game: Game
beforeEach(async ({ task }) => {
  stage = await openStage({ name: task.name })
  game = await new Game(stage, { ruleset: 'hgss-2010', seed: 1 }).begin()
})
afterEach(() => stage.close())

const STALE = 'The table has changed since that button was made. This is how it looks now:'

const inChannel = () => stage.discord.messages(game.channel).filter(({ visibleTo }) => visibleTo === null)

/** The first thing that can be answered to the question in a panel. */
function firstAnswer(person: Person, panel: Message) {
  const menu = menusOf(panel).find(({ custom_id }) => readCustomId(custom_id)?.verb === 'picks')
  if (menu) return person.select(panel, menu.custom_id, [menu.options[0]!.value])
  return person.click(
    panel,
    buttonsOf(panel).find(({ custom_id }) => readCustomId(custom_id)?.verb === 'answer')!.custom_id,
  )
}

async function setUp(): Promise<Seat> {
  while (game.table().game!.phase !== 'main')
    await game.step(async (on, seat) => void (await on.act(firstAnswer(on.person(seat), on.panel(seat)))))
  return game.table().game!.turn.seat
}

test('both players decide at the same moment', async () => {
  for (let rounds = 0; game.table().game!.phase !== 'main'; rounds++) {
    expect(rounds).toBeLessThan(10)
    const waiting = game.table().game!.waitingFor
    const before = waiting.map(seat => game.table(seat).version)
    await Promise.all(waiting.map(seat => firstAnswer(game.person(seat), game.panel(seat))))
    await stage.settled()
    await game.check()
    expect(waiting.map(seat => game.table(seat).version)).not.toEqual(before)
  }
  const posts = game.posts()
  expect(posts.filter(post => buttonsOf(post).length > 0).map(({ id }) => id)).toEqual([posts.at(-1)!.id])
  const { seat } = game.table().game!.turn
  expect(posts.at(-1)!.mentions).toEqual([game.users[seat].id])
  expect(textOf(game.panel(seat))).toContain('**Your turn against')
})

/** As many copies of the own hand as wanted, each for this pair of eyes only. */
async function copies(seat: Seat, count: number): Promise<readonly Message[]> {
  const post = game.posts().at(-1)!
  const all: Message[] = []
  for (let nth = 0; nth < count; nth++) {
    const { message } = await game.act(game.person(seat).click(post, buttonNamed(post, 'My hand')))
    all.push(message!)
  }
  return all
}

/** Everything of a panel that is about the table as it was. */
const onTable = (message: Message) => [
  ...buttonsOf(message).map(({ custom_id }) => ({ id: custom_id, values: null })),
  ...menusOf(message).map(({ custom_id, options, min_values }) => ({
    id: custom_id,
    values: options.slice(0, min_values ?? 1).map(({ value }) => value),
  })),
]

const VERBS = ['act', 'answer', 'menu', 'picks', 'undo']

/** Each kind of button once, in a copy of its own; afterwards the table is as it was. */
async function clickStale(seat: Seat, old: readonly Message[]): Promise<readonly string[]> {
  const person = game.person(seat)
  const { version } = game.watch.match!
  const kinds = new Map(
    onTable(old[0]!).flatMap(each => {
      const verb = readCustomId(each.id)?.verb ?? ''
      return VERBS.includes(verb) ? [[verb, each] as const] : []
    }),
  )
  for (const [nth, { id, values }] of [...kinds.values()].entries()) {
    const copy = old[nth]!
    const { message } = await game.act(values ? person.select(copy, id, values) : person.click(copy, id))
    expect(textOf(message!)).toContain(STALE)
    expect(message!.visibleTo).toBe(person.user.id)
    const seen = new Set(buttonsOf(message!).map(({ custom_id }) => readCustomId(custom_id)?.seen))
    expect([...seen]).toEqual([game.table(seat).version])
  }
  expect(game.watch.match!.version).toBe(version)
  return [...kinds.keys()].sort()
}

test('what was made for another table does nothing, and shows the table as it is', async () => {
  const [first = 0] = game.table().game!.waitingFor
  const asked = await copies(first, 4)
  await game.act(firstAnswer(game.person(first), game.panel(first)))
  const kinds = new Set(await clickStale(first, asked))
  const seat = await setUp()
  const bench = game.panel(seat)
  const play = menusOf(bench)[0]!
  const played = await game.act(game.person(seat).select(bench, play.custom_id, [play.options[0]!.value]))
  const drafted = await copies(seat, 6)
  expect(buttonsOf(played.message!).some(({ label }) => label?.startsWith('↶ Undo: '))).toBe(true)
  await game.act(game.person(seat).click(played.message!, buttonNamed(played.message!, 'End turn')))
  for (const kind of await clickStale(seat, drafted)) kinds.add(kind)
  expect([...kinds]).toEqual(expect.arrayContaining(['act', 'undo']))
  expect(kinds.has('answer') || kinds.has('picks')).toBe(true)
})

test('orders, giving up and the rest can be asked for in an old panel, and come from the table as it is', async () => {
  const seat = await setUp()
  const [orders, concede] = await copies(seat, 2)
  await game.act(game.person(seat).click(game.panel(seat), buttonNamed(game.panel(seat), 'End turn')))
  for (const [old, label, words] of [
    [orders!, 'Orders', '**Your standing orders**'],
    [concede!, 'Concede…', '**Do you really want to concede to'],
  ] as const) {
    const { message } = await game.act(game.person(seat).click(old, buttonNamed(old, label)))
    expect(textOf(message!)).toContain(words)
    await game.act(game.person(seat).click(message!, buttonsOf(message!).at(-1)!.custom_id))
    expect(textOf(stage.discord.message(old.id)!)).toContain('**Waiting for')
  }
})

test('somebody who only watches is answered kindly and in private, and changes nothing', async () => {
  const cat = stage.discord.addUser({ name: 'cat' })
  stage.discord.addMember(game.guild, cat)
  const person = stage.discord.as(cat)
  await setUp()
  const { version } = game.watch.match!
  await game.act(game.person(0).slash('challenge', { opponent: game.users[1] }, game.channel))
  const challenge = inChannel().at(-1)!
  expect(buttonsOf(challenge)).toHaveLength(3)
  const post = game.posts().at(-1)!
  const before = game.posts().length
  for (const message of [challenge, post])
    for (const { custom_id, label } of buttonsOf(message)) {
      const { message: answer } = await game.act(person.click(message, custom_id))
      expect(answer!.visibleTo, label).toBe(cat.id)
      expect(textOf(answer!), label).toMatch(/\w/)
      expect(textOf(answer!), label).not.toContain('went wrong')
      expect(textOf(answer!), label).not.toContain('Hand (')
      expect(
        buttonsOf(answer!).filter(each => each.label !== 'Log'),
        label,
      ).toEqual([])
    }
  for (const [name, options] of [
    ['hand', {}],
    ['end', {}],
    ['undo', {}],
    ['concede', {}],
    ['draw', { what: 'offer' }],
  ] as const) {
    const { message: answer } = await game.act(person.slash(name, options, game.thread))
    expect(answer!.visibleTo, name).toBe(cat.id)
    expect(textOf(answer!), name).toContain('welcome to watch')
  }
  expect(await person.autocomplete('play', {}, 'card', game.thread)).toEqual([])
  expect(game.watch.match!.version).toBe(version)
  expect(game.posts()).toHaveLength(before)
  expect(stage.discord.message(challenge.id)).toEqual(challenge)
  expect(person.inbox()).toEqual([])
})

test('the challenge keeps no buttons once the match has begun', async () => {
  const [challenge] = inChannel()
  expect(buttonsOf(challenge!)).toEqual([])
  expect(textOf(challenge!)).toContain('challenges you to a match')
})

test('a rematch is offered where the match was, with the same deck', async () => {
  await game.play(byPanel, 6)
  const loser = game.table().game!.waitingFor[0]!
  await game.concede(loser)
  await game.checkEnd()
  const [asks, other] = [game.person(loser), game.person(loser === 0 ? 1 : 0)]
  const over = game.posts().at(-1)!
  const { message } = await game.act(asks.click(over, buttonNamed(over, 'Rematch')))
  expect(message!.visibleTo).toBe(asks.user.id)
  expect(textOf(message!)).toContain(`your deck ${game.decks[loser]}`)
  const post = inChannel().at(-1)!
  expect(textOf(post)).toContain(`<@${other.user.id}>, **${asks.user.username} challenges you to a match.**`)
  expect(post.mentions).toEqual([other.user.id])
  expect(buttonsOf(post).map(({ label }) => label)).toEqual(['Accept…', 'Decline', 'Withdraw'])
})

test.each([
  ['Decline', 1, 'bob has declined the challenge of ann.'],
  ['Withdraw', 0, 'ann has withdrawn the challenge to bob.'],
] as const)('%s', async (label, seat, said) => {
  await game.act(game.person(0).slash('challenge', { opponent: game.users[1] }, game.channel))
  const post = inChannel().at(-1)!
  const wrong = await game.act(game.person(seat === 0 ? 1 : 0).click(post, buttonNamed(post, label)))
  expect(wrong.message!.visibleTo).not.toBeNull()
  expect(textOf(stage.discord.message(post.id)!)).toContain('challenges you')
  await game.act(game.person(seat).click(post, buttonNamed(post, label)))
  const now = stage.discord.message(post.id)!
  expect(textOf(now)).toContain(said)
  expect(buttonsOf(now).map(each => each.label)).toEqual(['Challenge again'])
})
