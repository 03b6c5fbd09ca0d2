/** One Pokémon of a view, ready to be laid out or told. */
import type { CardFace, TrainerKind, Type } from '../../app/card-face.ts'
import type { RulesetId } from '../../app/ruleset-facts.ts'
import { knownRuleset } from '../../app/ruleset-titles.ts'
import type { CardId, PokemonView } from '../../engine/view.ts'
import { picturesIn } from '../../words/index.ts'
import type { Locale, Speaking } from '../../words/locale.ts'
import { badgesOf, shortSort } from '../phrases.ts'
import { type EnergySign, signOf } from '../symbols/energy.ts'
import type { ConditionSign } from '../symbols/signs.ts'
import { hasChanged, type PokemonChange } from './changes.ts'

export type ChipKind = ConditionSign | TrainerKind | 'effect' | 'counter'

/** A sign with a word. Where there is no room for the word, the sign alone. */
export interface Chip {
  readonly kind: ChipKind
  readonly words: string
  readonly isNew: boolean
}

export interface EnergyCard {
  readonly face: CardFace
  readonly signs: readonly EnergySign[]
  readonly basic: boolean
  readonly isNew: boolean
}

/** Clockwise. */
type Turned = 0 | 90 | 180 | 270

/** It can evolve, has a power that can be used, or is among those to choose from. */
export type PokemonMark = 'option' | 'evolve' | 'power'

export interface PokemonScene {
  readonly id: number
  readonly isActive: boolean
  /** Null where it lies face down for this viewer; a LEGEND is whole. */
  readonly face: CardFace | null
  readonly faceDown: boolean
  readonly name: string
  readonly types: readonly Type[]
  readonly sort: string
  readonly badges: readonly string[]
  readonly hp: { readonly left: number; readonly max: number } | null
  readonly damage: number
  readonly isWide: boolean
  readonly turned: Turned
  readonly energy: readonly EnergyCard[]
  readonly conditions: readonly ConditionSign[]
  readonly chips: readonly Chip[]
  readonly marks: readonly PokemonMark[]
  readonly hit: number
  readonly healed: number
  readonly news: 'hit' | 'healed' | 'other' | null
}

/** What lasts, on a chip of its own. */
export function chipWords(locale: Locale, effect: string): string {
  const { capital, effectWords } = picturesIn(locale)
  return capital(effectWords(effect))
}

interface PokemonContext extends Speaking {
  readonly isActive: boolean
  readonly ruleset: string
  readonly face: (id: CardId) => CardFace
  readonly change: PokemonChange
  /** Names of the lasting effects on it. */
  readonly effects: readonly string[]
  readonly marks: readonly PokemonMark[]
}

export function pokemonScene(pokemon: PokemonView, context: PokemonContext): PokemonScene {
  const { id, faceDown, damage, maxHp, conditions } = pokemon
  const { change, marks, isActive } = context
  const top = pokemon.cards.at(-1)
  const face = top === undefined ? null : whole(context.face(top))
  const badges = face ? badgesOf(face) : []
  const sort = face ? shortSort(face) : ''
  return {
    id,
    isActive,
    face,
    faceDown,
    name: face?.name ?? 'Face down',
    types: typesOf(face),
    sort: badges.includes(sort) ? '' : sort,
    badges,
    hp: maxHp === null ? null : { left: Math.max(0, maxHp - damage), max: maxHp },
    damage,
    isWide: face?.kind === 'pokemon' && face.stage === 'legend',
    turned: turnedBy(conditions, context.ruleset),
    energy: energyOf(pokemon.energy, context),
    conditions,
    chips: chipsOf(pokemon, context),
    marks,
    hit: change.hit,
    healed: change.healed,
    news: changeShown(pokemon, change),
  }
}

/** While the Pokémon are still being placed, all of them are new. */
function changeShown({ faceDown }: PokemonView, change: PokemonChange): PokemonScene['news'] {
  if (faceDown || !hasChanged(change)) return null
  return change.hit > 0 ? 'hit' : change.healed > 0 ? 'healed' : 'other'
}

const whole = (face: CardFace): CardFace => (face.kind === 'pokemon' && face.half ? { ...face, half: null } : face)

function typesOf(face: CardFace | null): readonly Type[] {
  if (face?.kind === 'pokemon') return face.types
  return face?.kind === 'trainer' ? (face.inPlay?.types ?? []) : []
}

type Turning = Readonly<Record<'asleep' | 'paralyzed' | 'confused', Turned>>

/** RULES.md COND-17: before 2016 it only says sideways. */
const SIDEWAYS: Turning = { asleep: 90, paralyzed: 90, confused: 180 }
const TURNINGS: Readonly<Record<RulesetId, Turning>> = {
  'ecard-2002': SIDEWAYS,
  'hgss-2010': SIDEWAYS,
  'xy-2016': { asleep: 270, paralyzed: 90, confused: 180 },
}

function turnedBy(conditions: readonly ConditionSign[], ruleset: string): Turned {
  const turning = TURNINGS[knownRuleset(ruleset)]
  const by = (['asleep', 'paralyzed', 'confused'] as const).find(condition => conditions.includes(condition))
  return by ? turning[by] : 0
}

/** Each new card counts for one of its copies, the last ones. */
function energyOf(ids: readonly CardId[], { face, change }: PokemonContext): readonly EnergyCard[] {
  const gained = [...change.gained]
  const cards = [...ids].reverse().map(id => {
    const at = gained.indexOf(id)
    if (at >= 0) gained.splice(at, 1)
    return energyCard(face(id), at >= 0)
  })
  return cards.reverse()
}

const energyCard = (face: CardFace, isNew: boolean): EnergyCard => ({
  face,
  isNew,
  basic: face.kind === 'energy' && face.basic,
  signs: face.kind === 'energy' && face.provides.length > 0 ? face.provides.map(signOf) : ['any'],
})

function chipsOf({ conditions, attached, counters }: PokemonView, context: PokemonContext): readonly Chip[] {
  const { locale, face, change, effects } = context
  const gained = [...change.gained]
  return [
    ...conditions.map(kind => ({
      kind,
      words: picturesIn(locale).capital(kind),
      isNew: change.conditions.includes(kind),
    })),
    ...attached.map(face).map((each): Chip => {
      const at = gained.indexOf(each.id)
      if (at >= 0) gained.splice(at, 1)
      return { kind: each.kind === 'trainer' ? each.trainer : 'effect', words: each.name, isNew: at >= 0 }
    }),
    ...effects.map(
      (name): Chip => ({ kind: 'effect', words: chipWords(locale, name), isNew: change.effects.includes(name) }),
    ),
    ...counters.map((name): Chip => ({ kind: 'counter', words: name, isNew: false })),
  ]
}
