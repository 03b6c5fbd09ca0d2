import type { Summary } from '../../app/lookups.ts'
import { isAway } from '../../app/player/decide-player.ts'
import { daysLeft, type Player, VACATION_DAYS } from '../../app/player/player.ts'
import { ratingNow } from '../../app/player/ratings.ts'
import { RULESET_IDS, rulebookOf } from '../../app/ruleset-facts.ts'
import type { PlayerId } from '../../shared/ids.ts'
import { phrasesIn } from '../../words/index.ts'
import { onDate } from '../../words/marks.ts'
import { userText } from '../../words/written.ts'
import type { Bot } from '../bot.ts'
import { outcomeOf } from '../choices/finished.ts'
import { command } from '../command.ts'
import { type Part, text } from '../message.ts'
import { COLOURS, framed } from '../panel/parts.ts'

export const profile = command({
  name: 'profile',
  description: 'A player and how their matches went; of yourself, also your decks and days off',
  isPrivate: true,
  options: { person: { kind: 'person', description: 'Who (you, if you say nothing)' } },
  async run(bot, { user }, { person = user }) {
    const player = await bot.app.player(person.id)
    const matches = await matchesOf(bot, person.id)
    const meetings = person.id === user.id ? [] : meetingLines(matches, user.id)
    const head = [
      `**${userText(person.name) || 'Somebody'}**`,
      ...recordLines(bot, matches),
      ...deckLines(matches),
      ...ratingLines(player, bot.now()),
      ...reliabilityLines(await bot.app.leagues.reliability(person.id)),
      ...meetings,
    ]
    const away = isAway(player, bot.now()) && player.vacation ? [`🌴 Away until ${onDate(player.vacation.until)}`] : []
    const own = person.id === user.id ? ownParts(bot, player) : []
    return framed([text([...head, ...away].join('\n')), ...own], { colour: COLOURS.challenge })
  },
})

const PAGE = 100
const MOST_PAGES = 20

async function matchesOf({ app }: Bot, player: PlayerId): Promise<readonly Summary[]> {
  const all: Summary[] = []
  for (let page = 0; page < MOST_PAGES; page++) {
    const before = all.at(-1)?.match
    const found = await app.history(player, { limit: PAGE, ...(before && { before }) })
    all.push(...found)
    if (found.length < PAGE) break
  }
  return all
}

const finished = (matches: readonly Summary[]): readonly Summary[] =>
  matches.filter(({ status, result }) => status === 'over' && result)

/** "3 won, 1 lost, 0 drawn" */
function recordOf(matches: readonly Summary[]): string {
  const count = (outcome: string) => matches.filter(each => outcomeOf(each) === outcome).length
  return `${count('won')} won, ${count('lost')} lost, ${count('drawn')} drawn`
}

function recordLines({ locale }: Bot, matches: readonly Summary[]): readonly string[] {
  const lines = RULESET_IDS.flatMap(id => {
    const over = finished(matches).filter(({ ruleset }) => ruleset === id)
    const rated = over.filter(each => each.rated).length
    return over.length > 0
      ? [`- ${rulebookOf(id).title}: ${recordOf(over)}${rated > 0 ? ` (${rated} rated)` : ''}`]
      : []
  })
  const open = matches.filter(({ status }) => status === 'playing').length
  return [
    ...(lines.length > 0 ? lines : ['No finished matches yet.']),
    ...(open > 0 ? [`${phrasesIn(locale).counted(open, 'match', 'matches')} going on`] : []),
  ]
}

const MOST_DECKS = 5

/** Those that were played most. */
function deckLines(matches: readonly Summary[]): readonly string[] {
  const byDeck = new Map<string, Summary[]>()
  for (const match of finished(matches))
    if (match.deck !== null) byDeck.set(match.deck, [...(byDeck.get(match.deck) ?? []), match])
  const most = [...byDeck].sort(([, one], [, other]) => other.length - one.length).slice(0, MOST_DECKS)
  return most.map(([deck, played]) => `- with “${userText(deck, 60)}”: ${recordOf(played)}`)
}

/** A question mark: we are not sure yet. */
const ratingLines = (player: Player, now: number): readonly string[] =>
  RULESET_IDS.flatMap(id => {
    if (!player.ratings[id]) return []
    const { rating, provisional } = ratingNow(player, id, now)
    return [`- ${rulebookOf(id).title}: rated ${Math.round(rating)}${provisional ? '?' : ''}`]
  })

const reliabilityLines = (percent: number | null): readonly string[] =>
  percent === null ? [] : [`Reliability: ${percent} % of matches not lost on time`]

/** How the two have done against each other, as the other sees it. */
function meetingLines(matches: readonly Summary[], viewer: PlayerId): readonly string[] {
  const met = finished(matches).filter(({ opponent }) => opponent === viewer)
  return met.length === 0 ? [] : [`Against you: ${recordOf(met)}`]
}

function ownParts({ locale, now }: Bot, player: Player): readonly Part[] {
  const decks = player.decks.map(({ name, ruleset }) => `- ${userText(name, 60)} · ${rulebookOf(ruleset).title}`)
  const list =
    decks.length > 0
      ? `**Your decks**\n${phrasesIn(locale).enumerated(decks, 2500, '\n')}`
      : 'No decks of your own yet.'
  return [text(list), text(`Days off left this year: ${daysLeft(player, now())} of ${VACATION_DAYS}`)]
}
