/** Somebody who wants something of a match in a test. */
import type { MatchCommand } from '../../../src/app/match/command.ts'
import type { Actor } from '../../../src/app/match/decide-match.ts'
import { draftOf, type Match, seatOf } from '../../../src/app/match/match.ts'
import type { MatchEvent } from '../../../src/app/match/match-event.ts'
import type { Orders } from '../../../src/app/match/orders.ts'
import { type TableView, tableFor } from '../../../src/app/table.ts'
import type { CardId, Command, Option, PokemonId, Question, Seat } from '../../../src/engine/index.ts'
import { findPokemon, inPlay, type Pokemon, type Side, type State } from '../../../src/engine/state.ts'
import type { Played, When } from './played.ts'

type Unseated<C> = C extends Command ? Omit<C, 'seat'> : never

/** A command of the game; whose it is goes without saying. */
export type Wish = Unseated<Command>

export class Person {
  constructor(
    readonly played: Played,
    readonly actor: Actor,
  ) {}

  /** It must be done; what happens. */
  does(command: MatchCommand, when?: When): readonly MatchEvent[] {
    const decided = this.played.decide(this.actor, command, when)
    if (decided.ok) return decided.value
    throw new Error(`${this.actor.player} was refused: ${JSON.stringify(decided.error)}`)
  }

  /** It must not be done; why, in one word. */
  refused(command: MatchCommand, when?: When): string {
    const decided = this.played.decide(this.actor, command, when)
    if (decided.ok) throw new Error(`${this.actor.player} was not refused: ${JSON.stringify(decided.value)}`)
    return decided.error.code === 'game' ? `game:${decided.error.why}` : decided.error.code
  }

  /** `done`, or why not. */
  tries(command: MatchCommand): string {
    const { match, entries } = this.played
    const decided = this.played.decide(this.actor, command)
    if (!decided.ok) return decided.error.code === 'game' ? `game:${decided.error.why}` : decided.error.code
    this.played.match = match
    entries.pop()
    return 'done'
  }

  act(wish: Wish, when?: When): readonly MatchEvent[] {
    return this.does({ type: 'Act', command: { seat: this.seat, ...wish } as Command }, when)
  }

  play(card: CardId, when?: When): readonly MatchEvent[] {
    return this.act({ type: 'PlayTrainer', card }, when)
  }

  attach(card: CardId, to: CardId, when?: When): readonly MatchEvent[] {
    return this.act({ type: 'AttachEnergy', card, pokemon: this.id(to) }, when)
  }

  attack(attack: string, when?: When): readonly MatchEvent[] {
    return this.act({ type: 'Attack', card: this.active, attack }, when)
  }

  endTurn(when?: When): readonly MatchEvent[] {
    return this.act({ type: 'EndTurn' }, when)
  }

  undo(when?: When): readonly MatchEvent[] {
    return this.does({ type: 'Undo' }, when)
  }

  orders(orders: Orders, when?: When): readonly MatchEvent[] {
    return this.does({ type: 'SetOrders', orders }, when)
  }

  /** Picks of the question that is open, by name; null says "that is all". */
  picks(...names: readonly (string | number | null)[]): readonly MatchEvent[] {
    return this.does({ type: 'Answer', picks: names.map(name => (name === null ? null : this.option(name))) })
  }

  option(name: string | number): number {
    return this.question.options.findIndex(option => nameOf(this.game, option) === String(name))
  }

  /** What is asked of this player now. */
  get question(): Question {
    const question = this.game.action?.questions.find(each => each.seat === this.seat && !each.done)
    if (!question) throw new Error(`nothing is asked of ${this.actor.player}`)
    return question
  }

  /** What may be picked, by name. */
  get options(): readonly string[] {
    return this.question.options.map(option => nameOf(this.game, option))
  }

  get isAsked(): boolean {
    return this.game.action?.questions.some(each => each.seat === this.seat && !each.done) ?? false
  }

  get seat(): Seat {
    return this.seatOrNull ?? 0
  }

  get seatOrNull(): Seat | null {
    return seatOf(this.played.match, this.actor.player)
  }

  get game(): State {
    return gameOf(this.played.match)
  }

  get side(): Side {
    return this.game.sides[this.seat]
  }

  get hand(): readonly CardId[] {
    return this.side.hand.map(card => this.game.cards[card] ?? '')
  }

  get active(): CardId {
    return this.side.active ? topOf(this.game, this.side.active) : ''
  }

  get bench(): readonly CardId[] {
    return this.side.bench.map(pokemon => topOf(this.game, pokemon))
  }

  /** One of this player's Pokémon by the card on top of it. */
  id(card: CardId): PokemonId {
    const found = inPlay(this.side).find(pokemon => topOf(this.game, pokemon) === card)
    if (!found) throw new Error(`${this.actor.player} has no ${card} in play`)
    return found.id
  }

  get left(): number {
    return this.played.match.left[this.seat]
  }

  /** The version of the table on this player's screen. */
  get seen(): number {
    return this.table.version
  }

  get table(): TableView {
    const { rules, match, now } = this.played
    return tableFor(rules, match, this.seatOrNull ?? 'spectator', now)
  }

  /** What an undo would take back, step by step, the last one first. */
  get drafts(): readonly string[] {
    return draftOf(this.played.match)
      .filter(({ seat }) => seat === this.seat)
      .map(({ command }) => command.type)
      .reverse()
  }
}

const gameOf = ({ game }: Match): State => {
  if (!game) throw new Error('there is no game yet')
  return game
}

const topOf = (game: State, pokemon: Pokemon): CardId => game.cards[pokemon.cards.at(-1) ?? -1] ?? ''

function nameOf(game: State, option: Option): string {
  switch (option.is) {
    case 'card':
      return option.card
    case 'attack':
      return option.attack
    case 'pokemon': {
      const pokemon = findPokemon(game, option.pokemon)
      return pokemon ? topOf(game, pokemon) : ''
    }
    case 'prize':
      return String(option.position)
    case 'amount':
      return String(option.amount)
    case 'word':
      return option.word
  }
}
