import { expect, test } from 'vitest'
import { describe as describeCard, factsOf } from '../../src/cards/describe.ts'
import { catalogue } from '../../src/cards/index.ts'
import { POOLS, setOf } from '../../src/decks/set-codes.ts'
import type { Attack, PokemonPrint, Print } from '../../src/engine/print.ts'
import { RULESETS, type RulesetId } from '../../src/rulesets/index.ts'

const { prints } = catalogue
const all: readonly Print[] = prints.flatMap(each =>
  each.kind === 'trainer' && each.inPlay ? [each, each.inPlay] : [each],
)
const pokemon = all.filter((each): each is PokemonPrint => each.kind === 'pokemon')

const print = (id: string) => {
  const found = prints.find(each => each.id === id)
  if (!found) throw new Error(`no ${id}`)
  return found
}

const attacksOf = (each: Print): readonly Attack[] => (each.kind === 'energy' ? [] : (each.attacks ?? []))

/** The ruleset in whose time the card came out. */
const eraOf = ({ id }: Print): RulesetId => {
  const eras = Object.entries(POOLS).filter(([, { sets }]) => sets.includes(setOf(id)))
  expect(eras.length, `${id} can be played under exactly one ruleset`).toBe(1)
  return eras[0]?.[0] as RulesetId
}

const inWords = (each: Print): string => describeCard(each, RULESETS[eraOf(each)])

/** Everything that the cards say, with the card that says it. */
const texts = all.flatMap(each => {
  const own = each.kind === 'pokemon' ? each.powers.map(({ text }) => text) : [each.text]
  return [...own, ...attacksOf(each).map(({ text }) => text)].flatMap(text =>
    text === undefined ? [] : [{ id: each.id, text }],
  )
})

const badTexts = (isBad: (text: string) => boolean) => texts.filter(({ text }) => isBad(text))

