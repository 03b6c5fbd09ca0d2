/** What must hold in every position of every game. Each check returns what is wrong, or nothing. */
import type { CardId, Command, Event, PokemonId, Print, Rules, Seat, State } from '../../src/engine/index.ts'
import { legal, waitingFor } from '../../src/engine/index.ts'
import { benchSize, maxHp } from '../../src/engine/queries.ts'
import { nextPicks, type Question } from '../../src/engine/question.ts'
import { inPlay } from '../../src/engine/state.ts'

export const cold = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** One text for equal commands, whatever the order of their fields. */
export const keyOf = (command: Command): string =>
  JSON.stringify(Object.fromEntries(Object.entries(command).sort(([a], [b]) => (a < b ? -1 : 1))))

const seen = new Uint8Array(120)

/** Each of the 120 cards is in exactly one place. Counted without making lists: it runs after every event. */
export function lostCards({ sides, stadium }: State): string | null {
  seen.fill(0)
  let count = 0
  const add = (cards: readonly number[]): void => {
    for (const card of cards) {
      seen[card] = (seen[card] ?? 0) + 1
      count += 1
    }
  }
  for (const side of sides) {
    for (const cards of [side.deck, side.hand, side.prizes, side.discard, side.lost, side.table]) add(cards)
    for (const pokemon of inPlay(side)) for (const on of [pokemon.cards, pokemon.energy, pokemon.attached]) add(on)
  }
  if (stadium !== null) add([stadium])
  return count === 120 && seen.every(times => times === 1) ? null : `${count} cards, some lost or doubled`
}

/** True after every event, also in the middle of an action. */
export function brokenTable({ sides }: State): string | null {
  const all = sides.flatMap(inPlay)
  if (new Set(all.map(({ id }) => id)).size !== all.length) return 'a Pokémon is in two places'
  for (const pokemon of all) {
    if (pokemon.damage < 0 || pokemon.damage % 10 !== 0) return `${pokemon.damage} damage`
    if (pokemon.cards.length === 0) return 'a Pokémon without a card'
    const names = pokemon.conditions.map(({ is }) => is)
    if (new Set(names).size !== names.length) return `the same condition twice: ${names}`
    if (names.filter(is => is === 'asleep' || is === 'confused' || is === 'paralyzed').length > 1)
      return `turned in two directions: ${names}`
  }
  const afflicted = sides.flatMap(({ bench }) => bench).find(({ conditions }) => conditions.length > 0)
  return afflicted ? 'a Benched Pokémon has a condition' : null
}

/** True whenever a turn player may act: everything is settled. */
export function unsettled(rules: Rules, state: State): string | null {
  if (state.phase !== 'main' || state.action) return null
  const table = { rules, state }
  for (const seat of [0, 1] as const) {
    const { active, bench, prizes } = state.sides[seat]
    if (!active) return `no Active Pokémon for ${seat}`
    if (prizes.length === 0) return `no Prizes left for ${seat}, and the game goes on`
    if (bench.length > benchSize(table, seat)) return `${bench.length} on the Bench`
    for (const pokemon of inPlay(state.sides[seat])) {
      if (pokemon.faceDown) return 'a Pokémon lies face down'
      if (pokemon.damage >= maxHp(table, pokemon)) return 'a Pokémon should be Knocked Out'
    }
  }
  return null
}

/** An open question can be answered, and offers only what there is. */
export function badQuestion(state: State): string | null {
  const open = state.action?.questions.filter(({ done }) => !done) ?? []
  if (state.action && open.length === 0) return 'an action waits for nobody'
  if (new Set(open.map(({ seat }) => seat)).size !== open.length) return 'two questions to one player'
  for (const question of open) {
    const { options, min, max, picked } = question
    const total = options.reduce((sum, { count }) => sum + count, 0)
    if (min > max || min > total || picked.length > max) return `${min} to ${max} of ${total}`
    const picks = nextPicks(question)
    if (picks.length === 0) return 'nothing can be picked'
    if (picked.length > 0 && picks.every(pick => pick === null)) return 'a question goes on with nothing left to pick'
    if (new Set(options.map(option => JSON.stringify(option))).size !== options.length) return 'an option twice'
    const missing = options.find(option => !exists(state, question, option))
    if (missing) return `${JSON.stringify(missing)} is not there`
  }
  return null
}

function exists(state: State, { seat }: Question, option: Question['options'][number]): boolean {
  const { sides, cards } = state
  const all = sides.flatMap(inPlay)
  switch (option.is) {
    case 'pokemon':
      return option.count > 0 && all.some(({ id }) => id === option.pokemon)
    case 'prize':
      return option.position < sides[seat].prizes.length
    case 'card': {
      const holder = all.find(({ id }) => id === option.on)
      const among = holder
        ? [...holder.energy, ...holder.attached]
        : sides.flatMap(({ deck, hand, prizes, discard }) => [...deck, ...hand, ...prizes, ...discard])
      return option.count > 0 && among.filter(card => cards[card] === option.card).length >= option.count
    }
    default:
      return option.count === 1
  }
}

