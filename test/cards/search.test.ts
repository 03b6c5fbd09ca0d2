import { expect, test } from 'vitest'
import { describe as describeCard } from '../../src/cards/describe.ts'
import { catalogue } from '../../src/cards/index.ts'
import { evolutionLine, findCards, formatLine } from '../../src/cards/search.ts'
import type { Print } from '../../src/engine/print.ts'
import { RULESETS } from '../../src/rulesets/index.ts'

const told = (print: Print): string => describeCard(print, RULESETS['hgss-2010'])
const ids = (words: string) => findCards(catalogue.prints, words, told).map(({ id }) => id)
const line = (id: string) => {
  const [print] = findCards(catalogue.prints, id, told)
  return print ? formatLine(evolutionLine(catalogue.prints, print)) : 'no such card'
}

test('a card is found by its id, whatever the case', () => {
  expect(ids('HGSS1-65')).toEqual(['hgss1-65'])
})

test('by a part of its name, without accents', () => {
  expect(ids('pokegear')).toEqual(['hgss1-96'])
  expect(ids('growlithe')).toContain('hgss1-65')
})

test('by the words of its text only if no name has them', () => {
  expect(ids('Rain Dance')).toEqual(['hgss1-108'])
  expect(ids('xyzzy')).toEqual([])
})

test('the evolution line is the same from each of its stages', () => {
  expect(line('hgss1-67')).toBe('Hoppip → Skiploom → Jumpluff')
  expect(line('hgss1-51')).toBe('Hoppip → Skiploom → Jumpluff')
  expect(line('hgss1-6')).toBe('Hoppip → Skiploom → Jumpluff')
})

test('a Pokémon that becomes one of several; a card without a line', () => {
  expect(line('hgss1-81')).toBe('Slowpoke → Slowbro or Slowking')
  expect(line('hgss1-24')).toBe('')
  expect(line('hgss1-89')).toBe('')
})
