/** The picture of a hand; and of cards that are looked at or chosen from, which look the same. */
import { cardFace } from '../../app/card-face.ts'
import type { CardId, PokemonId, Question } from '../../engine/view.ts'
import { pageOf, pageWords } from '../../shared/page.ts'
import { choiceWords, counted, ordinal } from '../phrases.ts'
import { type Drawing, picture } from '../picture.ts'
import type { Theme } from '../theme.ts'
import { describeGrid } from './grid-alt.ts'
import { drawGrid } from './grid-draw.ts'
import { type Grid, layoutGrid, total } from './grid-layout.ts'
import { type CardStack, countCards, sorted, stackOf } from './stacks.ts'
import { isAboutHand, type Legal, optionTag, playableTags } from './tags.ts'

export interface HandShown {
  readonly hand: readonly CardId[]
  /** What this seat may do now. */
  readonly legal?: Legal
  /** What this seat is asked now, about the hand or something else. */
  readonly question?: Question | null
  readonly title?: string
  readonly page?: number
}

export interface ChoiceShown {
  readonly title: string
  readonly question: Question
  /** What a Pokémon is called, for cards attached to one. */
  readonly nameOf?: (pokemon: PokemonId) => string
  readonly page?: number
}

export interface CardsShown {
  readonly title: string
  readonly cards: readonly CardId[]
  /** The order matters, as on top of a deck: each card in its place. */
  readonly ordered?: boolean
  readonly page?: number
}

/** With more the picture would be too large to send. */
const MOST_STACKS = 26

export const handPicture = (shown: HandShown, theme: Theme): Drawing => gridPicture(handGrid(shown), theme)
export const choicePicture = (shown: ChoiceShown, theme: Theme): Drawing => gridPicture(choiceGrid(shown), theme)
export const cardsPicture = (shown: CardsShown, theme: Theme): Drawing => gridPicture(cardsGrid(shown), theme)

function gridPicture(grid: Grid, theme: Theme): Drawing {
  const layout = layoutGrid(grid)
  const { width, height } = layout.box
  return picture(width, height, theme, describeGrid(grid), drawGrid(layout, theme))
}

export function handGrid({ hand, legal = [], question = null, title = 'Your hand', page }: HandShown): Grid {
  const asked = question && isAboutHand(question) ? question : null
  const playable = playableTags(legal)
  const stacks = [...countCards(hand)].map(([id, count]) => {
    const option = asked?.options.findIndex(each => each.is === 'card' && each.card === id) ?? -1
    const tag = asked ? (option < 0 ? null : optionTag(asked, option, false)) : (playable.get(id) ?? null)
    return stackOf(cardFace(id), count, tag)
  })
  const usable = total(stacks.filter(({ tag }) => tag?.is === 'playable'))
  const isTurn = legal.some(({ type }) => type === 'EndTurn')
  const doing = asked ? [choiceWords(asked)] : isTurn ? [usable > 0 ? `${usable} playable` : 'none playable'] : []
  const shown = pageOf(sorted(stacks), MOST_STACKS, page)
  const note = [counted(hand.length, 'card'), ...doing, pageWords(shown)].filter(Boolean).join(' · ')
  return { title, note, stacks: shown.items, empty: 'No cards', grouped: true }
}

export function choiceGrid({ title, question, nameOf, page }: ChoiceShown): Grid {
  const all = question.options.flatMap((option, index) => {
    if (option.is !== 'card') return []
    const note = option.on !== undefined && nameOf ? `on ${nameOf(option.on)}` : null
    return [{ ...stackOf(cardFace(option.card), option.count, optionTag(question, index, true)), note }]
  })
  const shown = pageOf(sorted(all), MOST_STACKS, page)
  const note = [counted(total(all), 'card'), choiceWords(question), pageWords(shown)].filter(Boolean).join(' · ')
  return { title, note, stacks: shown.items, empty: 'No card to choose', grouped: true }
}

export function cardsGrid({ title, cards, ordered = false, page }: CardsShown): Grid {
  const shown = pageOf<CardStack>(
    ordered
      ? cards.map((id, index) => ({ ...stackOf(cardFace(id), 1), label: ordinal(index + 1) }))
      : sorted([...countCards(cards)].map(([id, count]) => stackOf(cardFace(id), count))),
    MOST_STACKS,
    page,
  )
  const note = [counted(cards.length, 'card'), pageWords(shown)].filter(Boolean).join(' · ')
  return { title, note, stacks: shown.items, empty: 'No cards', grouped: !ordered }
}
