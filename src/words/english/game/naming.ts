/** How cards and people are called in a message. */
import type { CardFace } from '../../../app/card-face.ts'
import type { Table, Yours } from '../../../app/table.ts'
import type { CardId, Seat } from '../../../engine/view.ts'
import type { Pair, PlayerId } from '../../../shared/ids.ts'
import { userText } from '../../written.ts'
import { capital } from '../phrase.ts'
import type { Words } from './narration.ts'

export interface Naming {
  readonly face: (id: CardId) => CardFace
  /** What the players call themselves: anything at all. */
  readonly players: Pair<string>
  /** Whoever of them wants to be taught. */
  readonly pupil?: PlayerId | null
}

/** A table as one viewer may see it, and the names for what lies on it. */
export interface Scene {
  readonly table: Table
  readonly naming: Naming
}

export type Command = Yours['legal'][number]

export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0)

/** Somebody who watches sees the table from the first seat. */
export const ownSeat = ({ yours }: Table): Seat => yours?.seat ?? 0

export const playerName = ({ naming }: Pick<Scene, 'naming'>, seat: Seat): string =>
  userText(naming.players[seat]) || `Player ${seat + 1}`

export const opponentName = (scene: Scene): string => playerName(scene, otherSeat(ownSeat(scene.table)))

export const cardName = ({ naming }: Pick<Scene, 'naming'>, id: CardId): string => naming.face(id).name

/** "Fire" is enough where only Energy can be meant. */
export const energyName = (scene: Pick<Scene, 'naming'>, id: CardId): string =>
  cardName(scene, id).replace(/ Energy$/, '')

/** "Fire", "Fire/Water" */
export const typeNames = (types: readonly string[], separator = '/'): string => types.map(capital).join(separator)

export const narration = (scene: Pick<Scene, 'naming'>): Words => ({
  card: id => cardName(scene, id),
  seat: seat => playerName(scene, seat),
})
