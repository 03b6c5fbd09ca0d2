/** The bot's pictures, drawn by `src/render`. */
import type { TableView } from '../app/table.ts'
import type { Picture, Pictures } from '../discord/bot.ts'
import { type ArtSource, noArt } from '../render/art.ts'
import { cardPicture } from '../render/card/card.ts'
import { coinsPicture } from '../render/coins/coins.ts'
import { deckPicture } from '../render/deck/deck.ts'
import { encodePicture } from '../render/encode.ts'
import { handPicture } from '../render/hand/hand.ts'
import { leagueBracket, leagueRound, leagueTable } from '../render/league.ts'
import type { Drawing } from '../render/picture.ts'
import { tablePicture } from '../render/table/table.ts'
import { THEMES } from '../render/theme.ts'

const theme = THEMES.dark

const made = (drawn: Drawing): Picture => ({ alt: drawn.alt, make: async () => (await encodePicture(drawn)).bytes })

export const drawnPictures = (art: ArtSource = noArt): Pictures => ({
  table: (table, { locale, players }, events) =>
    made(tablePicture({ ...shown(table), locale, names: players, events }, theme)),
  hand: ({ game, yours }) => {
    const { hand = [], question = null } = game && 'hand' in game ? game : {}
    return made(handPicture({ hand, question, legal: yours?.legal ?? [] }, theme))
  },
  card: (face, line = []) => ({
    alt: cardPicture({ face, line }, theme).alt,
    make: async () => (await encodePicture(cardPicture({ face, line, art: await art(face.id) }, theme))).bytes,
  }),
  deck: deck => made(deckPicture(deck, theme)),
  coins: faces => made(coinsPicture({ coins: faces }, theme)),
  standings: shown => made(leagueTable(shown, theme)),
  round: shown => leagueRound(shown, theme).map(made),
  bracket: shown => leagueBracket(shown, theme).map(made),
})

function shown({ game, yours, clocks, result }: TableView) {
  if (!game) throw new Error('A match that has not begun has no table')
  return { view: game, clocks, result, legal: yours?.legal ?? [] }
}
