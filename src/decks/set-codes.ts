/** The releases cards come from: how public ids call them, how decklists call them, and which rulesets play with them. */
import type { CardId } from '../engine/ids.ts'
import { RULESET_IDS, type RulesetId } from '../rulesets/index.ts'

interface CardSet {
  /** As in public card ids: the `hgss1` of `hgss1-65`. */
  readonly id: string
  /** As in decklists: the `HS` of `Growlithe HS 65`. */
  readonly code: string
  readonly name: string
}

type Row = readonly [id: string, code: string, name: string]

const ECARD: readonly Row[] = [
  ['ecard1', 'EX', 'Expedition'],
  ['ecard2', 'AQ', 'Aquapolis'],
  ['ecard3', 'SK', 'Skyridge'],
]

const EX: readonly Row[] = [
  ['ex1', 'RS', 'Ruby & Sapphire'],
  ['ex2', 'SS', 'Sandstorm'],
  ['ex3', 'DR', 'Dragon'],
  ['ex4', 'MA', 'Team Magma vs Team Aqua'],
  ['ex5', 'HL', 'Hidden Legends'],
  ['ex6', 'RG', 'FireRed & LeafGreen'],
  ['ex7', 'TRR', 'Team Rocket Returns'],
  ['ex8', 'DX', 'Deoxys'],
  ['ex9', 'EM', 'Emerald'],
  ['ex10', 'UF', 'Unseen Forces'],
  ['ex11', 'DS', 'Delta Species'],
  ['ex12', 'LM', 'Legend Maker'],
  ['ex13', 'HP', 'Holon Phantoms'],
  ['ex14', 'CG', 'Crystal Guardians'],
  ['ex15', 'DF', 'Dragon Frontiers'],
  ['ex16', 'PK', 'Power Keepers'],
]

const DP: readonly Row[] = [
  ['dp1', 'DP', 'Diamond & Pearl'],
  ['dp2', 'MT', 'Mysterious Treasures'],
  ['dp3', 'SW', 'Secret Wonders'],
  ['dp4', 'GE', 'Great Encounters'],
  ['dp5', 'MD', 'Majestic Dawn'],
  ['dp6', 'LA', 'Legends Awakened'],
  ['dp7', 'SF', 'Stormfront'],
  ['pl1', 'PL', 'Platinum'],
  ['pl2', 'RR', 'Rising Rivals'],
  ['pl3', 'SV', 'Supreme Victors'],
  ['pl4', 'AR', 'Arceus'],
]

const HGSS: readonly Row[] = [
  ['hgss1', 'HS', 'HeartGold & SoulSilver'],
  ['hgss2', 'UL', 'Unleashed'],
  ['hgss3', 'UD', 'Undaunted'],
  ['hgss4', 'TM', 'Triumphant'],
  ['col1', 'CL', 'Call of Legends'],
  ['hsp', 'PR-HS', 'HeartGold & SoulSilver Promos'],
]

const BW: readonly Row[] = [
  ['bw1', 'BLW', 'Black & White'],
  ['bw2', 'EPO', 'Emerging Powers'],
  ['bw3', 'NVI', 'Noble Victories'],
  ['bw4', 'NXD', 'Next Destinies'],
  ['bw5', 'DEX', 'Dark Explorers'],
  ['bw6', 'DRX', 'Dragons Exalted'],
  ['dv1', 'DRV', 'Dragon Vault'],
  ['bw7', 'BCR', 'Boundaries Crossed'],
  ['bw8', 'PLS', 'Plasma Storm'],
  ['bw9', 'PLF', 'Plasma Freeze'],
  ['bw10', 'PLB', 'Plasma Blast'],
  ['bw11', 'LTR', 'Legendary Treasures'],
  ['bwp', 'PR-BLW', 'Black & White Promos'],
]

const XY: readonly Row[] = [
  ['xy0', 'KSS', 'Kalos Starter Set'],
  ['xy1', 'XY', 'XY'],
  ['xy2', 'FLF', 'Flashfire'],
  ['xy3', 'FFI', 'Furious Fists'],
  ['xy4', 'PHF', 'Phantom Forces'],
  ['xy5', 'PRC', 'Primal Clash'],
  ['dc1', 'DCR', 'Double Crisis'],
  ['xy6', 'ROS', 'Roaring Skies'],
  ['xy7', 'AOR', 'Ancient Origins'],
  ['xy8', 'BKT', 'BREAKthrough'],
  ['xy9', 'BKP', 'BREAKpoint'],
  ['g1', 'GEN', 'Generations'],
  ['xy10', 'FCO', 'Fates Collide'],
  ['xy11', 'STS', 'Steam Siege'],
  ['xy12', 'EVO', 'Evolutions'],
  ['xyp', 'PR-XY', 'XY Promos'],
]

const toSets = (rows: readonly Row[]): readonly CardSet[] => rows.map(([id, code, name]) => ({ id, code, name }))

export const SETS: readonly CardSet[] = toSets([ECARD, HGSS, XY, BW, DP, EX].flat())

export interface Pool {
  /** Whose cards may be played: the releases of its time, then older ones whose kinds of card its rulebook still explains. */
  readonly sets: readonly string[]
  /** Where basic Energy is taken from when a list does not say. */
  readonly energy: string
}

const idsOf = (...series: readonly (readonly Row[])[]): readonly string[] => series.flat().map(([id]) => id)

/** Cards of these have had Darkness Energy and Metal Energy as basic Energy only. */
export const SETS_SINCE_2011 = idsOf(XY, BW)

export const POOLS: Readonly<Record<RulesetId, Pool>> = {
  'ecard-2002': { sets: idsOf(ECARD), energy: 'ecard1' },
  'hgss-2010': { sets: idsOf(HGSS, DP, EX), energy: 'hgss1' },
  'xy-2016': { sets: SETS_SINCE_2011, energy: 'g1' },
}

const BY_KEY: ReadonlyMap<string, CardSet> = new Map(
  SETS.flatMap(set => [
    [set.id, set],
    [set.code.toLowerCase(), set],
  ]),
)

/** By its id or its code, in any case. */
export const findSet = (key: string): CardSet | undefined => BY_KEY.get(key.toLowerCase())

export const setOf = (card: CardId): string => card.slice(0, Math.max(0, card.lastIndexOf('-')))
/** The ruleset that plays with the release of this card. */
export const eraOf = (card: CardId): RulesetId | undefined =>
  RULESET_IDS.find(ruleset => POOLS[ruleset].sets.includes(setOf(card)))
export const numberOf = (card: CardId): string => card.slice(card.lastIndexOf('-') + 1)

/** `HS 65`; a card of a release without a code keeps its id. */
export function printedNumber(card: CardId): string {
  const set = findSet(setOf(card))
  return set ? `${set.code} ${numberOf(card)}` : card
}
