import type { Route } from './route.ts'
import { CHANNEL_ROUTES } from './routes/channels.ts'
import { COMMAND_ROUTES } from './routes/commands.ts'
import { GATEWAY_ROUTES } from './routes/gateway.ts'
import { INTERACTION_ROUTES } from './routes/interactions.ts'
import { MESSAGE_ROUTES } from './routes/messages.ts'
import { THREAD_ROUTES } from './routes/threads.ts'
import { USER_ROUTES } from './routes/users.ts'

export const ROUTES: readonly Route[] = [
  ...INTERACTION_ROUTES,
  ...MESSAGE_ROUTES,
  ...CHANNEL_ROUTES,
  ...THREAD_ROUTES,
  ...USER_ROUTES,
  ...COMMAND_ROUTES,
  ...GATEWAY_ROUTES,
]
