/** Cards for the beginning of a game: what may be placed in the set-up, and what may not. */
import { hurtSelf } from '../../../src/cards/kit/attacks.ts'
import { attack, pokemon, trainer } from '../../../src/cards/kit/facts.ts'
import type { Context, Effect } from '../../../src/engine/context.ts'
import type { Print } from '../../../src/engine/print.ts'
import { draw } from '../../../src/engine/zones.ts'

/** A Fossil: a Trainer that is a Basic Pokémon once it is in play. */
const shell = trainer('shell', 'fossil', {
  name: 'Dull Shell',
  inPlay: pokemon('shell', { name: 'Dull Shell', type: 'colorless', hp: 50 }),
})

const half = (id: string, half: 'top' | 'bottom') =>
  pokemon(id, { name: 'Skyrend LEGEND', type: 'lightning', stage: 'legend', half, hp: 150 })

const reborn = pokemon('reborn', { name: 'Reborn', type: 'water', stage: 'restored', from: 'Dull Shell', hp: 90 })

/** Two powers to use in one turn, one of them without a limit, in the words of each era. */
const lamps = (['power', 'ability'] as const).map(kind =>
  pokemon(kind === 'power' ? 'lamp' : 'lantern', {
    name: kind === 'power' ? 'Lamp' : 'Lantern',
    type: 'fire',
    hp: 50,
    powers: [
      { name: 'Glow', kind, use: { run: drawOne } },
      { name: 'Flicker', kind, use: { run: drawOne, limit: 'unlimited' } },
    ],
  }),
)

function* drawOne({ game, you }: Context): Effect {
  draw(game, you, 1)
}

/** Ends games quickly, without Energy: alone, or together with its victim. */
const bomb = pokemon('bomb', {
  name: 'Bomb',
  type: 'colorless',
  hp: 100,
  attacks: [attack('Blast', '', 300, hurtSelf(300)), attack('Strike', '', 300)],
})

export const starters: readonly Print[] = [
  shell,
  half('skyrend-top', 'top'),
  half('skyrend-bottom', 'bottom'),
  reborn,
  ...lamps,
  bomb,
]
