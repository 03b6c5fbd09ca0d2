/** What a question means to somebody who meets it for the first time. */
import { nameIn, type Prompt, promptOf, type Question } from '../../../../engine/view.ts'
import { isMine, type Lesson } from './lesson.ts'

type Meaning = (question: Question, lesson: Lesson) => string

/** Is it about Pokémon, or cards on Pokémon, of the other player? */
const isTheirs = ({ options }: Question, lesson: Lesson): boolean =>
  options.some(option => {
    const id = option.is === 'pokemon' ? option.pokemon : option.is === 'card' ? option.on : undefined
    return id !== undefined && !isMine(lesson, id)
  })

const optional = ({ min }: Question): string => (min === 0 ? ' You may also take nothing.' : '')

const MEANINGS: Readonly<Record<Prompt, Meaning>> = {
  may: ({ prompt }) => `${nameIn(prompt) ?? 'This'} is up to you: say yes if it helps, no if not.`,
  ask: () => 'Your opponent’s card asks you. Compare what each answer gives them, and choose the lesser evil.',
  'set-up': ({ picked }) =>
    picked.length === 0
      ? 'Pick your Active Pokémon first: best one with many HP, or one that attacks for little Energy.'
      : 'Now pick Basics for your Bench. A Pokémon there saves you from losing with the first Knock Out.',
  'bench-bonus': () =>
    'Basics among your extra cards may go to the Bench now. In your hand they stay secret, but they wait.',
  'mulligan-bonus': () =>
    'Your opponent had no Basic and drew again, so you may draw extra. More cards give you more choice.',
  'first-or-second': (_, { rules }) =>
    rules.firstTurn.attack
      ? 'Going first puts you one turn ahead.'
      : 'Going first means your Energy is one turn ahead; going second means you attack first.',
  'new-active': (question, lesson) =>
    isTheirs(question, lesson)
      ? 'Bring a Pokémon forward that you can hurt, or that cannot attack yet.'
      : lesson.mine.active
        ? 'Who comes forward? Best a Pokémon that can attack now or bear a hit.'
        : 'Your Active Pokémon is gone. Send one that can attack soon or bear a hit.',
  'take-prizes': () => 'You earned this. Prizes lie face down, so any will do: the card goes to your hand.',
  'use-tool': () => 'You say when this Tool works. Now is safer if poison or burn could Knock the Pokémon Out.',
  'discard-energy': (question, lesson) =>
    isTheirs(question, lesson)
      ? 'Discard the Energy your opponent would miss most: what the next attack needs.'
      : 'Discard the Energy your next attack can do without.',
  'shuffle-energy-away': () => 'Choose how much Energy to give up. What you keep can pay for the next attack.',
  'discard-from-hand': ({ min, max }) =>
    min === max
      ? `Discard ${min === 1 ? 'the card' : `${min} cards`} you need least: spare copies, or what you cannot play soon.`
      : `You choose how many to discard, ${min} to ${max}. Begin with spare copies.`,
  'discard-from-their-hand': () =>
    'Take away what would hurt you most in the next turn. Remember the rest: now you know it.',
  'search-deck': question =>
    `This is what your deck offers. Take what you can use soonest.${optional(question)} The deck is shuffled afterwards.`,
  'take-from-top': question => `Keep what you can use soonest.${optional(question)}`,
  'order-top': () => 'Pick the cards in the order in which they shall be drawn: the first one comes first.',
  'choose-deck': () => 'Look at your own deck to plan your next draws, or at the other one to spoil your opponent’s.',
  recover: question => `Choose what comes back from your discard pile.${optional(question)}`,
  'attach-from-discard': question =>
    `This Energy is extra: your one attachment a turn is still yours.${optional(question)}`,
  'attach-from-deck': question =>
    `This Energy is extra: your one attachment a turn is still yours.${optional(question)}`,
  'attach-from-hand': question =>
    `This Energy is extra: your one attachment a turn is still yours.${optional(question)}`,
  'attach-to': () => 'Give it to the Pokémon that attacks next, or to the one that will follow it.',
  'put-on-deck': () => 'The card you choose lies on top of your deck: it may be drawn again soon.',
  'shuffle-away': () => 'The card you choose goes back into your deck. Pick one that you do not need now.',
  'move-energy': (question, lesson) =>
    isTheirs(question, lesson)
      ? 'Move Energy to where your opponent has no use for it.'
      : 'Move Energy to the Pokémon that needs it for its attack.',
  'move-energy-to': (question, lesson) =>
    isTheirs(question, lesson)
      ? 'Where shall it go? Best where your opponent has no use for it.'
      : 'Where shall it go? Best to the Pokémon that needs it for its attack.',
  'move-counters': () => 'How many damage counters shall move? They are not damage, so Weakness does not matter.',
  'counter-from': () => 'Take damage counters off a Pokémon of yours that is close to a Knock Out.',
  'counter-to': () => 'Put them where they bring a Knock Out, or bring one near.',
  'share-counters': () => 'Share the damage counters out as you like. Ten damage each: look for Knock Outs.',
  'choose-pokemon': (question, lesson) =>
    isTheirs(question, lesson)
      ? 'Choose a Pokémon of your opponent. One that is close to a Knock Out is a good target.'
      : 'Choose one of your Pokémon: the one that gains most by it.',
  'choose-condition': () =>
    'Asleep and Paralyzed stop attacks and retreats, Confused makes attacks risky, Burned and Poisoned hurt.',
  'evolve-from-deck': question => `Choose the card that one of your Pokémon evolves into.${optional(question)}`,
  evolve: () => 'Choose which Pokémon evolves: the one that will attack, if you can.',
  disable: () => 'Choose the attack that would hurt you most.',
  'copy-attack': () => 'Choose the attack to use as if it were your own.',
  'copy-supporter': () => 'Choose the Supporter whose effect you want.',
  switch: () => 'Yes brings another Pokémon forward and cures the one that leaves. No keeps everything as it is.',
}

export const questionHint = (question: Question, lesson: Lesson): string =>
  MEANINGS[promptOf(question.prompt)](question, lesson)
