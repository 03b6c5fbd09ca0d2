import { describe, expect, test } from 'vitest'
import { attack, pokemon, trainer } from '../../../../src/cards/kit/facts.ts'
import { RULESET_IDS, type RulesetId } from '../../../../src/rulesets/index.ts'
import { MOST_TIPS, tipsFor } from '../../../../src/words/english/help/tips.ts'
import { cardsOf, invented, known } from './cards.ts'

const tips = (id: string, ruleset: RulesetId) => {
  const card = known(id, ruleset)
  return tipsFor(card.face, card)
}

describe.each(RULESET_IDS)('every card of %s', ruleset => {
  test('[EREAD-03] has one to three tips, each a sentence', () => {
    const cards = cardsOf(ruleset)
    expect(cards.length).toBeGreaterThan(30)
    for (const card of cards) {
      const told = tipsFor(card.face, card)
      expect(told.length, card.face.id).toBeGreaterThanOrEqual(1)
      expect(told.length, card.face.id).toBeLessThanOrEqual(MOST_TIPS)
      expect(new Set(told).size, card.face.id).toBe(told.length)
      for (const tip of told) {
        expect(tip, card.face.id).toMatch(/^[A-Z].*[.]$/)
        expect(tip.length, card.face.id).toBeLessThanOrEqual(200)
        expect(tip, card.face.id).not.toMatch(/undefined|NaN|null| {2}/)
      }
    }
  })

  test('[EREAD-03] speaks of no Pokémon that this rulebook does not have', () => {
    const cards = cardsOf(ruleset)
    const names = new Set(cards.map(({ face }) => face.name))
    for (const { face, line } of cards) {
      const [, grown = ''] =
        /(?:evolve into|can become) (.+?)(?: in a later turn| later)\./.exec(
          tipsFor(face, { line, ruleset })[0] ?? '',
        ) ?? []
      for (const name of grown.split(/, | or /).filter(Boolean)) expect(names, face.id).toContain(name)
    }
  })

  test('[EREAD-03] tells the truth about retreating and Weakness', () => {
    for (const { face, line } of cardsOf(ruleset)) {
      const told = tipsFor(face, { line, ruleset }).join(' ')
      const [free, [, weak = ''] = []] = [
        told.includes('retreats for nothing'),
        /Beware of (\w+) Pokémon/.exec(told) ?? [],
      ]
      if (free) expect(face).toMatchObject({ retreat: 0 })
      if (weak) expect(face).toMatchObject({ weaknesses: [{ type: weak.toLowerCase() }] })
    }
  })
})

describe('a Pokémon', () => {
  test('[EREAD-03] that grows, and that inflicts something', () => {
    expect(tips('hgss1-87', 'hgss-2010')).toEqual([
      'Put it down early: it can evolve into Ninetales in a later turn.',
      'Singe can leave the Defending Pokémon Burned: it may then be hurt between turns.',
      'Beware of Water Pokémon: it is weak to them.',
    ])
  })

  test('[EREAD-03] that has grown, with two plain attacks', () => {
    expect(tips('hgss1-1', 'hgss-2010')).toEqual([
      'Lay it onto Growlithe: damage and Energy stay, Special Conditions go.',
      'Of its attacks with a fixed number, Fire Mane hits hardest (90 for four Energy), Sharp Fang gives most for each Energy (50 for two Energy).',
      'Beware of Water Pokémon: it is weak to them.',
    ])
  })

  test('with a power', () => {
    expect(tips('hgss1-7', 'hgss-2010')[1]).toBe(
      'Use Roast Reveal before you attack: it is no attack, so you keep yours.',
    )
    expect(tips('hgss1-46', 'hgss-2010')[1]).toBe('You need not do anything for Green Shield: it works by itself.')
  })

  test('on two cards', () => {
    expect(tips('hgss1-111', 'hgss-2010')[0]).toContain('Collect both halves')
  })

  test('that cannot grow in this era is not said to', () => {
    expect(tips('ecard2-111', 'ecard-2002')[0]).toBe('It stands on its own: put it onto your Bench and give it Energy.')
  })

  test('whose numbers are equal, or come with an if, is not praised for them', () => {
    const of = (...attacks: ReturnType<typeof attack>[]) => {
      const card = invented(pokemon('a-1', { name: 'A', type: 'fire', hp: 50, retreat: 1, attacks }), 'hgss-2010')
      return tipsFor(card.face, card)[1]
    }
    expect(of(attack('One', 'C', 10), attack('Two', 'CC', 20))).toBe(
      'Of its attacks with a fixed number, Two hits hardest: 20 for two Energy.',
    )
    expect(of(attack('One', 'C', 20), attack('Two', 'CC', 20))).toBe(
      'Of its attacks with a fixed number, One gives most for each Energy: 20 for one Energy.',
    )
    expect(of(attack('One', 'C', 20), attack('Two', 'C', 20))).toBe('It has no Weakness.')
    expect(of(attack('Free', '', 10), attack('Two', 'CC', 40))).toContain(
      'Free gives most for each Energy (10 for no Energy)',
    )
    expect(of(attack('Many', 'C', '20×'))).toBe('How hard it hits depends on the texts of its attacks.')
    expect(of()).toBe('It has no Weakness.')
  })

  test('[KO-06] that is worth two Prizes should be guarded', () => {
    const big = (label: 'EX' | 'ex', ruleset: RulesetId) => {
      const print = { ...pokemon('a-1', { name: 'A', type: 'fire', hp: 180 }), labels: [label] }
      const card = invented(print, ruleset)
      return tipsFor(card.face, card).at(-1)
    }
    expect(big('EX', 'xy-2016')).toBe('Guard it: its Knock Out is worth two Prizes.')
    expect(big('ex', 'hgss-2010')).toBe('Guard it: its Knock Out is worth two Prizes.')
    expect(big('EX', 'ecard-2002')).not.toContain('Prizes')
  })
})

describe('other cards', () => {
  test('[EREAD-03] a Supporter of 2010 has to wait for the second turn', () => {
    expect(tips('hgss1-101', 'hgss-2010')).toEqual([
      'Play what you can from your hand first: the rest of it goes back into the deck.',
      'You have one Supporter a turn, so choose the one that helps most.',
      'If you begin the game, it has to wait for your second turn.',
    ])
    expect(tips('ecard2-136', 'ecard-2002')).toEqual([
      'It needs a discard pile that is worth going through.',
      'You have one Supporter a turn, so choose the one that helps most.',
    ])
  })

  test('a Stadium, as often as the era allows', () => {
    expect(tips('hgss3-76', 'hgss-2010')[0]).toBe('It works for both players, and you may play Stadiums once a turn.')
  })

  test.each([
    ['tool', 'ecard-2002', 'carries a single Tool'],
    ['technical-machine', 'ecard-2002', 'afterwards it is gone'],
    ['technical-machine', 'xy-2016', 'can serve more than once'],
    ['fossil', 'xy-2016', 'You may begin the game with it'],
    ['stadium', 'ecard-2002', 'as often as you like'],
  ] as const)('a %s of %s without a text', (kind, ruleset, words) => {
    const card = invented(trainer('a-1', kind, { name: 'A' }), ruleset)
    expect(tipsFor(card.face, card)[0]).toContain(words)
  })

  test('[EREAD-03] Energy', () => {
    expect(tips('hgss1-116', 'hgss-2010')[0]).toBe('It pays for Fire and for Colorless.')
    expect(tips('hgss1-103', 'hgss-2010').slice(0, 2)).toEqual([
      'A single Double Colorless Energy is worth two Energy.',
      'It is special: four are the most in a deck.',
    ])
  })
})
