import { expect, test } from 'vitest'
import { catalogue } from '../../src/cards/index.ts'
import { DEMO_DECKS } from '../../src/decks/demo.ts'
import { judge } from '../../src/decks/judge.ts'
import { createRules, printById } from '../../src/engine/rules.ts'
import { hgss2010 } from '../../src/rulesets/hgss-2010.ts'

test.each(DEMO_DECKS)('$name is a deck that its rulebook can only praise', ({ cards }) => {
  const rules = createRules(hgss2010, catalogue)
  const prints = cards.map(card => printById(rules, card))
  expect(judge(hgss2010, prints)).toEqual({ problems: [], advice: [] })
})
