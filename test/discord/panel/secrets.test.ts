/** Whatever the cards are that a player cannot know, the panel is the same. */
import { expect, test } from 'vitest'
import { seededChance } from '../../../src/app/self-play/seeded-chance.ts'
import { RULESET_IDS } from '../../../src/rulesets/index.ts'
import { livelyPolicy, livelyRules, pairing } from '../../invariants/decks.ts'
import { changeUnknown, knownTo } from '../../invariants/hidden.ts'
import { explore } from './explore.ts'
import { Driven, namingFor } from './positions.ts'

const MOVES = 80

test.each(RULESET_IDS)('%s', id => {
  const game = new Driven(livelyRules(id), pairing(id, 0), 7)
  const naming = namingFor(game.rules)
  const policy = livelyPolicy(game.chance)
  const chance = seededChance(8)
  let changed = 0
  for (let move = 0; move < MOVES && game.match.status === 'playing'; move++) {
    const { match } = game
    const state = match.game!
    for (const seat of [0, 1] as const) {
      if (state.action || game.table(seat).yours?.undo) continue // an action in flight remembers cards of its own
      const before = explore({ table: game.table(seat), naming }).shown
      const cards = changeUnknown(state.cards, knownTo(seat, state), chance)
      game.match = { ...match, game: { ...state, cards } }
      expect(explore({ table: game.table(seat), naming }).shown).toEqual(before)
      game.match = match
      changed += Number(cards.some((card, nth) => card !== state.cards[nth]))
    }
    const [seat = 0] = game.table('spectator').game!.waitingFor
    const command = policy(game.table(seat).yours!.legal, state, seat)
    expect(game.do(seat, { type: 'Act', command })).toBeNull()
  }
  expect(changed).toBeGreaterThan(20)
})
