/** Whole games of theme decks, with a teacher beside both players. */
import { expect, test } from 'vitest'
import { cardFace } from '../../../../src/app/card-face.ts'
import type { Match } from '../../../../src/app/match/match.ts'
import { rulesOf } from '../../../../src/app/rules-of.ts'
import { playOut } from '../../../../src/app/self-play/play-out.ts'
import { seededChance } from '../../../../src/app/self-play/seeded-chance.ts'
import { simplePolicy } from '../../../../src/app/self-play/simple-policy.ts'
import { tableFor } from '../../../../src/app/table.ts'
import { cardsIn, themePairs } from '../../../../src/decks/theme-decks.ts'
import type { State } from '../../../../src/engine/state.ts'
import { RULESET_IDS } from '../../../../src/rulesets/index.ts'
import { hintFor, LONGEST_HINT } from '../../../../src/words/english/help/teach.ts'
import { given, START } from '../../../app/match/played.ts'

test.each(RULESET_IDS)('[EREAD-12] every position of %s has a hint for whoever must decide', ruleset => {
  const rules = rulesOf(ruleset)
  const { match } = given({ ruleset })
  const at = (game: State): Match => ({
    ...match,
    game,
    status: game.phase === 'over' ? 'over' : 'playing',
    result: game.result,
  })
  const hints = new Set<string>()
  themePairs(ruleset)
    .slice(0, 3)
    .forEach(([one, other], index) => {
      playOut(rules, [cardsIn(one), cardsIn(other)], seededChance(index + 1), simplePolicy(rules), {
        onStep: ({ after }) => {
          for (const seat of [0, 1] as const) {
            const line = hintFor(tableFor(rules, at(after), seat, START), cardFace)
            expect(line).toMatch(/^[A-Z`].*[.?…]$/)
            expect(line?.length).toBeLessThanOrEqual(LONGEST_HINT)
            expect(line).not.toMatch(/undefined|null|NaN|the Pokémon,/)
            hints.add(line ?? '')
          }
        },
      })
    })
  expect(hints.size).toBeGreaterThan(20)
})
