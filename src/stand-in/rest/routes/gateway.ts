import { DAY } from '../../../shared/time.ts'
import { gatewayUrl } from '../../gateway/listen.ts'
import { type Call, ok, openRoute, type Route, route } from '../route.ts'

const SESSIONS_A_DAY = 1000

export const GATEWAY_ROUTES: readonly Route[] = [
  openRoute('GET', '/gateway', call => ok({ url: urlOf(call) })),
  route('GET', '/gateway/bot', call => ok({ url: urlOf(call), shards: 1, session_start_limit: LIMIT })),
]

const urlOf = ({ context }: Call): string => gatewayUrl(context.origin())

const LIMIT = { total: SESSIONS_A_DAY, remaining: SESSIONS_A_DAY, reset_after: DAY, max_concurrency: 1 }
