/** What messages are about: a table as one viewer may see it, and the names for what lies on it. */
import type { CardFace } from '../app/card-face.ts'
import type { TableView, Yours } from '../app/table.ts'
import type { CardId, Seat } from '../engine/view.ts'
import type { Pair, PlayerId } from '../shared/ids.ts'
import type { Speaking } from './locale.ts'

export interface Naming extends Speaking {
  readonly face: (id: CardId) => CardFace
  /** What the players call themselves: anything at all. */
  readonly players: Pair<string>
  /** Whoever of them wants to be taught. */
  readonly pupil?: PlayerId | null
}

export interface Scene {
  readonly table: TableView
  readonly naming: Naming
}

export type LegalCommand = Yours['legal'][number]

export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0)

/** A spectator sees the table from the first seat. */
export const ownSeat = ({ yours }: TableView): Seat => yours?.seat ?? 0

export const cardName = ({ naming }: Pick<Scene, 'naming'>, id: CardId): string => naming.face(id).name
