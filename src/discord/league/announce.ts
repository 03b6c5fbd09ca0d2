/** Tells a league's channel what has happened in it. */
import type { LeagueEvent, LeagueNews, LeagueSheet } from '../../app/league/index.ts'
import type { PlayerId } from '../../shared/ids.ts'
import { leagueIn, phrasesIn } from '../../words/index.ts'
import { COMMON_LOCALE } from '../../words/locale.ts'
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
  const lines = byWeight(events).flatMap(event => league.newsLines(sheet, event))
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
