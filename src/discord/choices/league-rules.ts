/** What organisers can choose for a league. */
import { type Settings, USUAL_SETTINGS } from '../../app/league/index.ts'

export const FORMATS = {
  swiss: { name: 'Swiss, until one is unbeaten', format: { kind: 'swiss', rounds: 'until-unbeaten' } },
  'swiss-5': { name: 'Swiss, five rounds', format: { kind: 'swiss', rounds: 5 } },
  'swiss-7': { name: 'Swiss, seven rounds', format: { kind: 'swiss', rounds: 7 } },
  'cut-4': { name: 'Swiss of four rounds, then the best four', format: { kind: 'swiss-cut', rounds: 4, top: 4 } },
  'cut-8': { name: 'Swiss of five rounds, then the best eight', format: { kind: 'swiss-cut', rounds: 5, top: 8 } },
  robin: { name: 'Round robin', format: { kind: 'round-robin', times: 1 } },
  'robin-2': { name: 'Double round robin', format: { kind: 'round-robin', times: 2 } },
  single: { name: 'Single elimination', format: { kind: 'elimination', losses: 1 } },
  double: { name: 'Double elimination', format: { kind: 'elimination', losses: 2 } },
  ladder: { name: 'Free ladder', format: { kind: 'ladder', length: null } },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly format: Settings['format'] }>>

export const DECKS = {
  theme: { name: 'Theme decks, any for each match', decks: { cards: { kind: 'theme-decks' }, deckPolicy: 'open' } },
  open: { name: 'Any legal deck for each match', decks: { cards: { kind: 'all' }, deckPolicy: 'open' } },
  locked: { name: 'One legal deck, handed in and locked', decks: { cards: { kind: 'all' }, deckPolicy: 'locked' } },
  round: { name: 'One legal deck for each round', decks: { cards: { kind: 'all' }, deckPolicy: 'locked-per-round' } },
  hidden: { name: 'One legal deck, hidden until played', decks: { cards: { kind: 'all' }, deckPolicy: 'hidden' } },
} as const satisfies Readonly<
  Record<string, { readonly name: string; readonly decks: Pick<Settings, 'cards' | 'deckPolicy'> }>
>

export const LENGTHS = {
  '1': { name: 'One day', days: 1 },
  '3': { name: 'Three days', days: 3 },
  '7': { name: 'A week', days: 7 },
  '14': { name: 'Two weeks', days: 14 },
  '30': { name: 'A month', days: 30 },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly days: number }>>

export const TIE_BREAK_CHOICES = {
  usual: { name: 'Opponents, their opponents, matches among those tied', breaks: USUAL_SETTINGS.tieBreaks },
  direct: {
    name: 'Matches among those tied, opponents, their opponents',
    breaks: ['head-to-head', 'opponents', 'opponents-opponents'],
  },
  opponents: { name: 'Opponents and their opponents', breaks: ['opponents', 'opponents-opponents'] },
  lot: { name: 'The lot alone', breaks: [] },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly breaks: Settings['tieBreaks'] }>>
