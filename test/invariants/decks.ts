/** Decks for games that play themselves, and how they are played. */
import type { Policy } from '../../src/app/self-play/play-out.ts'
import type { CardId, Chance, Command, Rules } from '../../src/engine/index.ts'
import { createRules } from '../../src/engine/index.ts'
import { RULESETS, type RulesetId } from '../../src/rulesets/index.ts'
import { livelyPokemon } from '../scenario/cards/lively.ts'
import { gifted, livelyLasting } from '../scenario/cards/lively-powers.ts'
import { livelyKinds, livelyThings } from '../scenario/cards/lively-things.ts'
import { testCards, testLasting } from '../scenario/cards.ts'
import { withEffects } from '../scenario/effects.ts'

export type Deck = readonly CardId[]

const GIFTED = { power: gifted('power', 'body'), ability: gifted('ability', 'ability') } as const
const PRINTS = [...testCards, ...livelyPokemon, ...livelyThings, ...Object.values(livelyKinds).flat()]

/** A new value each time: nothing may depend on which one is used. */
export function livelyRules(id: RulesetId): Rules {
  return createRules(RULESETS[id], {
    prints: [...PRINTS, ...GIFTED[id === 'xy-2016' ? 'ability' : 'power']],
    ...withEffects({ ...testLasting, ...livelyLasting }),
  })
}

const ERA: Readonly<Record<RulesetId, Readonly<Record<CardId, number>>>> = {
  'ecard-2002': { tot: 3, grown: 2, embers: 2 },
  'hgss-2010': { 'dawn-top': 2, 'dawn-bottom': 2, amber: 2, ambered: 1, 'pip-x': 1, 'lost-post': 2 },
  'xy-2016': { titan: 3, 'mega-titan': 2, 'pippo-break': 1, yoke: 2, plume: 1, revived: 2, amber: 1, 'lost-post': 1 },
}

/** Knows its own deck, looks into the other's hand, evolves. */
const SLY = {
  ...{ rummager: 3, gambler: 2, sneak: 2, nurse: 3, warden: 2, mocker: 2, pip: 3, pippo: 2, pipparch: 1 },
  ...{ bag: 2, lens: 2, tally: 2, peddler: 2, spa: 2, sapling: 2, primer: 2, rewind: 1, dig: 1 },
  ...{ double: 1, rainbow: 2, 'plus-power': 1 },
}

/** Hits everybody, moves everything, lets effects last. */
const ROUGH = {
  ...{ sower: 3, burster: 2, lurer: 2, homebird: 2, curser: 2, keeper: 2, hushed: 2, haunt: 1, dew: 2, dewdrop: 2 },
  ...{ rope: 2, wanted: 2, clover: 2, recall: 1, swamp: 2, heirloom: 2, sapling: 1, machine: 2, 'draw-three': 2 },
  ...{ thorns: 2, double: 2, switch: 1, potion: 1 },
}

/** Few Pokémon, all of which take somebody with them: such games end early, or for both at once. */
const BRITTLE = { burster: 3, hexer: 1, pip: 1, striker: 1, heirloom: 2, 'draw-three': 4, trade: 4, clover: 2 }

function fill(cards: Readonly<Record<CardId, number>>, energy: readonly CardId[]): Deck {
  const named = Object.entries(cards).flatMap(([card, count]) => Array<CardId>(count).fill(card))
  return [...named, ...Array.from({ length: 60 - named.length }, (_, index) => energy[index % energy.length]!)]
}

const decksOf = (id: RulesetId) => ({
  sly: fill({ ...SLY, ...ERA[id] }, ['fire', 'psychic']),
  rough: fill({ ...ROUGH, ...ERA[id] }, ['grass', 'water']),
  brittle: fill(BRITTLE, ['fire', 'lightning']),
})

export const DECKS = {
  'ecard-2002': decksOf('ecard-2002'),
  'hgss-2010': decksOf('hgss-2010'),
  'xy-2016': decksOf('xy-2016'),
} as const

/** Who plays what in the game with this number. */
export function pairing(id: RulesetId, game: number): readonly [Deck, Deck] {
  const { sly, rough, brittle } = DECKS[id]
  const pairs = [
    [sly, rough],
    [rough, sly],
    [brittle, brittle],
    [sly, brittle],
    [rough, brittle],
  ] as const
  return pairs[game % pairs.length]!
}

/** Anything legal, each kind of command equally likely, passing less so. Whoever `quits` gives up sooner or later. */
export function livelyPolicy(chance: Chance, quits = false): Policy {
  return commands => {
    const playable = commands.filter(({ type }) => type !== 'Concede')
    if (quits && chance.pick(60) === 0) return commands.find(({ type }) => type === 'Concede')!
    const kinds = [...new Set(playable.map(({ type }) => type))]
    const active = kinds.filter(type => type !== 'EndTurn')
    const among = active.length > 0 && chance.pick(4) > 0 ? active : kinds
    const kind = among[chance.pick(among.length)]
    const same: readonly Command[] = playable.filter(({ type }) => type === kind)
    return same[chance.pick(same.length)]!
  }
}
