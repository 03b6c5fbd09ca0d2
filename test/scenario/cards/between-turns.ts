/** Cards that do something between turns. */
import { pokemon, specialEnergy, trainer } from '../../../src/cards/kit/facts.ts'
import type { Context, Effect } from '../../../src/engine/context.ts'
import { heal, placeCounters } from '../../../src/engine/harm.ts'
import type { CardId, PokemonId } from '../../../src/engine/ids.ts'
import type { EnergyPrint } from '../../../src/engine/print.ts'
import { nameOf, typesOf } from '../../../src/engine/queries.ts'

function* healTen(context: Context): Effect {
  if (context.self !== null) heal(context, context.self, 10)
}

/** Counters on its Pokémon between turns, unless that is a Darkness one or called Dark. */
const shadow = (id: CardId, counters: number): EnergyPrint =>
  specialEnergy(id, {
    name: 'Shadow Energy',
    provides: [['darkness']],
    moments: {
      *energyStep(context, { pokemon: on }) {
        const bearer = context.game.pokemon(on)
        const spared =
          typesOf(context.game, bearer).includes('darkness') || /\bDark\b/.test(nameOf(context.game, bearer))
        if (!spared) placeCounters(context, on, counters)
      },
    },
  })

export const betweenCards = [
  trainer('salve', 'tool', { name: 'Salve', moments: { betweenTurns: healTen } }),
  pokemon('mender', {
    name: 'Mender',
    type: 'grass',
    hp: 50,
    powers: [{ name: 'Regrow', kind: 'ability', moments: { betweenTurns: healTen } }],
  }),
  pokemon('gloom', { name: 'Gloomling', type: 'darkness', hp: 60 }),
  pokemon('dark-pip', { name: 'Dark Pip', type: 'fire', hp: 60 }),
  shadow('shadow', 1),
  shadow('deep-shadow', 3),
]

const charOf = (counters: number) => () => ({
  moments: {
    *counterStep(context: Context, { pokemon: on }: { readonly pokemon: PokemonId }): Effect {
      if (context.game.flip(context.you, context.source) === 'tails') placeCounters(context, on, counters)
    },
  },
})
/** Counters that flip a coin in the step for them; tails hurt. */
export const betweenLasting = { char: charOf(1), blaze: charOf(2) }
