/** Plays as a beginner who has read the cards: fills the Bench, evolves, attaches where it helps, attacks as hard as it can. */

import type { Command } from '../../engine/command.ts'
import { useKey } from '../../engine/evolve.ts'
import type { Seat } from '../../engine/ids.ts'
import type { Print } from '../../engine/print.ts'
import { attacksOf } from '../../engine/queries.ts'
import type { Option, Question } from '../../engine/question.ts'
import { printById, type Rules } from '../../engine/rules.ts'
import { findPokemon, inPlay, type Pokemon } from '../../engine/state.ts'
import type { Table } from '../../engine/table.ts'
import { assert, assertNever } from '../../shared/assert.ts'
import { attackWorth, bestAttackWorth, energyWorth, hpLeft, suitability } from './estimate.ts'
import type { Policy } from './play-out.ts'

interface Mind extends Table {
  readonly seat: Seat
}

/** The same position always gets the same answer. It looks at nothing that the player may not know. */
export const simplePolicy =
  (rules: Rules): Policy =>
  (commands, state, seat) => {
    const mind = { rules, state, seat }
    let best: { readonly command: Command; readonly worth: number } | null = null
    for (const command of commands) {
      const worth = worthOf(mind, command)
      if (!best || worth > best.worth) best = { command, worth }
    }
    assert(best, 'somebody who must decide has something to decide')
    return best.command
  }

/** Ending the turn is worth 0: whatever is worth less is not done. */
function worthOf(mind: Mind, command: Command): number {
  switch (command.type) {
    case 'Concede':
      return Number.NEGATIVE_INFINITY
    case 'EndTurn':
      return 0
    case 'Pick':
      return pickWorth(mind, command.option)
    case 'Bench':
    case 'BenchLegend':
      return 900
    case 'Evolve':
    case 'LevelUp':
      return 850 + (mind.state.sides[mind.seat].active?.id === command.pokemon ? 1 : 0)
    case 'PlayTrainer':
      return trainerWorth(mind, printById(mind.rules, command.card))
    case 'UsePower':
      return powerWorth(mind, useKey(command.pokemon, command.power))
    case 'UseStadium':
      return canSpareCards(mind) ? 650 : -1
    case 'AttachTrainer':
    case 'PlayStadium':
      return 640
    case 'AttachEnergy':
      return attachWorth(mind, command.pokemon, printById(mind.rules, command.card))
    case 'Retreat':
      return switchWorth(mind, command.to, command.pay.length) ? 400 - command.pay.length : -1
    case 'Attack':
      return 1 + attackCommandWorth(mind, command.card, command.attack)
    default:
      return assertNever(command)
  }
}

const myActive = ({ state, seat }: Mind): Pokemon | null => state.sides[seat].active
const theirSide = ({ state, seat }: Mind) => state.sides[seat === 0 ? 1 : 0]

/** Whoever draws on to the last card loses. */
const canSpareCards = ({ state, seat }: Mind): boolean => state.sides[seat].deck.length > 8

/** Once is enough, also for a power that could be used for ever. */
const powerWorth = (mind: Mind, key: string): number =>
  canSpareCards(mind) && !mind.state.turn.used.includes(key) ? 650 : -1

/** Most Trainers are good whenever they can be played; these are better kept for their moment. */
const ADVICE: Readonly<Record<string, (mind: Mind) => boolean>> = {
  "Professor Oak's New Theory": ({ state: { sides }, seat }) =>
    sides[seat].hand.length <= 4 || sides[seat].bench.length === 0,
  'Full Heal': mind => (myActive(mind)?.conditions.length ?? 0) > 0,
  'Moomoo Milk': ({ state, seat }) => inPlay(state.sides[seat]).some(({ damage }) => damage >= 30),
  'Pokémon Collector': ({ state, seat }) => state.sides[seat].bench.length < 3,
  'Pokémon Reversal': mind => theirSide(mind).bench.some(({ damage }) => damage >= 20),
  Switch: mind => mind.state.sides[mind.seat].bench.some(({ id }) => switchWorth(mind, id, 1)),
}

/** New cards are drawn after the own ones are played, a new hand comes last. */
function trainerWorth(mind: Mind, print: Print): number {
  if (!canSpareCards(mind) || ADVICE[print.name]?.(mind) === false) return -1
  return print.name in ADVICE ? 600 : 800
}

function attachWorth(mind: Mind, id: number, print: Print): number {
  const pokemon = findPokemon(mind.state, id)
  const [unit] = print.kind === 'energy' ? print.provides : []
  if (!pokemon || !unit) return -1
  const worth = energyWorth(mind, pokemon, unit)
  return worth === 0 ? -1 : 700 + worth + (myActive(mind)?.id === id ? 40 : 0)
}

/** Is somebody on the Bench so much better off in front that it pays? */
function switchWorth(mind: Mind, to: number, price: number): boolean {
  const active = myActive(mind)
  const next = findPokemon(mind.state, to)
  if (!active || !next || hpLeft(mind, next) < 30) return false
  const stuck = active.conditions.some(({ is }) => is === 'asleep' || is === 'paralyzed')
  const now = stuck ? 0 : bestAttackWorth(mind, active)
  return bestAttackWorth(mind, next) > now + 20 * price
}

function attackCommandWorth(mind: Mind, card: string, name: string): number {
  const active = myActive(mind)
  const offer = active && attacksOf(mind, active).find(each => each.card === card && each.attack.name === name)
  return active && offer ? attackWorth(mind, active, offer.attack) : 0
}

function pickWorth(mind: Mind, pick: number | null): number {
  const question = mind.state.action?.questions.find(({ seat, done }) => seat === mind.seat && !done)
  assert(question, 'a pick answers a question')
  const option = pick === null ? null : question.options[pick]
  return option ? optionWorth(mind, question, option) : 0
}

function optionWorth(mind: Mind, question: Question, option: Option): number {
  switch (option.is) {
    case 'card':
      return cardWorth(mind, question, option)
    case 'pokemon':
      return pokemonWorth(mind, option.pokemon)
    case 'amount':
      return 1 + option.amount
    case 'word':
    case 'prize':
    case 'attack':
      return 1
    default:
      return assertNever(option)
  }
}

function cardWorth(mind: Mind, { prompt, picked }: Question, { card, count }: Option & { is: 'card' }): number {
  const print = printById(mind.rules, card)
  if (prompt === 'discard-energy' || prompt === 'discard-from-hand') return count
  if (print.kind !== 'pokemon') return 1
  if (prompt === 'set-up' && picked.length === 0) return print.hp
  return Math.max(1, suitability(mind, mind.seat, print))
}

function pokemonWorth(mind: Mind, id: number): number {
  const pokemon = findPokemon(mind.state, id)
  if (!pokemon) return 0
  if (pokemon.seat !== mind.seat) return 1000 - hpLeft(mind, pokemon)
  return 1 + 2 * bestAttackWorth(mind, pokemon) + hpLeft(mind, pokemon) / 10
}
