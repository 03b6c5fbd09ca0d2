/** What the game is about, and where its cards lie. */
import { spelled } from '../../phrases/numbers.ts'
import type { Topic } from './topic.ts'

const goal: Topic = {
  id: 'goal',
  title: 'Goal of the game',
  also: ['win', 'winning', 'how to win', 'aim'],
  rests: () => ['GAME-01', 'GAME-04', 'GAME-05', 'TURN-03', 'WIN-01', 'WIN-02', 'WIN-03', 'WIN-04'],
  lines: ({ setUp }) => [
    'Two players take turns. Your Pokémon fight those of your opponent.',
    '',
    'You win as soon as one of these is true:',
    `- **Prizes**: you take the last of your ${spelled(setUp.prizes)}. Each opposing Pokémon that is Knocked Out brings you closer.`,
    '- **Pokémon**: your opponent loses the Active Pokémon and has none on the Bench to follow it.',
    '- **Cards**: your opponent should draw for the turn, and the deck is empty.',
    '',
    'A card text that makes you draw more than you have is harmless: take what is there and go on.',
    'While your opponent is on turn, you only answer what you are asked, such as who comes forward after a Knock Out.',
    'If both of you win together, see `/rules sudden-death`.',
  ],
}

const zones: Topic = {
  id: 'zones',
  title: 'Where cards lie',
  also: ['places', 'table', 'board', 'in play'],
  rests: ({ modules }) => [
    ...['ZONE-01', 'ZONE-02', 'ZONE-03', 'ZONE-04', 'ZONE-05', 'ZONE-06', 'ZONE-07', 'ZONE-08', 'ZONE-10'],
    ...(modules.includes('lost-zone') ? ['ZONE-09', 'LOST-01'] : []),
  ],
  lines: ({ setUp, modules }) => [
    '- **Active Pokémon**: one for each player, in front. Only it attacks.',
    `- **Bench**: behind it, room for ${spelled(setUp.bench)} more.`,
    '- **Deck**: face down. Its size is public, its order is not.',
    '- **Hand**: seen by its owner alone.',
    `- **Prizes**: ${spelled(setUp.prizes)} cards of your own deck, face down. Not even you know them until you take them.`,
    '- **Discard pile**: face up, one for each player, open to both.',
    '- **Stadium**: one place that both players share.',
    modules.includes('lost-zone') && '- **Lost Zone**: face up and out of the game for good.',
    '',
    '*In play* means the Active Pokémon, the Bench, all that is attached to them, and the Stadium. What leaves play is discarded unless a card sends it elsewhere.',
  ],
}

const suddenDeath: Topic = {
  id: 'sudden-death',
  title: 'Sudden Death',
  also: ['tie', 'both win', 'draw game'],
  rests: () => ['WIN-05', 'WIN-06', 'SD-01', 'SD-02'],
  lines: ({ setUp }) => [
    'One attack, or one step between turns, can bring victory to both players: both take their last Prize, or both run out of Pokémon, or one does this and the other that.',
    '',
    '- Count the ways. A player who has won in **both** ways beats one who has won in only one.',
    `- Equally many? Then **Sudden Death** decides: a fresh game with the same decks, set up from the first step, coin included, but with ${spelled(setUp.suddenDeathPrizes)} Prize each.`,
    '- Should that end level too, there is another one, until a player wins.',
  ],
}

const knockOuts: Topic = {
  id: 'knock-outs',
  title: 'Knock Outs and Prizes',
  also: ['knock out', 'knocked out', 'ko', 'prizes', 'prize'],
  rests: ({ modules }) => [
    ...['KO-01', 'KO-02', 'KO-03', 'KO-04', 'KO-05', 'KO-06', 'KO-07', 'KO-08', 'KO-09', 'KO-10', 'BETW-07'],
    ...(modules.includes('mega') ? ['EX-01', 'MEGA-04'] : modules.includes('legend') ? ['PEX-01', 'LEGEND-07'] : []),
  ],
  lines: ({ modules, knockOuts }) => [
    'A Pokémon is Knocked Out when its damage is as high as its HP or higher. During an attack this is looked at when everything the attack does is done.',
    '',
    'Then, in this order:',
    '1. The Pokémon and every card on it go to the discard pile.',
    '2. The other player takes a Prize, whatever caused the Knock Out. It goes to the hand and can be played like any other card.',
    '3. If it was the Active Pokémon, its player brings one forward from the Bench. An empty Bench means defeat.',
    '',
    modules.includes('mega')
      ? 'A **Pokémon-EX** gives two Prizes; Mega Evolutions and Primals are Pokémon-EX.'
      : modules.includes('legend')
        ? 'A **Pokémon-ex** gives two Prizes, and so does a **LEGEND** that carries this rule on the card.'
        : 'Each Knock Out is worth one Prize.',
    knockOuts.first === 'next-player' &&
      'Both Active Pokémon at once? The player whose turn comes next takes Prizes first and brings a Pokémon forward first.',
    'Your Prizes lie face down, so it does not matter which one you point at.',
  ],
}

export const GAME_TOPICS: readonly Topic[] = [goal, zones]
export const END_TOPICS: readonly Topic[] = [knockOuts, suddenDeath]
