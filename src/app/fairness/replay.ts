/** Plays the record of a match again, without rules and cards, and draws its luck anew. */
import { type Event, evolve, NOTHING, SEATS, type State } from '../../engine/index.ts'
import { coinAgain, pickAgain, shuffleAgain } from '../../engine/luck.ts'
import { type ExportedEntry, isPlayed, isTakenBack, type MatchExport } from './export-format.ts'
import { canPickFrom, type FairChance, fairChance, WORDS } from './fair-chance.ts'
import { type Discrepancy, difference, problem, shown } from './problem.ts'
import { RESULT } from './read-export.ts'

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>

export class Replay {
  state: State = NOTHING
  shuffles = 0
  flips = 0
  picks = 0
  readonly #exported: MatchExport
  readonly #chance: FairChance
  readonly #before: State[] = []

  constructor(exported: MatchExport) {
    const { match, fairness } = exported
    this.#exported = exported
    this.#chance = fairChance({ seed: fairness.seed, salts: fairness.salts, match }, 0)
  }

  get blocks(): number {
    return this.#chance.drawn
  }

  play({ version, events, drawn }: ExportedEntry): Discrepancy | null {
    const next = this.#before.push(this.state)
    if (version !== next)
      return { ...difference('Entries are numbered 1, 2, 3 and so on.', next, version), entry: version }
    let number = 0
    for (const event of events) {
      if (isTakenBack(event)) {
        const found = this.#takeBack(event.to, version)
        if (found) return { ...found, entry: version }
      }
      for (const happened of isPlayed(event) ? event.events : []) {
        number += 1
        const found = this.#happen(happened)
        if (found) return { ...found, entry: version, event: number }
      }
    }
    return drawn === this.blocks
      ? null
      : { ...difference('The count of blocks after this entry is wrong.', this.blocks, drawn), entry: version }
  }

  /** The game goes back; chance does not. */
  #takeBack(to: number, version: number): Discrepancy | null {
    const before = to < version ? this.#before[to - 1] : undefined
    if (!before) return difference('What is taken back is an earlier entry.', `1 to ${version - 1}`, to)
    this.state = before
    return null
  }

  #happen(event: Event): Discrepancy | null {
    try {
      const found = this.#check(event)
      if (!found) this.state = evolve(this.state, event)
      return found
    } catch {
      return problem(`${shown(event.type)} does not fit what happened before, or lacks something.`)
    }
  }

  #check(event: Event): Discrepancy | null {
    const begun = this.state.game > 0
    if (begun && event.type === 'GameStarted') return problem('The game starts a second time.')
    if (!begun && event.type !== 'GameStarted')
      return problem(`${shown(event.type)} comes before the game has started.`)
    if ('seat' in event && !SEATS.includes(event.seat)) return difference('A seat is 0 or 1.', '0 or 1', event.seat)
    switch (event.type) {
      case 'GameStarted':
        return this.#checkStart(event)
      case 'DeckShuffled':
        return this.#checkShuffle(event)
      case 'CoinFlipped':
        return this.#checkFlip(event)
      case 'CardPicked':
        return this.#checkPick(event)
      case 'CardsDrawn':
      case 'PrizesLaid':
        return this.#checkTop(event)
      case 'GameEnded':
        return checkEnd(event)
      default:
        return null
    }
  }

  #checkStart({ ruleset, decks }: EventOf<'GameStarted'>): Discrepancy | null {
    const told = this.#exported
    if (ruleset !== told.ruleset) return difference('The game is played by another ruleset.', told.ruleset, ruleset)
    for (const seat of SEATS) {
      const { cards } = told.decks[seat]
      const found = compare(cards, decks[seat], place => `Card ${place} of the deck of seat ${seat} differs.`)
      if (found) return found
    }
    return null
  }

  #checkShuffle({ seat, order, again }: EventOf<'DeckShuffled'>): Discrepancy | null {
    const { deck } = this.state.sides[seat]
    const seen = shuffleAgain(this.state, seat)
    const expected = seen?.order ?? this.#chance.shuffle(deck.length).map(from => deck[from])
    this.shuffles += 1
    return (
      checkAgain(seen, again) ??
      compare(expected, order, place => `The deck of seat ${seat} is shuffled differently from place ${place} on.`)
    )
  }

  #checkFlip({ seat, face, again }: EventOf<'CoinFlipped'>): Discrepancy | null {
    const seen = coinAgain(this.state, seat)
    const expected = seen?.face ?? this.#chance.flip()
    this.flips += 1
    if (face !== expected) return difference('The coin shows the other side.', expected, face)
    return checkAgain(seen, again)
  }

  #checkPick({ seat, index, of, again }: EventOf<'CardPicked'>): Discrepancy | null {
    if (!canPickFrom(of)) return difference('Something is picked from a number of things.', `1 to ${WORDS}`, of)
    const seen = pickAgain(this.state, seat, of)
    const expected = seen?.index ?? this.#chance.pick(of)
    this.picks += 1
    if (index !== expected) return difference(`Another of ${of} is picked.`, expected, index)
    return checkAgain(seen, again)
  }

  /** A fair shuffle is worth nothing if cards are then drawn from the middle. */
  #checkTop({ type, seat, cards }: EventOf<'CardsDrawn' | 'PrizesLaid'>): Discrepancy | null {
    const top = this.state.sides[seat].deck.slice(0, cards.length)
    const what = `${type} takes a card that is not on top of the deck of seat ${seat}`
    return compare(top, cards, place => `${what} (${place}).`)
  }
}

/** Luck that was seen in an action that was taken back comes again, and says so; no other does. */
const checkAgain = (seen: object | null, again: unknown): Discrepancy | null =>
  again === (seen ? true : undefined)
    ? null
    : difference('Luck comes again just where it was seen before.', seen ? true : undefined, again)

function checkEnd({ result }: EventOf<'GameEnded'>): Discrepancy | null {
  const wrong = RESULT(result, 'The result')
  return wrong === null ? null : problem(wrong)
}

/** The first place, counted from 1, where a list from outside is not what it must be. */
function compare(expected: readonly unknown[], found: unknown, what: (place: number) => string): Discrepancy | null {
  if (!Array.isArray(found)) return difference('Cards come as a list.', 'a list', found)
  for (let index = 0; index < Math.max(expected.length, found.length); index++)
    if (expected[index] !== found[index]) return difference(what(index + 1), expected[index], found[index])
  return null
}
