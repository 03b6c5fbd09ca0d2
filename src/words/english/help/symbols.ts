/** The types: the letter in our lists, the sign on our pictures, what such Pokémon are like. */
import type { Rulebook } from '../../../app/ruleset-facts.ts'

export type Type = Rulebook['types'][number]

interface Symbol {
  readonly letter: string
  readonly sign: string
  readonly likes: string
}

export const SYMBOLS: Readonly<Record<Type, Symbol>> = {
  grass: { letter: 'G', sign: 'clover', likes: 'heals itself and poisons others' },
  fire: { letter: 'R', sign: 'three tongues of flame', likes: 'hits hard and burns up its own Energy' },
  water: { letter: 'W', sign: 'two waves', likes: 'moves Energy around and pushes opponents about' },
  lightning: { letter: 'L', sign: 'zigzag', likes: 'paralyzes and gets spent Energy back' },
  psychic: { letter: 'P', sign: 'linked rings', likes: 'plays tricks and hands out Special Conditions' },
  fighting: { letter: 'F', sign: 'two wedges that clash', likes: 'takes risks for more damage' },
  darkness: { letter: 'D', sign: 'disc half in shadow', likes: 'makes opponents lose cards' },
  metal: { letter: 'M', sign: 'screw head', likes: 'lasts long and shrugs damage off' },
  fairy: { letter: 'Y', sign: 'two sparkles', likes: 'takes the sting out of attacks' },
  dragon: { letter: 'N', sign: 'scales', likes: 'is very strong and wants two kinds of Energy' },
  colorless: { letter: 'C', sign: 'plain ring', likes: 'fits into any deck' },
}
