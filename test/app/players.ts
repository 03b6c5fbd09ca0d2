/** Two people who play whatever is legal. */

import type { App } from '../../src/app/app.ts'
import type { MatchCommand } from '../../src/app/match/command.ts'
import type { TableView } from '../../src/app/table.ts'
import type { Chance, Command } from '../../src/engine/index.ts'
import type { MatchId, PlayerId } from '../../src/shared/ids.ts'
import { value, type World } from './world.ts'

export interface Choice {
  readonly player: PlayerId
  readonly wanted: MatchCommand
}

/** What one of the two could do next; null if the match is over. */
export async function nextChoice(app: App, match: MatchId, chance: Chance): Promise<Choice | null> {
  const seen = await app.look({ match, by: 'nobody in particular' })
  if (!seen.ok) throw new Error(`refused: ${seen.error.code}`)
  if (seen.value.status !== 'playing') return null
  const waiting = seen.value.game?.waitingFor ?? []
  const seat = waiting[chance.pick(waiting.length)] ?? 0
  const player = seen.value.players[seat]
  const table = await app.look({ match, by: player })
  if (!table.ok) throw new Error(`refused: ${table.error.code}`)
  return { player, wanted: choose(table.value, chance) }
}

const UNDO_ONE_IN = 12

/** Anything legal but giving up; now and then something is taken back. */
export function choose({ yours, version: seen }: TableView, chance: Chance): MatchCommand {
  if (yours?.undo && chance.pick(UNDO_ONE_IN) === 0) return { type: 'Undo', seen }
  const playable = yours?.legal.filter(({ type }) => type !== 'Concede') ?? []
  const command = playable[chance.pick(playable.length)] as Command
  return { type: 'Act', command, seen }
}

/** Somebody gives up after so many moves, if the match is not over before. Looks at the table only when it has to. */
export async function playToTheEnd(
  world: World,
  match: MatchId,
  chance: Chance,
  patience = Number.POSITIVE_INFINITY,
): Promise<void> {
  let moves = 0
  for (
    let choice = await nextChoice(world.app, match, chance);
    choice;
    choice = await nextChoice(world.app, match, chance)
  ) {
    let { player, wanted } = choice
    for (;;) {
      const { table } = value(await world.do(player, match, wanted))
      if (!table.yours || !table.game?.waitingFor.includes(table.yours.seat)) break
      const { seat } = table.yours
      wanted = ++moves < patience ? choose(table, chance) : { type: 'Act', command: { type: 'Concede', seat } }
    }
  }
}
