/** Everything that can be done with Prizepost, whoever asks and wherever it runs. */

import type { PlayerId } from '../shared/ids.ts'
import { createLeagues } from './league/leagues.ts'
import type { MatchCommand } from './match/command.ts'
import type { PlayerCommand } from './player/decide-player.ts'
import type { Ports } from './ports/index.ts'
import { REACTIONS } from './reactions.ts'
import type { Reacting } from './streams.ts'
import { accept, type Challenge, challenge } from './use-cases/challenge.ts'
import { command, type MatchRequest, repeated } from './use-cases/change-match.ts'
import { commandPlayer, type PlayerRequest, saveDeck } from './use-cases/change-player.ts'
import type { Coming, NewDeck } from './use-cases/door.ts'
import { type Errand, errands } from './use-cases/errands.ts'
import { exportMatch } from './use-cases/export-match.ts'
import { history, type Look, log, look, type PageAsked, playerOf, turns } from './use-cases/look.ts'
import { rebuild } from './use-cases/rebuild.ts'
import { seeToAll, tick } from './use-cases/tick.ts'

export type App = ReturnType<typeof createApp>

export const createApp = (world: Ports) => createAll({ ...world, reactions: REACTIONS })

const createAll = (ports: Reacting) => ({
  challenge: (wanted: Challenge) => challenge(ports, wanted),
  accept: (request: MatchRequest, coming: Coming) => accept(ports, request, coming),
  /** Declining, playing, answering, taking back, draws, time, orders: everything else that people want of a match. */
  command: (request: MatchRequest, wanted: MatchCommand) => command(ports, request, wanted),
  /** Null if nothing has come of this delivery yet. */
  repeated: (request: MatchRequest) => repeated(ports, request),

  look: (asked: Look) => look(ports, asked),
  log: (asked: Look) => log(ports, asked),
  exportMatch: (asked: Look) => exportMatch(ports, asked),

  saveDeck: (request: PlayerRequest, deck: NewDeck) => saveDeck(ports, request, deck),
  /** Decks, preferences, vacations. */
  commandPlayer: (request: PlayerRequest, wanted: PlayerCommand) => commandPlayer(ports, request, wanted),
  player: (id: PlayerId) => playerOf(ports, id),
  turns: (player: PlayerId) => turns(ports, player),
  history: (player: PlayerId, page?: PageAsked) => history(ports, player, page),

  leagues: createLeagues(ports),

  tick: () => tick(ports),
  /** The two halves of `tick`, for when others are to do the work. */
  errands: () => errands(ports),
  seeTo: (all: readonly Errand[]) => seeToAll(ports, all),
  rebuild: (onProgress?: (matches: number) => void) => rebuild(ports.store, onProgress),
})
