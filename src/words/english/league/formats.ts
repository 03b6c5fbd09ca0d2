/** Leagues in words: formats, settings, results. */
import type { LeagueFormat, LeagueStatus, PairingOutcome, Settings } from '../../../app/league/index.ts'
import { mention } from '../../marks.ts'
import { counted } from '../phrases/lists.ts'

export function formatWords(format: LeagueFormat): string {
  switch (format.kind) {
    case 'swiss':
      return format.rounds === 'until-unbeaten' ? 'Swiss until one is unbeaten' : `Swiss, ${rounds(format.rounds)}`
    case 'swiss-cut':
      return `Swiss, ${rounds(format.rounds)}, then play-offs of the best ${format.top}`
    case 'round-robin':
      return format.times === 1 ? 'Round robin' : 'Double round robin'
    case 'elimination':
      return format.losses === 1 ? 'Single elimination' : 'Double elimination'
    case 'ladder':
      return 'Free ladder'
  }
}

const rounds = (count: number): string => counted(count, 'round')

export const STATUS_WORDS: Readonly<Record<LeagueStatus, string>> = {
  created: 'not open yet',
  open: 'open for players',
  running: 'being played',
  paused: 'paused',
  finished: 'over',
  archived: 'archived',
}

export const DECK_WORDS: Readonly<Record<Settings['deckPolicy'], string>> = {
  open: 'any deck for each match',
  locked: 'one deck, handed in before the start',
  'locked-per-round': 'one deck for each round',
  hidden: 'one deck, handed in before the start and hidden until it is played',
}

export const LATE_WORDS: Readonly<Record<Settings['late'], string>> = {
  forfeit: 'lost by the player to move',
  draw: 'drawn',
  'double-loss': 'lost by both',
}

export function outcomeWords(outcome: PairingOutcome): string {
  switch (outcome.is) {
    case 'won':
      return `${mention(outcome.winner)} won${outcome.how === 'seed' ? ' by the better seed' : ''}`
    case 'drawn':
      return outcome.intentional ? 'drawn by agreement' : 'drawn'
    case 'forfeited':
      return `forfeited by ${mention(outcome.by)} (${FORFEITS[outcome.why]})`
    case 'double-loss':
      return outcome.absent?.length ? 'lost by both: neither came' : 'lost by both'
  }
}

const FORFEITS = {
  time: 'out of time',
  absence: 'did not come',
  late: 'not finished in time',
  drop: 'has left the league',
  ruling: 'by ruling',
} as const
