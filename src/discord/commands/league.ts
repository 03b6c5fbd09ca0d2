/** Community leagues: for players, and for whoever runs them. */
import type { SlashCommand } from '../command.ts'
import { ladder } from './ladder.ts'
import { leaderboard } from './leaderboard.ts'
import { leagueAnnounce } from './league-announce.ts'
import { leagueCreate } from './league-create.ts'
import { leagueDraw } from './league-draw.ts'
import { leagueEdit } from './league-edit.ts'
import { leagueExport } from './league-export.ts'
import { leagueCheckIn, leagueDrop, leagueJoin, leagueLeave, leagueMyDeck } from './league-join.ts'
import { leagueArchive, leagueFinish, leagueOpen, leaguePause, leagueResume, leagueStart } from './league-life.ts'
import { leagueBracket, leagueHistory, leagueList, leagueSchedule, leagueStandings } from './league-look.ts'
import { leaguePair } from './league-pair.ts'
import { leaguePlay } from './league-play.ts'
import { leagueRule } from './league-rule.ts'

export const leagueCommands: readonly SlashCommand[] = [
  leagueList,
  leagueJoin,
  leaguePlay,
  leagueSchedule,
  leagueStandings,
  leagueBracket,
  leagueHistory,
  leagueMyDeck,
  leagueDraw,
  leagueCheckIn,
  leagueDrop,
  leagueLeave,
  leagueCreate,
  leagueEdit,
  leagueOpen,
  leagueStart,
  leaguePause,
  leagueResume,
  leagueFinish,
  leagueArchive,
  leaguePair,
  leagueRule,
  leagueAnnounce,
  leagueExport,
  ladder,
  leaderboard,
]
