import { cannotSendToUser, invalidRecipient, unknownUser } from '../../api-error.ts'
import { snowflake } from '../../check/fields.ts'
import { createForm } from '../../form.ts'
import { channelPayload } from '../../payload/channel.ts'
import { userPayload } from '../../payload/user.ts'
import { openDirect } from '../../people.ts'
import { asObject } from '../body.ts'
import { type Call, ok, param, type Reply, type Route, route } from '../route.ts'

export const USER_ROUTES: readonly Route[] = [
  route('GET', '/users/@me', call => userReply(call, call.context.state.application.id)),
  route('GET', '/users/:user', call => userReply(call, param(call, 'user'))),
  route('POST', '/users/@me/channels', openDirectChannel),
  route('GET', '/applications/@me', getApplication),
]

function userReply({ context }: Call, id: string): Reply {
  const user = context.state.users[id]
  if (user === undefined) throw unknownUser()
  return ok(userPayload(user))
}

function openDirectChannel(call: Call): Reply {
  const { context } = call
  const form = createForm()
  const id = snowflake(asObject(call.json), 'recipient_id', form) ?? ''
  form.throwIfWrong()
  const user = context.state.users[id]
  if (user === undefined) throw invalidRecipient()
  if (user.isBot) throw cannotSendToUser()
  return ok(channelPayload(context, openDirect(context, id)))
}

function getApplication({ context }: Call): Reply {
  const { id, name, publicKey } = context.state.application
  const bot = context.state.users[id]
  return ok({ id, name, description: '', verify_key: publicKey, flags: 0, bot: bot && userPayload(bot) })
}
