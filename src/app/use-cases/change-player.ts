/** Everything that players want us to remember. */

import { isPlayerId, type PlayerId } from '../../shared/ids.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import { asEntry } from '../aggregate.ts'
import { decidePlayer, type PlayerCommand, type PlayerDecided } from '../player/decide-player.ts'
import type { Player } from '../player/player.ts'
import { players } from '../player/player-stream.ts'
import { readList } from '../player/read-deck.ts'
import type { Delivery } from '../ports/index.ts'
import type { Refusal } from '../refusal.ts'
import type { Reacting } from '../streams.ts'
import { isCommand, isNewDeck, type NewDeck } from './door.ts'

export interface PlayerRequest {
  readonly player: PlayerId
  readonly delivery: Delivery
}

type PlayerOutcome = Result<Player, Refusal>

/** A deck comes in by `saveDeck` alone, which judges it. */
export const commandPlayer = (ports: Reacting, request: PlayerRequest, wanted: PlayerCommand): Promise<PlayerOutcome> =>
  changePlayer(ports, request, (player, now) =>
    isCommand(wanted) && wanted.type !== 'SaveDeck' ? decidePlayer(player, wanted, now) : err({ code: 'bad-input' }),
  )

export async function saveDeck(ports: Reacting, request: PlayerRequest, deck: NewDeck): Promise<PlayerOutcome> {
  if (!isNewDeck(deck)) return err({ code: 'bad-input' })
  const read = readList(deck.ruleset, deck.name, deck.list)
  if (!read.ok) return read
  const save: PlayerCommand = { type: 'SaveDeck', deck: { ...read.value, ruleset: deck.ruleset } }
  return changePlayer(ports, request, (player, now) => decidePlayer(player, save, now))
}

type Decide = (player: Player, now: Instant) => PlayerDecided

export async function changePlayer(ports: Reacting, request: PlayerRequest, decide: Decide): Promise<PlayerOutcome> {
  const { player: id, delivery } = request
  if (!isPlayerId(id)) return err({ code: 'bad-input' })
  const came = await players.change(ports, { id, by: id, delivery }, (player, now) => asEntry(decide(player, now)))
  return came.ok ? ok(came.value.state) : came
}
