/** Energy: attached, moved, discarded, taken back. */
import { attachEnergy, moveEnergy } from '../../engine/attach.ts'
import { type Amount, chooseCards, chooseOnePokemon, choosePokemon, exactly, upTo } from '../../engine/choose.ts'
import type { Context, Effect, Outlook } from '../../engine/context.ts'
import { reaches } from '../../engine/harm.ts'
import type { Card, PokemonId } from '../../engine/ids.ts'
import type { Type } from '../../engine/print.ts'
import { allUnits, covers, energyUnits } from '../../engine/queries.ts'
import { printOf } from '../../engine/rules.ts'
import { inPlay, type Pokemon, type Side } from '../../engine/state.ts'
import { chooseFromHand, discardEnergy as discardFrom, inZone, moveCards, search } from '../../engine/zones.ts'
import type { Clause, Deed } from './clause.ts'
import { atMost, type Count } from './counts.ts'
import { either, noDeck, noneIn, unlessAny } from './in-vain.ts'
import { energyCard, type Kind } from './kinds.ts'
import { self, type Target } from './targets.ts'
import { capital, list, plural, typed } from './words.ts'

/** Attached cards that provide this type now. */
const providing = ({ game }: Outlook, pokemon: Pokemon, type: Type | undefined): readonly Card[] =>
  pokemon.energy.filter(
    card => type === undefined || energyUnits(game, pokemon, card).some(unit => unit.includes(type)),
  )

const suited = (outlook: Outlook, pokemon: Pokemon, type: Type | undefined, kind: Kind | undefined): readonly Card[] =>
  providing(outlook, pokemon, type).filter(card => !kind || kind.has(printOf(outlook.game, card)))

interface Discard {
  readonly from?: Target
  /** Whole cards … */
  readonly cards?: number | 'all'
  /** … or Energy, of which one card may provide two. */
  readonly units?: number
  readonly type?: Type
  readonly kind?: Kind
  readonly to?: 'discard' | 'lost'
}

/**
 * As much as there is. Who does it chooses. As a sentence of its own about the attacker's own Energy, it is a price in 2002 and 2010
 * (`toUse`, ATK-09), and an effect after the damage in 2016 (B-71).
 */
export const discardEnergy = ({ from = self, cards, units, type, kind, to = 'discard' }: Discard): Deed => ({
  text: discardWords(from, cards, units, type, kind, to),
  inVain: unlessAny(
    from,
    (outlook, pokemon) => reaches(outlook, pokemon.id) && suited(outlook, pokemon, type, kind).length > 0,
  ),
  *after(context) {
    for (const id of yield* from.pick(context)) {
      if (!reaches(context, id)) continue
      const pokemon = context.game.pokemon(id)
      const suitable = suited(context, pokemon, type, kind)
      const chosen =
        units === undefined
          ? yield* chooseCards(
              context,
              context.you,
              'discard-energy',
              suitable,
              exactly(cards === 'all' ? 99 : (cards ?? 1)),
            )
          : yield* chooseUnits(context, pokemon, suitable, units)
      putAway(context, id, chosen, to)
    }
  },
})

function discardWords(
  from: Target,
  cards: number | 'all' | undefined,
  units: number | undefined,
  type: Type | undefined,
  kind: Kind | undefined,
  to: 'discard' | 'lost',
): string {
  const what =
    kind?.one ??
    (cards === 'all'
      ? `every ${typed(type)}Energy card`
      : units === undefined
        ? plural(cards ?? 1, `${typed(type)}Energy card`)
        : `${units} ${typed(type)}Energy`)
  return to === 'lost' ? `put ${what} from ${from.words} into the Lost Zone` : `discard ${what} from ${from.words}`
}

function putAway({ game, you }: Context, pokemon: PokemonId, cards: readonly Card[], to: 'discard' | 'lost'): void {
  if (to === 'discard') discardFrom(game, pokemon, cards, you)
  else moveCards(game, cards, { pokemon, as: 'energy' }, inZone('lost', game.pokemon(pokemon).seat), you)
}

/** One card at a time until there is enough. */
function* chooseUnits(
  context: Context,
  pokemon: Pokemon,
  cards: readonly Card[],
  units: number,
): Effect<readonly Card[]> {
  const { game, you } = context
  const chosen: Card[] = []
  const left = () => cards.filter(card => !chosen.includes(card))
  const worth = () => chosen.reduce((sum, card) => sum + energyUnits(game, pokemon, card).length, 0)
  while (worth() < units && left().length > 0)
    chosen.push(...(yield* chooseCards(context, you, 'discard-energy', left(), exactly(1))))
  return chosen
}

