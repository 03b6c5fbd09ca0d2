/** Questions of the engine as sentences for the player who is asked. */
import { nameIn, type Prompt, promptOf, type Question } from '../../../engine/view.ts'
import { type PicksLeft, picksLeft } from '../../asked.ts'
import { placeOf } from '../../places.ts'
import { ownSeat, type Scene } from '../../scene.ts'
import { counted } from '../phrases/lists.ts'
import { opponentName } from './naming.ts'

interface Asked extends PicksLeft {
  readonly question: Question
  readonly scene: Scene
}

/** "2 cards", "up to 3 cards", "2 to 4 cards". */
const howMany = ({ need, most }: Asked, thing = 'card', many = `${thing}s`): string =>
  `${need === most ? '' : need === 0 ? 'up to ' : `${need} to `}${counted(most, thing, many)}`

const pokemon = (asked: Asked): string => howMany(asked, 'Pokémon', 'Pokémon')
const energy = (asked: Asked): string => howMany(asked, 'Energy card')

/** Whose Pokémon can be chosen: "your", "Robin's" or, if both, "the". */
function whose({ question, scene }: Asked): string {
  const seats = question.options.map(option =>
    option.is === 'pokemon' ? placeOf(scene.table, option.pokemon)?.seat : undefined,
  )
  const own = ownSeat(scene.table)
  if (seats.every(seat => seat === own)) return 'your'
  return seats.some(seat => seat === own) ? 'the' : `${opponentName(scene)}'s`
}

const nothing = ({ most }: Asked): boolean => most === 0

const PROMPTS: Readonly<Record<Prompt, (asked: Asked) => string>> = {
  may: asked => `Do you want to use what ${named(asked)} offers?`,
  ask: asked => `${opponentName(asked.scene)}'s ${named(asked)} asks you: yes or no?`,
  'first-or-second': () => 'You won the coin flip. Do you want the first or the second turn?',
  'mulligan-bonus': ({ scene }) => `${opponentName(scene)} took a mulligan. How many extra cards do you draw?`,
  'set-up': asked =>
    asked.question.picked.length === 0
      ? 'Choose your Active Pokémon to start with.'
      : `Who else starts on your Bench? Choose ${pokemon(asked)}.`,
  'bench-bonus': asked =>
    nothing(asked)
      ? 'None of the extra cards is a Basic Pokémon, so none joins your Bench.'
      : `Of the extra cards you may put ${pokemon(asked)} on your Bench.`,
  'use-tool': () => 'Shall your Pokémon Tool work now, or later between the turns?',
  'new-active': asked =>
    whose(asked) === 'your'
      ? 'Choose your new Active Pokémon.'
      : `Choose which of ${whose(asked)} Pokémon becomes Active.`,
  'take-prizes': asked => `Take ${howMany(asked, 'Prize')}.`,
  switch: () => 'Do you want to switch this Pokémon with one on your Bench?',
  'choose-pokemon': asked => `Choose ${howMany(asked, 'of', 'of')} ${whose(asked)} Pokémon.`,
  'choose-condition': () => 'Which Special Condition does the Defending Pokémon get?',
  'choose-deck': ({ scene }) => `Whose deck do you want to look at, yours or ${opponentName(scene)}'s?`,
  'order-top': ({ question: { picked } }) =>
    picked.length === 0
      ? 'Put these cards back on the deck in any order, the first on top.'
      : 'In which order do the other cards follow?',
  'search-deck': asked =>
    nothing(asked)
      ? 'You search your deck, but there is nothing you can take.'
      : `You search your deck. Choose ${howMany(asked)}.`,
  'take-from-top': asked =>
    nothing(asked)
      ? 'You look at the top cards of your deck, but there is nothing you can take.'
      : `You look at the top cards of your deck. Take ${howMany(asked)}.`,
  'evolve-from-deck': asked =>
    nothing(asked)
      ? 'You search your deck, but nothing in it evolves a Pokémon of yours.'
      : 'You search your deck. Choose the card to evolve with.',
  evolve: () => 'Which of your Pokémon evolves?',
  'discard-from-hand': asked => (nothing(asked) ? NO_CARD : `Discard ${howMany(asked)} from your hand.`),
  'discard-from-their-hand': ({ scene }) =>
    `You see ${opponentName(scene)}'s hand. Choose the card that is discarded from it.`,
  'put-on-deck': asked => `Put ${howMany(asked)} from your hand on top of your deck.`,
  'shuffle-away': asked => `Shuffle ${howMany(asked)} from your hand into your deck.`,
  'copy-supporter': asked =>
    nothing(asked)
      ? `You see ${opponentName(asked.scene)}'s hand: there is no Supporter in it.`
      : `You see ${opponentName(asked.scene)}'s hand. Which Supporter do you want to use? You may choose none.`,
  'copy-attack': () => 'Which attack do you want to copy?',
  disable: ({ scene }) => `Which attack of ${opponentName(scene)}'s Pokémon do you forbid?`,
  recover: asked => `Choose ${howMany(asked)} from your discard pile.`,
  'discard-energy': asked => `Discard ${energy(asked)}.`,
  'attach-from-deck': asked =>
    nothing(asked) ? 'You search your deck, but no Energy in it fits.' : `Attach ${energy(asked)} from your deck.`,
  'attach-from-hand': asked => (nothing(asked) ? NO_CARD : `Attach ${energy(asked)} from your hand.`),
  'attach-from-discard': asked => `Attach ${energy(asked)} from your discard pile.`,
  'attach-to': asked => `Choose ${pokemon(asked)} to attach Energy to.`,
  'move-energy': () => 'Which Energy card do you want to move?',
  'move-energy-to': () => 'Which Pokémon gets the Energy card?',
  'shuffle-energy-away': asked =>
    `Shuffle ${energy(asked)} from your Pokémon into your deck: each makes the attack stronger.`,
  'share-counters': ({ scene, most }) =>
    `Put ${counted(most, 'damage counter')} on ${opponentName(scene)}'s Pokémon, in any way you like.`,
  'move-counters': () => 'How many damage counters do you want to move?',
  'counter-from': () => 'Which of your Pokémon gives a damage counter?',
  'counter-to': ({ scene }) => `Which of ${opponentName(scene)}'s Pokémon gets the damage counter?`,
}

const NO_CARD = 'You hold no card that fits.'

/** What offers or asks. */
const named = ({ question: { prompt } }: Asked): string => nameIn(prompt) ?? 'card'

export const questionText = (scene: Scene, question: Question): string =>
  PROMPTS[promptOf(question.prompt)]({ question, scene, ...picksLeft(question) })
