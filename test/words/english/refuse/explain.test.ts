import { expect, test } from 'vitest'
import { MATCH_REFUSALS } from '../../../../src/app/match/refusal.ts'
import { APP_REFUSALS, type Refusal } from '../../../../src/app/refusal.ts'
import { REFUSALS } from '../../../../src/engine/command.ts'
import { explain } from '../../../../src/words/english/refuse/explain.ts'

const ALL: readonly Refusal[] = [
  ...APP_REFUSALS.map(code => ({ code })),
  ...MATCH_REFUSALS.map(code => ({ code })),
  ...REFUSALS.map(why => ({ code: 'game' as const, why })),
]

test('every refusal has its own whole sentences', () => {
  const sentences = ALL.map(refusal => explain(refusal))
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][^\n]{20,160}[.?]$/)
  expect(new Set(sentences).size).toBe(sentences.length)
})

test('what to do instead is said', () => {
  expect(explain({ code: 'stale' })).toBe('The game has gone on since that message. Here is the table as it is now.')
  expect(explain({ code: 'game', why: 'energy-limit' })).toBe(
    'You have attached an Energy card already in this turn. Attach the next one in your next turn.',
  )
  expect(explain({ code: 'not-a-player' })).toBe('These buttons belong to the two players. You are welcome to watch.')
})

const BAD: Refusal = { code: 'bad-deck', ruleset: 'hgss-2010', unread: [], problems: [] }
const BAD_DECK = 'This deck cannot be played yet. Put it right and bring it again, or take one of the theme decks.'

test('what is wrong with a deck is listed', () => {
  expect(explain(BAD)).toBe(BAD_DECK)
  expect(
    explain(BAD, ['A deck has exactly 60 cards; this one has 59.', 'There is no Basic Pokémon to begin with.']),
  ).toBe(`${BAD_DECK}\n- A deck has exactly 60 cards; this one has 59.\n- There is no Basic Pokémon to begin with.`)
  const many = explain(BAD, Array(500).fill('A line that says what is wrong with one of very many cards.'))
  expect(many.length).toBeLessThan(1700)
  expect(many).toMatch(/ and \d+ more$/)
})
