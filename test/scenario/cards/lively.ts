/** Invented cards that ask, hide, move and last in every way the engine knows: for games that play themselves. */
import { hurtSelf, inflict, inflictSelf, timesHeads } from '../../../src/cards/kit/attacks.ts'
import type { Clause } from '../../../src/cards/kit/clause.ts'
import { attack, pokemon } from '../../../src/cards/kit/facts.ts'
import { moveEnergy } from '../../../src/engine/attach.ts'
import { copyAttack } from '../../../src/engine/attack.ts'
import {
  chooseAmount,
  chooseAttack,
  chooseCards,
  chooseOnePokemon,
  chooseWord,
  distribute,
  exactly,
  upTo,
  yesOrNo,
} from '../../../src/engine/choose.ts'
import type { Context, Effect } from '../../../src/engine/context.ts'
import { dealDamage } from '../../../src/engine/damage.ts'
import { inflict as inflictOn, placeCounters, placeNamedCounter } from '../../../src/engine/harm.ts'
import type { PokemonId } from '../../../src/engine/ids.ts'
import { beginEffect, untilEndOfOpponentsNextTurn, untilEndOfYourNextTurn } from '../../../src/engine/lasting.ts'
import { devolvePokemon, removeFromPlay, switchByChoice } from '../../../src/engine/pokemon.ts'
import type { Print } from '../../../src/engine/print.ts'
import { attacksOf } from '../../../src/engine/queries.ts'
import { inPlay, type Side } from '../../../src/engine/state.ts'
import { chooseFromHand, discard, draw, inZone, mill, moveCards, reveal, search } from '../../../src/engine/zones.ts'
import { testEffect } from '../effects.ts'

export const after = (text: string, run: NonNullable<Clause['after']>): Clause => ({ text, after: run })
export const ids = (pokemon: readonly { readonly id: PokemonId }[]): readonly PokemonId[] => pokemon.map(({ id }) => id)
export const anything = (): boolean => true

export const isEnergy = ({ kind }: Print): boolean => kind === 'energy'

/** Any number up to `max` from the deck to the hand, shown to both, and a shuffle. */
export function* fetch(context: Context, wanted: (print: Print) => boolean, max: number): Effect {
  const { game, you } = context
  const cards = yield* search(context, 'search-deck', wanted, upTo(max))
  reveal(game, cards)
  moveCards(game, cards, inZone('deck', you), inZone('hand', you))
  game.shuffleDeck(you)
}

/** Looks at the top of the deck and puts it back in any order. */
export function* arrange(context: Context, count: number): Effect {
  const { game, you } = context
  const top = game.side(you).deck.slice(0, count)
  reveal(game, top, [you])
  const order = yield* chooseCards(context, you, 'order-top', top, exactly(count), { hidden: 'unseen', ordered: true })
  moveCards(game, order, inZone('deck', you), inZone('deck', you))
}

/** One card of the opponent's hand, unseen, to the bottom of their deck. */
export function* grabBlindly({ game, you, opponent }: Context): Effect {
  const { hand } = game.side(opponent)
  if (hand.length === 0) return
  const card = hand[game.pick(you, hand.length)]!
  reveal(game, [card])
  moveCards(game, [card], inZone('hand', opponent), { zone: 'deck', seat: opponent, at: 'bottom' })
}

/** One Energy from one of your Pokémon to another. */
export function* ferry(context: Context): Effect {
  const { game, you } = context
  const from = yield* chooseOnePokemon(
    context,
    you,
    'choose-pokemon',
    ids(inPlay(game.side(you)).filter(carriesEnergy)),
  )
  if (from === null) return
  const [card] = yield* chooseCards(context, you, 'move-energy', game.pokemon(from).energy, exactly(1))
  const others = inPlay(game.side(you)).filter(({ id }) => id !== from)
  const to = yield* chooseOnePokemon(context, you, 'move-energy-to', ids(others))
  if (to !== null && card !== undefined) moveEnergy(game, card, from, to)
}

export const carriesEnergy = ({ energy }: { readonly energy: readonly number[] }): boolean => energy.length > 0
export const canFerry = (side: Side): boolean => inPlay(side).length > 1 && inPlay(side).some(carriesEnergy)

const deckhands = [
  pokemon('rummager', {
    name: 'Rummager',
    type: 'colorless',
    hp: 60,
    retreat: 1,
    attacks: [
      attack(
        'Rummage',
        '',
        0,
        after('take up to three Energy cards from the deck', run => fetch(run, isEnergy, 3)),
      ),
      attack(
        'Sift',
        'C',
        10,
        after('put the top four cards of the deck in any order', run => arrange(run, 4)),
      ),
    ],
  }),
  pokemon('gambler', {
    name: 'Gambler',
    type: 'psychic',
    hp: 70,
    weakness: 'psychic',
    retreat: 2,
    attacks: [
      attack(
        'Dare',
        '',
        0,
        after('the opponent takes 30 damage, or else you draw two cards', function* (run) {
          if (yield* yesOrNo(run, run.opponent, 'ask whether')) yield* dealDamage(run, run.defender, 30)
          else draw(run.game, run.you, 2)
        }),
      ),
      attack('Stake', 'C', '20×', {
        text: 'discard up to three cards from the top of your deck; 20 damage for each',
        *base(run, base) {
          const { game, you } = run
          const amount = yield* chooseAmount(run, you, 'move-counters', upTo(Math.min(3, game.side(you).deck.length)))
          return base * mill(game, you, amount).length
        },
      }),
      attack('Many Coins', 'C', '30×', timesHeads(3)),
    ],
  }),
  pokemon('sneak', {
    name: 'Sneak',
    type: 'darkness',
    hp: 60,
    retreat: 1,
    attacks: [
      attack('Grab', '', 10, after('a card of the opponent’s hand goes under their deck', grabBlindly)),
      attack(
        'Extort',
        'C',
        10,
        after('the opponent discards a card', function* (run) {
          const { game, opponent } = run
          const cards = yield* chooseFromHand(run, opponent, 'discard-from-hand', anything, exactly(1))
          discard(game, cards, inZone('hand', opponent))
        }),
      ),
      attack(
        'Spy',
        'C',
        0,
        after('look at the opponent’s hand and shuffle up to one card of it into their deck', function* (run) {
          const { game, you, opponent } = run
          const { hand } = game.side(opponent)
          reveal(game, hand, [you])
          const cards = yield* chooseCards(run, you, 'shuffle-away', hand, upTo(1), { hidden: 'unseen' })
          moveCards(game, cards, inZone('hand', opponent), inZone('deck', opponent))
          game.shuffleDeck(opponent)
        }),
      ),
    ],
  }),
]

