/** May this be done now? `null` is yes; otherwise the first reason against it. */
import type { Command, CommandOf, Refusal } from './command.ts'
import { useKey } from './evolve.ts'
import { isAsleepOrParalyzed } from './harm.ts'
import type { Card, CardId, PokemonId, Seat } from './ids.ts'
import type { AttackOffer } from './modifiers.ts'
import {
  type Activation,
  type EnergyPrint,
  type EnergyUnit,
  hasLabel,
  type PokemonPrint,
  type Print,
  type TrainerPrint,
} from './print.ts'
import {
  allUnits,
  attacksOf,
  covers,
  evolvesFrom,
  hasBenchSpace,
  isBasicPrint,
  nameOf,
  powersOf,
  powerWorks,
  query,
  retreatCost,
  topPrint,
} from './queries.ts'
import { nextPicks } from './question.ts'
import { payments } from './retreat.ts'
import { nameUnder, printOf } from './rules.ts'
import type { Module } from './ruleset.ts'
import { findPokemon, type Pokemon } from './state.ts'
import type { Table } from './table.ts'

type Answer = Refusal | null

export function check(table: Table, command: Command): Answer {
  if (table.state.phase === 'over') return 'game-over'
  if (command.type === 'Concede') return null
  if (command.type === 'Pick') return checkPick(table, command)
  return checkTurn(table, command.seat) ?? checkMain(table, command)
}

export function checkTurn({ state }: Table, seat: Seat): Answer {
  if (state.phase === 'over') return 'game-over'
  if (state.action) return 'question-open'
  return state.phase !== 'main' || state.turn.seat !== seat ? 'not-your-turn' : null
}

function checkMain(table: Table, command: Command): Answer {
  switch (command.type) {
    case 'Bench':
      return onPrint(table, command, print => checkBench(table, command.seat, print))
    case 'BenchLegend':
      return checkLegend(table, command)
    case 'Evolve':
      return onPrintAndPokemon(table, command, (print, pokemon) => checkEvolve(table, command.seat, print, pokemon))
    case 'LevelUp':
      return onPrintAndPokemon(table, command, (print, pokemon) => checkLevelUp(table, command.seat, print, pokemon))
    case 'AttachEnergy':
      return onPrintAndPokemon(
        table,
        command,
        (print, pokemon) =>
          checkEnergy(table, command.seat, print) ?? checkEnergyOn(table, command.seat, print, pokemon),
      )
    case 'AttachTrainer':
      return onPrintAndPokemon(
        table,
        command,
        (print, pokemon) =>
          checkAttached(table, command.seat, print) ?? checkAttachedOn(table, command.seat, print, pokemon),
      )
    case 'PlayTrainer':
      return onPrint(table, command, print => checkTrainer(table, command.seat, print))
    case 'PlayStadium':
      return onPrint(table, command, print => checkStadium(table, command.seat, print))
    case 'UsePower':
      return onPokemon(table, command.pokemon, pokemon => checkPower(table, command.seat, pokemon, command.power))
    case 'UseStadium':
      return checkStadiumUse(table, command.seat)
    case 'Retreat':
      return checkRetreatTo(table, command)
    case 'Attack':
      return checkAttack(table, command)
    case 'EndTurn':
      return null
    default:
      return 'not-an-option'
  }
}

function checkPick({ state }: Table, { seat, option }: CommandOf<'Pick'>): Answer {
  const question = state.action?.questions.find(each => each.seat === seat && !each.done)
  if (!question) return 'not-asked'
  return nextPicks(question).includes(option) ? null : 'not-an-option'
}

function onPrint(table: Table, command: { seat: Seat; card: CardId }, then: (print: Print) => Answer): Answer {
  const print = printInHand(table, command.seat, command.card)
  return print ? then(print) : 'not-in-hand'
}

function onPokemon(table: Table, id: PokemonId, then: (pokemon: Pokemon) => Answer): Answer {
  const pokemon = findPokemon(table.state, id)
  return pokemon ? then(pokemon) : 'no-such-pokemon'
}

const onPrintAndPokemon = (
  table: Table,
  command: { seat: Seat; card: CardId; pokemon: PokemonId },
  then: (print: Print, pokemon: Pokemon) => Answer,
): Answer => onPrint(table, command, print => onPokemon(table, command.pokemon, pokemon => then(print, pokemon)))

export function printInHand(table: Table, seat: Seat, id: CardId): Print | null {
  const card = table.state.sides[seat].hand.find(each => table.state.cards[each] === id)
  return card === undefined ? null : printOf(table, card)
}

const knows = ({ rules }: Table, module: Module): boolean => rules.ruleset.modules.includes(module)

const isLocked = (table: Table, seat: Seat, print: Print): boolean => !query(table, 'canPlay', true, { seat, print })

