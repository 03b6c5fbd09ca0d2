/** Cards that change what a Knock Out does, or answer it. */
import { attack, pokemon, trainer } from '../../../src/cards/kit/facts.ts'
import { yesOrNo } from '../../../src/engine/choose.ts'
import type { Context, Effect } from '../../../src/engine/context.ts'
import { dealDamage } from '../../../src/engine/damage.ts'
import { heal, placeCounters } from '../../../src/engine/harm.ts'
import type { PokemonId } from '../../../src/engine/ids.ts'
import { beginEffect } from '../../../src/engine/lasting.ts'
import { movesOf } from '../../../src/engine/pokemon.ts'
import type { Power } from '../../../src/engine/print.ts'
import { maxHp } from '../../../src/engine/queries.ts'
import { allInPlay } from '../../../src/engine/state.ts'
import { moveCards } from '../../../src/engine/zones.ts'
import { testEffect } from '../effects.ts'

/** Whatever brought it down, it has 10 HP left. */
function* survive(context: Context, { pokemon: down }: { readonly pokemon: PokemonId }): Effect<boolean> {
  const { game, self } = context
  if (down !== self) return false
  const bearer = game.pokemon(down)
  heal(context, down, bearer.damage - maxHp(game, bearer) + 10)
  return true
}

const body = (name: string, text: Pick<Power, 'modifiers' | 'moments'>): readonly Power[] => [
  { name, kind: 'body', ...text },
]

const movesToHand = body('Homing', {
  modifiers: {
    knockOutMoves: (moves, { pokemon: fallen }, me) =>
      fallen.id === me.pokemon?.id ? movesOf(fallen, 'hand', 'discard') : moves,
  },
})
const banishes = body('Banish', {
  modifiers: {
    knockOutMoves: (moves, { pokemon: fallen, by }, me) =>
      by === 'attack' && fallen.seat !== me.seat ? movesOf(fallen, 'lost') : moves,
  },
})
const isGreedy = body('Greed', {
  modifiers: {
    prizesFor: (count, { pokemon: fallen, by }, me) => (by === 'attack' && fallen.seat !== me.seat ? count + 1 : count),
  },
})
const avenges = body('Avenge', {
  moments: {
    *knockedOut(context, { pokemon: fallen, by }) {
      const target = context.game.side(context.opponent).active
      if (fallen === context.self && by === 'attack' && target) placeCounters(context, target.id, 10)
    },
  },
})
const bequeaths = body('Bequeath', {
  moments: {
    *knockedOut(context, { pokemon: fallen }) {
      const { game, you, self } = context
      const [heir] = game.side(you).bench
      if (fallen !== self || !heir || !(yield* yesOrNo(context, you, 'may bequeath'))) return
      moveCards(
        game,
        game.pokemon(fallen).energy,
        { pokemon: fallen, as: 'energy' },
        { pokemon: heir.id, as: 'energy' },
      )
    },
  },
})

/** So much damage to every Pokémon in play, itself included. */
const quake = (amount: number) => ({
  ...attack('Quake', 'C'),
  *after(run: Parameters<NonNullable<ReturnType<typeof attack>['after']>>[0]): Effect {
    for (const { id } of allInPlay(run.game.state)) yield* dealDamage(run, id, amount, { weakness: false })
  },
})

const frail = { type: 'grass', hp: 50 } as const
export const knockOutCards = [
  pokemon('homing', { ...frail, name: 'Homing', powers: movesToHand }),
  pokemon('banisher', { ...frail, name: 'Banisher', attacks: [attack('Strike', 'C', 100)], powers: banishes }),
  pokemon('greedy', { ...frail, name: 'Greedy', attacks: [attack('Strike', 'C', 100)], powers: isGreedy }),
  pokemon('sturdy', { ...frail, name: 'Sturdy', powers: body('Sturdy', { moments: { wouldBeKnockedOut: survive } }) }),
  pokemon('avenger', { ...frail, name: 'Avenger', powers: avenges }),
  pokemon('testator', { ...frail, name: 'Testator', powers: bequeaths }),
  pokemon('quaker', { name: 'Quaker', type: 'fighting', hp: 60, attacks: [quake(60)] }),
  trainer('worthless', 'tool', {
    name: 'Worthless Charm',
    modifiers: { prizesFor: (count, { pokemon: on }, me) => (on.id === me.pokemon?.id ? count - 1 : count) },
  }),
  trainer('lucky-band', 'tool', {
    name: 'Lucky Band',
    moments: {
      *wouldBeKnockedOut(context, about) {
        if (about.pokemon !== context.self || context.game.flip(context.you, context.source) === 'tails') return false
        return yield* survive(context, about)
      },
    },
  }),
  trainer('second-wind', 'item', {
    name: 'Second Wind',
    *play(context) {
      const { active } = context.game.side(context.you)
      if (active) beginEffect(context, testEffect('second-wind'), { pokemon: active.id }, { once: true })
    },
  }),
]
export const knockOutLasting = { 'second-wind': () => ({ moments: { wouldBeKnockedOut: survive } }) }