/** All that a player could think of saying, sensible or not, in the words of this game. */
export function* everyCommand(rules: Rules, state: State): Generator<Command> {
  const cards: readonly CardId[] = [...new Set(state.cards), 'no-such-card', '']
  const all = state.sides.flatMap(inPlay)
  const ids: readonly PokemonId[] = [...all.map(({ id }) => id), -1, 0, state.nextId, 0.5]
  const prints = [...rules.prints.values()]
  const powers = new Set(['No Such Power', ...prints.flatMap(powerNames)])
  const attacks = new Set(['No Such Attack', ...prints.flatMap(attackNames)])
  for (const seat of [0, 1] as const) {
    for (const type of ['UseStadium', 'EndTurn', 'Concede'] as const) yield { seat, type }
    yield { seat, type: 'Nonsense' } as unknown as Command
    for (const option of [null, -1, 0.5, ...Array(64).keys()]) yield { seat, type: 'Pick', option }
    for (const card of cards) {
      for (const type of ['Bench', 'PlayTrainer', 'PlayStadium'] as const) yield { seat, type, card }
      for (const type of ['Evolve', 'LevelUp', 'AttachEnergy', 'AttachTrainer'] as const)
        for (const pokemon of ids) yield { seat, type, card, pokemon }
      for (const bottom of cards) yield { seat, type: 'BenchLegend', top: card, bottom }
      for (const attack of attacks) yield { seat, type: 'Attack', card, attack }
    }
    for (const pokemon of ids) for (const power of powers) yield { seat, type: 'UsePower', pokemon, power }
  }
  yield* everyRetreat(state)
}

/** Likewise, but only the retreats: paid rightly and wrongly, to the Bench and elsewhere. */
export function* everyRetreat(state: State): Generator<Command> {
  const ids = [...state.sides.flatMap(inPlay).map(({ id }) => id), -1]
  for (const seat of [0, 1] as const)
    for (const pay of anyPayments(state, seat)) for (const to of ids) yield { seat, type: 'Retreat', to, pay }
}

/** Each of these cards, its powers and its attacks that have a text, in the words of a `Tally`. */
export const usesOf = (rules: Rules, cards: readonly CardId[]): readonly string[] =>
  [...new Set(cards)].flatMap(card => {
    const print = rules.prints.get(card)
    if (!print) throw new Error(`no card has the id ${card}`)
    const powers = print.kind === 'pokemon' ? print.powers.filter(({ use }) => use) : []
    const attacks = print.kind === 'energy' ? [] : (print.attacks ?? []).filter(({ text }) => text)
    const uses = [...powers.map(({ name }) => name), ...attacks.map(({ name }) => `${name} of ${card}`)]
    return [card, ...uses].map(use => `used ${use}`)
  })

const powerNames = (print: Print): readonly string[] =>
  print.kind === 'pokemon' ? print.powers.map(({ name }) => name) : []
const attackNames = (print: Print): readonly string[] =>
  print.kind === 'energy' ? [] : (print.attacks ?? []).map(({ name }) => name)

/** Every list of up to four of the Active Pokémon's Energy cards, in any order, and two that are not there. */
function anyPayments(state: State, seat: Seat): readonly (readonly CardId[])[] {
  const energy = (state.sides[seat].active?.energy ?? []).map(card => state.cards[card]!)
  const words = [...new Set(energy)].slice(0, 4)
  const lists: CardId[][] = [[], ['fire', 'no-such-card'], Array<CardId>(energy.length + 1).fill('fire')]
  for (let from = 0, to = 1, length = 1; length <= Math.min(4, energy.length); length++) {
    const shorter = length === 1 ? [[]] : lists.slice(from, to)
    from = lists.length
    for (const list of shorter) for (const word of words) lists.push([...list, word])
    to = lists.length
  }
  return [...new Map(lists.map(list => [list.join(), list])).values()]
}

/** The legal commands of both seats by their keys. None is listed twice, and whom nobody waits for can only give up. */
export function listed(rules: Rules, state: State): ReadonlySet<string> {
  const lists = ([0, 1] as const).map(seat => legal(rules, state, seat))
  for (const [seat, list] of lists.entries()) {
    const types = new Set(list.map(({ type }) => type))
    const isAwaited = waitingFor(state).includes(seat as Seat)
    if (types.has('Concede') !== (state.phase !== 'over')) throw new Error(`${seat} may not give up`)
    if (isAwaited !== types.size > 1) throw new Error(`nobody waits for ${seat}, or in vain: ${[...types]}`)
  }
  const keys = lists.flat().map(keyOf)
  const set = new Set(keys)
  if (set.size !== keys.length) {
    const twice = keys.find((key, index) => keys.indexOf(key) !== index)
    throw new Error(`listed twice: ${twice}`)
  }
  return set
}

export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const each of Object.values(value)) freeze(each)
  }
  return value
}

/** What the games have shown, so that a check that never met its subject is noticed. */
export class Tally {
  readonly counts = new Map<string, number>()
  add(what: string, by = 1): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + by)
  }
  of(what: string): number {
    return this.counts.get(what) ?? 0
  }
  addCommand(command: Command): void {
    if ('card' in command) this.add(`used ${command.card}`)
    if ('top' in command) for (const half of [command.top, command.bottom]) this.add(`used ${half}`)
    if (command.type === 'Attack') this.add(`used ${command.attack} of ${command.card}`)
    if (command.type === 'UsePower') this.add(`used ${command.power}`)
    if (command.type === 'UseStadium') this.add('used the Stadium')
  }
  addEvent(event: Event): void {
    this.add(event.type)
    if (event.type === 'ChoiceAsked') {
      if (event.questions.length > 1) this.add('both asked at once')
      for (const question of event.questions) this.addQuestion(question)
    }
    if (event.type === 'GameEnded') for (const way of event.result.ways) this.add(`won by ${way}`)
  }
  private addQuestion({ options, ordered, secret, min, max, seat }: Question): void {
    for (const { is } of options) this.add(`asked for ${is}`)
    if (ordered) this.add('asked for an order')
    if (secret) this.add('asked in secret')
    if (min === 0) this.add('asked for nothing or more')
    if (max > 1) this.add('asked for several')
    if (options.some(({ is, count }) => is === 'pokemon' && count > 1)) this.add('asked to distribute')
    this.add(`asked seat ${seat}`)
  }
}
