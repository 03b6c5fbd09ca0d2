/** What commands and buttons have at hand, and the language they answer in. */
import type { App } from '../app/app.ts'
import type { CardFace, EvolutionLine } from '../app/card-face.ts'
import type { DeckSheet } from '../app/deck-sheet.ts'
import type { LeagueShown } from '../app/league/index.ts'
import type { TableView } from '../app/table.ts'
import type { SeenEvent } from '../engine/view.ts'
import type { Instant } from '../shared/time.ts'
import { localeOf, type Speaking } from '../words/locale.ts'
import type { Naming } from '../words/scene.ts'
import type { Discord } from './rest.ts'
import type { Surfaces } from './surfaces.ts'

export interface Bot extends Speaking {
  readonly app: App
  readonly discord: Discord
  readonly surfaces: Surfaces
  readonly pictures: Pictures
  readonly now: () => Instant
  readonly report: (what: string, error: unknown) => void
}

/** What the front door needs: it neither draws nor writes to anybody. */
export type DoorBot = Omit<Bot, 'discord' | 'pictures'>

/** What it takes to bring something to people. */
export type Deliverer = Omit<Bot, 'app'>

/** Not drawn before it is needed. */
export interface Picture {
  /** For those who cannot see it. At most 1024 characters. */
  readonly alt: string
  readonly make: () => Promise<Uint8Array>
}

/** Somebody who draws: for the bot, pictures are a service like any other. */
export interface Pictures {
  table(table: TableView, naming: Naming, events: readonly SeenEvent[]): Picture
  hand(table: TableView): Picture
  card(face: CardFace, line?: EvolutionLine): Picture
  deck(deck: DeckSheet): Picture
  coins(faces: readonly ('heads' | 'tails')[]): Picture
  standings(shown: LeagueShown): Picture
  /** None if nothing has been paired. */
  round(shown: LeagueShown): readonly Picture[]
  /** As many as it takes. */
  bracket(shown: LeagueShown): readonly Picture[]
}

/** The same bot, answering one person in their language. */
export const speakingTo = <Answering extends Speaking>(
  bot: Answering,
  { language }: { readonly language?: string },
): Answering => ({
  ...bot,
  locale: localeOf(language),
})
