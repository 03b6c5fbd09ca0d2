/** A game while one action runs: the state so far, and the only ways to change it. */
import { assert } from '../shared/assert.ts'
import type { Chance, Face } from './chance.ts'
import type { Event, EventOf, EventType } from './event.ts'
import { evolve } from './evolve.ts'
import type { Cause, Source } from './facts.ts'
import type { PokemonId, Seat } from './ids.ts'
import { coinAgain, pickAgain, shuffleAgain } from './luck.ts'
import { saysAll } from './meaning.ts'
import { afterPick, type Question } from './question.ts'
import { type Rules, textName } from './rules.ts'
import { findPokemon, type Pokemon, type Side, type State } from './state.ts'
import type { Table } from './table.ts'
import type { CoinReason } from './vocabulary.ts'

export class Game implements Table {
  readonly rules: Rules
  state: State
  /** What happened beyond the recorded events. */
  readonly events: Event[] = []
  readonly #chance: Chance
  readonly #recorded: readonly Event[]
  /** Something ended the turn early: it is over when the present action is done. */
  turnIsOver = false
  /** What acts by itself right now. */
  cause: Cause | null = null
  #cursor = 0

  /** `recorded` is what already happened when the same action ran before: it happens again, event by event. */
  constructor(rules: Rules, state: State, chance: Chance, recorded: readonly Event[] = []) {
    this.rules = rules
    this.state = state
    this.#chance = chance
    this.#recorded = recorded
  }

  emit(happening: Event): void {
    const event = this.cause ? { ...happening, because: this.cause } : happening
    if (this.caughtUp) this.events.push(event)
    this.state = evolve(this.state, this.caughtUp ? event : this.#repeat(event))
  }

  /** For a rule, or for a text. */
  flip(seat: Seat, why: CoinReason | Source): Face {
    const reason = typeof why === 'string' ? why : textName(this.rules, why)
    const again = coinAgain(this.state, seat)
    const face = this.#recordedNext('CoinFlipped')?.face ?? again?.face ?? this.#chance.flip()
    this.emit({ type: 'CoinFlipped', seat, face, reason, ...(again && { again: true }) })
    return face
  }

  shuffleDeck(seat: Seat): void {
    const { deck } = this.side(seat)
    const again = shuffleAgain(this.state, seat)
    const order =
      this.#recordedNext('DeckShuffled')?.order ??
      again?.order ??
      this.#chance.shuffle(deck.length).map(from => {
        const card = deck[from]
        assert(card !== undefined, 'a shuffle is a permutation')
        return card
      })
    this.emit({ type: 'DeckShuffled', seat, order, ...(again && { again: true }) })
  }

  /** One of `of` things at random, such as a card of a hidden hand. */
  pick(seat: Seat, of: number): number {
    const again = pickAgain(this.state, seat, of)
    const index = this.#recordedNext('CardPicked')?.index ?? again?.index ?? this.#chance.pick(of)
    this.emit({ type: 'CardPicked', seat, index, of, ...(again && { again: true }) })
    return index
  }

  /** The recorded answers to these questions, or null if they are asked for the first time. */
  answers(questions: readonly Question[]): readonly (readonly number[])[] | null {
    if (this.caughtUp) return null
    this.#repeat({ type: 'ChoiceAsked', questions })
    let open = questions
    while (open.some(({ done }) => !done)) {
      const picked = this.#recordedNext('Picked')
      assert(picked, 'an action goes on only when all its questions are answered')
      this.#cursor += 1
      open = open.map(question => (question.seat === picked.seat ? afterPick(question, picked.option) : question))
    }
    return open.map(({ picked }) => picked)
  }

  side(seat: Seat): Side {
    return this.state.sides[seat]
  }

  find(id: PokemonId): Pokemon | null {
    return findPokemon(this.state, id)
  }

  /** A Pokémon that is known to be in play. */
  pokemon(id: PokemonId): Pokemon {
    const pokemon = findPokemon(this.state, id)
    assert(pokemon, `Pokémon ${id} is not in play`)
    return pokemon
  }

  newId(): number {
    return this.state.nextId
  }

  /** What was recorded next and has not happened again yet. */
  get recordedNext(): Event | null {
    return this.#recorded[this.#cursor] ?? null
  }

  /** Everything recorded has happened again. */
  get caughtUp(): boolean {
    return this.#cursor >= this.#recorded.length
  }

  #recordedNext<T extends EventType>(type: T): EventOf<T> | null {
    const next = this.#recorded[this.#cursor]
    if (!next) return null
    assert(next.type === type, `the action ran differently: expected ${next.type}, came to ${type}`)
    return next as EventOf<T>
  }

  /** What was recorded is what happened, even if the same event would say more today. */
  #repeat(event: Event): Event {
    const recorded = this.#recorded[this.#cursor]
    assert(recorded && saysAll(event, recorded), `the action ran differently: ${event.type} is not as recorded`)
    this.#cursor += 1
    return recorded
  }
}
