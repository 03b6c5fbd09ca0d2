/** Pictures that say what the real ones say, and are drawn at once. */

import type { Picture, Pictures } from '../../src/discord/bot.ts'
import { drawnPictures } from '../../src/host/pictures.ts'

const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

const real = drawnPictures()

const quick = ({ alt }: Picture): Picture => ({ alt, make: async () => DOT })

export const quickPictures: Pictures = {
  table: (...shown) => quick(real.table(...shown)),
  hand: (...shown) => quick(real.hand(...shown)),
  card: (...shown) => quick(real.card(...shown)),
  deck: (...shown) => quick(real.deck(...shown)),
  coins: (...shown) => quick(real.coins(...shown)),
  standings: (...shown) => quick(real.standings(...shown)),
  round: (...shown) => real.round(...shown).map(quick),
  bracket: (...shown) => real.bracket(...shown).map(quick),
}
