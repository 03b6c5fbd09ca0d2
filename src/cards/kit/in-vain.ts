/** What a player can see before a deed is done: whether there is anything for it. What hidden cards decide may always happen. */
import type { Outlook } from '../../engine/context.ts'
import { reaches } from '../../engine/harm.ts'
import type { Seat } from '../../engine/ids.ts'
import type { InVain } from '../../engine/print.ts'
import { benchSize } from '../../engine/queries.ts'
import { printOf } from '../../engine/rules.ts'
import type { Pokemon } from '../../engine/state.ts'
import type { Kind } from './kinds.ts'
import type { Target } from './targets.ts'

/** A price, a condition: nothing that a card is played for. */
export const always: InVain = () => true

export const either =
  (...all: readonly InVain[]): InVain =>
  outlook =>
    all.some(inVain => inVain(outlook))

export const unlessAny =
  ({ all }: Target, works: (outlook: Outlook, pokemon: Pokemon) => boolean = () => true): InVain =>
  outlook =>
    !all(outlook).some(pokemon => works(outlook, pokemon))

export const isReached = (outlook: Outlook, { id }: Pokemon): boolean => reaches(outlook, id)

export const noDeck: InVain = ({ game, you }) => game.side(you).deck.length === 0

export const theirDeckEmpty: InVain = ({ game, opponent }) => game.side(opponent).deck.length === 0

export const theirHandEmpty: InVain = ({ game, opponent }) => game.side(opponent).hand.length === 0

export const noneIn =
  (zone: 'hand' | 'discard', kind: Kind): InVain =>
  ({ game, you }) =>
    !game.side(you)[zone].some(card => kind.has(printOf(game, card)))

export const benchFull = ({ game }: Outlook, seat: Seat): boolean =>
  game.side(seat).bench.length >= benchSize(game, seat)
