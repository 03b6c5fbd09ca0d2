/** Clauses for attacks. */
import type { AttackRun } from '../../engine/attack-run.ts'
import { chooseCards, choosePokemon, exactly } from '../../engine/choose.ts'
import type { Effect } from '../../engine/context.ts'
import { dealDamage } from '../../engine/damage.ts'
import { heal, inflict as inflictOn, reaches } from '../../engine/harm.ts'
import type { Card } from '../../engine/ids.ts'
import type { Type } from '../../engine/print.ts'
import { energyUnits } from '../../engine/queries.ts'
import { type Condition, inPlay } from '../../engine/state.ts'
import { discardEnergy } from '../../engine/zones.ts'
import type { Clause, Deed } from './clause.ts'
import { capital, plural } from './words.ts'

export { drawCards, flip } from './deeds.ts'

export const inflict = (condition: Condition): Deed<AttackRun> => ({
  text: `the Defending Pokémon becomes ${condition}`,
  *after(run) {
    inflictOn(run, run.defender, condition)
  },
})

export const inflictSelf = (condition: Condition): Deed<AttackRun> => ({
  text: `this Pokémon becomes ${condition}`,
  *after(run) {
    inflictOn(run, run.self, condition)
  },
})

export const hurtSelf = (amount: number): Deed<AttackRun> => ({
  text: `this Pokémon takes ${amount} damage`,
  *after(run) {
    yield* dealDamage(run, run.self, amount)
  },
})

export const healSelf = (amount: number): Deed<AttackRun> => ({
  text: `heal ${amount} damage from this Pokémon`,
  *after(run) {
    heal(run, run.self, amount)
  },
})

export const timesHeads = (coins: number): Clause => ({
  text: `flip ${plural(coins, 'coin')}; the damage is counted once for each heads`,
  *base({ game, you, attack }, base) {
    let heads = 0
    for (let coin = 0; coin < coins; coin++) if (game.flip(you, attack.name) === 'heads') heads += 1
    return base * heads
  },
})

export const timesHeadsUntilTails: Clause = {
  text: 'flip a coin again and again until it shows tails; the damage is counted once for each heads',
  *base({ game, you, attack }, base) {
    let heads = 0
    while (game.flip(you, attack.name) === 'heads') heads += 1
    return base * heads
  },
}

export const moreOnHeads = (amount: number): Clause => ({
  text: `flip a coin; on heads, ${amount} more damage`,
  *base({ game, you, attack }, base) {
    return game.flip(you, attack.name) === 'heads' ? base + amount : base
  },
})

export const failsOnTails: Clause = {
  text: 'flip a coin; on tails, nothing happens',
  *require({ game, you, attack }) {
    return game.flip(you, attack.name) === 'heads'
  },
}

/** Paid before the attack works. */
export const discardOwnEnergy = (count: number): Clause => ({
  text: `discard ${count === 1 ? 'an Energy card' : `${count} Energy cards`} from this Pokémon`,
  *require({ game, you, self }) {
    const cards = yield* chooseCards(game, you, 'discard-energy', game.pokemon(self).energy, exactly(count))
    discardEnergy(game, self, cards)
    return true
  },
})

/** Paid before the attack works. A card that provides two Energy counts as two. */
export const spendEnergy = (count: number): Clause => ({
  text: `discard ${count} Energy from this Pokémon`,
  *require(run) {
    const { game, you, self } = run
    const chosen: Card[] = []
    const left = () => game.pokemon(self).energy.filter(card => !chosen.includes(card))
    const worth = () => chosen.reduce((sum, card) => sum + energyUnits(game, game.pokemon(self), card).length, 0)
    while (worth() < count && left().length > 0)
      chosen.push(...(yield* chooseCards(game, you, 'discard-energy', left(), exactly(1))))
    discardEnergy(game, self, chosen)
    return true
  },
})

/** Paid before the attack works. */
export const spendAllEnergy: Clause = {
  text: 'discard every Energy card from this Pokémon',
  *require({ game, self }) {
    discardEnergy(game, self, game.pokemon(self).energy)
    return true
  },
}

/** Not a price: it happens after the damage. */
export const loseEnergy = (type: Type): Deed<AttackRun> => ({
  text: `discard ${plural(1, `${capital(type)} Energy`)} from this Pokémon`,
  *after({ game, you, self }) {
    const pokemon = game.pokemon(self)
    const suitable = pokemon.energy.filter(card => energyUnits(game, pokemon, card).some(unit => unit.includes(type)))
    discardEnergy(game, self, yield* chooseCards(game, you, 'discard-energy', suitable, exactly(1)))
  },
})

export const discardDefendersEnergy: Deed<AttackRun> = {
  text: 'discard an Energy card from the Defending Pokémon',
  *after(run) {
    const { game, you, defender } = run
    if (!reaches(run, defender)) return
    const cards = yield* chooseCards(game, you, 'discard-energy', game.pokemon(defender).energy, exactly(1))
    discardEnergy(game, defender, cards)
  },
}

export const hitBenched = (amount: number): Clause => ({
  text: `${amount} damage to one of the opponent's Benched Pokémon`,
  *choose(run) {
    const bench = run.game.side(run.opponent).bench.map(({ id }) => id)
    run.chosen.pokemon = yield* choosePokemon(run.game, run.you, 'hit-benched', bench)
  },
  after: run => hitChosen(run, amount),
})

function* hitChosen(run: AttackRun, amount: number): Effect {
  for (const id of run.chosen.pokemon) yield* dealDamage(run, id, amount)
}

export const hitAny = (amount: number): Clause => ({
  text: `${amount} damage to one of the opponent's Pokémon of your choice`,
  *choose(run) {
    const all = inPlay(run.game.side(run.opponent)).map(({ id }) => id)
    run.chosen.pokemon = yield* choosePokemon(run.game, run.you, 'hit-any', all)
  },
  after: run => hitChosen(run, amount),
})

export const hitEach = (amount: number): Deed<AttackRun> => ({
  text: `${amount} damage to each of the opponent's Pokémon`,
  *after(run) {
    for (const { id } of inPlay(run.game.side(run.opponent))) yield* dealDamage(run, id, amount)
  },
})
