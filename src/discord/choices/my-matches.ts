/** Somebody's open matches, by opponent and deadline. In plain words: where these are shown, nothing is formatted. */
import type { Summary } from '../../app/lookups.ts'
import type { PlayerId } from '../../shared/ids.ts'
import type { Instant } from '../../shared/time.ts'
import { phrasesIn } from '../../words/index.ts'
import { COMMON_LOCALE } from '../../words/locale.ts'
import { cut } from '../../words/written.ts'
import type { DoorBot } from '../bot.ts'

const phrases = phrasesIn(COMMON_LOCALE)

export interface Mine extends Summary {
  /** What the opponent is called: anything at all. */
  readonly name: string
}

/** The most urgent first. */
export async function mineOf({ app, surfaces }: DoorBot, player: PlayerId): Promise<readonly Mine[]> {
  const open = await app.turns(player)
  return Promise.all(
    open.map(async each => {
      const contact = await surfaces.contact(each.opponent)
      return { ...each, name: shortened(contact?.name ?? '') || 'somebody' }
    }),
  )
}

const LONGEST_NAME = 40

const shortened = (name: string): string => cut(name.replace(/\p{C}+/gu, ' ').trim(), LONGEST_NAME)

const SHORT = 5

/** "Robin · your turn · 2 days 3 hours left · match 4XYZ9" */
export const called = (mine: Mine, now: Instant): string =>
  [mine.name, whatNow(mine), leftOf(mine, now), `match ${mine.match.slice(-SHORT)}`].filter(Boolean).join(' · ')

export function whatNow({ status, waiting, turn }: Summary): string {
  if (status === 'challenged') return waiting ? 'challenges you' : 'has not answered yet'
  const number = turn > 0 ? ` (turn ${turn})` : ''
  return waiting ? `up to you${number}` : `up to them${number}`
}

const leftOf = ({ runsOut }: Summary, now: Instant): string =>
  runsOut === null ? '' : `${phrases.duration(Math.max(0, runsOut - now))} left`
