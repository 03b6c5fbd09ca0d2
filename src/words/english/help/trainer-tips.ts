/** Tips for Trainers. The words looked for are those that our card texts are composed of. */
import type { TrainerFace } from '../../../app/card-face.ts'
import type { Rulebook } from '../../../app/ruleset-facts.ts'
import { often, spelled } from '../phrases/numbers.ts'

export function trainerTips({ trainer, text }: TrainerFace, rules: Rulebook): readonly string[] {
  const use = USES.find(({ when }) => when.test(text))?.tip
  const first = rules.firstTurn.trainers ? [] : ['If you begin the game, it has to wait for your second turn.']
  return [...(use ? [use] : []), KINDS[trainer](rules), ...first]
}

const KINDS: Readonly<Record<TrainerFace['trainer'], (rules: Rulebook) => string>> = {
  item: () => 'You may play as many cards of this kind in a turn as you like.',
  supporter: ({ perTurn }) =>
    `You have ${spelled(perTurn.supporters)} Supporter a turn, so choose the one that helps most.`,
  stadium: ({ perTurn }) =>
    `It works for both players, and you may play Stadiums ${often(perTurn.stadiums)}${perTurn.stadiums === Infinity ? '' : ' a turn'}.`,
  tool: () => 'A Pokémon carries a single Tool, so give it to one that will stay in play.',
  'technical-machine': ({ machineDiscard }) =>
    machineDiscard === 'end-of-turn'
      ? 'Attach it in the turn in which you mean to attack with it: afterwards it is gone.'
      : 'It stays attached unless it says otherwise, so it can serve more than once.',
  fossil: () => 'You may begin the game with it, but a search for Basic Pokémon does not find it.',
}

const USES: readonly { readonly when: RegExp; readonly tip: string }[] = [
  {
    when: /^Shuffle all cards in your hand/,
    tip: 'Play what you can from your hand first: the rest of it goes back into the deck.',
  },
  {
    when: /more Prizes left than your opponent/,
    tip: 'It is for the player who is behind: count the Prizes before you plan with it.',
  },
  {
    when: /ook in your deck for/,
    tip: 'While you look through your deck, notice what is missing: it may lie among your Prizes.',
  },
  {
    when: /on your opponent's Bench and switch it/,
    tip: 'It brings a Pokémon forward that your opponent wants to keep back: best when you can hurt that one at once.',
  },
  {
    when: /^Switch your Active Pokémon/,
    tip: 'It saves you the Retreat Cost, and it frees a Pokémon from all Special Conditions.',
  },
  { when: /^Remove every Special Condition/, tip: 'Keep it for the turn in which sleep or paralysis would stop you.' },
  { when: /eal \d+ damage/, tip: 'Healing pays when it saves a Pokémon from the next Knock Out.' },
  {
    when: /(?<!and\/or basic )Energy cards? from your discard pile/,
    tip: 'It is of little use early on: it needs Energy in your discard pile.',
  },
  { when: /raw /, tip: 'See what you draw before you decide on the rest of your turn.' },
  { when: /top \d+ cards of your deck/, tip: 'See what you find before you decide on the rest of your turn.' },
  { when: /from your discard pile/, tip: 'It needs a discard pile that is worth going through.' },
]
