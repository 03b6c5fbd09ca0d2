/** Knock Outs, Prizes, replacements, and who has won by them. */
import { at } from './at.ts'
import { chooseOnePokemon } from './choose.ts'
import type { Effect } from './context.ts'
import type { SourceKind } from './facts.ts'
import type { Game } from './game.ts'
import { otherSeat, type PokemonId, type Seat } from './ids.ts'
import { movesOf } from './pokemon.ts'
import { maxHp, query, topPrint } from './queries.ts'
import { allInPlay, type Pokemon } from './state.ts'
import type { WinWay } from './vocabulary.ts'
import { takePrizes } from './zones.ts'

/** Puts the table in order: Knock Outs, then empty Active spots, until nothing is left to do. */
export function* settle(game: Game, by: SourceKind): Effect {
  for (;;) {
    const down = findDown(game)
    const fallen = down.length > 0 ? yield* findFallen(game, down, by) : []
    if (fallen.length > 0) yield* knockOut(game, fallen, by)
    else if (game.side(0).active && game.side(1).active) return
    yield* decideWinner(game)
    // Whoever falls because somebody else has left cannot come forward any more.
    if (findDown(game).length > 0) continue
    for (const seat of inOrder(game)) yield* promote(game, seat)
  }
}

function inOrder(game: Game): readonly Seat[] {
  const turnPlayer = game.state.turn.seat
  const nextPlayer = otherSeat(turnPlayer)
  return game.rules.ruleset.knockOuts.first === 'next-player' ? [nextPlayer, turnPlayer] : [turnPlayer, nextPlayer]
}

const isDown = (game: Game, pokemon: Pokemon): boolean => pokemon.damage >= maxHp(game, pokemon)

const findDown = (game: Game): readonly Pokemon[] => allInPlay(game.state).filter(pokemon => isDown(game, pokemon))

/** All who are Knocked Out at one check: whoever is brought down by another's Knock Out falls together with it. */
function* findFallen(game: Game, first: readonly Pokemon[], by: SourceKind): Effect<readonly PokemonId[]> {
  const fallen: PokemonId[] = []
  let more = yield* notSaved(game, first, by)
  while (more.length > 0) {
    fallen.push(...more)
    for (const id of more) yield* at(game, 'knockedOut', { pokemon: id, by })
    const others = findDown(game).filter(({ id }) => !fallen.includes(id))
    more = yield* notSaved(game, others, by)
  }
  return fallen
}

function* notSaved(game: Game, down: readonly Pokemon[], by: SourceKind): Effect<readonly PokemonId[]> {
  const fallen: PokemonId[] = []
  for (const { id } of down) {
    yield* at(game, 'wouldBeKnockedOut', { pokemon: id, by })
    const pokemon = game.find(id)
    if (pokemon && isDown(game, pokemon)) fallen.push(id)
  }
  return fallen
}

/** All leave together: what one gives, and where its cards go, is decided while the others are still in play. */
function* knockOut(game: Game, fallen: readonly PokemonId[], by: SourceKind): Effect {
  const prizes: [number, number] = [0, 0]
  const leaving = fallen.flatMap(id => {
    const pokemon = game.find(id)
    if (!pokemon) return []
    const printed = game.rules.ruleset.prizesFor(topPrint(game, pokemon))
    prizes[otherSeat(pokemon.seat)] += query(game, 'prizesFor', printed, { pokemon, by })
    return [{ id, moves: query(game, 'knockOutMoves', movesOf(pokemon, 'discard'), { pokemon, by }) }]
  })
  for (const { id, moves } of leaving) game.emit({ type: 'KnockedOut', pokemon: id, by, moves })
  for (const seat of inOrder(game)) yield* takePrizes(game, seat, prizes[seat])
}

function* promote(game: Game, seat: Seat): Effect {
  const side = game.side(seat)
  if (side.active) return
  const next = yield* chooseOnePokemon(
    { game },
    seat,
    'new-active',
    side.bench.map(({ id }) => id),
  )
  if (next !== null) game.emit({ type: 'ActiveChanged', seat, pokemon: next })
}

/** Both may win at the same time: more ways win, equally many mean Sudden Death. */
function* decideWinner(game: Game): Effect {
  const ways = [waysToWin(game, 0), waysToWin(game, 1)] as const
  const [mine, theirs] = [ways[0].length, ways[1].length]
  if (mine === 0 && theirs === 0) return
  if (mine === theirs) yield* suddenDeath(game)
  const winner = mine > theirs ? 0 : 1
  yield* endGame(game, winner, ways[winner])
}

function waysToWin(game: Game, seat: Seat): readonly WinWay[] {
  const other = game.side(otherSeat(seat))
  const ways: WinWay[] = []
  if (game.side(seat).prizes.length === 0) ways.push('prizes')
  if (!other.active && other.bench.length === 0) ways.push('no-pokemon')
  return ways
}

export function* endGame(game: Game, winner: Seat, ways: readonly WinWay[]): Effect {
  game.emit({ type: 'GameEnded', result: { winner, ways } })
  yield 'halt'
}

function* suddenDeath(game: Game): Effect {
  game.emit({ type: 'SuddenDeathBegan', prizes: game.rules.ruleset.setUp.suddenDeathPrizes })
  yield 'halt'
}
