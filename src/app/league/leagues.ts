/** Everything that can be done with leagues. */

import type { RulesetId } from '../../rulesets/index.ts'
import type { LeagueId, PlayerId } from '../../shared/ids.ts'
import type { DeckChoice } from '../player/read-deck.ts'
import type { Reacting } from '../streams.ts'
import { commandLeague, type LeagueWanted, type PersonalRequest } from './command-league.ts'
import { createLeague, type NewLeague } from './create-league.ts'
import { type Joining, joinLadder, joinLeague, registerDeck } from './join-league.ts'
import { type LookAtLeague, leagueLog, leaguesIn, leaguesOf, lookAtLeague, previewLeague } from './look-league.ts'
import { type Playing, playPairing } from './play-pairing.ts'
import { leaderboard } from './ratings.ts'
import { reliabilityOf } from './reliability.ts'
import { type Reversal, reverseLeagueFlag } from './reverse-flag.ts'

export const createLeagues = (ports: Reacting) => ({
  create: (wanted: NewLeague) => createLeague(ports, wanted),
  /** Editing, opening, starting, pairing, rulings, dropping: everything that needs no deck and no match. */
  command: (request: PersonalRequest, wanted: LeagueWanted) => commandLeague(ports, request, wanted),
  join: (request: PersonalRequest, joining: Joining = {}) => joinLeague(ports, request, joining),
  registerDeck: (request: PersonalRequest, deck: DeckChoice) => registerDeck(ports, request, deck),
  joinLadder: (request: PersonalRequest) => joinLadder(ports, request),
  /** Begins the match of a pairing, or comes to it. */
  play: (request: PersonalRequest, playing: Playing) => playPairing(ports, request, playing),
  reverseFlag: (request: PersonalRequest, reversal: Reversal) => reverseLeagueFlag(ports, request, reversal),

  look: (asked: LookAtLeague) => lookAtLeague(ports, asked),
  preview: (league: LeagueId) => previewLeague(ports, league),
  log: (league: LeagueId) => leagueLog(ports, league),
  inGuild: (guild: string) => leaguesIn(ports, guild),
  ofPlayer: (player: PlayerId) => leaguesOf(ports, player),

  leaderboard: (ruleset: RulesetId) => leaderboard(ports.store, ruleset),
  reliability: (player: PlayerId) => reliabilityOf(ports.store, player, ports.clock.now()),
})
