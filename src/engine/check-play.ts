/** Cards from the hand: may they be played so, now? */
import type { CommandOf, Refusal } from './command.ts'
import type { Card, CardId, Seat } from './ids.ts'
import { outlookFor } from './outlook.ts'
import { type EnergyPrint, hasLabel, type PokemonPrint, type Print, type TrainerPrint } from './print.ts'
import { evolvesFrom, hasBenchSpace, isBasicPrint, nameOf, query, topPrint } from './queries.ts'
import { nameUnder, printOf } from './rules.ts'
import type { Module } from './ruleset.ts'
import type { Pokemon } from './state.ts'
import type { Table } from './table.ts'

type Answer = Refusal | null

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
  if (print.can && !print.can(table, { seat, pokemon: null })) return 'requirement'
  return isInVain(table, seat, print) ? 'no-effect' : null
}

const isInVain = (table: Table, seat: Seat, { inVain, id }: TrainerPrint): boolean =>
  inVain?.(outlookFor(table, seat, { kind: 'trainer', seat, card: id }, null, id)) ?? false

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
