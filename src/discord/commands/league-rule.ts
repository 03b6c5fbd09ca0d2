/** What organisers decide about matches and players, with a reason that everybody reads. */
import type { LeagueSheet, LeagueWanted, PairingOutcome, ScheduledMatch } from '../../app/league/index.ts'
import type { PlayerId } from '../../shared/ids.ts'
import { note } from '../answer.ts'
import type { Bot } from '../bot.ts'
import { command } from '../command.ts'
import type { Interaction, Person } from '../interaction.ts'
import { answered } from '../league/want.ts'
import { LEAGUE_OPTION, type LeagueMeant, whichLeague } from '../league/which-league.ts'
import type { Message } from '../message.ts'

const RULINGS = [
  { name: 'They won their match', value: 'won' },
  { name: 'They forfeit their match', value: 'forfeited' },
  { name: 'Their match is drawn', value: 'drawn' },
  { name: 'Both lose their match', value: 'double-loss' },
  { name: 'Reverse their loss on time', value: 'reverse' },
  { name: 'Award them a bye', value: 'bye' },
  { name: 'Replace them by another player', value: 'replace' },
  { name: 'Drop them', value: 'drop' },
  { name: 'Bring them in', value: 'join' },
] as const

type RulingName = (typeof RULINGS)[number]['value']

export const leagueRule = command({
  name: 'league rule',
  description: 'Organisers: report or correct a result, reverse, award, replace, drop',
  isPrivate: true,
  needsServer: true,
  options: {
    ruling: { kind: 'text', description: 'What you decide', required: true, choices: RULINGS },
    player: { kind: 'person', description: 'About whom', required: true },
    reason: { kind: 'text', description: 'Why? Everybody will read it', required: true, most: 300 },
    other: { kind: 'person', description: 'Who replaces them' },
    round: {
      kind: 'number',
      description: 'Their match of which round (the last, if you say nothing)',
      from: 1,
      to: 500,
    },
    league: LEAGUE_OPTION,
  },
  async run(bot, sent, { league, ...ruling }) {
    const meant = await whichLeague(bot, sent, league)
    return meant.ok ? rule(bot, sent, meant.value, ruling) : note(meant.error)
  },
})

interface Ruling {
  readonly ruling: RulingName
  readonly player: Person
  readonly reason: string
  readonly other?: Person | undefined
  readonly round?: number | undefined
}

const DONE = () => note('So it is. Everybody has been told, with your reason.')

async function rule(bot: Bot, _sent: Interaction, { request, sheet }: LeagueMeant, wanted: Ruling): Promise<Message> {
  const { ruling, player, reason, other, round } = wanted
  const { leagues } = bot.app
  const want = async (wish: LeagueWanted) => answered(bot, await leagues.command(request, wish), DONE)
  switch (ruling) {
    case 'bye':
      return want({ type: 'AwardBye', player: player.id, reason })
    case 'drop':
      return want({ type: 'Drop', player: player.id, reason })
    case 'join':
      return answered(bot, await leagues.join(request, { player: player.id, reason }), DONE)
    case 'replace':
      return other
        ? want({ type: 'ReplacePlayer', player: player.id, with: other.id, reason })
        : note('Say who replaces them.')
    case 'reverse':
    case 'won':
    case 'forfeited':
    case 'drawn':
    case 'double-loss': {
      const match = matchOf(sheet, player.id, round)
      if (!match) return note('They have no match there.')
      const { pairing } = match
      if (ruling === 'reverse') return answered(bot, await leagues.reverseFlag(request, { pairing, reason }), DONE)
      const type = match.outcome ? 'CorrectResult' : 'ReportResult'
      return want({ type, pairing, outcome: outcomeOf(ruling, player.id), reason })
    }
  }
}

function matchOf({ schedule }: LeagueSheet, player: PlayerId, round: number | undefined): ScheduledMatch | undefined {
  const rounds = round === undefined ? schedule : schedule.filter(each => each.round === round)
  return rounds.flatMap(({ matches }) => matches).findLast(({ players }) => players.includes(player))
}

function outcomeOf(ruling: 'won' | 'forfeited' | 'drawn' | 'double-loss', player: PlayerId): PairingOutcome {
  switch (ruling) {
    case 'won':
      return { is: 'won', winner: player }
    case 'forfeited':
      return { is: 'forfeited', by: player, why: 'ruling' }
    case 'drawn':
      return { is: 'drawn' }
    case 'double-loss':
      return { is: 'double-loss' }
  }
}
