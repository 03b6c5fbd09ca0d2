/** Everything a seat may do now. */
import { check, checkTurn } from './check.ts'
import {
  checkAttached,
  checkAttachedOn,
  checkBench,
  checkEnergy,
  checkEnergyOn,
  checkEvolve,
  checkLevelUp,
  checkStadium,
  checkTrainer,
} from './check-play.ts'
import { checkAttacker, checkOffer, checkRetreat, checkStadiumUse } from './check-use.ts'
import type { Command } from './command.ts'
import type { CardId, Seat } from './ids.ts'
import type { Print } from './print.ts'
import { allUnits, attacksOf, powersOf, retreatCost } from './queries.ts'
import { nextPicks } from './question.ts'
import { payments } from './retreat.ts'
import { printById, type Rules } from './rules.ts'
import { allInPlay, inPlay, type Pokemon, type State } from './state.ts'
import type { Table } from './table.ts'

/** The complete list: a command is accepted by `decide` if and only if it is in it. */
export function legal(rules: Rules, state: State, seat: Seat): readonly Command[] {
  if (state.phase === 'over') return []
  const table = { rules, state }
  const commands: Command[] = []
  const question = state.action?.questions.find(each => each.seat === seat && !each.done)
  if (question) for (const option of nextPicks(question)) commands.push({ seat, type: 'Pick', option })
  if (!checkTurn(table, seat)) addMain(table, seat, commands)
  commands.push({ seat, type: 'Concede' })
  return commands
}

function addMain(table: Table, seat: Seat, commands: Command[]): void {
  const { hand } = table.state.sides[seat]
  const mine = inPlay(table.state.sides[seat])
  const cards = [...new Set(hand.map(card => table.state.cards[card] as CardId))]
  for (const card of cards) addFromHand(table, seat, card, mine, commands)
  addLegends(table, seat, cards, commands)
  addPowers(table, seat, mine, commands)
  addRetreats(table, seat, commands)
  addAttacks(table, seat, commands)
  commands.push({ seat, type: 'EndTurn' })
}

function addFromHand(table: Table, seat: Seat, card: CardId, mine: readonly Pokemon[], commands: Command[]): void {
  const print = printById(table.rules, card)
  switch (print.kind) {
    case 'energy':
      if (checkEnergy(table, seat, print)) return
      for (const pokemon of mine)
        if (!checkEnergyOn(table, seat, print, pokemon))
          commands.push({ seat, type: 'AttachEnergy', card, pokemon: pokemon.id })
      return
    case 'pokemon':
      addPokemon(table, seat, card, print, mine, commands)
      return
    case 'trainer':
      addTrainer(table, seat, card, print, commands)
  }
}

function addPokemon(
  table: Table,
  seat: Seat,
  card: CardId,
  print: Print & { kind: 'pokemon' },
  mine: readonly Pokemon[],
  commands: Command[],
): void {
  if (!checkBench(table, seat, print)) commands.push({ seat, type: 'Bench', card })
  if (print.evolvesFrom === undefined && print.stage !== 'lvx') return
  for (const pokemon of mine) {
    if (!checkEvolve(table, seat, print, pokemon)) commands.push({ seat, type: 'Evolve', card, pokemon: pokemon.id })
    if (!checkLevelUp(table, seat, print, pokemon)) commands.push({ seat, type: 'LevelUp', card, pokemon: pokemon.id })
  }
}

function addTrainer(table: Table, seat: Seat, card: CardId, print: Print, commands: Command[]): void {
  if (!checkBench(table, seat, print)) commands.push({ seat, type: 'Bench', card })
  if (!checkTrainer(table, seat, print)) commands.push({ seat, type: 'PlayTrainer', card })
  if (!checkStadium(table, seat, print)) commands.push({ seat, type: 'PlayStadium', card })
  if (checkAttached(table, seat, print)) return
  for (const pokemon of allInPlay(table.state))
    if (!checkAttachedOn(table, seat, print, pokemon))
      commands.push({ seat, type: 'AttachTrainer', card, pokemon: pokemon.id })
}

function addLegends(table: Table, seat: Seat, cards: readonly CardId[], commands: Command[]): void {
  const halves = cards.filter(card => {
    const print = printById(table.rules, card)
    return print.kind === 'pokemon' && print.stage === 'legend'
  })
  for (const top of halves)
    for (const bottom of halves) {
      const command = { seat, type: 'BenchLegend', top, bottom } as const
      if (!check(table, command)) commands.push(command)
    }
}

function addPowers(table: Table, seat: Seat, mine: readonly Pokemon[], commands: Command[]): void {
  for (const pokemon of mine)
    for (const { power } of powersOf(table, pokemon)) {
      const command = { seat, type: 'UsePower', pokemon: pokemon.id, power: power.name } as const
      if (power.use && !check(table, command)) commands.push(command)
    }
  if (!checkStadiumUse(table, seat)) commands.push({ seat, type: 'UseStadium' })
}

function addRetreats(table: Table, seat: Seat, commands: Command[]): void {
  const { active, bench } = table.state.sides[seat]
  if (!active || checkRetreat(table, seat)) return
  for (const pay of payments(table, active, retreatCost(table, active)))
    for (const { id } of bench) commands.push({ seat, type: 'Retreat', to: id, pay })
}

function addAttacks(table: Table, seat: Seat, commands: Command[]): void {
  const { active } = table.state.sides[seat]
  if (!active || checkAttacker(table, seat)) return
  const units = allUnits(table, active)
  for (const offer of attacksOf(table, active))
    if (!checkOffer(table, active, units, offer))
      commands.push({ seat, type: 'Attack', card: offer.card, attack: offer.attack.name })
}
