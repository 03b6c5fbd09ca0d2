/** Main actions: what each command does, once it is known to be legal. */
import { assert, assertNever } from '../shared/assert.ts'
import { contextFor } from './at.ts'
import { attachEnergy, attachTrainer } from './attach.ts'
import { performAttack } from './attack.ts'
import type { CommandOf, Program } from './command.ts'
import type { Effect } from './context.ts'
import type { Game } from './game.ts'
import { type Card, type CardId, ownerOf, type Seat } from './ids.ts'
import { settle } from './knock-out.ts'
import { benchPokemon, evolvePokemon } from './pokemon.ts'
import { attacksOf, powersOf } from './queries.ts'
import { performRetreat } from './retreat.ts'
import { printOf } from './rules.ts'
import { setUp } from './set-up.ts'
import { endTurn } from './turn.ts'
import { discard, inZone } from './zones.ts'

export function* runProgram(game: Game, program: Program): Effect {
  switch (program.type) {
    case 'SetUp':
      return yield* setUp(game)
    case 'Attack':
      return yield* attackWith(game, program)
    case 'EndTurn':
      return yield* endTurn(game)
    default:
      yield* mainAction(game, program)
      yield* settle(game, SETTLED_BY[program.type] ?? 'rule')
      if (game.turnIsOver) yield* endTurn(game)
  }
}

const SETTLED_BY: Partial<Record<Program['type'], 'trainer' | 'power' | 'energy'>> = {
  PlayTrainer: 'trainer',
  PlayStadium: 'trainer',
  UseStadium: 'trainer',
  AttachTrainer: 'trainer',
  AttachEnergy: 'energy',
  UsePower: 'power',
}

function* mainAction(game: Game, program: Exclude<Program, { type: 'SetUp' | 'Attack' | 'EndTurn' }>): Effect {
  const { seat } = program
  const hand = inZone('hand', seat)
  switch (program.type) {
    case 'Bench':
      yield* benchPokemon(game, seat, [inHand(game, seat, program.card)], hand)
      return
    case 'BenchLegend':
      yield* benchPokemon(game, seat, [inHand(game, seat, program.top), inHand(game, seat, program.bottom)], hand)
      return
    case 'Evolve':
      return yield* evolvePokemon(game, program.pokemon, inHand(game, seat, program.card), hand)
    case 'LevelUp':
      game.emit({ type: 'LeveledUp', pokemon: program.pokemon, card: inHand(game, seat, program.card) })
      return
    case 'AttachEnergy':
      return yield* attachEnergy(game, inHand(game, seat, program.card), program.pokemon, hand, { ofTurn: true })
    case 'AttachTrainer':
      return attachTrainer(game, inHand(game, seat, program.card), program.pokemon, hand)
    case 'PlayTrainer':
      return yield* playTrainer(game, seat, inHand(game, seat, program.card))
    case 'PlayStadium':
      return playStadium(game, seat, inHand(game, seat, program.card))
    case 'UsePower':
      return yield* usePower(game, program)
    case 'UseStadium':
      return yield* useStadium(game, seat)
    case 'Retreat':
      return yield* performRetreat(game, seat, program.to, program.pay)
    default:
      return assertNever(program)
  }
}

function inHand(game: Game, seat: Seat, id: CardId): Card {
  const card = game.side(seat).hand.find(each => game.state.cards[each] === id)
  assert(card !== undefined, 'a checked command names a card in hand')
  return card
}

function* playTrainer(game: Game, seat: Seat, card: Card): Effect {
  const print = printOf(game, card)
  assert(print.kind === 'trainer', 'a checked command plays a Trainer')
  const isSupporter = print.trainer === 'supporter'
  game.emit({ type: 'TrainerPlayed', seat, card, ...(isSupporter ? { supporter: true } : {}) })
  const context = contextFor(game, seat, { kind: 'trainer', seat, card: print.id }, null)
  if (print.play) yield* print.play(context)
  const stays = isSupporter && game.rules.ruleset.supporterDiscard === 'end-of-turn'
  if (!stays && game.side(seat).table.includes(card)) discard(game, [card], inZone('table', seat))
}

function playStadium(game: Game, seat: Seat, card: Card): void {
  const { stadium } = game.state
  if (stadium !== null) discard(game, [stadium], { zone: 'stadium' }, seat)
  game.emit({ type: 'StadiumPlayed', seat, card })
}

function* usePower(game: Game, { seat, pokemon, power: name }: CommandOf<'UsePower'>): Effect {
  const found = powersOf(game, game.pokemon(pokemon)).find(({ power }) => power.name === name && power.use)
  assert(found?.power.use, 'a checked command uses a power')
  game.emit({ type: 'PowerUsed', seat, pokemon, power: name })
  yield* found.power.use.run(contextFor(game, seat, { kind: found.power.kind, seat, card: found.card, name }, pokemon))
}

function* useStadium(game: Game, seat: Seat): Effect {
  const { stadium } = game.state
  assert(stadium !== null, 'a Stadium is in play')
  const print = printOf(game, stadium)
  assert(print.kind === 'trainer' && print.use, 'the Stadium can be used')
  game.emit({ type: 'PowerUsed', seat, pokemon: null, power: print.id })
  yield* print.use.run(contextFor(game, seat, { kind: 'trainer', seat: ownerOf(stadium), card: print.id }, null))
}

function* attackWith(game: Game, { seat, card, attack: name }: CommandOf<'Attack'>): Effect {
  const active = game.side(seat).active
  assert(active, 'somebody attacks')
  const offer = attacksOf(game, active).find(each => each.card === card && each.attack.name === name)
  assert(offer, 'a checked command uses an attack that is there')
  yield* performAttack(game, seat, offer)
}
