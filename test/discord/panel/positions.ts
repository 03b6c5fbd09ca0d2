/** Matches that play themselves, without a store: every position that people could have before them. */
import { type CardFace, faceOf } from '../../../src/app/card-face.ts'
import type { MatchCommand } from '../../../src/app/match/command.ts'
import { acceptMatch, decideMatch } from '../../../src/app/match/decide-match.ts'
import { evolveMatch, type MatchStreamEntry } from '../../../src/app/match/evolve-match.ts'
import type { Match } from '../../../src/app/match/match.ts'
import type { Brought, MatchEvent } from '../../../src/app/match/match-event.ts'
import type { Orders } from '../../../src/app/match/orders.ts'
import { LEAGUE_CLOCK } from '../../../src/app/match/terms.ts'
import type { Notice } from '../../../src/app/notice.ts'
import { rulesOf } from '../../../src/app/rules-of.ts'
import { seededChance } from '../../../src/app/self-play/seeded-chance.ts'
import { type TableView, tableFor } from '../../../src/app/table.ts'
import { noticesOf } from '../../../src/app/tell.ts'
import { cardsIn, themePairs } from '../../../src/decks/theme-decks.ts'
import { type CardId, type Chance, type Rules, waitingFor } from '../../../src/engine/index.ts'
import type { Viewer } from '../../../src/engine/view.ts'
import type { RulesetId } from '../../../src/rulesets/index.ts'
import { HOUR } from '../../../src/shared/time.ts'
import type { Naming, Scene } from '../../../src/words/scene.ts'
import type { Scenario } from '../../scenario/scenario.ts'

export const MATCH = '01JD0000000000000000000006'
export const NOW = Date.UTC(2026, 2, 1, 12)

export type Decks = readonly [readonly CardId[], readonly CardId[]]

/** A match in the hands of a test. */
export class Driven {
  match: Match
  notices: readonly Notice[] = []
  readonly chance: Chance
  rules: Rules

  constructor(
    rules: Rules,
    decks: Decks,
    seed: number,
    how: { readonly rated?: boolean; readonly orders?: Orders } = {},
  ) {
    this.rules = rules
    this.chance = seededChance(seed)
    const { rated = false, orders = {} } = how
    const entrance = (cards: readonly CardId[], salt: string): Brought => ({
      deck: {
        name: `Deck of ${salt}`,
        cards: [...new Set(cards)].map(id => [id, cards.filter(each => each === id).length]),
      },
      salt,
      orders,
    })
    const terms = { ruleset: rules.ruleset.id as RulesetId, rated, clock: LEAGUE_CLOCK }
    const challenged: MatchEvent = {
      type: 'Challenged',
      match: MATCH,
      players: ['100000000000000001', '100000000000000002'],
      terms,
      entrance: entrance(decks[0], 'ann'),
      seed: '0'.repeat(64),
      expires: NOW + 72 * HOUR,
    }
    this.match = evolveMatch(null, this.#entry(1, [challenged]))
    const coming = entrance(decks[1], 'bob')
    const accepted = acceptMatch(
      this.match,
      { player: this.match.players[1] },
      () => ({ ok: true, value: coming }),
      this.#deciding(),
    )
    if (!accepted.ok) throw new Error('not accepted')
    this.#append(accepted.value)
  }

  #deciding() {
    return { rules: this.rules, now: NOW, chance: this.chance }
  }

  #entry(version: number, events: readonly MatchEvent[]): MatchStreamEntry {
    const data = { events, left: [72 * HOUR, 72 * HOUR], drawn: 0 } as const
    return { version, at: NOW, by: 'somebody', delivery: `delivery ${version}`, data }
  }

  #append(events: readonly MatchEvent[]): void {
    const before = this.match
    const entry = this.#entry(before.version + 1, events)
    this.match = evolveMatch(before, entry)
    this.notices = noticesOf(this.rules, { before, entry, after: this.match }, NOW)
  }

  table(viewer: Viewer): TableView {
    return tableFor(this.rules, this.match, viewer, NOW)
  }

  /** Null if it was done, otherwise why not. */
  do(seat: 0 | 1, command: MatchCommand): string | null {
    const decided = decideMatch(this.match, { player: this.match.players[seat] }, command, this.#deciding())
    if (!decided.ok) return decided.error.code === 'game' ? `game:${decided.error.why}` : decided.error.code
    this.#append(decided.value)
    return null
  }
}

/** A match that has come to this position. */
export function matchAt(
  { rules, state }: Pick<Scenario, 'rules' | 'state'>,
  terms: { readonly rated?: boolean } = {},
): Driven {
  const [first, second] = themePairs('hgss-2010')[0]!
  const game = new Driven(rulesOf('hgss-2010'), [cardsIn(first), cardsIn(second)], 1, terms)
  const wait = { since: NOW, allowance: 72 * HOUR, reminded: 100, notBefore: 0 }
  const waiting = waitingFor(state)
  game.rules = rules
  game.match = {
    ...game.match,
    game: state,
    steps: [],
    came: [true, true],
    waits: [waiting.includes(0) ? wait : null, waiting.includes(1) ? wait : null],
  }
  return game
}

export const sceneOf = (game: Driven, viewer: Viewer, players?: readonly [string, string]): Scene => ({
  table: game.table(viewer),
  naming: namingFor(game.rules, players),
})

export function namingFor(rules: Rules, players: readonly [string, string] = ['Ann', 'Bob']): Naming {
  const faces = new Map<string, CardFace>()
  const face = (id: CardId): CardFace => {
    const known = faces.get(id) ?? faceOf(rules.prints.get(id)!, rules.ruleset)
    faces.set(id, known)
    return known
  }
  return { locale: 'en', face, players }
}
