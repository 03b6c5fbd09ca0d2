import { describe, expect, test } from 'vitest'
import { RULESET_IDS, rulebookOf } from '../../../../src/app/ruleset-facts.ts'
import { explain, GLOSSARY, lookUp, suggestTerms, termsIn } from '../../../../src/words/english/help/glossary.ts'

const termOf = (text: string) => lookUp(text, 'hgss-2010')?.term ?? null
const meaning = (text: string, ruleset: (typeof RULESET_IDS)[number]) => lookUp(text, ruleset)?.meaning ?? ''

describe('the entries', () => {
  test('no word leads to two of them', () => {
    const forms = GLOSSARY.flatMap(({ term, also }) => [term, ...also])
    expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([])
  })

  test('[EREAD-11] every term has a short meaning in every rulebook', () => {
    expect(GLOSSARY.length).toBeGreaterThan(90)
    for (const ruleset of RULESET_IDS)
      for (const entry of GLOSSARY) {
        const { term, meaning } = explain(entry, ruleset)
        expect(meaning, term).toMatch(/^[“A-Z].*[.]$/s)
        expect(meaning.length, term).toBeLessThanOrEqual(400)
        expect(meaning, term).not.toMatch(/undefined|NaN|Infinity|null|\[object| {2}/)
      }
  })
})

describe('looking a word up', () => {
  test.each([
    ['Bench', 'Bench'],
    ['  benched pokemon ', 'Bench'],
    ['prizes', 'Prize'],
    ['poke-power', 'Poké-Power'],
    ['Poke Body', 'Poké-Body'],
    ['stadiums', 'Stadium'],
    ['knocked out', 'Knock Out'],
    ['TM', 'Technical Machine'],
    ['retreat', 'retreat'],
    ['Retreat Cost', 'Retreat Cost'],
    ['FIRE', 'Fire'],
    ['fire energy', 'Fire'],
    ['ex', 'Pokémon-ex'],
    ['EX', 'Pokémon-EX'],
  ])('[EREAD-11] %s is %s', (typed, term) => {
    expect(lookUp(typed, 'hgss-2010')).toMatchObject({ term, guessed: false })
  })

  test.each([
    ['paralized', 'Paralyzed'],
    ['Benhc', 'Bench'],
    ['special conditon', 'Special Condition'],
    ['tehcnical machine', 'Technical Machine'],
    ['suporter', 'Supporter'],
    ['retreet', 'retreat'],
    ['mullgian', 'mulligan'],
    ['ressistance', 'Resistance'],
  ])('%s is probably %s', (typed, term) => {
    expect(lookUp(typed, 'hgss-2010')).toMatchObject({ term, guessed: true })
  })

  test.each(['', '   ', 'zzz', 'qwertzuiop', 'x'.repeat(5000), '`@everyone`'])('nothing is found for %j', typed => {
    expect(termOf(typed)).toBeNull()
  })
})

describe('each rulebook has its own meaning', () => {
  test('[COND-11] what confusion does', () => {
    for (const id of RULESET_IDS) {
      const { confusion } = rulebookOf(id).conditions
      const harm = 'counters' in confusion ? `${confusion.counters} damage counters` : `${confusion.damage} damage,`
      expect(meaning('Confused', id)).toContain(harm)
    }
    expect(meaning('Confused', 'ecard-2002')).toContain('its own Weakness and Resistance count')
  })

  test('[RET-05] whether somebody Confused flips to retreat', () => {
    for (const id of RULESET_IDS)
      expect(/pay and then flip heads/.test(meaning('Confused', id)), id).toBe(rulebookOf(id).retreat.confusedFlips)
  })

  test('[DMG-04, DMG-05] Weakness and Resistance', () => {
    expect(meaning('Weakness', 'ecard-2002')).toContain('2 times the damage')
    expect(meaning('Resistance', 'ecard-2002')).toContain('30 less damage')
    expect(meaning('Weakness', 'xy-2016')).toContain('stands beside the type')
  })

  test('[SUP-02] when a Supporter is discarded', () => {
    expect(meaning('Supporter', 'hgss-2010')).toContain('when your turn ends')
    expect(meaning('Supporter', 'xy-2016')).toContain('As soon as you have done what it says')
  })

  test('[CARD-02] what a Trainer is', () => {
    expect(meaning('Trainer', 'hgss-2010')).toContain('does not mean them')
    expect(meaning('Trainer', 'xy-2016')).toContain('Items, Supporters, Stadiums')
  })

  test('[CARD-01] which families of cards there are', () => {
    expect(RULESET_IDS.map(id => meaning('card', id).split('.')[0])).toEqual([
      'Pokémon, Energy or Trainer',
      'Pokémon, Energy, Trainer, Supporter or Stadium',
      'Pokémon, Energy or Trainer',
    ])
    expect(meaning('first player', 'hgss-2010')).toContain('the Trainers, Supporters and Stadiums of your first turn')
  })

  test('[MULL-02] what a mulligan gives the other player', () => {
    expect(meaning('mulligan', 'ecard-2002')).toContain('up to 2 cards')
    expect(meaning('mulligan', 'xy-2016')).toContain('may draw a card')
  })

  test('[ENERGY-01, ENERGY-02] which types and basic Energy there are', () => {
    expect(meaning('Fairy', 'hgss-2010')).toBe('A type that this rulebook does not have.')
    expect(meaning('Darkness', 'ecard-2002')).toContain('There is no basic Darkness Energy card.')
    expect(meaning('Darkness', 'hgss-2010')).toContain('There is a basic Darkness Energy card.')
    expect(meaning('Dragon', 'xy-2016')).toContain('paid with the Energy of other types')
  })

  test('[LOST-01] what the rulebook does not have is said to be missing', () => {
    expect(meaning('Lost Zone', 'ecard-2002')).toContain('does not have it')
    expect(meaning('Lost Zone', 'hgss-2010')).not.toContain('does not have it')
  })
})

describe('words in a text', () => {
  test('[EREAD-06] longer terms come first and contain no others', () => {
    const text =
      'Look in your deck for a Basic Pokémon, put it onto your Bench and shuffle your deck. The Defending Pokémon becomes Asleep.'
    expect(termsIn(text)).toEqual([
      { term: 'bench a Pokémon', words: 'put it onto your Bench' },
      { term: 'look in your deck', words: 'Look in your deck' },
      { term: 'shuffle', words: 'shuffle your deck' },
      { term: 'Defending Pokémon', words: 'Defending Pokémon' },
      { term: 'Asleep', words: 'becomes Asleep' },
      { term: 'Basic Pokémon', words: 'Basic Pokémon' },
    ])
  })

  test('[EREAD-06] each term once, whatever its form', () => {
    expect(termsIn('Discard an Energy card. Discarded Energy cards stay discarded.').map(({ term }) => term)).toEqual([
      'Energy card',
      'discard',
    ])
  })

  test('small letters may begin a sentence, capitals are meant', () => {
    expect(termsIn('Heal it. You are in fire and water.').map(({ term }) => term)).toEqual(['heal'])
    expect(termsIn('A Fire Pokémon').map(({ term }) => term)).toEqual(['Fire'])
  })

  test('parts of words and everyday words do not count', () => {
    expect(termsIn('Deckhand attackers may play this card, as you like')).toEqual([])
  })
})

describe('while somebody types', () => {
  test('terms that begin so come first', () => {
    expect(suggestTerms('bas')).toEqual(['basic Energy', 'Basic Pokémon', 'damage number'])
    expect(suggestTerms('poke')[0]).toBe('Poké-Body')
  })

  test('at most 25, also for nothing', () => {
    expect(suggestTerms('')).toHaveLength(25)
    expect(suggestTerms('qqq')).toEqual([])
  })
})
