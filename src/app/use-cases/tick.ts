/** What happens because time passes, and what somebody did not get round to. */
import { AGGREGATES } from '../aggregates.ts'
import { passLeague } from '../league/pass-league.ts'
import { isStreamId, partsOf, type StreamId, type StreamKind } from '../ports/event-store.ts'
import type { Reacting } from '../streams.ts'
import { type Errand, errands } from './errands.ts'
import { passMatch } from './pass-match.ts'

export interface Ticked {
  /** Things that were due and have been seen to. */
  readonly done: number
  /** Things that failed, have been reported, and stay due. */
  readonly failed: number
}

/** May be called as often as one likes, also twice at the same time. */
export const tick = async (ports: Reacting): Promise<Ticked> => seeToAll(ports, await errands(ports))

export async function seeToAll(ports: Reacting, all: readonly Errand[]): Promise<Ticked> {
  let failed = 0
  for (const each of all) {
    await seeTo(ports, each).catch(error => {
      failed += 1
      ports.report('Something that is due has to wait', error)
    })
  }
  return { done: all.length - failed, failed }
}

async function seeTo(ports: Reacting, errand: Errand): Promise<void> {
  if (errand.is === 'row') return isStreamId(errand.key.of) ? passTime(ports, errand.key.of) : undefined
  const { kind, id } = partsOf(errand.stream)
  await AGGREGATES[kind].followAgain(ports, id, errand.version)
}

async function passTime(ports: Reacting, stream: StreamId): Promise<void> {
  const { kind, id } = partsOf(stream)
  await PASS[kind]?.(ports, id)
}

/** What time does by itself. To players it does nothing. */
const PASS: Readonly<Record<StreamKind, ((ports: Reacting, id: string) => Promise<void>) | null>> = {
  match: passMatch,
  league: passLeague,
  player: null,
}
