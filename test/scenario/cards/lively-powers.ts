/** Powers and Bodies (or Abilities) for the lively Pokémon, and the effects that last. */
import { attack, pokemon } from '../../../src/cards/kit/facts.ts'
import {
  chooseAmount,
  chooseCards,
  chooseOnePokemon,
  choosePokemon,
  upTo,
  yesOrNo,
} from '../../../src/engine/choose.ts'
import type { Context, Effect } from '../../../src/engine/context.ts'
import { dealDamage } from '../../../src/engine/damage.ts'
import { heal, moveCounters, placeCounters } from '../../../src/engine/harm.ts'
import { switchActive } from '../../../src/engine/pokemon.ts'
import type { Power, PowerKind, Print } from '../../../src/engine/print.ts'
import { isBasicPrint } from '../../../src/engine/queries.ts'
import { inPlay } from '../../../src/engine/state.ts'
import { discardEnergy, draw } from '../../../src/engine/zones.ts'
import type { TestEffects } from '../effects.ts'
import { canFerry, ferry, fetch, ids } from './lively.ts'

const draws: Power['moments'] = {
  *enteredPlay(context, { pokemon, from }) {
    const { game, you, self } = context
    if (pokemon === self && from === 'hand' && (yield* yesOrNo(context, you, 'switch'))) draw(game, you, 1)
  },
}

/** Powers in the words of an era. */
export const gifted = (activated: PowerKind, constant: PowerKind): readonly Print[] => [
  pokemon('warden', {
    name: 'Warden',
    type: 'colorless',
    hp: 70,
    retreat: 1,
    powers: [
      {
        name: 'Call',
        kind: activated,
        use: { can: ({ state }, { seat }) => state.sides[seat].deck.length > 0, run: c => fetch(c, isBasicPrint, 1) },
      },
      {
        name: 'Ferry',
        kind: activated,
        use: { can: ({ state }, { seat }) => canFerry(state.sides[seat]), run: ferry, limit: 'unlimited' },
      },
    ],
    attacks: [attack('Knock', 'C', 20)],
  }),
  pokemon('nurse', {
    name: 'Nurse',
    type: 'colorless',
    hp: 60,
    powers: [
      { name: 'Welcome', kind: activated, moments: draws },
      {
        name: 'Take Over',
        kind: activated,
        use: {
          can: ({ state }, { seat }) => inPlay(state.sides[seat]).some(({ damage }) => damage > 0),
          run: takeOver,
        },
      },
      {
        name: 'Care',
        kind: constant,
        moments: {
          *energyAttached(context, { pokemon }) {
            if (context.game.pokemon(pokemon).seat === context.you) heal(context, pokemon, 10)
          },
        },
      },
    ],
    attacks: [attack('Tap', '', 10)],
  }),
  pokemon('keeper', {
    name: 'Keeper',
    type: 'metal',
    hp: 90,
    weakness: 'fire',
    retreat: 3,
    powers: [
      {
        name: 'Cheer',
        kind: constant,
        modifiers: {
          maxHp: (hp, { seat }, me) => (seat === me.seat ? hp + 20 : hp),
          retreatCost: (cost, { seat }, me) => (seat === me.seat ? cost - 1 : cost),
          damageTaken: (amount, hit, me) => (hit.to === me.pokemon?.id ? amount - 10 : amount),
        },
      },
    ],
    attacks: [attack('Ram', 'CC', 40)],
  }),
  pokemon('hushed', {
    name: 'Hushed',
    type: 'darkness',
    hp: 60,
    retreat: 1,
    powers: [
      {
        name: 'Silence',
        kind: constant,
        modifiers: { powerWorks: (works, { power }) => works && power.use === undefined },
        moments: {
          *damaged(context, { to, attacker }) {
            if (to === context.self && context.game.flip(context.you, context.source) === 'heads')
              placeCounters(context, attacker, 1)
          },
        },
      },
    ],
    attacks: [
      attack('Slip', 'C', 20, {
        text: 'first, discard an Energy from this Pokémon or do nothing',
        *require(run) {
          const { game, you, self } = run
          const cards = yield* chooseCards(run, you, 'discard-energy', game.pokemon(self).energy, upTo(1))
          discardEnergy(game, self, cards)
          return cards.length > 0
        },
        *choose(run) {
          const bench = ids(run.game.side(run.opponent).bench)
          run.chosen.set('hit', yield* choosePokemon(run, run.you, 'choose-pokemon', bench, upTo(2)))
        },
        *after(run) {
          for (const id of run.chosen.get('hit') ?? []) yield* dealDamage(run, id, 20)
          const [next] = run.game.side(run.you).bench
          if (next) switchActive(run.game, run.you, next.id)
        },
      }),
    ],
  }),
]

/** Moves one counter from another of the own Pokémon to this one, which may fall by it. */
function* takeOver(context: Context): Effect {
  const { game, you, self } = context
  const hurt = inPlay(game.side(you)).filter(({ damage, id }) => damage > 0 && id !== self)
  const from = yield* chooseOnePokemon(context, you, 'counter-from', ids(hurt))
  if (from === null || self === null) return
  const count = yield* chooseAmount(context, you, 'move-counters', { min: 1, max: game.pokemon(from).damage / 10 })
  moveCounters(context, from, self, count)
}

/** Effects that last, by the names the cards use. */
export const livelyLasting: TestEffects = {
  /** Between turns, a coin: on tails a counter is placed. */
  ember: () => ({
    moments: {
      *counterStep(context, { pokemon }) {
        if (context.game.flip(context.you, context.source) === 'tails') placeCounters(context, pokemon, 1)
      },
    },
  }),
  /** Knocking out whatever it is on is worth a Prize more. */
  bounty: () => ({
    modifiers: { prizesFor: (prizes, { pokemon }, me) => (pokemon.id === me.pokemon?.id ? prizes + 1 : prizes) },
  }),
  /** Whoever would be Knocked Out keeps 10 HP, once. */
  luck: () => ({
    moments: {
      *wouldBeKnockedOut(context, { pokemon }) {
        if (pokemon !== context.self || context.game.flip(context.you, context.source) === 'tails') return false
        heal(context, pokemon, 10 * Math.ceil(context.game.pokemon(pokemon).damage / 20))
        return true
      },
    },
  }),
}
