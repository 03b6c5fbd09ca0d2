/** Two people who do not only play, but talk, change their minds and leave orders. */
import type { MatchCommand } from '../../../src/app/match/command.ts'
import type { Orders } from '../../../src/app/match/orders.ts'
import type { TableView } from '../../../src/app/table.ts'
import type { Done } from '../../../src/app/use-cases/outcome.ts'
import type { Chance } from '../../../src/engine/index.ts'
import type { MatchId } from '../../../src/shared/ids.ts'
import { HOUR, MINUTE } from '../../../src/shared/time.ts'
import { value, type World } from '../world.ts'
import { moveOn, tableOf } from './sitting.ts'

const ORDERS: readonly Orders[] = [
  {},
  { prizes: 'leftmost' },
  { prizes: 'rightmost', mulliganBonus: 'most' },
  { turnOrder: 'second', setUp: 'place-only' },
  { promote: ['Pikachu', 'Growlithe', 'Totodile', 'Cyndaquil', 'Chikorita'] },
]

/** What somebody could say at this table apart from playing. */
export function remarks(table: TableView, chance: Chance): readonly MatchCommand[] {
  const { yours, takeback, drawOffer, version: seen } = table
  if (!yours || table.status !== 'playing') return []
  const { seat, undo, takebacks } = yours
  const wanted: MatchCommand[] = [
    { type: 'SetOrders', orders: ORDERS[chance.pick(ORDERS.length)]! },
    { type: 'GiveTime', time: HOUR },
    { type: 'MuteReminders' },
  ]
  if (undo) wanted.push({ type: 'Undo', seen }, { type: 'Undo' })
  if (drawOffer === null) wanted.push({ type: 'OfferDraw' })
  else if (drawOffer !== seat) wanted.push({ type: 'AnswerDraw', agree: false })
  if (takeback && takeback.seat !== seat)
    wanted.push({ type: 'AnswerTakeback', answer: chance.pick(2) === 0 ? 'yes' : 'no' })
  const step = takebacks[chance.pick(Math.max(1, takebacks.length))]
  if (!takeback && step) wanted.push({ type: 'AskTakeback', to: step.version })
  return wanted
}

export interface Busy {
  readonly moves: number
  /** One in so many is a remark instead of a move; 0 for none. */
  readonly talk?: number
  readonly ticks?: number
  readonly onEntry?: (done: Done) => Promise<void>
}

/** False if the match is over before. */
export async function playBusily(world: World, match: MatchId, chance: Chance, how: Busy): Promise<boolean> {
  const { moves, talk = 5, ticks = 9, onEntry } = how
  for (let move = 0; move < moves; move++) {
    world.now += chance.pick(20) * MINUTE
    const player = chance.pick(2) === 0 ? 'ann' : 'bob'
    const said = talk > 0 && chance.pick(talk) === 0 ? remarks(await tableOf(world, match, player), chance) : []
    const remark = said[chance.pick(Math.max(1, said.length))]
    const done = remark ? value(await world.do(player, match, remark)) : await moveOn(world, match, chance)
    if (!done) return false
    await onEntry?.(done)
    if (chance.pick(ticks) === 0) await world.app.tick()
  }
  return true
}
