/** The pictures of a league: its table, its newest round, its bracket. */
import type { BracketPlace, LeagueShown, Line, PairingOutcome, ScheduledMatch } from '../app/league/index.ts'
import type { PlayerId } from '../shared/ids.ts'
import { type BracketMatch, type BracketRound, type BracketSide, bracketPictures } from './bracket/bracket.ts'
import { type DrawnPairing, roundPicture } from './bracket/round.ts'
import type { PlayerShown } from './name.ts'
import type { Drawing } from './picture.ts'
import { type Standing, standingsPicture } from './standings/standings.ts'
import type { Theme } from './theme.ts'

const personOf = ({ nameOf }: LeagueShown, id: PlayerId): PlayerShown => ({ id, name: nameOf(id) })

const marks = ({ viewer, page }: LeagueShown) => ({ ...(viewer !== null && { viewer }), ...(page && { page }) })

export function leagueTable(shown: LeagueShown, theme: Theme): Drawing {
  const { league, standings } = shown.sheet
  const { format, name } = league.settings
  const isLadder = format.kind === 'ladder'
  const round = league.rounds.at(-1)
  return standingsPicture(
    {
      title: name,
      ...(!isLadder && round && { note: `${round.closed === null ? 'in' : 'after'} round ${round.number}` }),
      rows: standings.map(line => standingOf(shown, line, isLadder)),
      counts: isLadder ? 'rating' : 'points',
      ...(format.kind === 'swiss-cut' && !league.seeds && { cut: format.top }),
      ...marks(shown),
    },
    theme,
  )
}

const standingOf = (shown: LeagueShown, line: Line, isLadder: boolean): Standing => ({
  ...personOf(shown, line.player),
  rank: line.place,
  points: isLadder ? Math.round(line.rating ?? 0) : line.points,
  wins: line.wins,
  losses: line.losses,
  ties: line.draws,
  tieBreaks: isLadder ? null : [line.opponents, line.opponentsOpponents],
  ...(line.dropped && { dropped: true }),
})

/** None if nothing has been paired. */
export function leagueRound(shown: LeagueShown, theme: Theme): readonly Drawing[] {
  const { sheet } = shown
  const round = sheet.schedule.at(-1)
  if (!round) return []
  const matches = round.matches.map((match, index) => pairingOf(shown, match, index + 1))
  const byes = round.byes.map((player, index) => ({
    table: matches.length + index + 1,
    players: [personOf(shown, player), null] as const,
    outcome: 'waiting' as const,
  }))
  const title = `${sheet.league.settings.name}, round ${round.round}`
  return [roundPicture({ title, pairings: [...matches, ...byes], ...marks(shown) }, theme)]
}

function pairingOf(shown: LeagueShown, match: ScheduledMatch, table: number): DrawnPairing {
  const [one, other] = match.players
  return {
    table,
    players: [personOf(shown, one), personOf(shown, other)],
    outcome: match.outcome ? resultOf(match, match.outcome) : match.match === null ? 'waiting' : 'playing',
  }
}

/** Games won; where nobody played them, a win is 1–0. */
function resultOf(
  { games, players }: ScheduledMatch,
  outcome: PairingOutcome,
): Exclude<DrawnPairing['outcome'], string> {
  const wonBy = (winner: boolean): readonly [number, number] => (winner ? [1, 0] : [0, 1])
  const played = games[0] === games[1] ? null : games
  switch (outcome.is) {
    case 'won':
      return { score: played ?? wonBy(outcome.winner === players[0]) }
    case 'forfeited':
      return { score: wonBy(outcome.by !== players[0]), by: 'forfeit' }
    case 'drawn':
      return { score: games, by: 'draw' }
    case 'double-loss':
      return { score: [0, 0], by: 'both lose' }
  }
}

/** As many as it takes; none if there is no bracket. */
export function leagueBracket(shown: LeagueShown, theme: Theme): readonly Drawing[] {
  const { sheet, viewer } = shown
  if (sheet.bracket.length === 0) return []
  const side = (wanted: BracketPlace['side']) => sheet.bracket.filter(place => place.side === wanted)
  const [winners, losers] = [roundsOf(shown, side('winners')), roundsOf(shown, side('losers'))]
  const isDouble = side('final').length > 0
  return bracketPictures(
    {
      title: sheet.league.settings.name,
      rounds: winners.map(named),
      ...(isDouble && { losers: losers.map((matches, index) => ({ title: `Round ${index + 1}`, matches })) }),
      ...(isDouble && { final: roundsOf(shown, side('final')).flat() }),
      ...(viewer !== null && { viewer }),
    },
    theme,
  )
}

const TITLES: Readonly<Record<number, string>> = { 1: 'Final', 2: 'Semi-finals', 4: 'Quarter-finals' }

const named = (matches: readonly BracketMatch[], index: number): BracketRound => ({
  title: TITLES[matches.length] ?? `Round ${index + 1}`,
  matches,
})

function roundsOf(shown: LeagueShown, places: readonly BracketPlace[]): readonly (readonly BracketMatch[])[] {
  const rounds = new Map<number, BracketMatch[]>()
  for (const place of places) rounds.set(place.round, [...(rounds.get(place.round) ?? []), matchOf(shown, place)])
  return [...rounds.entries()].sort(([one], [other]) => one - other).map(([, matches]) => matches)
}

function matchOf(shown: LeagueShown, { players, winner, pairing }: BracketPlace): BracketMatch {
  const { league, schedule } = shown.sheet
  const match = schedule.flatMap(({ matches }) => matches).find(each => each.pairing === pairing)
  const seeds = league.seeds ?? league.order
  const sideOf = (index: 0 | 1): BracketSide => {
    const player = players[index]
    if (player === undefined) return { is: 'open' }
    if (player === null) return { is: 'bye' }
    const games = match?.games[match.players[0] === player ? 0 : 1]
    return {
      is: 'player',
      player: personOf(shown, player),
      seed: seeds.indexOf(player) + 1,
      ...(games !== undefined && league.settings.bestOf > 1 && { score: games }),
    }
  }
  return {
    sides: [sideOf(0), sideOf(1)],
    winner: winner === undefined || winner === null ? null : winner === players[0] ? 0 : 1,
    ...(match?.match && !match.outcome && { playing: true }),
  }
}