test('no two cards have the same id', () => {
  const ids = prints.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('whatever does something says so', () => {
  const isSilent = ({ text, damage, sign, choose, require, base, before, after, ignores }: Attack) =>
    !text && (!damage || sign || choose || require || base || before || after || ignores)
  const silent = all.filter(each => {
    if (attacksOf(each).some(isSilent)) return true
    if (each.kind === 'pokemon') return each.powers.some(({ text }) => !text)
    const isPlain = each.kind === 'energy' ? each.basic : each.inPlay !== undefined || attacksOf(each).length > 0
    return !isPlain && !each.text
  })
  expect(silent.map(({ id, name }) => `${id} ${name}`)).toEqual([])
})

test('whatever says something does it', () => {
  const isIdle = ({ text, choose, require, base, before, after, ignores }: Attack) =>
    text && !(choose || require || base || before || after || ignores)
  const idle = all.filter(each => {
    if (attacksOf(each).some(isIdle)) return true
    if (each.kind === 'pokemon')
      return each.powers.some(
        ({ use, modifiers, moments }) => !use && !moments && Object.keys(modifiers ?? {}).length < 1,
      )
    if (each.kind === 'energy') return false
    const { play, use, modifiers, moments, inPlay, attacks } = each
    return !(play || use || modifiers || moments || inPlay || attacks)
  })
  expect(idle.map(({ id, name }) => `${id} ${name}`)).toEqual([])
})

test('own Energy that an attack discards is its price, or from 2016 on an effect like any other [ATK-09, B-71]', () => {
  const isPrice = (text: string) => /^To use this attack, discard/.test(text)
  const isEffect = (text: string) => /(^|\. )Discard [^.]* from this Pokémon\./.test(text)
  const of2016 = (id: string) => /^(xy|g)\d/.test(id)
  const wrong = texts.filter(({ id, text }) => (of2016(id) ? isPrice(text) : isEffect(text)))
  expect(wrong).toEqual([])
  expect(texts.filter(({ id, text }) => of2016(id) && isEffect(text)).map(({ id }) => id)).toEqual([
    'xy11-17',
    'xy11-47',
  ])
})

test('types and stages are those of the time', () => {
  const strangers = all.flatMap(each => {
    const { types, stages, basicEnergy } = RULESETS[eraOf(each)]
    const named = attacksOf(each).flatMap(({ cost }) => cost)
    if (each.kind === 'pokemon') {
      named.push(...each.types, ...[...each.weaknesses, ...each.resistances].map(({ type }) => type))
      if (!(stages as readonly string[]).includes(each.stage)) return [`${each.id} ${each.stage}`]
    }
    const known: readonly string[] = each.kind === 'energy' && each.basic ? basicEnergy : types
    if (each.kind === 'energy' && each.basic) named.push(...each.provides.flat())
    return named.filter(type => !known.includes(type)).map(type => `${each.id} ${type}`)
  })
  expect(strangers).toEqual([])
})

test('the stage says whether a Pokémon evolves', () => {
  const evolving = ['stage1', 'stage2', 'mega', 'break']
  const wrong = pokemon.filter(
    ({ stage, evolvesFrom }) => evolving.includes(stage) !== (evolvesFrom !== undefined) && stage !== 'basic',
  )
  expect(wrong.map(({ id, name }) => `${id} ${name}`)).toEqual([])
})

test('every half of a LEGEND has its other half, which says the same', () => {
  const halves = pokemon.filter(({ stage }) => stage === 'legend')
  expect(halves.length).toBeGreaterThan(0)
  const facts = ({ half: _, ...each }: PokemonPrint) => JSON.stringify({ ...factsOf(each), id: '' })
  for (const each of halves) {
    const others = halves.filter(({ name, half }) => name === each.name && half !== each.half)
    expect(others.map(facts), each.id).toEqual(others.map(() => facts(each)))
    expect(others.length, each.id).toBeGreaterThan(0)
    expect(factsOf(each).text, each.id).toContain(`the ${each.half} half of ${each.name}`)
  }
})

test('texts are whole sentences', () => {
  expect(texts.length).toBeGreaterThan(100)
  expect(badTexts(text => !/^[A-Z0-9].*\.$/.test(text))).toEqual([])
  expect(badTexts(text => /undefined|null|NaN|\[object|[…§]/.test(text))).toEqual([])
  expect(badTexts(text => / {2}|^ | $| [.,;:]|[.,;:]{2}|\n/.test(text))).toEqual([])
  expect(badTexts(text => /\ba [aeio]|\ban [^aeiou]|\b(\w+) \1\b/i.test(text))).toEqual([])
})

test('texts keep to one voice', () => {
  expect(
    badTexts(text => /\b(some|any|every)(body|one)\b|\bwho(m|se)?(ever)?\b|\blets?\b|\bown\b/i.test(text)),
  ).toEqual([])
  expect(badTexts(text => /\bonce for each\b|\bdamage for each\b.*\bdone\b/i.test(text))).toEqual([])
  expect(badTexts(text => /\bthe opponent\b/i.test(text))).toEqual([])
  expect(badTexts(text => /\b(two|three|four|five|six|seven|eight|ten)\b/i.test(text))).toEqual([])
  expect(badTexts(text => /; on (heads|tails)/.test(text))).toEqual([])
})

/** Evolutions that nothing in the cards of their time evolves into. They are found, not listed by hand. */
const gaps = () =>
  pokemon.flatMap(({ evolvesFrom, ...each }) => {
    const { sets } = POOLS[eraOf(each as PokemonPrint)]
    const isThere = all.some(({ id, name }) => name === evolvesFrom && sets.includes(setOf(id)))
    return evolvesFrom === undefined || isThere ? [] : [`${each.id}  ${each.name} evolves from ${evolvesFrom}`]
  })

test('every card in words, as it was last read through', async () => {
  const inOrder = (lines: readonly string[]) => [...lines].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const sections = [
    ...inOrder(prints.map(inWords)),
    ['Evolutions whose lower stage is not among these cards:', ...inOrder(gaps()), `(${gaps().length})`].join('\n'),
  ]
  await expect(`${sections.join('\n\n')}\n`).toMatchFileSnapshot('texts.txt')
})

test('facts for programs, in the words of public lists', () => {
  expect(factsOf(print('hgss1-10'))).toEqual({
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
        text: 'Flip a coin until it shows tails. 30 damage times the number of heads.',
      },
      {
        name: 'Thunderbolt',
        cost: ['Lightning', 'Lightning'],
        damage: '100',
        text: 'To use this attack, discard every Energy card from this Pokémon.',
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
  expect(inWords(print('hgss1-38')).split('\n')).toEqual([
    'hgss1-38  Croconaw: Stage 1 Pokémon (Water, 80 HP, evolves from Totodile)',
    '  [Water Colorless] Wave Splash 30',
    "  [Water Colorless Colorless] Big Bite 50. In your opponent's next turn, the Defending Pokémon cannot retreat.",
    '  Weakness Grass ×2; Retreat 2',
  ])
})
