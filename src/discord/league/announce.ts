/** Tells a league's channel what has happened in it. */
import type { LeagueEvent, LeagueNews, LeagueSheet } from '../../app/league/index.ts'
import type { PlayerId } from '../../shared/ids.ts'
import { leagueIn, phrasesIn } from '../../words/index.ts'
import { COMMON_LOCALE } from '../../words/locale.ts'
import { fromNow, mention, onDate } from '../../words/marks.ts'
import { userText } from '../../words/written.ts'
import type { Deliverer } from '../bot.ts'
import { type Message, text } from '../message.ts'
import { COLOURS, framed } from '../panel/parts.ts'
import { DiscordRefusal } from '../refused.ts'
import { homeOf } from './home.ts'
import { leagueButtons, titleOf } from './messages.ts'

const league = leagueIn(COMMON_LOCALE)
const phrases = phrasesIn(COMMON_LOCALE)

const WRONG_TOKEN = 401

/** Where it was created. What Discord refuses for good is not tried again: the league goes on, and people can always ask. */
export async function announce(bot: Deliverer, news: LeagueNews): Promise<void> {
  const message = newsMessage(news)
  const channel = message && (await homeOf(bot, news.sheet.league.id))
  if (!message || !channel) return
  try {
    await bot.discord.post(channel, message, { nonce: news.id })
  } catch (error) {
    if (!(error instanceof DiscordRefusal) || error.status === WRONG_TOKEN) throw error
    bot.report('News of a league cannot be delivered', error)
  }
}

const ROOM = 3500
/** More than this Discord does not call at once. */
const MOST_PINGS = 100

/** Null if nobody needs to hear of it. */
export function newsMessage({ sheet, events }: LeagueNews): Message | null {
  const lines = byWeight(events).flatMap(event => newsLines(sheet, event))
  if (lines.length === 0) return null
  const parts = [text(titleOf(sheet)), text(phrases.enumerated(lines, ROOM, '\n'))]
  const pings = [...new Set(events.flatMap(event => calledBy(sheet, event)))].slice(0, MOST_PINGS)
  return framed([...parts, ...leagueButtons(sheet)], { colour: COLOURS.challenge, pings })
}

/** What everybody has to know comes first, if there is no room for all. */
const byWeight = (events: readonly LeagueEvent[]): readonly LeagueEvent[] =>
  events.toSorted((a, b) => Number(b.type in HEADLINES) - Number(a.type in HEADLINES))

const HEADLINES: Partial<Record<LeagueEvent['type'], true>> = {
  LeagueFinished: true,
  LeagueStarted: true,
  RoundPaired: true,
  CutMade: true,
}

/** Those who have something to do now. */
function calledBy(sheet: LeagueSheet, event: LeagueEvent): readonly PlayerId[] {
  switch (event.type) {
    case 'CheckInOpened':
      return sheet.entrants.map(({ player }) => player)
    case 'RoundPaired':
      return event.pairings.flatMap(({ players }) => players)
    case 'LadderPaired':
      return event.pairing.players
    case 'RoundReminded':
      return lateIn(sheet, event.round)
    default:
      return []
  }
}

const lateIn = ({ schedule }: LeagueSheet, round: number): readonly PlayerId[] =>
  schedule.find(each => each.round === round)?.matches.flatMap(each => (each.outcome ? [] : each.players)) ?? []

function newsLines(sheet: LeagueSheet, event: LeagueEvent): readonly string[] {
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
      return 'Check-in is open. Whoever does not check in is left out.'
    case 'LeagueStarted':
      return `The league has started with ${phrases.counted(event.order.length, 'player')}.`
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
  return [
    `Round ${event.round}, until ${onDate(event.deadline)}:`,
    phrases.enumerated([...pairs, ...others], 3000, '\n'),
  ].join('\n')
}

function resultLine(sheet: LeagueSheet, event: LeagueEvent): string | null {
  switch (event.type) {
    case 'PairingDecided':
      return `${playersIn(sheet, event.pairing)}: ${league.outcomeWords(event.outcome)}`
    case 'ResultReported':
      return `${playersIn(sheet, event.pairing)}: ${league.outcomeWords(event.outcome)}, reported`
    case 'ResultCorrected':
      return `${playersIn(sheet, event.pairing)}: ${league.outcomeWords(event.outcome)}, corrected`
    case 'FlagReversed':
      return `${playersIn(sheet, event.pairing)}: the loss on time is reversed, and the match goes on.`
    case 'ByeAwarded':
      return `${mention(event.player)} is awarded a bye.`
    case 'CutMade':
      return `The play-offs: ${phrases.enumerated(
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
