import { describe, expect, test } from 'vitest'
import { prizesByLabel, RULESET_IDS, rulebookOf } from '../../../../src/app/ruleset-facts.ts'
import { damageExample } from '../../../../src/words/english/help/pages/battle.ts'
import { findPage, PAGE_TITLES } from '../../../../src/words/english/help/rules.ts'
import { given } from '../../../scenario/index.ts'
import { shownIds } from './rule-ids.ts'

const MOST_CHARACTERS = 1500

const textOf = (id: string, ruleset: (typeof RULESET_IDS)[number]) => findPage(id, ruleset)?.text ?? ''

describe.each(RULESET_IDS)('the pages of %s', ruleset => {
  const pages = PAGE_TITLES.map(({ id }) => findPage(id, ruleset)!)

  test('fit into a message and are whole', () => {
    expect(pages.map(({ id }) => id)).toEqual(PAGE_TITLES.map(({ id }) => id))
    for (const { id, text, title } of pages) {
      expect(text.length, id).toBeLessThanOrEqual(MOST_CHARACTERS)
      expect(text, id).toContain(`**${title}** · ${rulebookOf(ruleset).title}`)
      expect(text, id).not.toMatch(/undefined|NaN|Infinity|null|false|\[object/)
    }
  })

  test('rest on rules that the tests of this project show', () => {
    const shown = shownIds()
    for (const { id, rests } of pages) {
      expect(rests.length, id).toBeGreaterThan(0)
      expect(new Set(rests).size, id).toBe(rests.length)
      expect(
        rests.filter(rule => !shown.has(rule)),
        id,
      ).toEqual([])
    }
  })

  test('[EREAD-11] have every help that the rulebooks have', () => {
    for (const id of ['turn', 'symbols', 'card', 'goal', 'set-up', 'mulligan', 'conditions', 'damage', 'between-turns'])
      expect(pages.map(page => page.id)).toContain(id)
  })

  test('point to pages that exist', () => {
    for (const { text } of pages)
      for (const [, id = ''] of text.matchAll(/`\/rules ([a-z-]+)`/g))
        expect(PAGE_TITLES.map(page => page.id)).toContain(id)
  })
})

describe('finding a page', () => {
  test.each([
    ['turn', 'turn'],
    ['Special Conditions', 'conditions'],
    ['asleep', 'conditions'],
    ['KO', 'knock-outs'],
    ['how to win', 'goal'],
    ['mulligans', 'mulligan'],
    ['evoluton', 'evolution'],
    ['suden death', 'sudden-death'],
    ['abilities', 'powers'],
  ])('%s is on %s', (typed, id) => {
    expect(findPage(typed, 'xy-2016')?.id).toBe(id)
  })

  test.each(['', 'xyz', 'nothing of this kind', '```'])('%j is on none', typed => {
    expect(findPage(typed, 'xy-2016')).toBeNull()
  })

  test('[B-53] LV.X and SP have no page of their own, whatever an index of 2010 says', () => {
    expect(PAGE_TITLES.filter(({ title }) => /LV\.X|SP/.test(title))).toEqual([])
    expect(textOf('special-pokemon', 'hgss-2010')).toMatch(/LV\.X.*Pokémon SP/s)
  })
})

describe('numbers come from the ruleset', () => {
  test.each(RULESET_IDS)('[SETUP-04, SETUP-07, ZONE-03] set-up of %s', id => {
    const { setUp } = rulebookOf(id)
    const text = textOf('set-up', id)
    expect(text).toContain(`draw ${setUp.hand} cards`)
    expect(text).toContain(`lay ${setUp.prizes} cards from the top`)
    expect(setUp.bench).toBe(5)
    expect(text).toContain('up to five others')
    expect(/winner says who begins/.test(text)).toBe(setUp.flipWinner === 'chooses')
  })

  test('[SETUP-01] the steps of the set-up stand in the order of the rulebook', () => {
    const orders = RULESET_IDS.map(id => textOf('set-up', id).match(/^\d\. .*$/gm) ?? [])
    expect(orders.map(lines => lines.findIndex(line => line.includes('coin')))).toEqual([0, 4, 0])
    expect(orders.map(lines => lines.length)).toEqual([5, 6, 6])
  })

  test.each(RULESET_IDS)('[TURN-05] the checklist of %s', id => {
    const { perTurn } = rulebookOf(id)
    const text = textOf('turn', id)
    const often = (times: number) => (times === Infinity ? 'as often as you like' : 'once')
    expect(text).toContain(`**Stadium**: ${often(perTurn.stadiums)}`)
    expect(text).toContain(`**Retreat**: ${often(perTurn.retreats)}`)
    expect(text).toContain('**Energy**: attach from your hand once')
  })

  test('[CARD-01, CARD-02] plain Trainers are Items in 2016 only', () => {
    const lines = (page: string) =>
      RULESET_IDS.map(id => textOf(page, id).match(/\*\*(?:Items?|(?:Plain )?Trainers?)\*\*/)?.[0])
    expect(lines('turn')).toEqual(['**Trainers**', '**Trainers**', '**Items**'])
    expect(lines('trainers')).toEqual(['**Plain Trainer**', '**Plain Trainer**', '**Item**'])
    expect(RULESET_IDS.map(id => /^- (.*) for the rest/m.exec(textOf('deck', id))?.[1])).toEqual([
      'Pokémon and Trainers',
      'Pokémon, Trainers, Supporters and Stadiums',
      'Pokémon',
    ])
  })

  test('[FIRST-01, FIRST-02] what the first turn forbids', () => {
    for (const id of RULESET_IDS) {
      const { firstTurn } = rulebookOf(id)
      expect(/plays no Trainer/.test(textOf('turn', id)), id).toBe(!firstTurn.trainers)
      expect(/does not attack/.test(textOf('turn', id)), id).toBe(!firstTurn.attack)
    }
  })

  test.each(RULESET_IDS)('[C-44] the damage example of %s is what the engine does', id => {
    const game = given({
      rules: id,
      you: { active: { card: 'striker', energy: ['fire'], attached: ['plus-power'] } },
      opponent: { active: 'leaf' },
    })
    game.you.attack('Thirty')
    expect(game.opponent.active.damage).toBe(damageExample(rulebookOf(id)).total)
    expect(textOf('damage', id)).toContain(`= **${damageExample(rulebookOf(id)).total}**`)
  })

  test.each(RULESET_IDS)('[COND-11] the confusion of %s is what the engine does', id => {
    const game = given({
      rules: id,
      you: { active: { card: 'striker', energy: ['fire'], conditions: ['confused'] } },
      opponent: { active: 'wall' },
      flips: ['tails'],
    })
    game.you.attack('Thirty')
    const { damage } = game.you.active
    expect(textOf('conditions', id)).toMatch(new RegExp(`${damage} damage,|gets ${damage / 10} damage counters`))
  })

  test('[ATK-06] attacks go in the order of the rulebook', () => {
    const steps = (id: (typeof RULESET_IDS)[number]) => textOf('attack', id).match(/^\d\. .*$/gm) ?? []
    expect(RULESET_IDS.map(id => steps(id).length)).toEqual(RULESET_IDS.map(id => rulebookOf(id).attack.order.length))
    expect(RULESET_IDS.map(id => steps(id).findIndex(step => step.includes('Confused?')))).toEqual([5, 4, 1])
  })

  test('[BETW-02] between turns, too', () => {
    const steps = RULESET_IDS.map(id =>
      (textOf('between-turns', id).match(/^\d\. \S+/gm) ?? []).map(step => step.slice(3)),
    )
    expect(steps).toEqual([
      ['Poison:', 'Burn:', 'Sleep:', 'Char', 'Darkness', 'Whatever'],
      ['Poison:', 'Burn:', 'Sleep:', 'Whatever'],
      ['Poison:', 'Burn:', 'Sleep:', 'Paralysis:', 'Whatever'],
    ])
  })

  test('[DECK-01, DECK-08] what a deck must and should have', () => {
    for (const id of RULESET_IDS) {
      const { deck, advice } = rulebookOf(id)
      expect(textOf('deck', id)).toContain(`exactly ${deck.size} cards`)
      expect(textOf('deck', id)).toContain(`${advice.energy.join(' to ')} Energy cards`)
      expect(textOf('deck', id).includes('ACE SPEC')).toBe(deck.aceSpecs === 1)
      expect(textOf('deck', id).includes('★')).toBe(deck.stars === 1)
    }
  })

  test('[KO-06] who is worth two Prizes', () => {
    expect(textOf('knock-outs', 'ecard-2002')).toContain('Each Knock Out is worth one Prize.')
    expect(textOf('knock-outs', 'hgss-2010')).toContain('**Pokémon-ex** gives two')
    expect(textOf('knock-outs', 'xy-2016')).toContain('**Pokémon-EX** gives two')
    const worth = RULESET_IDS.map(id => (['ex', 'EX'] as const).map(label => prizesByLabel(rulebookOf(id), [label])))
    expect(worth).toEqual([
      [1, 1],
      [2, 1],
      [1, 2],
    ])
  })

  test('[ENERGY-01] the key has every type of the rulebook and no other', () => {
    for (const id of RULESET_IDS) {
      const { types, basicEnergy } = rulebookOf(id)
      const lines = textOf('symbols', id).match(/^- `.*$/gm) ?? []
      expect(lines.map(line => /\*\*(\w+)\*\*/.exec(line)?.[1]?.toLowerCase())).toEqual([...types])
      expect(lines.filter(line => line.includes('\\*')).length).toBe(types.length - basicEnergy.length)
    }
  })
})

describe('what is only shown', () => {
  test('[COND-17, C-111] how a card is turned', () => {
    const turned = (id: (typeof RULESET_IDS)[number]) =>
      [...textOf('conditions', id).matchAll(/\*\*(\w+)\*\* \(card turned ([\w ]+)\)/g)].map(
        ([, name, how]) => `${name} ${how}`,
      )
    const sideways = ['Asleep sideways', 'Paralyzed sideways', 'Confused upside down']
    expect(turned('ecard-2002')).toEqual(sideways)
    expect(turned('hgss-2010')).toEqual(sideways)
    expect(turned('xy-2016')).toEqual(['Asleep counterclockwise', 'Paralyzed clockwise', 'Confused upside down'])
  })

  test('[COND-17, C-111] cards that lie alike need a label, and the page says so', () => {
    expect(textOf('conditions', 'hgss-2010')).toContain('look alike, so our pictures write beside the card')
    expect(textOf('conditions', 'xy-2016')).not.toContain('look alike')
  })

  test('[CARD-09] where the parts of a card stand', () => {
    expect(textOf('card', 'ecard-2002')).toMatch(/left\*\*: Weakness.*middle\*\*: Resistance.*right\*\*: Retreat Cost/s)
    expect(textOf('card', 'hgss-2010')).toContain('**Bottom right**: Retreat Cost.')
    expect(textOf('card', 'xy-2016')).toMatch(
      /Top left\*\*: the stage.*Bottom left\*\*: Weakness and Resistance.*Retreat Cost/s,
    )
  })

  test('[CARD-06] which signs stand behind a damage number', () => {
    expect(RULESET_IDS.map(id => textOf('card', id).includes('**?**'))).toEqual([true, true, false])
  })

  test('[DECK-10] a theme deck is changed card for card', () => {
    for (const id of RULESET_IDS) {
      expect(textOf('theme-deck', id)).toContain('Change it card for card')
      expect(textOf('theme-deck', id)).toContain(`there are ${rulebookOf(id).deck.size} again`)
    }
  })
})