export function checkBench(table: Table, seat: Seat, print: Print): Answer {
  const isFossil = print.kind === 'trainer' && print.trainer === 'fossil'
  if (isFossil ? !knows(table, 'fossil') : !isBasicPrint(print)) return 'not-playable-so'
  if (isFossil && isFirstTurnWithoutTrainers(table)) return 'first-turn-trainers'
  if (isLocked(table, seat, print)) return 'locked'
  return hasBenchSpace(table, seat) ? null : 'bench-full'
}

export function checkLegend(table: Table, { seat, top, bottom }: CommandOf<'BenchLegend'>): Answer {
  const upper = printInHand(table, seat, top)
  const lower = printInHand(table, seat, bottom)
  if (!upper || !lower) return 'not-in-hand'
  if (!isHalf(upper, 'top') || !isHalf(lower, 'bottom') || upper.name !== lower.name) return 'wrong-half'
  if (!knows(table, 'legend')) return 'not-playable-so'
  if (isLocked(table, seat, upper)) return 'locked'
  return hasBenchSpace(table, seat) ? null : 'bench-full'
}

const isHalf = (print: Print, half: 'top' | 'bottom'): print is PokemonPrint =>
  print.kind === 'pokemon' && print.stage === 'legend' && print.half === half

/** Modules by the stage they belong to. */
const STAGE_MODULES: Partial<Record<PokemonPrint['stage'], Module>> = {
  basic: 'baby',
  mega: 'mega',
  break: 'break',
  lvx: 'lvx',
}

export function checkEvolve(table: Table, seat: Seat, print: Print, pokemon: Pokemon): Answer {
  if (print.kind !== 'pokemon' || print.evolvesFrom === undefined) return 'not-playable-so'
  const module = STAGE_MODULES[print.stage]
  if (module && !knows(table, module)) return 'not-playable-so'
  if (pokemon.seat !== seat) return 'target'
  if (!evolvesFrom(table, print, pokemon)) return 'wrong-evolution'
  if (isLocked(table, seat, print)) return 'locked'
  const tooEarly = evolutionTiming(table, pokemon)
  return query(table, 'canEvolve', tooEarly === null, { pokemon, print }) ? null : (tooEarly ?? 'locked')
}

function evolutionTiming({ state: { turn } }: Table, pokemon: Pokemon): Answer {
  if (turn.number <= 2) return 'first-turn-evolution'
  return pokemon.since === turn.number || pokemon.evolvedOn === turn.number ? 'new-this-turn' : null
}

export function checkLevelUp(table: Table, seat: Seat, print: Print, pokemon: Pokemon): Answer {
  if (print.kind !== 'pokemon' || print.stage !== 'lvx' || !knows(table, 'lvx')) return 'not-playable-so'
  if (pokemon.seat !== seat || topPrint(table, pokemon).stage === 'lvx') return 'target'
  if (nameUnder(table.rules.ruleset, print.name) !== nameOf(table, pokemon)) return 'wrong-evolution'
  return isLocked(table, seat, print) ? 'locked' : null
}

export function checkEnergy(table: Table, seat: Seat, print: Print): Answer {
  if (print.kind !== 'energy') return 'not-playable-so'
  if (table.state.turn.energy >= table.rules.ruleset.perTurn.energy) return 'energy-limit'
  return isLocked(table, seat, print) ? 'locked' : null
}

export function checkEnergyOn(table: Table, seat: Seat, print: Print, pokemon: Pokemon): Answer {
  if (pokemon.seat !== seat) return 'target'
  const energy = print as EnergyPrint
  if (energy.attachesTo && !energy.attachesTo(table, pokemon.id)) return 'target'
  return query(table, 'canAttachEnergy', true, { seat, pokemon, print: energy }) ? null : 'locked'
}

const isFirstTurnWithoutTrainers = ({ rules, state }: Table): boolean =>
  state.turn.number === 1 && !rules.ruleset.firstTurn.trainers

function checkAnyTrainer(table: Table, seat: Seat, print: TrainerPrint): Answer {
  if (isFirstTurnWithoutTrainers(table)) return 'first-turn-trainers'
  if (isLocked(table, seat, print)) return 'locked'
  return print.can && !print.can(table, { seat, pokemon: null }) ? 'requirement' : null
}

const isAttached = ({ trainer, attachesTo }: TrainerPrint): boolean =>
  trainer === 'tool' || trainer === 'technical-machine' || attachesTo !== undefined

export function checkAttached(table: Table, seat: Seat, print: Print): Answer {
  if (print.kind !== 'trainer' || !isAttached(print)) return 'not-playable-so'
  if (hasLabel(print, 'hyper-gear') && !knows(table, 'hyper-gear')) return 'not-playable-so'
  return checkAnyTrainer(table, seat, print)
}

export function checkAttachedOn(table: Table, seat: Seat, print: Print, pokemon: Pokemon): Answer {
  const trainer = print as TrainerPrint
  const isGear = hasLabel(trainer, 'hyper-gear')
  if (isGear === (pokemon.seat === seat)) return 'target'
  if (isGear && !hasLabel(topPrint(table, pokemon), 'EX')) return 'target'
  if (trainer.trainer === 'tool' && pokemon.attached.some(card => isTool(table, card))) return 'tool-limit'
  return trainer.attachesTo && !trainer.attachesTo(table, pokemon.id) ? 'target' : null
}