const fighters = [
  pokemon('sower', {
    name: 'Sower',
    type: 'grass',
    hp: 80,
    weakness: 'fire',
    resistance: ['water', 20],
    retreat: 1,
    attacks: [
      attack(
        'Scatter',
        'C',
        0,
        after('put four counters on the opponent’s Pokémon in any way', function* (run) {
          const { game, you, opponent } = run
          const shares = yield* distribute(run, you, 'share-counters', ids(inPlay(game.side(opponent))), 4)
          for (const [id, count] of shares) placeCounters(run, id, count)
        }),
      ),
      attack(
        'Hail',
        'CC',
        20,
        after('30 damage to each of the opponent’s Benched Pokémon', function* (run) {
          for (const { id } of run.game.side(run.opponent).bench) yield* dealDamage(run, id, 30)
        }),
      ),
    ],
  }),
  pokemon('burster', {
    name: 'Burster',
    type: 'fire',
    hp: 60,
    retreat: 2,
    attacks: [
      attack(
        'Big Bang',
        '',
        60,
        hurtSelf(60),
        after('20 damage to every Benched Pokémon', function* (run) {
          for (const { bench } of run.game.state.sides) for (const { id } of bench) yield* dealDamage(run, id, 20)
        }),
      ),
      attack('Fizzle', '', 10, inflictSelf('burned')),
    ],
  }),
  pokemon('lurer', {
    name: 'Lurer',
    type: 'water',
    hp: 70,
    resistance: ['fighting', 30],
    attacks: [
      attack(
        'Lure',
        '',
        0,
        after('choose who of the opponent’s Bench comes forward', function* (run) {
          yield* switchByChoice(run, run.opponent, run.you)
        }),
      ),
      attack(
        'Shove',
        'C',
        20,
        after('the opponent chooses who comes forward', function* (run) {
          yield* switchByChoice(run, run.opponent, run.opponent)
        }),
      ),
      attack('Pass On', 'C', 30, after('move an Energy', ferry)),
    ],
  }),
  pokemon('homebird', {
    name: 'Homebird',
    type: 'colorless',
    hp: 50,
    attacks: [
      attack(
        'Go Home',
        'C',
        30,
        after('this Pokémon and all cards on it return to the hand', function* ({ game, self }) {
          removeFromPlay(game, self, 'hand')
        }),
      ),
      attack(
        'Blow Away',
        'C',
        0,
        after('the Defending Pokémon returns to the hand, what is on it is discarded', function* ({ game, defender }) {
          removeFromPlay(game, defender, 'hand', 'discard')
        }),
      ),
    ],
  }),
  pokemon('mocker', {
    name: 'Mocker',
    type: 'psychic',
    hp: 60,
    retreat: 1,
    attacks: [
      attack(
        'Mock',
        '',
        0,
        after('use one of the Defending Pokémon’s attacks', function* (run) {
          const { game, you, defender } = run
          const offers = attacksOf(game, game.pokemon(defender)).filter(({ attack: { name } }) => name !== 'Mock')
          const offer = yield* chooseAttack(run, you, 'copy-attack', offers)
          if (offer) yield* copyAttack(run, offer)
        }),
      ),
      attack(
        'Unmake',
        'C',
        0,
        after('take the highest stage off each of the opponent’s Pokémon', function* ({ game, opponent }) {
          for (const { id } of inPlay(game.side(opponent))) devolvePokemon(game, id, inZone('hand', opponent))
        }),
      ),
    ],
  }),
  pokemon('curser', {
    name: 'Curser',
    type: 'psychic',
    hp: 80,
    weakness: ['darkness', '+20'],
    retreat: 1,
    attacks: [
      attack(
        'Plague',
        '',
        0,
        after('the Defending Pokémon gets a condition of your choice', function* (run) {
          inflictOn(run, run.defender, yield* chooseWord(run, run.you, 'choose-condition'))
        }),
      ),
      attack(
        'Singe',
        '',
        20,
        inflict('burned'),
        after('put an ember on it', function* (run) {
          placeNamedCounter(run, run.defender, 'ember')
        }),
      ),
      attack(
        'Hush',
        '',
        20,
        after('the opponent plays no Items next turn', function* (run) {
          const { game, opponent } = run
          beginEffect(run, testEffect('lock'), { seat: opponent }, untilEndOfOpponentsNextTurn(game), {
            kinds: ['item'],
          })
        }),
      ),
      attack(
        'Swell',
        '',
        0,
        after('stronger on your next turn', function* (run) {
          const { game, self } = run
          beginEffect(
            run,
            testEffect('stronger'),
            { pokemon: self },
            { ...untilEndOfYourNextTurn(game), whileActive: true },
            40,
          )
        }),
      ),
    ],
  }),
]

export const livelyPokemon: readonly Print[] = [...deckhands, ...fighters]
