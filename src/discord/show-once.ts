/** Messages that follow one another in one place: none is sent twice, none comes too late, only the newest has buttons. */
import type { Notice } from '../app/notice.ts'
import { isAbout } from '../words/notice.ts'
import type { Deliverer } from './bot.ts'
import { DiscordRefusal } from './refused.ts'
import type { Sent, ShownKind, ShownMessage } from './surfaces.ts'

interface Showing {
  readonly kind: ShownKind
  /** The newest message of its kind so far. */
  readonly last: ShownMessage | undefined
  /** Null if there is nowhere to send it to. */
  send(): Promise<Sent | null>
  /** What becomes of the messages before. */
  retire(old: Sent): Promise<void>
}

/** A notice is delivered again if anything went wrong with those beside it. Nonces help against that for some minutes only. */
const REMEMBERED = 20

export async function showOnce(bot: Deliverer, notice: Notice, { kind, last, send, retire }: Showing): Promise<void> {
  const { match, version, status, game } = notice.table
  if (isTold(last, notice)) return
  const sent = await send()
  if (!sent) return
  if (isOvertaken(last, notice)) return noteTold(bot, notice, kind, last)
  const left: Sent[] = []
  for (const old of formerOf(last).filter(each => each.message !== sent.message))
    if (!(await isRetired(bot, () => retire(old)))) left.push(old)
  await bot.surfaces.keep(match, kind, {
    ...sent,
    version,
    isOver: status !== 'playing',
    waiting: game?.waitingFor ?? [],
    told: toldIn(last, notice),
    former: left,
  })
}

/** It is never to be told again. */
export const noteTold = (bot: Deliverer, notice: Notice, kind: ShownKind, last: ShownMessage): Promise<void> =>
  bot.surfaces.keep(notice.table.match, kind, { ...last, told: toldIn(last, notice) })

const toldIn = (last: ShownMessage | undefined, { id }: Notice): readonly string[] =>
  [...(last?.told ?? []), id].slice(-REMEMBERED)

function formerOf(last: ShownMessage | undefined): readonly Sent[] {
  if (!last) return []
  const { channel, message, turn, former } = last
  return [...former, { channel, message, ...(turn !== undefined && { turn }) }]
}

export const isTold = (last: ShownMessage | undefined, { id }: Notice): boolean => last?.told.includes(id) ?? false

/** Something newer is shown already. */
export function isOvertaken(last: ShownMessage | undefined, notice: Notice): last is ShownMessage {
  if (!last || isAbout(notice, 'flag-reversed')) return false
  const { version, status } = notice.table
  return version < last.version || (version === last.version && last.isOver && status === 'playing')
}

/** Nobody has to wait because an old message cannot be changed now: it is tried again with the next. */
async function isRetired({ report }: Deliverer, retire: () => Promise<void>): Promise<boolean> {
  try {
    await retire()
    return true
  } catch (error) {
    if (error instanceof DiscordRefusal) return true
    report('An old message stays for now', error)
    return false
  }
}