function isTool(table: Table, card: Card): boolean {
  const print = printOf(table, card)
  return print.kind === 'trainer' && print.trainer === 'tool'
}

export function checkTrainer(table: Table, seat: Seat, print: Print): Answer {
  if (print.kind !== 'trainer' || isAttached(print)) return 'not-playable-so'
  if (print.trainer !== 'item' && print.trainer !== 'supporter') return 'not-playable-so'
  const { supporters } = table.rules.ruleset.perTurn
  if (print.trainer === 'supporter' && table.state.turn.supporters >= supporters) return 'supporter-limit'
  return checkAnyTrainer(table, seat, print)
}

export function checkStadium(table: Table, seat: Seat, print: Print): Answer {
  if (print.kind !== 'trainer' || print.trainer !== 'stadium') return 'not-playable-so'
  if (table.state.turn.stadiums >= table.rules.ruleset.perTurn.stadiums) return 'stadium-limit'
  return checkAnyTrainer(table, seat, print)
}

export function checkPower(table: Table, seat: Seat, pokemon: Pokemon, name: string): Answer {
  if (pokemon.seat !== seat) return 'target'
  const power = powersOf(table, pokemon).find(each => each.power.name === name)?.power
  if (!power?.use) return 'no-such-power'
  if (!powerWorks(table, pokemon, power)) return 'power-off'
  return checkUse(table, power.use, seat, pokemon.id, name)
}

function checkUse(table: Table, use: Activation, seat: Seat, pokemon: PokemonId | null, name: string): Answer {
  if (use.limit !== 'unlimited' && table.state.turn.used.includes(useKey(pokemon, name))) return 'power-used'
  return use.can && !use.can(table, { seat, pokemon }) ? 'requirement' : null
}

export function checkStadiumUse(table: Table, seat: Seat): Answer {
  const { stadium } = table.state
  const print = stadium === null ? null : printOf(table, stadium)
  if (stadium === null || print?.kind !== 'trainer' || !print.use) return 'no-such-stadium-use'
  if (!query(table, 'stadiumWorks', true, stadium)) return 'power-off'
  return checkUse(table, print.use, seat, null, print.id)
}

/** Can the Active Pokémon retreat at all, apart from the cost? */
export function checkRetreat(table: Table, seat: Seat): Answer {
  const { turn, sides } = table.state
  const { active, bench } = sides[seat]
  if (!active) return 'no-such-pokemon'
  const stuck = isAsleepOrParalyzed(active)
  if (stuck) return stuck
  if (turn.retreats >= table.rules.ruleset.perTurn.retreats) return 'already-retreated'
  if (turn.barred.includes(active.id)) return 'cannot-retreat-again'
  if (bench.length === 0) return 'bench-empty'
  return query(table, 'canRetreat', true, active) ? null : 'locked'
}

function checkRetreatTo(table: Table, { seat, to, pay }: CommandOf<'Retreat'>): Answer {
  const refusal = checkRetreat(table, seat)
  if (refusal) return refusal
  const { active, bench } = table.state.sides[seat]
  if (!active || !bench.some(({ id }) => id === to)) return 'target'
  const ways = payments(table, active, retreatCost(table, active))
  if (ways.length === 0) return 'not-enough-energy'
  return ways.some(way => sameCards(way, pay)) ? null : 'wrong-payment'
}

const sameCards = (a: readonly CardId[], b: readonly CardId[]): boolean =>
  a.length === b.length && a.every((card, index) => card === b[index])

/** Can the Active Pokémon attack at all, apart from the attack? */
export function checkAttacker(table: Table, seat: Seat): Answer {
  const { turn, sides } = table.state
  const { active } = sides[seat]
  if (!active) return 'no-such-pokemon'
  if (turn.number === 1 && !table.rules.ruleset.firstTurn.attack) return 'first-turn-attack'
  return isAsleepOrParalyzed(active)
}

function checkAttack(table: Table, { seat, card, attack }: CommandOf<'Attack'>): Answer {
  const refusal = checkAttacker(table, seat)
  if (refusal) return refusal
  const { active } = table.state.sides[seat]
  if (!active) return 'no-such-pokemon'
  const offer = attacksOf(table, active).find(each => each.card === card && each.attack.name === attack)
  return offer ? checkOffer(table, active, allUnits(table, active), offer) : 'no-such-attack'
}

export function checkOffer(table: Table, pokemon: Pokemon, units: readonly EnergyUnit[], offer: AttackOffer): Answer {
  const cost = query(table, 'attackCost', offer.attack.cost, { pokemon, attack: offer.attack })
  if (!covers(units, cost)) return 'not-enough-energy'
  if (offer.attack.usable?.(table, { seat: pokemon.seat, pokemon: pokemon.id }) === false) return 'requirement'
  return query(table, 'canAttack', true, { pokemon, offer }) ? null : 'locked'
}
