/** A table as its viewer sees it, ready to be laid out or told: whose side is where, what stands out, what it is called. */
import type { CardFace } from '../../app/card-face.ts'
import type { SeatClock } from '../../app/table.ts'
import type { CardId, PokemonId, PokemonView, Seat, SideView } from '../../engine/view.ts'
import { picturesIn, type Status } from '../../words/index.ts'
import { type Changes, changesOf } from './changes.ts'
import { type News, newsOf } from './news.ts'
import { type Chip, chipWords, type PokemonMark, type PokemonScene, pokemonScene } from './scene-pokemon.ts'
import { facesOf, type TableShown, viewerOf } from './shown.ts'

interface ClockScene {
  readonly words: string
  readonly isRunning: boolean
}

export interface SideScene {
  readonly seat: Seat
  readonly name: string
  readonly isOwn: boolean
  readonly hasTurn: boolean
  readonly mustDecide: boolean
  readonly hasWon: boolean
  readonly active: PokemonScene | null
  /** The Pokémon whose place is empty because it was just Knocked Out. */
  readonly fallen: { readonly face: CardFace; readonly hit: number } | null
  readonly bench: readonly PokemonScene[]
  readonly benchPlaces: number
  readonly hand: number
  readonly drawn: number
  readonly deck: number
  readonly prizes: { readonly left: number; readonly places: number; readonly taken: number }
  readonly discard: { readonly count: number; readonly top: CardFace | null }
  readonly lost: number | null
  /** Trainers on the table and what lasts for this player. */
  readonly chips: readonly Chip[]
  readonly clock: ClockScene | null
}

export interface StadiumScene {
  readonly face: CardFace
  readonly isNew: boolean
  readonly isUsable: boolean
}

export interface TableScene {
  readonly status: Status
  readonly bottom: SideScene
  readonly top: SideScene
  readonly stadium: StadiumScene | null
  readonly coins: readonly ('heads' | 'tails')[]
  readonly news: readonly News[]
}

export function sceneOf(shown: TableShown): TableScene {
  const { view, events = [], legal = [] } = shown
  const changes = changesOf(events)
  const near = viewerOf(shown) ?? 0
  return {
    status: picturesIn(shown.locale).statusOf(shown),
    bottom: sideScene(shown, near, changes),
    top: sideScene(shown, near === 0 ? 1 : 0, changes),
    stadium:
      view.stadium === null
        ? null
        : {
            face: facesOf(shown)(view.stadium),
            isNew: changes.stadium,
            isUsable: legal.some(({ type }) => type === 'UseStadium'),
          },
    coins: changes.coins,
    news: newsOf(shown),
  }
}

function sideScene(shown: TableShown, seat: Seat, changes: Changes): SideScene {
  const { view, names, clocks } = shown
  const side = view.sides[seat]
  const face = facesOf(shown)
  const result = shown.result ?? view.result
  const pokemon = (each: PokemonView) => inContext(shown, each, changes)
  return {
    seat,
    name: names[seat],
    isOwn: viewerOf(shown) === seat,
    hasTurn: view.phase === 'main' && !result && view.turn.seat === seat,
    mustDecide: !result && view.waitingFor.includes(seat),
    hasWon: result?.winner === seat,
    active: side.active && pokemon(side.active),
    fallen: fallenActive(side, seat, changes, face),
    bench: side.bench.map(pokemon),
    benchPlaces: Math.max(side.places.bench, side.bench.length),
    hand: side.hand,
    drawn: changes.drawn[seat],
    deck: side.deck,
    prizes: prizesOf(shown, seat, changes),
    discard: { count: side.discard.length, top: topOf(side.discard, face) },
    lost: side.lost?.length ?? null,
    chips: [...side.table.map(id => onTable(face(id))), ...effectChips(shown, seat)],
    clock: clocks ? clockScene(shown, clocks[seat]) : null,
  }
}

function inContext(shown: TableShown, pokemon: PokemonView, changes: Changes): PokemonScene {
  const { view } = shown
  const effects = view.effects.filter(({ on }) => on !== null && 'pokemon' in on && on.pokemon === pokemon.id)
  return pokemonScene(pokemon, {
    isActive: view.sides.some(({ active }) => active?.id === pokemon.id),
    locale: shown.locale,
    ruleset: view.ruleset,
    face: facesOf(shown),
    change: changes.of(pokemon.id),
    effects: effects.map(({ name }) => name),
    marks: marksOf(shown, pokemon.id),
  })
}

function marksOf({ view, legal = [] }: TableShown, id: PokemonId): readonly PokemonMark[] {
  const options = ('question' in view && view.question?.options) || []
  const isOption = options.some(option => option.is === 'pokemon' && option.pokemon === id)
  const can = (...types: readonly string[]) =>
    legal.some(command => types.includes(command.type) && 'pokemon' in command && command.pokemon === id)
  return [
    ...(isOption ? (['option'] as const) : []),
    ...(can('Evolve', 'LevelUp') ? (['evolve'] as const) : []),
    ...(can('UsePower') ? (['power'] as const) : []),
  ]
}

function fallenActive(
  { active }: SideView,
  seat: Seat,
  { fallen, of }: Changes,
  face: (id: CardId) => CardFace,
): SideScene['fallen'] {
  const last = fallen.findLast(each => each.seat === seat && each.spot === 'active')
  return !active && last?.card ? { face: face(last.card), hit: of(last.id).hit } : null
}

function prizesOf({ view }: TableShown, seat: Seat, changes: Changes): SideScene['prizes'] {
  const { prizes: left, places } = view.sides[seat]
  return { left, taken: changes.prizes[seat], places: Math.max(places.prizes, left) }
}

const topOf = (cards: readonly CardId[], face: (id: CardId) => CardFace): CardFace | null => {
  const top = cards.at(-1)
  return top === undefined ? null : face(top)
}

const onTable = (face: CardFace): Chip => ({
  kind: face.kind === 'trainer' ? face.trainer : 'effect',
  words: face.name,
  isNew: false,
})

/** What lasts for one player, or for both. */
const effectChips = ({ view, locale }: TableShown, seat: Seat): readonly Chip[] =>
  view.effects
    .filter(({ on }) => on === null || ('seat' in on && on.seat === seat))
    .map(({ name }) => ({ kind: 'effect', words: chipWords(locale, name), isNew: false }))

function clockScene({ locale }: TableShown, { left, runsOut, away }: SeatClock): ClockScene {
  const time = picturesIn(locale).shortDuration(left)
  return { words: away ? `away, ${time}` : time, isRunning: runsOut !== null && !away }
}
