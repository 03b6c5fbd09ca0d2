/** Leagues as messages: what they are, who stands where, who plays whom. */
import {
  type BracketPlace,
  type LeagueSheet,
  type Line,
  type Pairs,
  PER_PAGE,
  type ScheduledMatch,
  type ScheduledRound,
} from '../../app/league/index.ts'
import { rulebookOf } from '../../app/ruleset-facts.ts'
import { isRulesetId } from '../../app/ruleset-titles.ts'
import type { PlayerId } from '../../shared/ids.ts'
import { type Page, pageOf, pageWords } from '../../shared/page.ts'
import { leagueIn, phrasesIn } from '../../words/index.ts'
import { COMMON_LOCALE } from '../../words/locale.ts'
import { fromNow, mention, onDate } from '../../words/marks.ts'
import { userText } from '../../words/written.ts'
import { writeFreeId } from '../custom-id.ts'
import { button, type Message, type Part, text } from '../message.ts'
import { COLOURS, framed, rows, type ShownPicture } from '../panel/parts.ts'

const league = leagueIn(COMMON_LOCALE)
const phrases = phrasesIn(COMMON_LOCALE)

const ROOM = 3500

export const titleOf = ({ league }: Pick<LeagueSheet, 'league'>): string => `**${userText(league.settings.name, 60)}**`

/** What a league is, for those who think of joining. */
export function leagueMessage(sheet: LeagueSheet, about = ''): Message {
  const { settings, status, rounds, champion } = sheet.league
  const players = sheet.entrants.filter(each => each.status === 'in').length
  const room = settings.capacity === null ? '' : ` of ${settings.capacity}`
  const lines = [
    `${titleOf(sheet)} · ${league.STATUS_WORDS[status]}`,
    about,
    `${league.formatWords(settings.format)} · ${rulebookTitle(settings.ruleset)} · best of ${settings.bestOf}`,
    `Decks: ${league.DECK_WORDS[settings.deckPolicy]}${POOLS[settings.cards.kind]}`,
    `Rounds of ${phrases.duration(settings.roundLength)}; late matches are ${league.LATE_WORDS[settings.late]}`,
    `${phrases.counted(players, 'player')}${room}${rounds.length > 0 ? ` · round ${rounds.length}` : ''}`,
    status === 'open' && settings.startsAt !== null ? `Starts ${onDate(settings.startsAt)}` : '',
    champion === null ? '' : `🏆 ${mention(champion)}`,
    `-# Lots are drawn from a seed whose fingerprint is ${sheet.commitment.slice(0, 16)}…`,
  ]
  return framed([text(lines.filter(Boolean).join('\n')), ...leagueButtons(sheet)], { colour: COLOURS.challenge })
}

const POOLS = { all: '', 'theme-decks': ', theme decks only', sets: ', from some sets only' } as const

const rulebookTitle = (id: string): string => (isRulesetId(id) ? rulebookOf(id).title : id)

/** What can be done with a league by whoever sees it. */
export function leagueButtons({ league }: Pick<LeagueSheet, 'league'>): readonly Part[] {
  const { id, status } = league
  const all = [
    ...(status === 'open' ? [button('Join', writeFreeId('league-join', id), { style: 'success' })] : []),
    ...(league.checkInOpen ? [button('Check in', writeFreeId('league-checkin', id), { style: 'success' })] : []),
    ...(status === 'running' ? [button('Play my match', writeFreeId('league-play', id), { style: 'success' })] : []),
    button('Standings', writeFreeId('league-standings', id)),
    ...(league.rounds.length > 0 ? [button('Schedule', writeFreeId('league-schedule', id))] : []),
  ]
  return rows(all)
}

/** Buttons to the pages before and after. */
function turns(command: string, { league }: LeagueSheet, { number, pages }: Page<unknown>): readonly Part[] {
  const turn = (to: number, label: string) => button(label, writeFreeId(command, `${league.id}.${to}`))
  return rows([
    ...(number > 1 ? [turn(number - 1, `◀ Page ${number - 1}`)] : []),
    ...(number < pages ? [turn(number + 1, `Page ${number + 1} ▶`)] : []),
  ])
}

const headOf = (sheet: LeagueSheet, what: string, page: Page<unknown>): string =>
  [titleOf(sheet), what, pageWords(page)].filter(Boolean).join(' · ')

/** What a picture tells as well need not be told in full. */
const BESIDE_A_PICTURE = 8

function beside(pictures: readonly ShownPicture[], lines: readonly string[]): string {
  const told = pictures.length > 0 ? lines.slice(0, BESIDE_A_PICTURE) : lines
  return [...told, ...(told.length < lines.length ? ['…'] : [])].join('\n')
}

/** One page of the table. */
export function standingsMessage(sheet: LeagueSheet, wanted = 1, pictures: readonly ShownPicture[] = []): Message {
  const page = pageOf(sheet.standings, PER_PAGE.standings, wanted)
  const body = beside(pictures, page.items.map(standingLine)) || 'Nobody has joined yet.'
  return framed([text(`${headOf(sheet, 'standings', page)}\n${body}`), ...turns('league-standings', sheet, page)], {
    colour: COLOURS.challenge,
    pictures,
  })
}

