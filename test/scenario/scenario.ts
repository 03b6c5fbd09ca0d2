/** A game in a test: verbs for both players, questions by name, and after every step the checks of cold mode. */
import { afterEach, expect } from 'vitest'
import type { Face } from '../../src/engine/chance.ts'
import type { Command, Refusal } from '../../src/engine/command.ts'
import { decide, startGame } from '../../src/engine/decide.ts'
import type { Event, EventType } from '../../src/engine/event.ts'
import { fold } from '../../src/engine/evolve.ts'
import type { CardId, PokemonId, Seat } from '../../src/engine/ids.ts'
import { legal } from '../../src/engine/legal.ts'
import type { Print } from '../../src/engine/print.ts'
import { maxHp } from '../../src/engine/queries.ts'
import type { Option, Question } from '../../src/engine/question.ts'
import type { Rules } from '../../src/engine/rules.ts'
import { cardsOf, inPlay, type Pokemon, type State } from '../../src/engine/state.ts'
import type { RulesetId } from '../../src/rulesets/index.ts'
import { nextSeven, type ScriptedChance, scripted } from './chance.ts'
import type { TestEffects } from './effects.ts'
import { FILLER, type PositionSpec, position } from './position.ts'
import { rulesOf } from './rules.ts'

export interface Given extends PositionSpec {
  readonly rules: RulesetId
  /** Every coin of the scenario, in order. All must be used. */
  readonly flips?: readonly Face[]
  readonly shuffle?: (n: number) => readonly number[]
  readonly picks?: readonly number[]
  /** Cards and lasting effects that only this scenario needs. */
  readonly cards?: readonly Print[]
  readonly lasting?: TestEffects
}

const open = new Set<Scenario>()

afterEach(({ task }) => {
  const games = [...open]
  open.clear()
  if (task.result?.state === 'fail') return
  for (const game of games) expect(game.unusedFlips, 'scripted coins that nobody flipped').toEqual([])
})

export function given(spec: Given): Scenario {
  const rules = rulesOf(spec.rules, spec)
  return new Scenario(rules, position(spec.rules, spec), scripted(spec.flips ?? [], spec))
}

export interface Opening extends Pick<Given, 'rules' | 'flips' | 'shuffle' | 'cards' | 'lasting'> {
  /** The decks from the top: the opening seven, then the next seven for each mulligan … Filled up to 60. */
  readonly you: readonly CardId[]
  readonly opponent: readonly CardId[]
}

/** A game from its very beginning. */
export function opening(spec: Opening): Scenario {
  const rules = rulesOf(spec.rules, spec)
  const chance = scripted(spec.flips ?? [], { shuffle: spec.shuffle ?? nextSeven() })
  const deck = (cards: readonly CardId[]) => [...cards, ...Array<CardId>(60 - cards.length).fill(FILLER)]
  const events = startGame(rules, [deck(spec.you), deck(spec.opponent)], chance)
  return new Scenario(rules, fold(events), chance, events)
}

/** A Pokémon by its place, its id, or the card on top of it. */
export type Target = 'active' | PokemonId | CardId

export class Scenario {
  readonly rules: Rules
  readonly you: Player
  readonly opponent: Player
  state: State
  /** Everything that happened since the scenario began. */
  readonly events: Event[]
  /** What the last step did. */
  last: readonly Event[]
  readonly #initial: State
  readonly #before: number
  readonly #chance: ScriptedChance

  constructor(rules: Rules, state: State, chance: ScriptedChance, events: readonly Event[] = []) {
    this.rules = rules
    this.state = cold(state)
    this.#initial = state
    this.#chance = chance
    this.events = [...events]
    this.#before = events.length
    this.last = events
    this.you = new Player(this, 0)
    this.opponent = new Player(this, 1)
    this.#checkState()
    open.add(this)
  }

  get unusedFlips(): readonly Face[] {
    return this.#chance.unused()
  }

