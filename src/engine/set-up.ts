/** From two shuffled decks to the first turn, in the ruleset's order. */
import { assert } from '../shared/assert.ts'
import { askBoth, cardsPicked, chooseAmount, chooseWord, groupCards } from './choose.ts'
import type { Effect } from './context.ts'
import type { Game } from './game.ts'
import { type Card, otherSeat, SEATS, type Seat } from './ids.ts'
import type { Print } from './print.ts'
import { benchSize, isBasicPrint } from './queries.ts'
import { printOf } from './rules.ts'
import type { Ruleset, SetUpStep } from './ruleset.ts'
import { beginTurn } from './turn.ts'
import { draw, inZone, reveal } from './zones.ts'

/** A Basic Pokémon, or a Fossil where the rulebook has them, may be placed in the set-up. */
const canStart = (ruleset: Ruleset, print: Print): boolean =>
  isBasicPrint(print) || (print.kind === 'trainer' && print.trainer === 'fossil' && ruleset.modules.includes('fossil'))

/** Who sits out, and how many mulligans each has taken alone. */
interface Progress {
  waiting: Seat | null
  readonly alone: [number, number]
}

export function* setUp(game: Game): Effect {
  const progress: Progress = { waiting: null, alone: [0, 0] }
  for (const step of game.rules.ruleset.setUp.steps) yield* STEPS[step](game, progress)
  const { first } = game.state
  assert(first !== null, 'somebody goes first')
  yield* beginTurn(game, first, 1)
}

const STEPS: Readonly<Record<SetUpStep, (game: Game, progress: Progress) => Effect>> = {
  *flip(game) {
    const winner: Seat = game.flip(0, 'first-player') === 'heads' ? 0 : 1
    const chooses = game.rules.ruleset.setUp.flipWinner === 'chooses'
    const goes = chooses ? yield* chooseWord({ game }, winner, 'first-or-second') : 'first'
    game.emit({ type: 'FirstPlayerDecided', seat: goes === 'first' ? winner : otherSeat(winner) })
  },
  *draw(game, progress) {
    for (const seat of SEATS) {
      game.shuffleDeck(seat)
      draw(game, seat, game.rules.ruleset.setUp.hand)
    }
    while (SEATS.every(seat => !hasStarter(game, seat))) for (const seat of SEATS) mulligan(game, seat)
    const lacking = SEATS.find(seat => !hasStarter(game, seat))
    if (lacking === undefined) return
    if (game.rules.ruleset.mulligan.redrawWaits) {
      game.emit({ type: 'MulliganAnnounced', seat: lacking })
      progress.waiting = lacking
    } else yield* redrawAlone(game, lacking, progress)
  },
  *place(game, { waiting }) {
    yield* placePokemon(
      game,
      SEATS.filter(seat => seat !== waiting),
    )
  },
  *prizes(game, progress) {
    const { waiting } = progress
    for (const seat of SEATS) if (seat !== waiting) layPrizes(game, seat)
    if (waiting === null) return
    yield* redrawAlone(game, waiting, progress)
    yield* placePokemon(game, [waiting])
    layPrizes(game, waiting)
  },
  *bonus(game, { alone }) {
    for (const seat of SEATS) {
      const mulligans = alone[otherSeat(seat)]
      if (mulligans > 0) yield* drawBonus(game, seat, mulligans)
    }
  },
  *reveal(game) {
    game.emit({ type: 'SetUpRevealed' })
  },
}

const hasStarter = (game: Game, seat: Seat): boolean =>
  game.side(seat).hand.some(card => canStart(game.rules.ruleset, printOf(game, card)))

function mulligan(game: Game, seat: Seat): void {
  const { hand } = game.side(seat)
  reveal(game, hand)
  game.emit({ type: 'MulliganTaken', seat, cards: hand })
  game.shuffleDeck(seat)
  draw(game, seat, game.rules.ruleset.setUp.hand)
}

function* redrawAlone(game: Game, seat: Seat, { alone }: Progress): Effect {
  while (!hasStarter(game, seat)) {
    mulligan(game, seat)
    alone[seat] += 1
    if (game.rules.ruleset.mulligan.bonusAt === 'each-redraw') yield* drawBonus(game, otherSeat(seat), 1)
  }
}

function* drawBonus(game: Game, seat: Seat, mulligans: number): Effect {
  const { bonus, bonusToBench } = game.rules.ruleset.mulligan
  const amount = yield* chooseAmount({ game }, seat, 'mulligan-bonus', { min: 0, max: bonus * mulligans })
  const drawn = draw(game, seat, amount)
  if (bonusToBench) yield* benchFromBonus(game, seat, drawn)
}

/** One question to each player: the first pick is the Active Pokémon, all others go to the Bench. */
function* placePokemon(game: Game, seats: readonly Seat[]): Effect {
  const groups = seats.map(seat => groupCards(game, startersIn(game, game.side(seat).hand)))
  const answers = yield* askBoth(
    { game },
    seats.map((seat, index) => ({
      seat,
      prompt: 'set-up',
      options: (groups[index] ?? []).map(({ option }) => option),
      min: 1,
      max: 1 + benchSize(game, seat),
      ordered: true,
      secret: true,
    })),
  )
  for (const [index, seat] of seats.entries()) {
    const cards = cardsPicked(groups[index] ?? [], answers[index] ?? [])
    cards.forEach((card, nth) => {
      placeFaceDown(game, seat, card, nth === 0 ? 'active' : 'bench')
    })
  }
}

const startersIn = (game: Game, cards: readonly Card[]): readonly Card[] =>
  cards.filter(card => canStart(game.rules.ruleset, printOf(game, card)))

function placeFaceDown(game: Game, seat: Seat, card: Card, spot: 'active' | 'bench'): void {
  game.emit({
    type: 'PokemonPlaced',
    pokemon: game.newId(),
    seat,
    cards: [card],
    from: inZone('hand', seat),
    spot,
    faceDown: true,
  })
}

function* benchFromBonus(game: Game, seat: Seat, drawn: readonly Card[]): Effect {
  const room = benchSize(game, seat) - game.side(seat).bench.length
  if (drawn.length === 0 || room <= 0) return
  const groups = groupCards(game, startersIn(game, drawn))
  const [picks] = yield* askBoth({ game }, [
    {
      seat,
      prompt: 'bench-bonus',
      options: groups.map(({ option }) => option),
      min: 0,
      max: room,
      secret: true,
    },
  ])
  for (const card of cardsPicked(groups, picks ?? [])) placeFaceDown(game, seat, card, 'bench')
}

function layPrizes(game: Game, seat: Seat): void {
  game.emit({ type: 'PrizesLaid', seat, cards: game.side(seat).deck.slice(0, game.state.prizes) })
}
