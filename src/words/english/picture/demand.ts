/** What a player is asked for, in the few words of a picture. */
import { nameIn, type Prompt, promptOf, type Question } from '../../../engine/view.ts'
import { picksLeft } from '../../asked.ts'
import { counted } from '../phrases/lists.ts'

const DEMANDS: Readonly<Record<Prompt, (question: Question) => string>> = {
  may: question => `Use ${named(question)}?`,
  ask: question => `${named(question)} asks you: yes or no?`,
  'first-or-second': () => 'Take the first turn, or the second?',
  'mulligan-bonus': () => 'Draw extra cards?',
  'set-up': ({ picked }) => (picked.length === 0 ? 'Choose your Active Pokémon' : 'Choose your Benched Pokémon'),
  'bench-bonus': () => 'Bench any of the extra cards?',
  'use-tool': () => 'Use the Tool now, or later?',
  'new-active': () => 'Choose the new Active Pokémon',
  'take-prizes': question => `Take ${counted(picksLeft(question).most, 'Prize')}`,
  switch: () => 'Switch with a Benched Pokémon?',
  'choose-pokemon': question => `Choose ${pokemon(question)}`,
  'choose-condition': () => 'Choose a Special Condition',
  'choose-deck': () => 'Look at your deck, or theirs?',
  'order-top': () => 'Put the cards in order',
  'search-deck': question => `Choose ${cards(question)} from your deck`,
  'take-from-top': question => `Take ${cards(question)} from the top`,
  'evolve-from-deck': () => 'Choose an Evolution in your deck',
  evolve: () => 'Choose who evolves',
  'discard-from-hand': question => `Discard ${cards(question)}`,
  'discard-from-their-hand': () => 'Choose a card of their hand',
  'put-on-deck': question => `Put ${cards(question)} on your deck`,
  'shuffle-away': question => `Shuffle ${cards(question)} into your deck`,
  'copy-supporter': () => 'Choose a Supporter to use',
  'copy-attack': () => 'Choose an attack to copy',
  disable: () => 'Choose an attack to forbid',
  recover: question => `Choose ${cards(question)} you discarded`,
  'discard-energy': question => `Discard ${energy(question)}`,
  'attach-from-deck': question => `Attach ${energy(question)} from your deck`,
  'attach-from-hand': question => `Attach ${energy(question)} from your hand`,
  'attach-from-discard': question => `Attach ${energy(question)} you discarded`,
  'attach-to': () => 'Choose who gets the Energy',
  'move-energy': () => 'Choose an Energy card to move',
  'move-energy-to': () => 'Choose who gets the Energy',
  'shuffle-energy-away': question => `Shuffle ${energy(question)} into your deck`,
  'share-counters': question => `Put ${counted(picksLeft(question).most, 'damage counter')}`,
  'move-counters': () => 'Choose how many counters move',
  'counter-from': () => 'Choose who gives a damage counter',
  'counter-to': () => 'Choose who gets the damage counter',
}

const named = ({ prompt }: Question): string => nameIn(prompt) ?? 'the card'

function howMany(question: Question, thing: string, many?: string): string {
  const { need, most } = picksLeft(question)
  return `${need === most ? '' : need === 0 ? 'up to ' : `${need} to `}${counted(most, thing, many)}`
}

const cards = (question: Question): string => howMany(question, 'card')
const energy = (question: Question): string => howMany(question, 'Energy', 'Energy')
const pokemon = (question: Question): string => howMany(question, 'Pokémon', 'Pokémon')

export const demand = (question: Question): string => DEMANDS[promptOf(question.prompt)](question)