  /** Sends a command. `legal` must list it exactly if it is accepted. */
  send(command: Command): Refusal | null {
    const listed = legal(this.rules, this.state, command.seat).some(each => sameJson(each, command))
    const result = decide(this.rules, this.state, cold(command), this.#chance)
    expect(result.ok, `legal() and decide() disagree about ${JSON.stringify(command)}`).toBe(listed)
    if (!result.ok) return result.error
    this.last = result.value
    this.events.push(...result.value)
    this.state = cold(fold(result.value, this.state))
    this.#checkState()
    return null
  }

  /** The open questions, as the tests like to read them. */
  get questions(): readonly Question[] {
    return (this.state.action?.questions ?? []).filter(({ done }) => !done)
  }

  /** The types of what happened in the last step, without the bookkeeping of questions. */
  get lastTypes(): readonly EventType[] {
    const bookkeeping: readonly EventType[] = ['ActionStarted', 'ChoiceAsked', 'Picked', 'ActionEnded', 'RevealEnded']
    return this.last.map(({ type }) => type).filter(type => !bookkeeping.includes(type))
  }

  /** What happened so far of these types, in order and with who did it: `'you PrizesLaid'`. */
  story(...types: readonly EventType[]): readonly string[] {
    return this.events
      .filter(({ type }) => types.includes(type))
      .map(event => ('seat' in event ? `${event.seat === 0 ? 'you' : 'opponent'} ${event.type}` : event.type))
  }

  player(seat: Seat): Player {
    return seat === 0 ? this.you : this.opponent
  }

  /** An option by name: the card, the card on top of the Pokémon, the word or the number. */
  nameOption(option: Option): string {
    switch (option.is) {
      case 'card':
      case 'attack':
        return option.is === 'card' ? option.card : option.attack
      case 'pokemon':
        return this.topCard(this.pokemonById(option.pokemon))
      case 'prize':
        return String(option.position)
      case 'amount':
        return String(option.amount)
      case 'word':
        return option.word
    }
  }

  topCard(pokemon: Pokemon): CardId {
    return this.state.cards[pokemon.cards.at(-1) as number] as CardId
  }

  pokemonById(id: PokemonId): Pokemon {
    const found = this.state.sides.flatMap(inPlay).find(pokemon => pokemon.id === id)
    if (!found) throw new Error(`Pokémon ${id} is not in play`)
    return found
  }

  /** The log folds to the state; no card is lost or doubled. */
  #checkState(): void {
    expect(fold(this.events.slice(this.#before), cold(this.#initial)), 'the folded log').toEqual(this.state)
    const cards = this.state.sides.flatMap(side => [
      ...side.deck,
      ...side.hand,
      ...side.prizes,
      ...side.discard,
      ...side.lost,
      ...side.table,
      ...inPlay(side).flatMap(cardsOf),
    ])
    if (this.state.stadium !== null) cards.push(this.state.stadium)
    expect([...cards].sort((a, b) => a - b)).toEqual(Array.from({ length: 120 }, (_, card) => card))
  }
}

/** Only what survives JSON may matter. */
const cold = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
const sameJson = (a: unknown, b: unknown): boolean => stable(a) === stable(b)
const stable = (value: unknown): string =>
  JSON.stringify(value, (_, each) =>
    each && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )

/** The verbs. On a player they must succeed; on `player.refused` they must not, and return why. */
class Verbs<R> {
  protected readonly game: Scenario
  readonly seat: Seat
  readonly #send: (command: Command) => R

  constructor(game: Scenario, seat: Seat, send: (command: Command) => R) {
    this.game = game
    this.seat = seat
    this.#send = send
  }

  bench = (card: CardId): R => this.#send({ seat: this.seat, type: 'Bench', card })
  benchLegend = (top: CardId, bottom: CardId): R => this.#send({ seat: this.seat, type: 'BenchLegend', top, bottom })
  evolve = (card: CardId, on: Target = 'active'): R =>
    this.#send({ seat: this.seat, type: 'Evolve', card, pokemon: this.find(on) })
  levelUp = (card: CardId, on: Target = 'active'): R =>
    this.#send({ seat: this.seat, type: 'LevelUp', card, pokemon: this.find(on) })
  attach = (card: CardId, to: Target = 'active'): R =>
    this.#send({ seat: this.seat, type: 'AttachEnergy', card, pokemon: this.find(to) })
  attachTrainer = (card: CardId, to: Target = 'active'): R =>
    this.#send({ seat: this.seat, type: 'AttachTrainer', card, pokemon: this.find(to) })
  play = (card: CardId): R => this.#send({ seat: this.seat, type: 'PlayTrainer', card })
  playStadium = (card: CardId): R => this.#send({ seat: this.seat, type: 'PlayStadium', card })
  usePower = (power: string, of: Target = 'active'): R =>
    this.#send({ seat: this.seat, type: 'UsePower', pokemon: this.find(of), power })
  useStadium = (): R => this.#send({ seat: this.seat, type: 'UseStadium' })
  retreat = (to: Target, pay: readonly CardId[] = []): R =>
    this.#send({ seat: this.seat, type: 'Retreat', to: this.find(to), pay })
  endTurn = (): R => this.#send({ seat: this.seat, type: 'EndTurn' })
  concede = (): R => this.#send({ seat: this.seat, type: 'Concede' })
  done = (): R => this.#send({ seat: this.seat, type: 'Pick', option: null })
  send = (command: Command): R => this.#send(command)

  attack = (name: string, card?: CardId): R => {
    const active = this.game.state.sides[this.seat].active
    const offered = legal(this.game.rules, this.game.state, this.seat).find(
      each => each.type === 'Attack' && each.attack === name && (card === undefined || each.card === card),
    )
    const on = offered?.type === 'Attack' ? offered.card : (card ?? (active ? this.game.topCard(active) : ''))
    return this.#send({ seat: this.seat, type: 'Attack', card: on, attack: name })
  }

  /** One pick after the other, by the names of the options (a number is an amount or the position of a Prize). */
  pick = (name: string | number): R => {
    const question = this.game.questions.find(({ seat }) => seat === this.seat)
    const picked = (index: number) => question?.picked.filter(each => each === index).length ?? 0
    const index = question?.options.findIndex(
      (option, at) => this.game.nameOption(option) === String(name) && picked(at) < option.count,
    )
    return this.#send({ seat: this.seat, type: 'Pick', option: index ?? -1 })
  }

  /** By place, by id, or by the top card: the own Pokémon first, then the opponent's (`'opponent'` for their Active). */
  find(target: Target): PokemonId {
    if (typeof target === 'number') return target
    const { sides } = this.game.state
    const other = sides[this.seat === 0 ? 1 : 0]
    if (target === 'active') return sides[this.seat].active?.id ?? -1
    if (target === 'opponent') return other.active?.id ?? -1
    const all = [...inPlay(sides[this.seat]), ...inPlay(other)]
    return all.find(pokemon => this.game.topCard(pokemon) === target)?.id ?? -1
  }
}

export class Player extends Verbs<void> {
  /** Expects a refusal and returns its code. */
  readonly refused: Verbs<Refusal>

  constructor(game: Scenario, seat: Seat) {
    super(game, seat, command => {
      const refusal = game.send(command)
      if (refusal) throw new Error(`${JSON.stringify(command)} was refused: ${refusal}`)
    })
    this.refused = new Verbs(game, seat, command => {
      const refusal = game.send(command)
      if (!refusal) throw new Error(`${JSON.stringify(command)} was accepted`)
      return refusal
    })
  }

  /** Answers the open question with all these picks; says "that is all" if more would be possible. */
  choose(...names: readonly (string | number)[]): void {
    for (const name of names) this.pick(name)
    const isOpen = this.game.questions.some(({ seat }) => seat === this.seat)
    const isSameQuestion = names.length === 0 || this.game.last.every(({ type }) => type === 'Picked')
    if (isOpen && isSameQuestion) this.done()
  }

  get side() {
    return this.game.state.sides[this.seat]
  }

  get active(): Seen {
    const { active } = this.side
    if (!active) throw new Error('there is no Active Pokémon')
    return see(this.game, active)
  }

  get benchedAll(): readonly Seen[] {
    return this.side.bench.map(pokemon => see(this.game, pokemon))
  }

  benched(card: CardId): Seen {
    const found = this.benchedAll.find(each => each.card === card)
    if (!found) throw new Error(`no ${card} on the Bench`)
    return found
  }

  zone(zone: 'hand' | 'deck' | 'discard' | 'prizes' | 'lost' | 'table'): readonly CardId[] {
    return this.side[zone].map(card => this.game.state.cards[card] as CardId)
  }

  get hand(): readonly CardId[] {
    return this.zone('hand')
  }

  get discard(): readonly CardId[] {
    return this.zone('discard')
  }

  /** Everything this player may do now. */
  get allLegal(): readonly Command[] {
    return legal(this.game.rules, this.game.state, this.seat)
  }

  /** The legal commands of one type. */
  legal<T extends Command['type']>(type: T): readonly Extract<Command, { type: T }>[] {
    return legal(this.game.rules, this.game.state, this.seat).filter(
      (each): each is Extract<Command, { type: T }> => each.type === type,
    )
  }
}

export interface Seen {
  readonly id: PokemonId
  readonly card: CardId
  readonly stack: readonly CardId[]
  readonly damage: number
  readonly maxHp: number
  readonly energy: readonly CardId[]
  readonly attached: readonly CardId[]
  readonly conditions: readonly string[]
  readonly counters: readonly string[]
}

function see(game: Scenario, pokemon: Pokemon): Seen {
  const names = (cards: readonly number[]) => cards.map(card => game.state.cards[card] as CardId)
  return {
    id: pokemon.id,
    card: game.topCard(pokemon),
    stack: names(pokemon.cards),
    damage: pokemon.damage,
    maxHp: maxHp(game, pokemon),
    energy: names(pokemon.energy),
    attached: names(pokemon.attached),
    conditions: pokemon.conditions.map(({ is }) => is).sort(),
    counters: pokemon.counters.map(({ name }) => name),
  }
}
