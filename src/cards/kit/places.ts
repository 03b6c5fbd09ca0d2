/** Switching, and leaving play without being Knocked Out. */
import { yesOrNo } from '../../engine/choose.ts'
import { reaches } from '../../engine/harm.ts'
import { removeFromPlay, switchByChoice } from '../../engine/pokemon.ts'
import type { InVain } from '../../engine/print.ts'
import { isActive } from '../../engine/state.ts'
import { discard } from '../../engine/zones.ts'
import { allInVain, type Deed } from './clause.ts'
import { either, isReached, unlessAny } from './in-vain.ts'
import { defending, eachOfTheirBenched, self, type Target } from './targets.ts'

const noBench: InVain = ({ game, you }) => game.side(you).bench.length === 0

const notActive: InVain = ({ game, self }) => self === null || !isActive(game.state, self)

/** The Active Pokémon of the player whose effect it is. */
export const switchOwn: Deed = {
  text: 'switch your Active Pokémon with a Pokémon on your Bench',
  inVain: noBench,
  *after(context) {
    const { you } = context
    yield* switchByChoice(context, you, you)
  },
}

/** The attacker itself; nothing happens if it is no longer Active. */
export const switchSelf: Deed = {
  text: 'switch this Pokémon with a Pokémon on your Bench',
  inVain: either(noBench, notActive),
  *after(context) {
    const { game, you, self: id } = context
    if (id !== null && isActive(game.state, id)) yield* switchByChoice(context, you, you)
  },
}

export const maySwitchSelf: Deed = {
  text: 'you may switch this Pokémon with a Pokémon on your Bench',
  inVain: either(noBench, notActive),
  *after(context) {
    const { game, you } = context
    if (game.side(you).bench.length > 0 && (yield* yesOrNo(context, you, 'switch'))) yield* switchSelf.after(context)
  },
}

/** The opponent chooses who comes forward. */
export const blowAway: Deed = {
  text: 'your opponent must switch the Defending Pokémon with a Pokémon of their choice from their Bench',
  inVain: either(unlessAny(eachOfTheirBenched()), unlessAny(defending, isReached)),
  *after(context) {
    const { game, opponent } = context
    const { active } = game.side(opponent)
    if (active && reaches(context, active.id)) yield* switchByChoice(context, opponent, opponent)
  },
}

/** The same in texts that are no attack's. */
export const blowActiveAway: Deed = {
  ...blowAway,
  text: 'your opponent must switch their Active Pokémon with a Pokémon of their choice from their Bench',
}

/** The player whose effect it is chooses who comes forward, of those that the effect can reach. */
export const dragForward: Deed = {
  text: "choose a Pokémon on your opponent's Bench and switch it with their Active Pokémon",
  inVain: unlessAny(eachOfTheirBenched(), isReached),
  *after(context) {
    const { game, you, opponent } = context
    const bench = game.side(opponent).bench.filter(({ id }) => reaches(context, id))
    yield* switchByChoice(context, opponent, you, bench)
  },
}

/** Goes on only with a Pokémon that has just come forward. */
export const onNewDefender = (move: Deed, then: Deed): Deed => ({
  text: `${move.text}. Then ${then.text}`,
  inVain: allInVain([move]),
  *after(context) {
    const active = () => context.game.side(context.opponent).active?.id
    const before = active()
    yield* move.after(context)
    if (active() !== before) yield* then.after(context)
  },
})

export const returnToHand = (target: Target = self): Deed => ({
  text: `take ${target.words} and all cards attached to it back into your hand`,
  inVain: unlessAny(target),
  *after(context) {
    for (const id of yield* target.pick(context)) removeFromPlay(context.game, id, 'hand')
  },
})

export const shuffleAway = (target: Target = self): Deed => ({
  text: `shuffle ${target.words} and all cards attached to it into your deck`,
  inVain: unlessAny(target),
  *after(context) {
    const { game, you } = context
    for (const id of yield* target.pick(context)) removeFromPlay(game, id, 'deck')
    game.shuffleDeck(you)
  },
})

/** No matter which player played it. */
export const discardStadium: Deed = {
  text: 'discard the Stadium in play',
  inVain: ({ game }) => game.state.stadium === null,
  *after({ game, you }) {
    const { stadium } = game.state
    if (stadium !== null) discard(game, [stadium], { zone: 'stadium' }, you)
  },
}
