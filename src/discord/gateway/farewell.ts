/** Why Discord has closed the gateway for us, in a sentence. */
import { GatewayCloseCodes } from 'discord-api-types/v10'
import { UNKNOWN_TOKEN } from '../unreachable.ts'

const SENTENCES: Readonly<Record<number, string>> = {
  [GatewayCloseCodes.AuthenticationFailed]: UNKNOWN_TOKEN,
  [GatewayCloseCodes.InvalidIntents]:
    'Discord does not know the intents that we ask for. Is this Prizepost up to date?',
  [GatewayCloseCodes.DisallowedIntents]:
    'Discord does not allow the intents that we ask for. Prizepost needs no privileged ones: is this Prizepost unchanged and up to date?',
  [GatewayCloseCodes.InvalidAPIVersion]: 'Discord no longer speaks our version of its language. Update Prizepost.',
  [GatewayCloseCodes.ShardingRequired]: 'The bot is in more servers than one connection may serve. Restart it.',
}

export const farewell = (code: number): string => SENTENCES[code] ?? `Discord has closed the gateway for us (${code}).`
