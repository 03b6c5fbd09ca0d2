/** Energy that is won or lost together with something else. */
import { attachEnergy } from '../../engine/attach.ts'
import type { AttackRun } from '../../engine/attack-run.ts'
import { chooseCards, exactly, upTo } from '../../engine/choose.ts'
import { heal, placeCounters } from '../../engine/harm.ts'
import { printOf } from '../../engine/rules.ts'
import { inPlay } from '../../engine/state.ts'
import { discardEnergy, inZone, moveCards } from '../../engine/zones.ts'
import type { Clause, Deed } from './clause.ts'
import { counting, headsPer } from './counts.ts'
import { either, noDeck, noneIn, unlessAny } from './in-vain.ts'
import { energyCard, type Kind } from './kinds.ts'
import { self, type Target } from './targets.ts'
import { capital, plural } from './words.ts'

/** The Pokémon that gets the card also gets the counters. */
export const attachAtAPrice = (kind: Kind, to: Target, counters: number): Deed => ({
  text: `attach ${kind.one} from your discard pile to ${to.words}. If you do, put ${plural(counters, 'damage counter')} on that Pokémon`,
  inVain: either(noneIn('discard', kind), unlessAny(to)),
  *after(context) {
    const { game, you } = context
    const there = game.side(you).discard.filter(card => kind.has(printOf(game, card)))
    const [card] = yield* chooseCards(context, you, 'attach-from-discard', there, exactly(1))
    const [pokemon] = card === undefined ? [] : yield* to.pick(context)
    if (card === undefined || pokemon === undefined) return
    yield* attachEnergy(game, card, pokemon, inZone('discard', you))
    placeCounters(context, pokemon, counters)
  },
})

/** All of the kind among the top cards, not a choice. */
export const attachFromTop = (look: number, kind: Kind = energyCard): Deed => ({
  text: `turn over the top ${look} cards of your deck. Attach all ${kind.many} among them to ${self.words} and discard the others`,
  inVain: noDeck,
  *after({ game, you, self: id }) {
    const top = game.side(you).deck.slice(0, look)
    const isWanted = (card: (typeof top)[number]) => kind.has(printOf(game, card))
    for (const card of top.filter(isWanted)) if (id !== null) yield* attachEnergy(game, card, id, inZone('deck', you))
    moveCards(
      game,
      top.filter(card => !isWanted(card)),
      inZone('deck', you),
      inZone('discard', you),
    )
  },
})

const energySpent = {}
const coinsBought = headsPer({
  one: 'card you discarded',
  many: 'cards you discarded',
  of: context => (context as AttackRun).chosen.get(energySpent)?.length ?? 0,
})

/** A price like all discarding of own Energy, only that it may be nothing. */
export const timesHeadsPerEnergySpent: Clause = {
  text: damage =>
    `to use this attack, discard any number of Energy cards from your Pokémon. ${capital(counting(coinsBought, `${damage} damage times the number of ${coinsBought.many}`))}`,
  *choose(run) {
    const { game, you, chosen } = run
    const cards = inPlay(game.side(you)).flatMap(({ energy }) => energy)
    chosen.set(energySpent, yield* chooseCards(run, you, 'discard-energy', cards, upTo(cards.length)))
  },
  *require({ game, you, chosen }) {
    const spent = chosen.get(energySpent) ?? []
    for (const { id, energy } of inPlay(game.side(you)))
      discardEnergy(
        game,
        id,
        energy.filter(card => spent.includes(card)),
      )
    return true
  },
  *base(run, base) {
    return base * coinsBought.of(run)
  },
}

export const healAllForEnergy: Deed = {
  text: 'heal all damage from each of your Pokémon. Then discard every Energy card from those that were damaged',
  inVain: ({ game, you }) => !inPlay(game.side(you)).some(({ damage }) => damage > 0),
  *after(context) {
    const { game, you } = context
    const damaged = inPlay(game.side(you)).filter(({ damage }) => damage > 0)
    for (const { id } of damaged) heal(context, id, Infinity)
    for (const { id, energy } of damaged) discardEnergy(game, id, energy)
  },
}
