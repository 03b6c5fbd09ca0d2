import { expect, test } from 'vitest'
import { describe as describeCard, factsOf } from '../../src/cards/describe.ts'
import { catalogue } from '../../src/cards/index.ts'

const print = (id: string) => {
  const found = catalogue.prints.find(each => each.id === id)
  if (!found) throw new Error(`no ${id}`)
  return found
}

test('no two cards have the same id', () => {
  const ids = catalogue.prints.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every Evolution finds what it evolves from', () => {
  const names = new Set(catalogue.prints.map(({ name }) => name))
  const orphans = catalogue.prints.filter(
    each => each.kind === 'pokemon' && each.evolvesFrom !== undefined && !names.has(each.evolvesFrom),
  )
  expect(orphans.map(({ name }) => name)).toEqual([])
})

test('whatever does something says so, in whole sentences', () => {
  const texts = catalogue.prints.flatMap(each => {
    if (each.kind === 'trainer') return [each.text]
    if (each.kind === 'energy') return each.basic ? [] : [each.text]
    const attacks = each.attacks.filter(
      ({ damage, sign, choose, require, base, after }) => !damage || sign || choose || require || base || after,
    )
    return [...attacks, ...each.powers].map(({ text }) => text)
  })
  expect(texts.length).toBeGreaterThan(20)
  for (const text of texts) expect(text).toMatch(/^[A-Z0-9].*\.$/)
})

test('facts for programs, in the words of public lists', () => {
  const raichu = print('hgss1-10')
  const [ironTail, thunderbolt] = raichu.kind === 'pokemon' ? raichu.attacks : []
  expect(factsOf(raichu)).toEqual({
    id: 'hgss1-10',
    name: 'Raichu',
    supertype: 'Pokémon',
    subtypes: ['Stage 1'],
    hp: '90',
    types: ['Lightning'],
    evolvesFrom: 'Pikachu',
    powers: [],
    attacks: [
      {
        name: 'Iron Tail',
        cost: ['Colorless'],
        damage: '30×',
        text: ironTail?.text,
      },
      {
        name: 'Thunderbolt',
        cost: ['Lightning', 'Lightning'],
        damage: '100',
        text: thunderbolt?.text,
      },
    ],
    weaknesses: [{ type: 'Fighting', value: '×2' }],
    resistances: [{ type: 'Metal', value: '-20' }],
    retreat: 0,
  })
  expect(factsOf(print('hgss1-89'))).toEqual({
    id: 'hgss1-89',
    name: 'Bill',
    supertype: 'Trainer',
    subtypes: ['Supporter'],
    text: 'Draw 2 cards.',
  })
  expect(factsOf(print('hgss1-116'))).toEqual({
    id: 'hgss1-116',
    name: 'Fire Energy',
    supertype: 'Energy',
    subtypes: ['Basic'],
  })
})

test('the same for people', () => {
  const croconaw = print('hgss1-38')
  const bigBite = croconaw.kind === 'pokemon' ? croconaw.attacks[1] : undefined
  expect(describeCard(croconaw).split('\n')).toEqual([
    'hgss1-38  Croconaw: Stage 1 Pokémon (Water, 80 HP, evolves from Totodile)',
    '  [Water Colorless] Wave Splash 30',
    `  [Water Colorless Colorless] Big Bite 50. ${bigBite?.text}`,
    '  Weakness Grass ×2; Retreat 2',
  ])
})