/** One Energy of each of these types. */
export const discardEachType = (types: readonly Type[]): Deed => ({
  text: `discard ${list(types.map(type => `a ${capital(type)} Energy`))} from this Pokémon`,
  inVain: unlessAny(self, (outlook, pokemon) => types.some(type => providing(outlook, pokemon, type).length > 0)),
  *after(context) {
    const { game, you, self: id } = context
    for (const type of types) {
      const pokemon = id === null ? null : game.find(id)
      if (!pokemon || id === null) return
      const suitable = spare(context, pokemon, providing(context, pokemon, type), types.slice(types.indexOf(type) + 1))
      discardFrom(game, id, yield* chooseCards(context, you, 'discard-energy', suitable, exactly(1)), you)
    }
  },
})

/** Those that leave enough for the other types, where there are such: whoever can discard all of them must. */
function spare({ game }: Context, pokemon: Pokemon, cards: readonly Card[], others: readonly Type[]): readonly Card[] {
  const without = (card: Card) => ({ ...pokemon, energy: pokemon.energy.filter(each => each !== card) })
  const enough = cards.filter(card => covers(allUnits(game, without(card)), others))
  return enough.length > 0 ? enough : cards
}

interface Attach {
  readonly from: 'deck' | 'discard' | 'hand'
  readonly kind: Kind
  readonly amount?: Amount
  /** Instead of an amount: at most one for each. */
  readonly atMostPer?: Count
  readonly to?: Target
}

const SOURCES = { deck: 'your deck', discard: 'your discard pile', hand: 'your hand' } as const

/** Several cards go to the same Pokémon. A deck is shuffled afterwards. */
export const attachFrom = ({ from, kind, atMostPer, amount = exactly(1), to = self }: Attach): Deed => ({
  text: `attach ${atMostPer ? kind.many : amountWords(amount, kind)} from ${SOURCES[from]} to ${to.words}${atMostPer ? `, up to the number of ${atMostPer.many}` : ''}${from === 'deck' ? ', then shuffle your deck' : ''}`,
  inVain: outlook =>
    to.all(outlook).length === 0 ||
    (atMostPer !== undefined && atMost(atMostPer, outlook) === 0) ||
    (from === 'deck' ? noDeck : noneIn(from, kind))(outlook),
  *after(context) {
    const { game, you } = context
    const range = atMostPer ? upTo(atMostPer.of(context)) : amount
    const cards = yield* takeEnergy(context, from, kind, range)
    const [id] = cards.length > 0 ? yield* to.pick(context) : []
    if (id !== undefined) for (const card of cards) yield* attachEnergy(game, card, id, inZone(from, you))
    if (from === 'deck') game.shuffleDeck(you)
  },
})

const amountWords = ({ max }: Amount, kind: Kind): string => (max === 1 ? kind.one : `up to ${max} ${kind.many}`)

function* takeEnergy(context: Context, from: Attach['from'], kind: Kind, amount: Amount): Effect<readonly Card[]> {
  const { game, you } = context
  if (from === 'deck') return yield* search(context, 'attach-from-deck', kind.has, upTo(amount.max))
  if (from === 'hand') return yield* chooseFromHand(context, you, 'attach-from-hand', kind.has, amount)
  const cards = game.side(you).discard.filter(card => kind.has(printOf(game, card)))
  return yield* chooseCards(context, you, 'attach-from-discard', cards, amount)
}

/** To each of the chosen Pokémon one card of the kind, as far as there are cards. */
export const attachToEach = (from: 'discard', kind: Kind, to: Target): Deed => ({
  text: `attach ${kind.many} from ${SOURCES[from]} to ${to.words}, one card to each`,
  inVain: either(noneIn(from, kind), unlessAny(to)),
  *after(context) {
    const { game, you } = context
    const there = game.side(you).discard.filter(card => kind.has(printOf(game, card)))
    const chosen = yield* to.pick(context)
    for (const id of yield* choosePokemon(context, you, 'attach-to', chosen, exactly(there.length)))
      for (const card of yield* takeEnergy(context, from, kind, exactly(1)))
        yield* attachEnergy(game, card, id, inZone('discard', you))
  },
})

interface MoveEnergy {
  readonly whose: 'yours' | 'theirs'
  readonly type?: Type
  readonly kind?: Kind
  /** Where it may come from and go to; by default anywhere. */
  readonly from?: 'active'
  readonly to?: 'bench'
}

