/** Glicko-2, after Mark Glickman's "Example of the Glicko-2 system": how strong somebody is, and how sure we are of it. */

export interface Rating {
  readonly rating: number
  readonly deviation: number
  readonly volatility: number
}

export interface RatedGame {
  readonly opponent: Pick<Rating, 'rating' | 'deviation'>
  /** 1 for a win, ½ for a draw, 0 for a loss. */
  readonly score: 0 | 0.5 | 1
}

export const NEW_RATING: Rating = { rating: 1500, deviation: 350, volatility: 0.06 }

/** While we are less sure than this, a rating is shown with a mark. */
const SURE = 110

export const isProvisional = ({ deviation }: Pick<Rating, 'deviation'>): boolean => deviation > SURE

/** How much volatility may change over time. Glickman suggests 0.3 to 1.2. */
const TAU = 0.5
const SCALE = 173.7178
const MOST_UNSURE = NEW_RATING.deviation
const CLOSE_ENOUGH = 1e-6

/** The rating after a period in which these games were played. Without games, we are only less sure than before. */
export function rate(before: Rating, games: readonly RatedGame[], tau = TAU): Rating {
  const mu = (before.rating - NEW_RATING.rating) / SCALE
  const phi = before.deviation / SCALE
  if (games.length === 0) return { ...before, deviation: backToScale(Math.hypot(phi, before.volatility)) }
  const { variance, gain } = weigh(mu, games)
  const volatility = volatilityAfter(phi, before.volatility, variance, variance * gain, tau)
  const unsure = Math.hypot(phi, volatility)
  const sure = 1 / Math.sqrt(1 / unsure ** 2 + 1 / variance)
  return {
    rating: NEW_RATING.rating + SCALE * (mu + sure ** 2 * gain),
    deviation: backToScale(sure),
    volatility,
  }
}

const backToScale = (phi: number): number => Math.min(MOST_UNSURE, SCALE * phi)

/** Steps 3 and 4: how much these games tell, and in whose favour. */
function weigh(mu: number, games: readonly RatedGame[]): { readonly variance: number; readonly gain: number } {
  let [information, gain] = [0, 0]
  for (const { opponent, score } of games) {
    const weight = 1 / Math.sqrt(1 + (3 * (opponent.deviation / SCALE) ** 2) / Math.PI ** 2)
    const expected = 1 / (1 + Math.exp(-weight * (mu - (opponent.rating - NEW_RATING.rating) / SCALE)))
    information += weight ** 2 * expected * (1 - expected)
    gain += weight * (score - expected)
  }
  return { variance: 1 / information, gain }
}

/** Step 5: where a falling function crosses zero, found between two points that lie on both sides of it. */
function volatilityAfter(phi: number, sigma: number, variance: number, delta: number, tau: number): number {
  const start = Math.log(sigma ** 2)
  const f = (x: number): number => {
    const spread = phi ** 2 + variance + Math.exp(x)
    return (Math.exp(x) * (delta ** 2 - spread)) / (2 * spread ** 2) - (x - start) / tau ** 2
  }
  let [low, high] = [start, otherSide(f, phi, variance, delta, start, tau)]
  let [atLow, atHigh] = [f(low), f(high)]
  while (Math.abs(high - low) > CLOSE_ENOUGH) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow)
    const atMiddle = f(middle)
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh]
    else atLow /= 2
    ;[high, atHigh] = [middle, atMiddle]
  }
  return Math.exp(low / 2)
}

function otherSide(
  f: (x: number) => number,
  phi: number,
  variance: number,
  delta: number,
  start: number,
  tau: number,
): number {
  const surprise = delta ** 2 - phi ** 2 - variance
  if (surprise > 0) return Math.log(surprise)
  let steps = 1
  while (f(start - steps * tau) < 0) steps += 1
  return start - steps * tau
}

/** A game between two people, at a time. */
export interface PlayedGame<Player extends string = string> {
  readonly players: readonly [Player, Player]
  /** Null if it was drawn. */
  readonly winner: Player | null
  readonly at: number
}

/** Everybody's rating after all periods, of equal length from `start` on, that have begun by the last game. */
export function rateAll<Player extends string>(
  games: readonly PlayedGame<Player>[],
  start: number,
  period: number,
): ReadonlyMap<Player, Rating> {
  const periods = new Map<number, PlayedGame<Player>[]>()
  for (const game of games) {
    const number = Math.max(0, Math.floor((game.at - start) / period))
    periods.set(number, [...(periods.get(number) ?? []), game])
  }
  let ratings: ReadonlyMap<Player, Rating> = new Map()
  const last = Math.max(-1, ...periods.keys())
  for (let number = 0; number <= last; number++) ratings = ratePeriod(ratings, periods.get(number) ?? [])
  return ratings
}

/** What everybody was before the period decides about all of its games. Who did not play becomes less sure. */
export function ratePeriod<Player extends string>(
  before: ReadonlyMap<Player, Rating>,
  games: readonly PlayedGame<Player>[],
): ReadonlyMap<Player, Rating> {
  const of = (player: Player): Rating => before.get(player) ?? NEW_RATING
  const played = new Map<Player, RatedGame[]>([...before.keys()].map(player => [player, []]))
  for (const { players, winner } of games) {
    const [one, other] = players
    for (const [player, opponent] of [
      [one, other],
      [other, one],
    ] as const) {
      const score = winner === null ? 0.5 : winner === player ? 1 : 0
      played.set(player, [...(played.get(player) ?? []), { opponent: of(opponent), score }])
    }
  }
  return new Map([...played].map(([player, each]) => [player, rate(of(player), each)]))
}
