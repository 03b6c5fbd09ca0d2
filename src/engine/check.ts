/** May this be done now? `null` is yes; otherwise the first reason against it. */
import {
  checkAttached,
  checkAttachedOn,
  checkBench,
  checkEnergy,
  checkEnergyOn,
  checkEvolve,
  checkLegend,
  checkLevelUp,
  checkStadium,
  checkTrainer,
  printInHand,
} from './check-play.ts'
import { checkAttack, checkPower, checkRetreatTo, checkStadiumUse } from './check-use.ts'
import type { Command, CommandOf, Refusal } from './command.ts'
import type { CardId, PokemonId, Seat } from './ids.ts'
import type { Print } from './print.ts'
import { nextPicks } from './question.ts'
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
