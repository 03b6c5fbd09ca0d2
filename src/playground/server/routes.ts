/** What the page can ask for. */
import type { IncomingMessage } from 'node:http'
import * as v from 'valibot'
import { CannotDo, type Discord, type Person } from '../../stand-in/discord.ts'
import type { WireLogLine } from '../wire.ts'
import type { World } from '../world.ts'
import { commandsFor } from './commands.ts'
import { COMPLETION, complete, DEED, perform } from './deeds.ts'
import { entryOf, lineOf } from './log.ts'
import type { Marks } from './marks.ts'
import { messageFor, pageOfMessages, rawMessage } from './messages.ts'
import { Refused, readJson } from './request.ts'
import type { Streams } from './streams.ts'
import { startOf, surroundingsOf } from './surroundings.ts'

export interface RouteParts {
  readonly world: World
  readonly marks: Marks
  readonly streams: Streams
  reset(): Promise<void>
}

interface Call extends RouteParts {
  readonly request: IncomingMessage
  readonly url: URL
  /** What stands in the place of `:name` in the path. */
  readonly ids: Readonly<Record<string, string>>
}

type Answer = (call: Call) => unknown

const LONGEST_LOG = 300
const MOST_PEOPLE = 16
const LONGEST_JUMP = 366 * 86_400_000
const JUMP = v.union([v.strictObject({ by: v.number() }), v.strictObject({ to: v.number() })])
const NEWCOMER = v.object({ name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(32)) })

/** By method and path; `:name` stands for a number. */
const ROUTES: Readonly<Record<string, Answer>> = {
  'GET /api/start': ({ world, marks }) => startOf(world, marks),
  'GET /api/people/:person': call => surroundingsOf(call.world, call.marks, personIn(call)),
  'POST /api/people': addPerson,
  'GET /api/people/:person/channels/:channel/messages': call =>
    pageOfMessages(
      call.world.discord,
      personIn(call),
      seenChannel(call),
      call.url.searchParams.get('before') ?? undefined,
    ),
  'GET /api/people/:person/channels/:channel/commands': call => commandsFor(personIn(call), seenChannel(call)),
  'GET /api/people/:person/messages/:message': call => {
    const { person, message } = seenMessage(call)
    return messageFor(call.world.discord, person, message)
  },
  'GET /api/people/:person/messages/:message/raw': call => {
    const { person, message } = seenMessage(call)
    return rawMessage(call.world.discord, person, message)
  },
  'POST /api/people/:person/deeds': async call => {
    const deed = await readJson(call.request, DEED)
    const { world, marks, streams } = call
    const outcome = await perform({ discord: world.discord, marks, person: personIn(call) }, deed)
    if (deed.type === 'read') streams.refresh()
    return outcome
  },
  'POST /api/people/:person/completions': async call =>
    complete({ person: personIn(call) }, await readJson(call.request, COMPLETION)),
  'GET /api/log': ({ world }): readonly WireLogLine[] =>
    world.discord
      .log()
      .slice(-LONGEST_LOG)
      .map(entry => lineOf(world.discord, entry)),
  'GET /api/log/:number': ({ world, ids }) => {
    const entry = world.discord.log().find(({ number }) => String(number) === ids.number)
    if (entry === undefined) throw new Refused(404, 'The log does not go back that far.')
    return entryOf(world.discord, entry)
  },
  'POST /api/clock': jump,
  'POST /api/reset': async ({ request, reset }) => {
    await readJson(request, v.object({}))
    await reset()
    return {}
  },
}

function personIn({ world: { discord }, ids }: Call): Person {
  const user = discord.state.users[ids.person ?? '']
  if (user === undefined || user.isBot) throw new Refused(404, 'Nobody here is called that.')
  return discord.as(user)
}

function seenChannel(call: Call): string {
  const { channel } = call.ids
  const isSeen = personIn(call)
    .channels()
    .some(({ id }) => id === channel)
  if (channel === undefined || !isSeen) throw new Refused(404, 'There is no such channel.')
  return channel
}

function seenMessage(call: Call) {
  const person = personIn(call)
  const message = call.world.discord.message(call.ids.message ?? '')
  if (message === undefined || !person.sees(message)) throw new Refused(404, 'There is no such message.')
  return { person, message }
}

/** Somebody new is in every server from the start. */
async function addPerson({ request, world: { discord } }: Call): Promise<{ readonly id: string }> {
  const { name } = await readJson(request, NEWCOMER)
  const people = Object.values(discord.state.users).filter(({ isBot }) => !isBot)
  if (people.length >= MOST_PEOPLE) throw new Refused(409, `${MOST_PEOPLE} people are as many as there is room for.`)
  if (isTaken(discord, name)) throw new Refused(409, `${name} is here already. Take another name.`)
  const user = discord.addUser({ name })
  for (const guild of Object.values(discord.state.guilds)) discord.addMember(guild, user)
  return { id: user.id }
}

const isTaken = ({ state }: Discord, name: string): boolean =>
  Object.values(state.users).some(({ username, displayName }) =>
    [username, displayName].some(each => each.toLowerCase() === name.toLowerCase()),
  )

async function jump({ request, world: { clock }, streams }: Call): Promise<{ readonly now: number }> {
  const wanted = await readJson(request, JUMP)
  const by = 'by' in wanted ? wanted.by : wanted.to - clock.now()
  if (!(by > 0)) throw new Refused(400, 'Time goes forward only.')
  if (by > LONGEST_JUMP) throw new Refused(400, 'A year at once is the most.')
  await clock.advance(by)
  streams.clockMoved()
  streams.refresh()
  return { now: clock.now() }
}

interface Route {
  readonly method: string
  readonly pattern: RegExp
  readonly answer: Answer
}

const routes: readonly Route[] = Object.entries(ROUTES).map(([key, answer]) => {
  const [method = '', path = ''] = key.split(' ')
  return { method, pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>\\d{1,20})')}$`), answer }
})

export async function answerApi(scene: RouteParts, request: IncomingMessage, url: URL): Promise<unknown> {
  const here = routes.filter(({ pattern }) => pattern.test(url.pathname))
  const route = here.find(({ method }) => method === request.method)
  if (route === undefined) throw new Refused(here.length > 0 ? 405 : 404, 'There is nothing here.')
  const ids = route.pattern.exec(url.pathname)?.groups ?? {}
  try {
    return await route.answer({ ...scene, request, url, ids })
  } catch (error) {
    if (error instanceof CannotDo) throw new Refused(404, `${error.message}.`)
    throw error
  }
}
