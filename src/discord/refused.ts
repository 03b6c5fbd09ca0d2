/** What Discord says no with. Apart from the client, which is heavy: whoever only asks why need not carry it. */

/** Discord says no. `code` tells why: 10003 no such channel, 50007 no direct messages wanted, … */
export class DiscordRefusal extends Error {
  override readonly name = 'DiscordRefusal'
  constructor(
    readonly code: number,
    readonly status: number,
  ) {
    super(`Discord refuses: ${code}`)
  }
}

const REFUSED = {
  unknownChannel: 10003,
  unknownMessage: 10008,
  unknownWebhook: 10015,
  unknownInteraction: 10062,
  tooLarge: 40005,
  answered: 40060,
  expired: 50027,
  missingAccess: 50001,
  noDirectMessages: 50007,
  missingPermissions: 50013,
  archived: 50083,
  wrongChannel: 50024,
  threadThere: 160004,
  locked: 160005,
  tooManyThreads: 160006,
  noCommonServer: 50278,
} as const

export const isRefused = (error: unknown, ...why: readonly (keyof typeof REFUSED)[]): error is DiscordRefusal =>
  error instanceof DiscordRefusal && why.some(each => REFUSED[each] === error.code)

/** Discord does not answer, or not as it should. Later it may. */
export class DiscordDown extends Error {
  override readonly name = 'DiscordDown'
}
