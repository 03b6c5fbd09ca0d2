/** Other games that look the same to somebody: for finding out whether they really do. */

import { ownerOf } from '../../src/engine/ids.ts'
import type { Card, CardId, Chance, Event, Seat, State } from '../../src/engine/index.ts'
import { evolve, NOTHING, SEATS } from '../../src/engine/index.ts'
import type { Question } from '../../src/engine/question.ts'
import { inPlay, type Pokemon, type Side } from '../../src/engine/state.ts'
import type { Viewer } from '../../src/engine/view.ts'
import { isSearch } from '../../src/engine/vocabulary.ts'

type Renaming = (card: Card) => Card

const renamePokemon = (pokemon: Pokemon, to: Renaming): Pokemon => ({
  ...pokemon,
  cards: pokemon.cards.map(to),
  energy: pokemon.energy.map(to),
  attached: pokemon.attached.map(to),
})

const renameSide = (side: Side, to: Renaming): Side => ({
  deck: side.deck.map(to),
  hand: side.hand.map(to),
  prizes: side.prizes.map(to),
  discard: side.discard.map(to),
  lost: side.lost.map(to),
  table: side.table.map(to),
  active: side.active && renamePokemon(side.active, to),
  bench: side.bench.map(pokemon => renamePokemon(pokemon, to)),
})

function renameList(cards: readonly CardId[], to: Renaming): readonly CardId[] {
  const renamed = [...cards]
  for (const [card, id] of cards.entries()) renamed[to(card)] = id
  return renamed
}

/** The same game with other numbers for the 120 physical cards. */
export function rename(state: State, to: Renaming): State {
  const { action } = state
  return {
    ...state,
    cards: renameList(state.cards, to),
    sides: [renameSide(state.sides[0], to), renameSide(state.sides[1], to)],
    stadium: state.stadium === null ? null : to(state.stadium),
    revealed: state.revealed.map(({ cards, to: seats }) => ({ cards: cards.map(to), to: seats })),
    action: action && {
      ...action,
      checkpoint: rename(action.checkpoint, to),
      events: action.events.map(event => renameEvent(event, to)),
    },
  }
}

export function renameEvent(event: Event, to: Renaming): Event {
  if (event.type === 'GameStarted') {
    const cards = renameList(event.decks.flat(), to)
    return { ...event, decks: [cards.slice(0, 60), cards.slice(60)] }
  }
  const renamed: Record<string, unknown> = { ...event }
  for (const key of ['card', 'by']) if (typeof renamed[key] === 'number') renamed[key] = to(renamed[key])
  for (const key of ['cards', 'order']) if (Array.isArray(renamed[key])) renamed[key] = renamed[key].map(to)
  if ('moves' in event) renamed.moves = event.moves.map(move => ({ ...move, cards: move.cards.map(to) }))
  return renamed as unknown as Event
}

/** Everybody's cards stay their own. */
export function anyRenaming(chance: Chance): Renaming {
  const names = SEATS.map(() => chance.shuffle(60))
  return card => ownerOf(card) * 60 + names[ownerOf(card)]![card % 60]!
}

/** Exchanges only copies of the same card. */
export function copiesRenaming(state: State, chance: Chance): Renaming {
  const names = shuffledWithin(state.cards.length, chance, card => `${ownerOf(card)} ${state.cards[card]}`)
  return card => names[card]!
}

function shuffledWithin(count: number, chance: Chance, groupOf: (card: Card) => string | null): readonly Card[] {
  const groups = new Map<string, Card[]>()
  for (let card = 0; card < count; card++) {
    const group = groupOf(card)
    if (group !== null) groups.set(group, [...(groups.get(group) ?? []), card])
  }
  const result = Array.from({ length: count }, (_, card) => card)
  for (const group of groups.values())
    for (const [index, from] of chance.shuffle(group.length).entries()) result[group[index]!] = group[from]!
  return result
}

/** The cards that lie where this viewer can see what they are. */
export function knownTo(viewer: Viewer, { sides, stadium, revealed, action }: State): ReadonlySet<Card> {
  const known = new Set<Card>(stadium === null ? [] : [stadium])
  for (const seat of SEATS) {
    const side = sides[seat]
    const open = [side.discard, side.lost, side.table, ...(seat === viewer ? [side.hand] : [])]
    if (seat === viewer && action?.questions.some(each => each.seat === seat && !each.done && isSearch(each.prompt)))
      open.push(side.deck)
    for (const { faceDown, cards, energy, attached } of inPlay(side))
      if (!faceDown || seat === viewer) open.push(cards, energy, attached)
    for (const card of open.flat()) known.add(card)
  }
  for (const { cards, to } of revealed)
    if (viewer === 'spectator' ? to.length === 2 : to.includes(viewer)) for (const card of cards) known.add(card)
  return known
}

/** The cards that lay or were shown where this viewer could see them at any moment of a step. */
export function knownDuring(viewer: Viewer, before: State, events: readonly Event[]): ReadonlySet<Card> {
  const known = new Set(knownTo(viewer, before))
  let state = before
  for (const event of events) {
    state = evolve(state, event)
    for (const card of knownTo(viewer, state)) known.add(card)
  }
  return known
}

/** Each player's cards but the known ones become each other. */
export function changeUnknown(cards: readonly CardId[], known: ReadonlySet<Card>, chance: Chance): readonly CardId[] {
  const others = shuffledWithin(cards.length, chance, card => (known.has(card) ? null : String(ownerOf(card))))
  return others.map(card => cards[card]!)
}

/** The game as it could also be for all this viewer knows. */
export function couldBe(state: State, viewer: Viewer, chance: Chance): State {
  const { action, sides } = state
  const shuffled = (cards: readonly Card[]) => chance.shuffle(cards.length).map(from => cards[from]!)
  const mixed = (seat: Seat): Side => ({
    ...sides[seat],
    deck: shuffled(sides[seat].deck),
    prizes: shuffled(sides[seat].prizes),
    hand: seat === viewer ? sides[seat].hand : shuffled(sides[seat].hand),
  })
  return {
    ...state,
    cards: changeUnknown(state.cards, knownTo(viewer, state), chance),
    sides: [mixed(0), mixed(1)],
    revealed: state.revealed.map(({ cards, to }) => ({ cards: shuffled(cards), to })),
    action: action && {
      ...action,
      checkpoint: NOTHING,
      events: [],
      questions: action.questions.map(question => (question.seat === viewer ? question : another(question))),
    },
  }
}

/** What somebody else is asked in secret, and has picked so far. */
const another = (question: Question): Question =>
  question.secret ? { ...question, options: [{ is: 'card', card: 'something else', count: 1 }], picked: [] } : question

/** Where numbers stand in a value: `sides.0.bench.3.damage` as `sides.bench.damage`. */
export function numberPaths(value: unknown, path = '', into = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'number') into.add(path)
  else if (Array.isArray(value)) for (const each of value) numberPaths(each, path, into)
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) numberPaths(each, path ? `${path}.${key}` : key, into)
  return into
}
