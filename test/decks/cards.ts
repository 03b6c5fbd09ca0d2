/** A few cards of all three eras, with the names and numbers that make reading a list difficult. */
import { attack, basicEnergy, pokemon, specialEnergy, trainer } from '../../src/cards/kit/facts.ts'
import { createFormat } from '../../src/decks/format.ts'
import type { PokemonPrint, Print } from '../../src/engine/print.ts'
import { RULESET_IDS, type RulesetId } from '../../src/rulesets/index.ts'

const named = (id: string, name: string, more: Partial<PokemonPrint> = {}): PokemonPrint => ({
  ...pokemon(id, { name, type: 'fire', hp: 60 }),
  ...more,
})
const legend = (id: string, half: 'top' | 'bottom') => named(id, 'Ho-Oh LEGEND', { stage: 'legend', half })

export const PRINTS: readonly Print[] = [
  named('hgss1-1', 'Arcanine', { stage: 'stage1', evolvesFrom: 'Growlithe' }),
  named('hgss1-65', 'Growlithe'),
  named('hgss1-66', 'Hoothoot'),
  named('hgss1-67', 'Hoppip'),
  named('hgss1-32', 'Typhlosion', { stage: 'stage2', evolvesFrom: 'Quilava' }),
  named('hgss1-110', 'Typhlosion', { stage: 'stage2', evolvesFrom: 'Quilava', labels: ['prime'], hp: 140 }),
  legend('hgss1-111', 'top'),
  legend('hgss1-112', 'bottom'),
  trainer('hgss1-96', 'item', { name: 'Pokégear 3.0' }),
  trainer('hgss1-97', 'supporter', { name: 'Pokémon Collector' }),
  trainer('hgss1-101', 'supporter', { name: "Professor Oak's New Theory" }),
  trainer('hgss1-102', 'item', { name: 'Switch', text: 'Swap.' }),
  trainer('hgss1-ONE', 'item', { name: 'Alph Lithograph', text: 'Look.' }),
  trainer('hgss3-THREE', 'item', { name: 'Alph Lithograph', text: 'Look elsewhere.' }),
  trainer('col1-99', 'item', { name: 'Switch', text: 'Swap.' }),
  basicEnergy('hgss1-116', 'fire'),
  basicEnergy('hgss1-121', 'darkness'),
  named('hgss3-47', 'Eevee', { attacks: [attack('Bite', 'C', 20)] }),
  named('hgss3-48', 'Eevee', { attacks: [attack('Tickle', 'C', 10)] }),
  specialEnergy('hgss3-79', { name: 'Darkness Energy', provides: [['darkness']] }),
  named('hgss4-69', 'Nidoran ♀'),
  named('hgss4-70', 'Nidoran ♂'),
  named('ecard2-28', 'Porygon2', { stage: 'stage1', evolvesFrom: 'Porygon' }),
  named('ecard2-H1', 'Ampharos'),
  specialEnergy('ecard2-142', { name: 'Darkness Energy', provides: [['darkness']] }),
  basicEnergy('ecard1-161', 'fire'),
  named('xy11-25', 'Volcanion'),
  named('xy11-26', 'Volcanion-EX', { labels: ['EX'] }),
  named('xy11-51', 'Hoopa'),
  named('xy11-68', 'M Steelix-EX', { stage: 'mega', evolvesFrom: 'Steelix-EX', labels: ['EX'] }),
  trainer('xy10-111', 'supporter', { name: 'Shauna', text: 'Draw.' }),
  trainer('xy1-127', 'supporter', { name: 'Shauna', text: 'Draw.' }),
  basicEnergy('xy1-133', 'fire'),
  basicEnergy('g1-76', 'fire'),
  basicEnergy('g1-83', 'fairy'),
]

export const FORMATS = Object.fromEntries(RULESET_IDS.map(id => [id, createFormat(id, PRINTS)])) as Record<
  RulesetId,
  ReturnType<typeof createFormat>
>
