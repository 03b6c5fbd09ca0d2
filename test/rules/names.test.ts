import { describe, expect, test } from 'vitest'
import { pokemon, trainer } from '../../src/cards/kit/facts.ts'
import { heal } from '../../src/engine/harm.ts'
import type { PokemonPrint } from '../../src/engine/print.ts'
import { nameOf } from '../../src/engine/queries.ts'
import { ownerIn } from '../../src/engine/rules.ts'
import { inPlay } from '../../src/engine/state.ts'
import { RULESET_IDS, type RulesetId } from '../../src/rulesets/index.ts'
import { given } from '../scenario/index.ts'

const basic = (name: string): PokemonPrint => pokemon(name, { name, type: 'fire', hp: 60 })
const stage1 = (name: string, from: string): PokemonPrint =>
  pokemon(name, { name, type: 'fire', hp: 90, stage: 'stage1', from })

/** May `card`, which evolves from `from`, be put onto a Pokémon of that name? */
function evolves(rules: RulesetId, onto: string, from: string, card = 'Grown'): boolean {
  const game = given({ rules, cards: [basic(onto), stage1(card, from)], you: { active: onto, hand: [card] } })
  const isLegal = game.you.legal('Evolve').length === 1
  if (isLegal) game.you.evolve(card)
  else expect(game.you.refused.evolve(card)).toBe('wrong-evolution')
  expect(game.you.active.stack).toEqual(isLegal ? [onto, card] : [onto])
  return isLegal
}

describe.each(RULESET_IDS)('%s', rules => {
  test.each([
    { onto: 'Pebble', legal: true },
    { onto: 'Pebble LV. 12', legal: true },
    { onto: "Marlo's Pebble", legal: false },
  ])("[C-90, NAME-08, OWNER-02] 'evolves from Pebble' on $onto: $legal", ({ onto, legal }) => {
    expect(evolves(rules, onto, 'Pebble')).toBe(legal)
  })

  test('[NAME-08] the name must be the very one, not a part of it', () => {
    expect(evolves(rules, 'Pebbles', 'Pebble')).toBe(false)
    expect(evolves(rules, 'Pebble', 'Pebbles')).toBe(false)
    expect(evolves(rules, 'Dark Pebble', 'Pebble')).toBe(false)
  })

  test("[OWNER-02, NAME-01] a Trainer's line and the plain line do not mix, in either direction", () => {
    expect(evolves(rules, "Marlo's Pebble", "Marlo's Pebble", "Marlo's Boulder")).toBe(true)
    expect(evolves(rules, 'Pebble', "Marlo's Pebble", "Marlo's Boulder")).toBe(false)
    expect(evolves(rules, "Marlo's Pebble", 'Pebble', 'Boulder')).toBe(false)
    expect(evolves(rules, "Ada's Pebble", "Marlo's Pebble", "Marlo's Boulder")).toBe(false)
  })
})

test.each<[RulesetId, boolean]>([
  ['ecard-2002', false],
  ['hgss-2010', false],
  ['xy-2016', true],
])('[NAME-04, DELTA-01] %s: a δ Pokémon evolves by its plain name, into δ and plain alike: %s', (rules, legal) => {
  expect(evolves(rules, 'Pebble δ', 'Pebble')).toBe(legal)
  expect(evolves(rules, 'Pebble', 'Pebble', 'Boulder δ')).toBe(true)
})

test.each<[string, RulesetId, string]>([
  ['[NAME-09]', 'hgss-2010', 'Pebble ex'],
  ['[NAME-06]', 'hgss-2010', 'Pebble LEGEND'],
  ['[NAME-03, SP-01]', 'hgss-2010', 'Pebble [G]'],
  ['[NAME-03, SP-01]', 'xy-2016', 'Pebble [G]'],
  ['[NAME-03]', 'xy-2016', 'Pebble ★'],
  ['[NAME-05]', 'xy-2016', 'Pebble-EX'],
])('%s %s: %s is another Pokémon than Pebble', (_, rules, other) => {
  expect(evolves(rules, other, 'Pebble')).toBe(false)
  expect(evolves(rules, other, other)).toBe(true)
})

test('[NAME-09] hgss-2010: an ex evolves only into a card that names the ex', () => {
  expect(evolves('hgss-2010', 'Pebble ex', 'Pebble', 'Boulder')).toBe(false)
  expect(evolves('hgss-2010', 'Pebble ex', 'Pebble ex', 'Boulder ex')).toBe(true)
  expect(evolves('hgss-2010', 'Pebble', 'Pebble ex', 'Boulder ex')).toBe(false)
})

test.each([
  { onto: 'Pebble-EX', legal: true },
  { onto: 'Pebble', legal: false },
])('[NAME-05] xy-2016: M Pebble-EX evolves from Pebble-EX; from $onto: $legal', ({ onto, legal }) => {
  const mega: PokemonPrint = { ...stage1('M Pebble-EX', 'Pebble-EX'), stage: 'mega' }
  const game = given({ rules: 'xy-2016', cards: [basic(onto), mega], you: { active: onto, hand: ['M Pebble-EX'] } })
  expect(game.you.legal('Evolve')).toHaveLength(legal ? 1 : 0)
})

test.each<RulesetId>(['hgss-2010', 'xy-2016'])(
  '[NAME-02] %s: a LV.X goes onto the Pokémon of its plain name',
  rules => {
    const lvx: PokemonPrint = { ...basic('Pebble LV.X'), stage: 'lvx' }
    const onto = (name: string) =>
      given({ rules, cards: [basic(name), lvx], you: { active: name, hand: ['Pebble LV.X'] } }).you.legal('LevelUp')
        .length
    expect([onto('Pebble'), onto('Pebble LV. 12'), onto("Marlo's Pebble"), onto('Pebble [G]')]).toEqual([1, 1, 0, 0])
  },
)

/** "Heal 30 damage from each of your Pokémon that has an Owner", or from each of Marlo's. */
const visit = (id: string, welcome: (owner: string | null) => boolean) =>
  trainer(id, 'item', {
    name: id,
    *play(context) {
      const { game, you } = context
      for (const each of inPlay(game.side(you))) if (welcome(ownerIn(nameOf(game, each)))) heal(context, each.id, 30)
    },
  })
const visits = [visit('owners-day', owner => owner !== null), visit('marlos-day', owner => owner === 'Marlo')]
const guests = ["Marlo's Pebble", "Team Ruin's Pebble", 'Pebble', 'Pebble [G]', "Far'fetcher"]

test.each<[RulesetId, string]>([
  ['hgss-2010', 'owners-day'],
  ['xy-2016', 'owners-day'],
  ['hgss-2010', 'marlos-day'],
  ['xy-2016', 'marlos-day'],
])("[OWNER-01, SP-02] %s, %s: an Owner is a Trainer's name in the title; an SP symbol is none", (rules, card) => {
  const [active = '', ...bench] = guests
  const game = given({
    rules,
    cards: [...visits, ...guests.map(basic)],
    you: { active: { card: active, damage: 30 }, bench: bench.map(each => ({ card: each, damage: 30 })), hand: [card] },
  })
  game.you.play(card)
  const healed = [game.you.active, ...game.you.benchedAll].filter(({ damage }) => damage === 0).map(each => each.card)
  expect(healed).toEqual(card === 'owners-day' ? ["Marlo's Pebble", "Team Ruin's Pebble"] : ["Marlo's Pebble"])
})
