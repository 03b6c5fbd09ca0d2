import { expect, test } from 'vitest'
import { gameIn, helpIn, leagueIn, phrasesIn, refusalsIn } from '../../src/words/index.ts'
import { COMMON_LOCALE, LOCALES, localeOf } from '../../src/words/locale.ts'

test.each(['en', 'en-US', 'en-GB'])('%s is English', tag => {
  expect(localeOf(tag)).toBe('en')
})

test.each([undefined, '', 'xx', 'english'])('%s is not spoken, so the common language is', tag => {
  expect(localeOf(tag)).toBe(COMMON_LOCALE)
})

test.each(LOCALES)('%s has every room', locale => {
  for (const room of [gameIn, helpIn, leagueIn, phrasesIn, refusalsIn]) expect(room(locale)).toBeDefined()
})
