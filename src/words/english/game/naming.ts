/** How cards and people are called in a message. */
import type { CardId, Seat } from '../../../engine/view.ts'
import { cardName, otherSeat, ownSeat, type Scene } from '../../scene.ts'
import { userText } from '../../written.ts'
import { capital } from '../phrases/lists.ts'

export const playerName = ({ naming }: Pick<Scene, 'naming'>, seat: Seat): string =>
  userText(naming.players[seat]) || `Player ${seat + 1}`

export const opponentName = (scene: Scene): string => playerName(scene, otherSeat(ownSeat(scene.table)))

/** "Fire" is enough where only Energy can be meant. */
export const energyName = (scene: Pick<Scene, 'naming'>, id: CardId): string =>
  cardName(scene, id).replace(/ Energy$/, '')

/** "Fire", "Fire/Water" */
export const typeNames = (types: readonly string[], separator = '/'): string => types.map(capital).join(separator)
