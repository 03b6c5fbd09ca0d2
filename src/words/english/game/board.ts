/** The table in a few lines, for whoever does not have the picture yet. */
import type { CardId, PokemonView, Seat } from '../../../engine/view.ts'
import { cardName, ownSeat, type Scene } from '../../scene.ts'
import { enumerated, tallied } from '../phrases/lists.ts'
import { playerName } from './naming.ts'
import { summary } from './place.ts'

const LONGEST_BENCH = 350
const LONGEST_LIST = 450

/** "**You:** Charmander 30/50 HP (2 Fire); Bench: Pidgey 40/40 HP" */
function sideLine(scene: Scene, seat: Seat): string {
  const { table } = scene
  const side = table.game?.sides[seat]
  if (!side) return ''
  const who = table.yours?.seat === seat ? 'You' : playerName(scene, seat)
  const each = (pokemon: PokemonView) => summary(scene, pokemon)
  const active = side.active ? each(side.active) : 'nobody Active'
  const bench = side.bench.length > 0 ? `; Bench: ${enumerated(side.bench.map(each), LONGEST_BENCH)}` : ''
  return `**${who}:** ${active}${bench}`
}

/** "**Hand (3):** 2 Fire Energy, Bill" */
function handLine(scene: Scene): string {
  const { game } = scene.table
  if (!game || !('hand' in game)) return ''
  return `**Hand (${game.hand.length}):** ${cardList(scene, game.hand) || 'empty'}`
}

const LONGEST_DECK = 900

/** While the player searches it: what is not wanted may tell which cards are Prizes. */
export function deckLine(scene: Scene): string {
  const { game } = scene.table
  if (!game || !('searched' in game) || !game.searched) return ''
  const names = tallied(game.searched.map(id => cardName(scene, id)))
  return `All of your deck (${game.searched.length}): ${enumerated(names, LONGEST_DECK)}`
}

export const cardList = (scene: Scene, cards: readonly CardId[]): string =>
  enumerated(tallied(cards.map(id => cardName(scene, id))), LONGEST_LIST)

export function boardLines(scene: Scene): readonly string[] {
  const own = ownSeat(scene.table)
  const { game } = scene.table
  if (!game) return []
  if (game.sides.every(({ active, bench }) => !active && bench.length === 0)) return [handLine(scene)].filter(Boolean)
  const stadium = game.stadium ? `**Stadium:** ${cardName(scene, game.stadium)}` : ''
  return [sideLine(scene, own), sideLine(scene, own === 0 ? 1 : 0), stadium, handLine(scene)].filter(Boolean)
}
