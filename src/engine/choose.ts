/** Asking players. Forced choices are made without asking, unless asking less would tell something about hidden cards. */
import { assert } from '../shared/assert.ts'
import type { Asker, Effect } from './context.ts'
import type { Game } from './game.ts'
import type { Card, PokemonId, Seat } from './ids.ts'
import type { AttackOffer } from './modifiers.ts'
import type { Option, Question } from './question.ts'
import { findPokemon } from './state.ts'
import {
  type AmountPrompt,
  ANSWERS,
  type Answer,
  type AttackPrompt,
  type CardPrompt,
  type PokemonPrompt,
  type RecordedPrompt,
  type WordPrompt,
} from './vocabulary.ts'

export interface Amount {
  readonly min: number
  readonly max: number
}

export const exactly = (count: number): Amount => ({ min: count, max: count })
export const upTo = (max: number): Amount => ({ min: 0, max })

type Asked = Omit<Question, 'picked' | 'done' | 'source'>

function* askAll({ source }: Asker, asked: readonly Asked[]): Effect<readonly (readonly number[])[]> {
  const questions = asked.map(each => ({ ...each, ...(source && { source }), picked: [], done: false }))
  return yield questions
}

function* ask(by: Asker, asked: Asked): Effect<readonly number[]> {
  const [picks] = yield* askAll(by, [asked])
  assert(picks, 'a question has an answer')
  return picks
}

/** Asks both players at the same time; neither waits for the other. */
export function* askBoth(by: Asker, asked: readonly Asked[]): Effect<readonly (readonly number[])[]> {
  return asked.length === 0 ? [] : yield* askAll(by, asked)
}

interface CardGroup {
  readonly option: Extract<Option, { is: 'card' }>
  readonly cards: readonly Card[]
}

