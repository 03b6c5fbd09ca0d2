/** Reads what we remember of a player, decides, appends. */

import type { RulesetId } from '../../rulesets/index.ts'
import { isPlayerId, type PlayerId } from '../../shared/ids.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import { playerStream } from '../lookups.ts'
import { decidePlayer, type PlayerCommand, type PlayerDecided } from '../player/decide-player.ts'
import type { Player } from '../player/player.ts'
import { readList } from '../player/read-deck.ts'
import type { Delivery, Ports } from '../ports/index.ts'
import type { Refusal } from '../refusal.ts'
import { loadPlayer } from '../streams.ts'
import { appendPlayer } from './append-player.ts'
import { isCommand, isNewDeck } from './door.ts'
import { GRACE } from './follow.ts'
import { entryOf, LOST, untilWon } from './race.ts'
import { noteAway } from './vacation.ts'

export interface PlayerRequest {
  readonly player: PlayerId
  readonly delivery: Delivery
}

export type PlayerOutcome = Result<Player, Refusal>

/** A deck comes in by `saveDeck` alone, which judges it. */
export const commandPlayer = (ports: Ports, request: PlayerRequest, wanted: PlayerCommand): Promise<PlayerOutcome> =>
  changePlayer(ports, request, (player, now) =>
    isCommand(wanted) && wanted.type !== 'SaveDeck' ? decidePlayer(player, wanted, now) : err({ code: 'bad-input' }),
  )

export interface NewDeck {
  readonly ruleset: RulesetId
  readonly name: string
  readonly list: string
}

export async function saveDeck(ports: Ports, request: PlayerRequest, deck: NewDeck): Promise<PlayerOutcome> {
  if (!isNewDeck(deck)) return err({ code: 'bad-input' })
  const read = readList(deck.ruleset, deck.name, deck.list)
  if (!read.ok) return read
  const save: PlayerCommand = { type: 'SaveDeck', deck: { ...read.value, ruleset: deck.ruleset } }
  return changePlayer(ports, request, (player, now) => decidePlayer(player, save, now))
}

type Decide = (player: Player, now: Instant) => PlayerDecided

export function changePlayer(ports: Ports, request: PlayerRequest, decide: Decide): Promise<PlayerOutcome> {
  const { player: id, delivery } = request
  const { store, clock } = ports
  if (!isPlayerId(id)) return Promise.resolve(err({ code: 'bad-input' }))
  return untilWon(async () => {
    const loaded = await loadPlayer(store, id)
    const { player, entries } = loaded
    const earlier = await entryOf(store, playerStream(id), entries, delivery)
    if (earlier) {
      if (!earlier.settled) await noteAway(ports, player, earlier.version)
      return ok(player)
    }
    const now = Math.max(clock.now(), player.at)
    const decided = decide(player, now)
    if (!decided.ok) return err(decided.error)
    const isAbsence = decided.value.some(({ type }) => type === 'VacationTaken' || type === 'VacationEnded')
    const signature = { delivery: delivery.id, now, ...(isAbsence && { due: now + GRACE }) }
    const after = await appendPlayer(ports, loaded, decided.value, signature)
    if (!after) return LOST
    if (isAbsence) await noteAway(ports, after, after.version)
    return ok(after)
  })
}
