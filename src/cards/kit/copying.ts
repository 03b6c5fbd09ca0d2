/** Texts that use what another card says. */
import { copyAttack } from '../../engine/attack.ts'
import { chooseAttack, chooseCards, upTo } from '../../engine/choose.ts'
import { allUnits, attacksOf, covers } from '../../engine/queries.ts'
import { printOf } from '../../engine/rules.ts'
import { reveal } from '../../engine/zones.ts'
import type { Clause, Deed } from './clause.ts'
import { theirHandEmpty } from './in-vain.ts'
import { supporterCard } from './kinds.ts'

/**
 * An attack of the Defending Pokémon, done by this one. Its choices and requirements count. An attack that copies cannot
 * itself be copied: two of them would copy each other without end.
 */
export const copyDefender = ({ atItsCost }: { readonly atItsCost: boolean }): Clause => ({
  text: `choose an attack of the Defending Pokémon. This Pokémon does what that attack says, ${atItsCost ? 'if it has the Energy for it' : 'whatever it costs'}`,
  copies: true,
  *after(run) {
    const { game, you, self, defender } = run
    const units = allUnits(game, game.pokemon(self))
    const offers = attacksOf(game, game.pokemon(defender)).filter(
      ({ attack }) => !attack.copies && (!atItsCost || covers(units, attack.cost)),
    )
    const offer = yield* chooseAttack(run, you, 'copy-attack', offers)
    if (offer) yield* copyAttack(run, offer)
  },
})

/** It counts as an effect of this card, not as playing a Supporter. */
export const copySupporter: Deed = {
  text: "look at your opponent's hand. You may do what a Supporter card there says",
  inVain: theirHandEmpty,
  *after(context) {
    const { game, you, opponent } = context
    const { hand } = game.side(opponent)
    reveal(game, hand, [you])
    const supporters = hand.filter(card => supporterCard.has(printOf(game, card)))
    const [card] = yield* chooseCards(context, you, 'copy-supporter', supporters, upTo(1), { hidden: 'unseen' })
    const print = card === undefined ? null : printOf(game, card)
    if (print?.kind === 'trainer' && print.play) yield* print.play(context)
  },
}
