/** The pictures of a league, for those who would rather look than read. One that fails never holds up the words. */
import { type LeagueSheet, type LeagueShown, PER_PAGE } from '../../app/league/index.ts'
import type { PlayerId } from '../../shared/ids.ts'
import { pageOf } from '../../shared/page.ts'
import type { Bot, Picture } from '../bot.ts'
import type { ShownPicture } from '../panel/parts.ts'

type Artist = Pick<Bot, 'pictures' | 'surfaces' | 'report'>

interface Looking {
  readonly viewer: PlayerId | null
  /** From 1. */
  readonly page?: number
}

/** Discord shows ten pictures at most. */
const MOST_PICTURES = 10

export async function standingsPictures(
  bot: Artist,
  sheet: LeagueSheet,
  looking: Looking,
): Promise<readonly ShownPicture[]> {
  const { items } = pageOf(sheet.standings, PER_PAGE.standings, looking.page)
  const players = items.map(({ player }) => player)
  return drawn(bot, 'standings', players, sheet, looking, shown => [bot.pictures.standings(shown)])
}

export async function roundPictures(
  bot: Artist,
  sheet: LeagueSheet,
  looking: Looking,
): Promise<readonly ShownPicture[]> {
  const { matches = [], byes = [] } = sheet.schedule.at(-1) ?? {}
  const { items } = pageOf(
    [...matches.map(({ players }) => players), ...byes.map(player => [player])],
    PER_PAGE.round,
    looking.page,
  )
  return drawn(bot, 'round', items.flat(), sheet, looking, bot.pictures.round)
}

export async function bracketPictures(
  bot: Artist,
  sheet: LeagueSheet,
  looking: Looking,
): Promise<readonly ShownPicture[]> {
  const players = sheet.bracket.flatMap(place => place.players.filter(player => typeof player === 'string'))
  return drawn(bot, 'bracket', players, sheet, looking, bot.pictures.bracket)
}

async function drawn(
  { surfaces, report }: Artist,
  name: string,
  players: readonly PlayerId[],
  sheet: LeagueSheet,
  { viewer, page }: Looking,
  draw: (shown: LeagueShown) => readonly Picture[],
): Promise<readonly ShownPicture[]> {
  const everybody = [...new Set([...players, ...(viewer === null ? [] : [viewer])])]
  const contacts = await Promise.all(everybody.map(player => surfaces.contact(player)))
  const names = new Map(everybody.map((player, index) => [player, contacts[index]?.name ?? '']))
  const nameOf = (player: PlayerId): string => names.get(player) ?? ''
  try {
    const pictures = draw({ sheet, nameOf, viewer, ...(page !== undefined && { page }) })
    return pictures.slice(0, MOST_PICTURES).map((picture, index) => ({ name: `${name}-${index + 1}.png`, ...picture }))
  } catch (error) {
    report(`A message goes without the picture of the ${name}`, error)
    return []
  }
}