/** Equal cards together, in the order of their ids: the order of a hidden zone is nobody's business. */
export function groupCards(game: Game, cards: readonly Card[]): readonly CardGroup[] {
  const groups = new Map<string, Card[]>()
  const where = new Map<Card, PokemonId>()
  for (const side of game.state.sides)
    for (const pokemon of [side.active, ...side.bench])
      for (const card of [...(pokemon?.energy ?? []), ...(pokemon?.attached ?? [])])
        if (pokemon) where.set(card, pokemon.id)
  for (const card of cards) {
    const key = `${game.state.cards[card]} ${where.get(card) ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), card])
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, same]) => {
      const first = same[0] as Card
      const on = where.get(first)
      const option = { is: 'card' as const, card: game.state.cards[first] ?? '', count: same.length }
      return { option: on === undefined ? option : { ...option, on }, cards: same }
    })
}

export function cardsPicked(groups: readonly CardGroup[], picks: readonly number[]): readonly Card[] {
  const taken = new Map<number, number>()
  return picks.map(pick => {
    const nth = taken.get(pick) ?? 0
    taken.set(pick, nth + 1)
    const card = groups[pick]?.cards[nth]
    assert(card !== undefined, 'only offered cards are picked')
    return card
  })
}

/**
 * `hidden`: the cards are not public, so the question is asked even when the answer is forced or empty. It says whether the
 * player knew them already.
 */
export function* chooseCards(
  by: Asker,
  seat: Seat,
  prompt: CardPrompt,
  cards: readonly Card[],
  { min, max }: Amount,
  how: { readonly hidden?: 'own-hand' | 'unseen'; readonly ordered?: true } = {},
): Effect<readonly Card[]> {
  const groups = groupCards(by.game, cards)
  const most = Math.min(max, cards.length)
  const least = Math.min(min, cards.length)
  const forced = least === cards.length && (!how.ordered || cards.length <= 1)
  const noChoice = most === 0 || forced || (groups.length === 1 && least === most)
  if (!how.hidden && noChoice) return cards.slice(0, most)
  const secret = how.hidden ? { secret: true as const } : {}
  const fromHand = how.hidden === 'own-hand' ? { fromHand: true as const } : {}
  const ordered = how.ordered ? { ordered: true as const } : {}
  const options = groups.map(({ option }) => option)
  return cardsPicked(
    groups,
    yield* ask(by, { seat, prompt, options, min: least, max: most, ...ordered, ...secret, ...fromHand }),
  )
}

export function* choosePokemon(
  by: Asker,
  seat: Seat,
  prompt: PokemonPrompt,
  pokemon: readonly PokemonId[],
  { min, max }: Amount = exactly(1),
): Effect<readonly PokemonId[]> {
  const among = pokemon.filter(id => findPokemon(by.game.state, id))
  const most = Math.min(max, among.length)
  const least = Math.min(min, among.length)
  if (least === among.length || most === 0) return among.slice(0, most)
  const options = among.map(id => ({ is: 'pokemon' as const, pokemon: id, count: 1 }))
  const picks = yield* ask(by, { seat, prompt, options, min: least, max: most })
  return picks.map(pick => among[pick] as PokemonId)
}

/** One of them, or null where there is none. */
export function* chooseOnePokemon(
  by: Asker,
  seat: Seat,
  prompt: PokemonPrompt,
  pokemon: readonly PokemonId[],
): Effect<PokemonId | null> {
  const [chosen] = yield* choosePokemon(by, seat, prompt, pokemon)
  return chosen ?? null
}

/** `total` of something (counters, Energy) over the Pokémon, any way the player likes. */
export function* distribute(
  by: Asker,
  seat: Seat,
  prompt: PokemonPrompt,
  pokemon: readonly PokemonId[],
  total: number,
  mostEach: (id: PokemonId) => number = () => total,
): Effect<ReadonlyMap<PokemonId, number>> {
  const among = pokemon.filter(id => findPokemon(by.game.state, id) && mostEach(id) > 0)
  const options = among.map(id => ({ is: 'pokemon' as const, pokemon: id, count: Math.min(total, mostEach(id)) }))
  const room = options.reduce((sum, { count }) => sum + count, 0)
  const all = Math.min(total, room)
  const forced = options.length === 1 || all === room
  const picks = forced
    ? options.flatMap(({ count }, index) => Array<number>(Math.min(count, all)).fill(index))
    : yield* ask(by, { seat, prompt, options, min: all, max: all })
  const shares = new Map<PokemonId, number>()
  for (const pick of picks) {
    const id = among[pick] as PokemonId
    shares.set(id, (shares.get(id) ?? 0) + 1)
  }
  return shares
}

/** One of the words that answer such a question. */
export function* chooseWord<P extends Exclude<WordPrompt, 'may' | 'ask'>>(
  by: Asker,
  seat: Seat,
  prompt: P,
): Effect<Answer<P>> {
  return yield* chooseAmong<Answer<P>>(by, seat, prompt, ANSWERS[prompt])
}

export function* yesOrNo(by: Asker, seat: Seat, prompt: 'switch' | `${'may' | 'ask'} ${string}`): Effect<boolean> {
  return (yield* chooseAmong<'yes' | 'no'>(by, seat, prompt, ANSWERS.may)) === 'yes'
}

function* chooseAmong<W extends Answer>(by: Asker, seat: Seat, prompt: RecordedPrompt, words: readonly W[]): Effect<W> {
  const options = words.map(word => ({ is: 'word' as const, word, count: 1 as const }))
  const [pick] = yield* ask(by, { seat, prompt, options, min: 1, max: 1 })
  return words[pick as number] as W
}

export function* chooseAmount(by: Asker, seat: Seat, prompt: AmountPrompt, { min, max }: Amount): Effect<number> {
  if (min >= max) return max
  const amounts = Array.from({ length: max - min + 1 }, (_, index) => min + index)
  const options = amounts.map(amount => ({ is: 'amount' as const, amount, count: 1 as const }))
  const [pick] = yield* ask(by, { seat, prompt, options, min: 1, max: 1 })
  return amounts[pick ?? 0] ?? min
}

export function* chooseAttack(
  by: Asker,
  seat: Seat,
  prompt: AttackPrompt,
  offers: readonly AttackOffer[],
): Effect<AttackOffer | null> {
  if (offers.length <= 1) return offers[0] ?? null
  const options = offers.map(({ card, attack }) => ({
    is: 'attack' as const,
    card,
    attack: attack.name,
    count: 1 as const,
  }))
  const [pick] = yield* ask(by, { seat, prompt, options, min: 1, max: 1 })
  return offers[pick ?? 0] ?? null
}

/** Positions among the face-down Prizes. */
export function* choosePrizes(by: Asker, seat: Seat, count: number): Effect<readonly Card[]> {
  const { prizes } = by.game.side(seat)
  if (count >= prizes.length) return prizes
  const options = prizes.map((_, position) => ({ is: 'prize' as const, position, count: 1 as const }))
  const picks = yield* ask(by, { seat, prompt: 'take-prizes', options, min: count, max: count })
  return picks.map(pick => prizes[pick] as Card)
}
