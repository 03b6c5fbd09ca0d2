/** What somebody does on the page, done in their name: it becomes a signed interaction like any other. */
import * as v from 'valibot'
import { assertNever } from '../../shared/assert.ts'
import { ApiError } from '../../stand-in/api-error.ts'
import { CannotDo, type Discord, type Outcome, type Person } from '../../stand-in/discord.ts'
import type { WireChoice, WireCompletion, WireDeed, WireOutcome, WireUpload, WireValue } from '../wire.ts'
import type { Marks } from './marks.ts'

const id = v.pipe(v.string(), v.regex(/^\d{1,20}$/))
const upload = v.object({ name: v.string(), contentType: v.string(), base64: v.pipe(v.string(), v.base64()) })
const value = v.union([v.string(), v.number(), v.boolean(), upload])
const options = v.record(v.string(), value)
const input = v.union([v.string(), v.boolean(), v.null(), v.array(v.union([v.string(), upload]))])

export const DEED = v.variant('type', [
  v.object({ type: v.literal('say'), channelId: id, content: v.string() }),
  v.object({ type: v.literal('slash'), channelId: id, command: v.string(), options }),
  v.object({ type: v.literal('on person'), channelId: id, command: v.string(), targetId: id }),
  v.object({ type: v.literal('on message'), messageId: id, command: v.string() }),
  v.object({ type: v.literal('click'), messageId: id, customId: v.string() }),
  v.object({ type: v.literal('select'), messageId: id, customId: v.string(), values: v.array(v.string()) }),
  v.object({ type: v.literal('submit'), modalId: id, values: v.record(v.string(), input) }),
  v.object({ type: v.literal('dismiss'), messageId: id }),
  v.object({ type: v.literal('read'), channelId: id }),
])

export const COMPLETION = v.object({ channelId: id, command: v.string(), options, focused: v.string() })

interface Doing {
  readonly discord: Discord
  readonly marks: Marks
  readonly person: Person
}

/** Whatever a client or Discord itself would refuse is an outcome, too. */
export async function perform(doing: Doing, deed: WireDeed): Promise<WireOutcome> {
  try {
    return shown(await act(doing, deed))
  } catch (error) {
    if (error instanceof CannotDo || error instanceof ApiError) return { kind: 'failed', text: `${error.message}.` }
    throw error
  }
}

async function act({ discord, marks, person }: Doing, deed: WireDeed): Promise<Outcome | null> {
  switch (deed.type) {
    case 'say':
      person.say(deed.channelId, deed.content)
      return null
    case 'slash':
      return person.slash(deed.command, filled(deed.options), deed.channelId)
    case 'on person':
      return person.userCommand(deed.command, known(discord.state.users[deed.targetId], 'person'), deed.channelId)
    case 'on message':
      return person.messageCommand(deed.command, known(discord.message(deed.messageId), 'message'))
    case 'click':
      return person.click(deed.messageId, deed.customId)
    case 'select':
      return person.select(deed.messageId, deed.customId, deed.values)
    case 'submit':
      return submit(discord, person, deed)
    case 'dismiss':
      person.dismiss(deed.messageId)
      return null
    case 'read':
      marks.read(person.user.id, deed.channelId)
      return null
    default:
      return assertNever(deed)
  }
}

function known<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new CannotDo(`There is no such ${what}`)
  return found
}

function shown(outcome: Outcome | null): WireOutcome {
  if (outcome?.kind === 'failed') return { kind: 'failed', text: outcome.text ?? 'This interaction failed' }
  if (outcome?.kind !== 'modal' || outcome.modal === null) return { kind: 'done' }
  const { id, title, components } = outcome.modal
  return { kind: 'modal', modal: { id, title, components } }
}

const isUpload = (value: unknown): value is WireUpload => typeof value === 'object' && value !== null

const fileOf = ({ name, contentType, base64 }: WireUpload) => ({
  name,
  bytes: new Uint8Array(Buffer.from(base64, 'base64')),
  ...(contentType !== '' && { contentType }),
})

/** People and channels are named by their ids, which the stand-in takes as they are. */
const filled = (options: Readonly<Record<string, WireValue>>) =>
  Object.fromEntries(Object.entries(options).map(([name, value]) => [name, isUpload(value) ? fileOf(value) : value]))

async function submit(discord: Discord, person: Person, deed: WireDeed & { readonly type: 'submit' }) {
  const modal = known(discord.state.modals[deed.modalId], 'form')
  const values = Object.entries(deed.values).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map(each => (isUpload(each) ? fileOf(each) : each)) : value,
  ])
  return person.submit(modal, Object.fromEntries(values))
}

/** Nothing to offer is no reason to complain: the person is still typing. */
export async function complete(
  { person }: Pick<Doing, 'person'>,
  wanted: WireCompletion,
): Promise<readonly WireChoice[]> {
  const { command, options, focused, channelId } = wanted
  try {
    return await person.autocomplete(command, filled(options), focused, channelId)
  } catch (error) {
    if (error instanceof CannotDo) return []
    throw error
  }
}
