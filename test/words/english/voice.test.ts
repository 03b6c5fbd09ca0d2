import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { MATCH_REFUSALS } from '../../../src/app/match/refusal.ts'
import { APP_REFUSALS, type Refusal } from '../../../src/app/refusal.ts'
import { REFUSALS } from '../../../src/engine/command.ts'
import { RULESET_IDS } from '../../../src/rulesets/index.ts'
import { GLOSSARY, lookUp } from '../../../src/words/english/help/glossary.ts'
import { helpText } from '../../../src/words/english/help/help.ts'
import { findPage, PAGE_TITLES } from '../../../src/words/english/help/rules.ts'
import { explain } from '../../../src/words/english/refuse/explain.ts'

const REFUSED: readonly Refusal[] = [
  ...APP_REFUSALS.map(code => ({ code })),
  ...MATCH_REFUSALS.map(code => ({ code })),
  ...REFUSALS.map(why => ({ code: 'game' as const, why })),
]

/** Everything that can be read without a match at hand. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  'the refusals': REFUSED.map(refusal => explain(refusal)),
  'the help': helpText().split('\n'),
  ...Object.fromEntries(
    RULESET_IDS.flatMap(id => [
      [`the glossary of ${id}`, GLOSSARY.map(({ term }) => lookUp(term, id)?.meaning ?? '')],
      [`the rules of ${id}`, PAGE_TITLES.map(page => findPage(page.id, id)!).flatMap(({ text }) => text.split('\n'))],
    ]),
  ),
}

const LONGEST = 22
const sentences = (text: string): readonly string[] => text.split(/(?<=[.!?:;])\s+/)
const wordsIn = (sentence: string): number => sentence.split(/\s+/).filter(word => /\p{L}|\d/u.test(word)).length

/** Names of commands and the like, which are typed as they are. */
const withoutCode = (text: string): string => text.replace(/`[^`]*`/g, '')
const KEY = /(?<![\p{L}-])(?!face-up|set-up|Sudden)[a-z]+(?:-[a-z]+){1,}(?![\p{L}-])/u
const PERSON_UNKNOWN = /\b(?:some(?:body|one)|any(?:body|one)|who(?:m)?ever)\b/i

describe.each(Object.entries(SAID))('%s', (_, texts) => {
  test(`no sentence has more than ${LONGEST} words`, () => {
    expect(texts.flatMap(sentences).filter(sentence => wordsIn(sentence) > LONGEST)).toEqual([])
  })

  test('whoever is meant is named', () => {
    expect(texts.filter(text => PERSON_UNKNOWN.test(text))).toEqual([])
  })

  test('no key of the program is shown', () => {
    expect(texts.map(withoutCode).filter(text => KEY.test(text))).toEqual([])
  })
})

const README = readFileSync(new URL('../../../src/words/README.md', import.meta.url), 'utf8')

test('what the README calls good is really said', () => {
  const all = Object.values(SAID).flat().join('\n')
  const good = [...README.matchAll(/^\| [^|]+ \| [^|]+ \| (.+?) \|$/gm)].flatMap(([, words = '']) => words)
  const quoted = good.filter(words => !/^-+$|^good$/.test(words))
  expect(quoted.length).toBeGreaterThan(4)
  expect(quoted.filter(words => !all.includes(words))).toEqual([])
})
