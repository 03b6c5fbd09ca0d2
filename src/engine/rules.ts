/** A ruleset together with the cards it is played with. */
import { assert } from '../shared/assert.ts'
import type { Json } from '../shared/json.ts'
import type { NamedCounter, Source } from './facts.ts'
import type { Card, CardId } from './ids.ts'
import type { Modifiers } from './modifiers.ts'
import type { Moments } from './moments.ts'
import type { PokemonPrint, Print } from './print.ts'
import type { Ruleset } from './ruleset.ts'
import type { State } from './state.ts'
import type { EffectName, TextName } from './vocabulary.ts'

/** What a lasting effect does, built from the parameters that the state remembers. */
export interface Lasting {
  readonly modifiers?: Modifiers
  readonly moments?: Moments
}

export interface Catalogue {
  readonly prints: readonly Print[]
  readonly lasting: Readonly<Record<EffectName, (params: never) => Lasting>>
  /** What named counters do, by the name on the card that places them. */
  readonly counters?: Readonly<Record<string, (from: never) => Lasting>>
}

export interface Rules {
  readonly ruleset: Ruleset
  readonly prints: ReadonlyMap<CardId, Print>
  readonly lasting: (name: EffectName, params: Json) => Lasting
  readonly counter: (counter: NamedCounter) => Lasting
  /** The printed card of each of the game's 120. */
  readonly cardsOf: (state: State) => GameCards
}

interface GameCards {
  readonly prints: readonly Print[]
  /** Which of them can modify anything while they are in play. In most decks few can. */
  readonly speaks: readonly boolean[]
}

export function createRules(ruleset: Ruleset, catalogue: Catalogue): Rules {
  const prints = new Map(catalogue.prints.map(print => [print.id, print]))
  const known = new WeakMap<readonly CardId[], GameCards>()
  return {
    ruleset,
    prints,
    lasting: (name, params) => {
      const template = catalogue.lasting[name]
      assert(template, `no lasting effect is called ${name}`)
      return template(params as never)
    },
    counter: ({ name, from }) => catalogue.counters?.[name]?.(from as never) ?? {},
    cardsOf: state => {
      const before = known.get(state.cards)
      if (before) return before
      const all = state.cards.map(id => printWith(prints, id))
      const cards = { prints: all, speaks: all.map(hasPassiveText) }
      known.set(state.cards, cards)
      return cards
    },
  }
}

const hasPassiveText = (print: Print): boolean =>
  print.kind === 'pokemon'
    ? print.powers.some(({ modifiers, moments }) => modifiers || moments)
    : Boolean(
        print.modifiers ?? print.moments ?? (print.kind === 'trainer' && print.inPlay && hasPassiveText(print.inPlay)),
      )

function printWith(prints: ReadonlyMap<CardId, Print>, id: CardId): Print {
  const print = prints.get(id)
  assert(print, `no card has the id ${id}`)
  return print
}

export const printById = (rules: Rules, id: CardId): Print => printWith(rules.prints, id)

/** What is said to flip a coin, to offer or to ask: the attack, or else the card. */
export const textName = (rules: Rules, { kind, card, name }: Source): TextName =>
  kind === 'attack' && name !== undefined ? name : printById(rules, card).name

export function printOf({ rules, state }: { rules: Rules; state: State }, card: Card): Print {
  const print = rules.cardsOf(state).prints[card]
  assert(print, `no card ${card} in this game`)
  return print
}

/** What a card is while it is in play as a Pokémon. */
export function pokemonPrint(print: Print): PokemonPrint {
  const pokemon = print.kind === 'trainer' ? print.inPlay : print
  assert(pokemon?.kind === 'pokemon', `${print.name} is no Pokémon`)
  return pokemon
}

const LEVEL = / LV\. ?(X|\d+)$/

/** The name as far as it counts for evolving and for the number of copies. */
export function nameUnder(ruleset: Ruleset, name: string): string {
  const { ignores } = ruleset.names
  const plain = name.includes(' LV.') && ignores.includes('level') ? name.replace(LEVEL, '') : name
  return plain.endsWith(' δ') && ignores.includes('delta') ? plain.slice(0, -2) : plain
}

const OWNER = /^(.+?)['’]s\s/

/** The Trainer in the title of a Trainers' Pokémon. A symbol after the name makes nobody its owner. */
export const ownerIn = (name: string): string | null => OWNER.exec(name)?.[1] ?? null
