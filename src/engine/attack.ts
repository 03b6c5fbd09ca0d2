/** The attack sequence: the ruleset gives the order, each step is below. */
import { assert } from '../shared/assert.ts'
import { at, contextFor } from './at.ts'
import type { AttackRun } from './attack-run.ts'
import type { Effect } from './context.ts'
import { dealDamage, dealHit } from './damage.ts'
import type { AttackFailure } from './event.ts'
import type { Game } from './game.ts'
import { otherSeat, type PokemonId, type Seat } from './ids.ts'
import { settle } from './knock-out.ts'
import type { AttackOffer } from './modifiers.ts'
import { query, topPrint } from './queries.ts'
import type { AttackStep } from './ruleset.ts'
import { findPokemon, hasCondition } from './state.ts'
import { endTurn } from './turn.ts'

/** The whole of an attack, to the beginning of the other player's turn. */
export function* performAttack(game: Game, seat: Seat, offer: AttackOffer): Effect {
  const run = prepare(game, seat, offer)
  const failure = yield* attackInOrder(run)
  if (failure) game.emit({ type: 'AttackFailed', seat, why: failure })
  yield* settle(game, 'attack')
  yield* endTurn(game)
}

function prepare(game: Game, seat: Seat, offer: AttackOffer): AttackRun {
  const attacker = game.side(seat).active
  const defender = game.side(otherSeat(seat)).active
  assert(attacker && defender, 'both players have an Active Pokémon')
  return attackRun(game, seat, offer, attacker.id, defender.id)
}

const attackRun = (
  game: Game,
  seat: Seat,
  { attack, card }: AttackOffer,
  self: PokemonId,
  defender: PokemonId,
): AttackRun => ({
  ...contextFor(game, seat, { kind: 'attack', seat, card, name: attack.name }, self),
  self,
  attack,
  card,
  defender,
  dealt: 0,
  chosen: new Map(),
})

function* attackInOrder(run: AttackRun): Effect<AttackFailure | null> {
  for (const step of run.game.rules.ruleset.attack.order) {
    const failure = yield* STEPS[step](run)
    if (failure) return failure
  }
  return null
}

const STEPS: Readonly<Record<AttackStep, (run: AttackRun) => Effect<AttackFailure | null>>> = {
  *baby({ game, you, defender }) {
    if (topPrint(game, game.pokemon(defender)).stage !== 'baby') return null
    return game.flip(you, 'baby') === 'heads' ? null : 'baby'
  },
  *announce({ game, self, card, attack }) {
    game.emit({ type: 'AttackDeclared', pokemon: self, card, attack: attack.name })
    return null
  },
  *choices(run) {
    yield* run.attack.choose?.(run) ?? nothing()
    return null
  },
  *require(run) {
    return !run.attack.require || (yield* run.attack.require(run)) ? null : 'requirement'
  },
  *alter(run) {
    const { game, defender } = run
    if (yield* at(game, 'attacking', run)) return 'effect'
    const target = findPokemon(game.state, defender)
    const against = game.rules.ruleset.attack.alwaysAgainstDefending && target
    return against && query(game, 'attacksAgainstDoNothing', false, target) ? 'against-defending' : null
  },
  *confusion(run) {
    const { game, self, you } = run
    if (!hasCondition(game.pokemon(self), 'confused') || game.flip(you, 'confused') === 'heads') return null
    yield* hurtInConfusion(run)
    return 'confused'
  },
  *execute(run) {
    yield* execute(run)
    return null
  },
}

function* nothing(): Effect {}

function* hurtInConfusion(run: AttackRun): Effect {
  const { game, self } = run
  const { confusion } = game.rules.ruleset.conditions
  if ('counters' in confusion)
    game.emit({ type: 'CountersPlaced', pokemon: self, amount: confusion.counters * 10, of: 'confused' })
  else
    yield* dealHit(
      run,
      { attacker: self, to: self, base: confusion.damage, attack: null },
      { weakness: true, attackerEffects: true },
    )
}

/** What the text puts before the damage comes before it in every era: a card's text beats the rulebook (GAME-06, B-70). */
function* execute(run: AttackRun): Effect {
  yield* run.attack.before?.(run) ?? nothing()
  yield* damage(run)
  yield* run.attack.after?.(run) ?? nothing()
}

function* damage(run: AttackRun): Effect {
  const { attack, game, opponent } = run
  const base = attack.base ? yield* attack.base(run) : attack.damage
  run.defender = game.side(opponent).active?.id ?? run.defender
  if (base > 0 || attack.damage > 0) run.dealt = yield* dealDamage(run, run.defender, base)
}

/** Uses another attack as this one's effect: its choices and requirements count, its announcement and checks do not. */
export function* copyAttack(run: AttackRun, offer: AttackOffer): Effect {
  const copy = attackRun(run.game, run.you, offer, run.self, run.defender)
  if (copy.attack.usable?.(run.game, { seat: run.you, pokemon: run.self }) === false) return
  yield* copy.attack.choose?.(copy) ?? nothing()
  if (copy.attack.require && !(yield* copy.attack.require(copy))) return
  yield* execute(copy)
}