function standingLine({ place, player, points, wins, draws, losses, rating, opponents, dropped }: Line): string {
  const score = rating === undefined ? `**${points}**` : `**${Math.round(rating)}**`
  const left = dropped ? ' · left' : ''
  return `${place}. ${mention(player)} ${score} · ${wins}–${draws}–${losses} · ${(opponents * 100).toFixed(1)} %${left}`
}

/** One page of the newest round. */
export function scheduleMessage(
  sheet: LeagueSheet,
  player: PlayerId | null,
  wanted = 1,
  pictures: readonly ShownPicture[] = [],
): Message {
  const round = sheet.schedule.at(-1)
  if (!round) return framed([text(`${titleOf(sheet)}\nNothing has been paired yet.`)], { colour: COLOURS.waiting })
  const own = player === null ? [] : ownLines(sheet, player)
  const page = pageOf([...round.matches.map(matchLine), ...withoutMatch(round)], PER_PAGE.round, wanted)
  const what = `round ${round.round}${round.isOver ? ', over' : `, ends ${fromNow(round.deadline)}`}`
  const parts = [
    text([headOf(sheet, what, page), ...own].join('\n')),
    text(beside(pictures, page.items) || 'No matches in this round yet.'),
  ]
  return framed([...parts, ...turns('league-schedule', sheet, page), ...leagueButtons(sheet)], {
    colour: COLOURS.challenge,
    pictures,
  })
}

function ownLines({ schedule }: LeagueSheet, player: PlayerId): readonly string[] {
  const open = schedule
    .flatMap(({ matches }) => matches)
    .filter(({ players, outcome }) => players.includes(player) && !outcome)
  return open.map(({ players: [one, other], deadline }) => {
    return `You play ${mention(one === player ? other : one)} until ${onDate(deadline)}.`
  })
}

const matchLine = ({ pairing, players: [one, other], outcome, match }: ScheduledMatch): string =>
  `\`${pairing}\` ${mention(one)} – ${mention(other)}: ${outcome ? league.outcomeWords(outcome) : match ? 'playing' : 'open'}`

const withoutMatch = ({ byes, rests }: Pick<ScheduledRound, 'byes' | 'rests'>): readonly string[] => [
  ...byes.map(player => `${mention(player)} has a bye`),
  ...rests.map(player => `${mention(player)} is away`),
]

export function proposalMessage(sheet: LeagueSheet, { pairs, byes, rests }: Pairs): Message {
  const lines = [
    ...pairs.map(({ players: [one, other] }) => `${mention(one)} – ${mention(other)}`),
    ...withoutMatch({ byes, rests }),
  ]
  const head = `${titleOf(sheet)} · the next round as it would be paired\nChange it with \`/league pair action:swap\`.`
  const pair = button('Pair this round', writeFreeId('league-pair', sheet.league.id), { style: 'success' })
  return framed([text(head), text(phrases.enumerated(lines, ROOM, '\n') || 'Nobody to pair.'), ...rows([pair])], {
    colour: COLOURS.challenge,
  })
}

export function bracketMessage(sheet: LeagueSheet, pictures: readonly ShownPicture[] = []): Message {
  const places = sheet.bracket
  if (places.length === 0)
    return framed([text(`${titleOf(sheet)}\nThere is no bracket yet.`)], { colour: COLOURS.waiting })
  const open = places.filter(({ winner, players }) => winner === undefined && players.some(Boolean)).map(placeLine)
  const all = places.filter(({ players }) => players.some(Boolean)).map(placeLine)
  const lines = pictures.length > 0 ? beside(pictures, open) : phrases.enumerated(all, ROOM, '\n')
  return framed([text(`${titleOf(sheet)} · bracket\n${lines}`.trim())], {
    colour: COLOURS.challenge,
    pictures,
  })
}

function placeLine({ id, players: [one, other], winner }: BracketPlace): string {
  const who = (player: PlayerId | null | undefined): string =>
    player === null
      ? 'bye'
      : player === undefined
        ? '…'
        : player === winner
          ? `**${mention(player)}**`
          : mention(player)
  return `\`${id}\` ${who(one)} – ${who(other)}`
}

export function historyMessage(sheet: LeagueSheet, player: PlayerId): Message {
  const lines = sheet.schedule.flatMap(({ round, matches, byes, rests }) => [
    ...matches.filter(({ players }) => players.includes(player)).map(matchLine),
    ...byes.filter(each => each === player).map(() => `Round ${round}: a bye`),
    ...rests.filter(each => each === player).map(() => `Round ${round}: away`),
  ])
  const head = `${titleOf(sheet)} · ${mention(player)}`
  return framed([text(`${head}\n${phrases.enumerated(lines, ROOM, '\n') || 'Nothing played yet.'}`)], {
    colour: COLOURS.challenge,
  })
}