/** From one Pokémon to another of the same player. Whose effect it is chooses. */
export const moveEnergyCard = (move: MoveEnergy): Deed => ({
  text: moveWords(move),
  inVain: outlook =>
    !giversOf(outlook, move).some(
      giver =>
        suited(outlook, giver, move.type, move.kind ?? energyCard).length > 0 &&
        takersOf(outlook, move, giver).length > 0,
    ),
  *after(context) {
    const { game, you } = context
    const givers = giversOf(context, move)
    const movable = givers.flatMap(giver => suited(context, giver, move.type, move.kind ?? energyCard))
    const [card] = yield* chooseCards(context, you, 'move-energy', movable, exactly(1))
    const giver = card === undefined ? undefined : givers.find(({ energy }) => energy.includes(card))
    if (card === undefined || !giver) return
    const takers = takersOf(context, move, giver).map(({ id }) => id)
    const taker = yield* chooseOnePokemon(context, you, 'move-energy-to', takers)
    if (taker !== null) moveEnergy(game, card, giver.id, taker)
  },
})

const moveWords = ({ whose, type, kind = energyCard, from, to }: MoveEnergy): string =>
  `move ${type ? `a ${capital(type)} Energy` : kind.one} from ${from ? 'your Active Pokémon' : `one of ${OWNERS[whose].all} Pokémon`} to ${to ? 'a Pokémon on your Bench' : `another of ${OWNERS[whose].others}`}`

const moversOf = ({ game, you, opponent }: Outlook, { whose }: MoveEnergy): Side =>
  game.side(whose === 'yours' ? you : opponent)

function giversOf(outlook: Outlook, move: MoveEnergy): readonly Pokemon[] {
  const side = moversOf(outlook, move)
  const givers = move.from === 'active' ? (side.active ? [side.active] : []) : inPlay(side)
  return inPlay(side).length > 1 ? givers.filter(({ id }) => reaches(outlook, id)) : []
}

function takersOf(outlook: Outlook, move: MoveEnergy, giver: Pokemon): readonly Pokemon[] {
  const side = moversOf(outlook, move)
  const others = (move.to === 'bench' ? side.bench : inPlay(side)).filter(({ id }) => id !== giver.id)
  return others.filter(({ id }) => reaches(outlook, id))
}

const OWNERS = {
  yours: { all: 'your', others: 'yours' },
  theirs: { all: "your opponent's", others: 'theirs' },
} as const

/** All Energy on one Pokémon back to its owner's hand. */
export const takeBackEnergy = (from: Target): Deed => ({
  text: `take every Energy card from ${from.words} back into your hand`,
  inVain: unlessAny(from, (_, { energy }) => energy.length > 0),
  *after(context) {
    for (const id of yield* from.pick(context)) {
      const { energy, seat } = context.game.pokemon(id)
      moveCards(context.game, energy, { pokemon: id, as: 'energy' }, inZone('hand', seat))
    }
  },
})

/** Chosen with the attack's other choices; the cards go only when the attack has worked. */
export const timesEnergyShuffledAway = (type: Type): Clause => {
  const key = {}
  return {
    text: damage =>
      `choose any number of ${capital(type)} Energy attached to your Pokémon. ${damage} damage times the number chosen. Then shuffle those cards into your deck`,
    *choose(run) {
      const { game, you } = run
      const cards = inPlay(game.side(you)).flatMap(pokemon => providing(run, pokemon, type))
      run.chosen.set(key, yield* chooseCards(run, you, 'shuffle-energy-away', cards, upTo(cards.length)))
    },
    *base(run, base) {
      const isChosen = (card: Card) => run.chosen.get(key)?.includes(card) ?? false
      return base * unitsAmong(run, type, isChosen)
    },
    *after({ game, you, chosen }) {
      const cards = chosen.get(key) ?? []
      for (const { id, energy } of inPlay(game.side(you)))
        moveCards(
          game,
          energy.filter(card => cards.includes(card)),
          { pokemon: id, as: 'energy' },
          inZone('deck', you),
        )
      if (cards.length > 0) game.shuffleDeck(you)
    },
  }
}

const unitsAmong = ({ game, you }: Context, type: Type, wanted: (card: Card) => boolean): number =>
  inPlay(game.side(you))
    .flatMap(pokemon => pokemon.energy.filter(wanted).flatMap(card => energyUnits(game, pokemon, card)))
    .filter(unit => unit.includes(type)).length
