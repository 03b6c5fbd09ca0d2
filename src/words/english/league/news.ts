/** What has happened in a league, a line for each event. */
import type { LeagueEvent, LeagueSheet } from '../../../app/league/index.ts'
import type { PlayerId } from '../../../shared/ids.ts'
import { fromNow, mention, onDate } from '../../marks.ts'
import { userText } from '../../written.ts'
import { counted, enumerated } from '../phrases/lists.ts'
import { outcomeWords } from './formats.ts'

/** What has happened in a league; empty where nobody needs to hear of it. */
export function newsLines(sheet: LeagueSheet, event: LeagueEvent): readonly string[] {
  const why = 'intervention' in event && event.intervention ? reasonOf(event.intervention) : ''
  const line = newsLine(sheet, event)
  return line === null ? [] : [`${line}${why}`]
}

const reasonOf = ({ by, reason }: { readonly by: PlayerId; readonly reason: string }): string =>
  `\n-# ${mention(by)}: ${userText(reason, 300)}`

function newsLine(sheet: LeagueSheet, event: LeagueEvent): string | null {
  switch (event.type) {
    case 'LeagueOpened':
      return 'The league is open: join with the button below, or `/league join`.'
    case 'CheckInOpened':
      return 'Check-in is open. Players who do not check in are left out.'
    case 'LeagueStarted':
      return `The league has started with ${counted(event.order.length, 'player')}.`
    case 'StartFailed':
      return 'It was time to start, but there are not enough players who are ready. An organiser can start it later.'
    case 'LeaguePaused':
      return 'The league is paused. All deadlines move.'
    case 'LeagueResumed':
      return 'The league goes on.'
    case 'LeagueFinished':
      return event.champion === null
        ? 'The league is over, without a champion.'
        : `🏆 ${mention(event.champion)} is the champion!`
    case 'PlayerDropped':
      return `${mention(event.player)} ${event.why === 'no-shows' ? 'did not come twice and is out' : 'has left the league'}.`
    case 'PlayerReplaced':
      return `${mention(event.with)} takes over from ${mention(event.player)}.`
    case 'RoundPaired':
      return event.stage === 'ladder' ? 'The ladder is open: `/ladder` finds you an opponent.' : pairedLine(event)
    case 'LadderPaired':
      return `${mention(event.pairing.players[0])} and ${mention(event.pairing.players[1])} meet, until ${onDate(event.deadline)}.`
    case 'RoundReminded':
      return `Round ${event.round} ends ${fromNow(deadlineOf(sheet, event.round))}, and these have not played yet.`
    default:
      return resultLine(sheet, event)
  }
}

const deadlineOf = ({ schedule }: LeagueSheet, round: number): number =>
  schedule.find(each => each.round === round)?.deadline ?? 0

function pairedLine(event: Extract<LeagueEvent, { type: 'RoundPaired' }>): string {
  const pairs = event.pairings.map(({ players: [one, other] }) => `- ${mention(one)} – ${mention(other)}`)
  const others = [
    ...event.byes.map(player => `- ${mention(player)} has a bye`),
    ...event.rests.map(player => `- ${mention(player)} is away`),
  ]
  return [`Round ${event.round}, until ${onDate(event.deadline)}:`, enumerated([...pairs, ...others], 3000, '\n')].join(
    '\n',
  )
}

function resultLine(sheet: LeagueSheet, event: LeagueEvent): string | null {
  switch (event.type) {
    case 'PairingDecided':
      return `${playersIn(sheet, event.pairing)}: ${outcomeWords(event.outcome)}`
    case 'ResultReported':
      return `${playersIn(sheet, event.pairing)}: ${outcomeWords(event.outcome)}, reported`
    case 'ResultCorrected':
      return `${playersIn(sheet, event.pairing)}: ${outcomeWords(event.outcome)}, corrected`
    case 'FlagReversed':
      return `${playersIn(sheet, event.pairing)}: the loss on time is reversed, and the match goes on.`
    case 'ByeAwarded':
      return `${mention(event.player)} is awarded a bye.`
    case 'CutMade':
      return `The play-offs: ${enumerated(
        event.seeds.map((player, index) => `${index + 1}. ${mention(player)}`),
        2000,
      )}`
    default:
      return null
  }
}

function playersIn({ schedule }: LeagueSheet, id: string): string {
  const match = schedule.flatMap(({ matches }) => matches).find(({ pairing }) => pairing === id)
  return match ? match.players.map(mention).join(' – ') : `Match ${id}`
}
