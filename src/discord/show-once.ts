/** Messages that follow one another in one place: none is sent twice, none comes too late, only the newest has buttons. */
import type { Notice } from '../app/notice.ts'
import type { Deliverer } from './bot.ts'
import { isAbout } from './panel/about.ts'
import { DiscordRefusal } from './refused.ts'
import type { Sent, Shown, ShownKind } from './surfaces.ts'

export interface Showing {
  readonly kind: ShownKind
  /** Null if there is nowhere to send it to. */
  send(): Promise<Sent | null>
  /** What becomes of the message before. */
  retire(old: Sent): Promise<void>
}

/** A notice is delivered again if anything went wrong with those beside it. Nonces help against that for some minutes only. */
const REMEMBERED = 20

export async function showOnce(bot: Deliverer, notice: Notice, { kind, send, retire }: Showing): Promise<void> {
  const { match, version, status } = notice.table
  const last = await bot.surfaces.of(match, kind)
  if (isTold(last, notice)) return
  const sent = await send()
  if (!sent) return
  const told = [...(last?.told ?? []), notice.id].slice(-REMEMBERED)
  if (isOvertaken(last, notice) && last) return bot.surfaces.keep(match, kind, { ...last, told })
  const former = last ? [...last.former, { channel: last.channel, message: last.message }] : []
  const left: Sent[] = []
  for (const old of former.filter(each => each.message !== sent.message))
    if (!(await isRetired(bot, () => retire(old)))) left.push(old)
  await bot.surfaces.keep(match, kind, { ...sent, version, isOver: status !== 'playing', told, former: left })
}

export const isTold = (last: Shown | null, { id }: Notice): boolean => last?.told.includes(id) ?? false

/** Something newer is shown already. */
export function isOvertaken(last: Shown | null, notice: Notice): boolean {
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
