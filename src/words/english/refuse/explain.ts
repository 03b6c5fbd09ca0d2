/** Why something was not done, and what to do instead. */
import { deckWords } from '../../../app/deck-words.ts'
import type { Refusal } from '../../../app/refusal.ts'
import { plain } from '../../written.ts'
import { enumerated } from '../phrases/lists.ts'

type GameRefusal = Extract<Refusal, { readonly code: 'game' }>['why']
type OtherRefusal = Exclude<Refusal['code'], 'game' | 'bad-deck'>

const LONGEST = 1500

/** What is wrong with a deck is put into words by those who judge decks. */
export function explain(refusal: Refusal, deckProblems: readonly string[] = deckWords(refusal).map(plain)): string {
  switch (refusal.code) {
    case 'game':
      return GAME[refusal.why]
    case 'bad-deck':
      return deckProblems.length === 0 ? BAD_DECK : `${BAD_DECK}\n${enumerated(asList(deckProblems), LONGEST, '\n')}`
    default:
      return OTHERS[refusal.code]
  }
}

const BAD_DECK = 'This deck cannot be played yet. Put it right and bring it again, or take one of the theme decks.'

const asList = (lines: readonly string[]): readonly string[] => lines.map(line => `- ${line}`)

const OTHERS: Readonly<Record<OtherRefusal, string>> = {
  'already-asked': 'You have asked already. Wait for the answer; you can play on meanwhile.',
  away: 'You are away at the moment. End your vacation first, then come back to this.',
  'bad-clock': 'Such a clock cannot be played. Choose between five minutes and ninety days, and a cap above the bank.',
  'bad-input': 'I could not read that. Use the buttons and menus of the message, or try again.',
  'bad-name': 'That name does not work. Choose one of 1 to 60 characters that none of your decks has.',
  'deck-needed': 'This league wants a deck from you first. Hand one in with /league mydeck, then come to your match.',
  'no-days-left': 'You have used all vacation days of this season. Ask your opponents for more time instead.',
  'no-draw-offer': 'Your opponent is not offering you a draw now. You can offer one yourself under “More”.',
  'no-flag': 'This match was not lost on time, so there is nothing to reverse.',
  'no-takeback': 'Your opponent is not asking you for a takeback now. Just play on.',
  'no-vacation': 'You are not on vacation, so there is nothing to end.',
  'not-a-player': 'These buttons belong to the two players. You are welcome to watch.',
  'not-in-a-challenge': 'This challenge has been answered already. Look at the match itself, or send a new challenge.',
  'not-in-pool':
    'This league does not allow all cards of that deck. Choose another, or ask its organisers what is allowed.',
  'not-in-play': 'This match is not being played now. Look at its last message to see why.',
  'not-the-challenged': 'Only the player who was challenged can answer this.',
  'not-the-challenger': 'Only the player who sent this challenge can take it back.',
  'not-the-organiser': 'Only an organiser who does not play in this match can do that.',
  'not-yours': 'That is for your opponent to decide. Your own choices are in your panel.',
  'nothing-to-take-back': 'There is nothing left that you could take back. What is done stays done.',
  'other-ruleset': 'That deck is for another era. Choose a deck of the era of this match.',
  'own-challenge': 'You cannot challenge yourself. Choose another player as your opponent.',
  rated: 'There are no takebacks in rated matches. You can still undo what has revealed nothing.',
  stale: 'The game has gone on since that message. Here is the table as it is now.',
  'takebacks-unwanted': 'Your opponent does not want to be asked for takebacks in this match. Play on.',
  'too-early': 'It is too early for that. Try again later.',
  'too-late': 'It is too late for that now.',
  'too-many-decks': 'You keep as many decks as you can. Delete one, then save this one.',
  'too-many-matches': 'You play as many matches as you can. Finish one, then start another.',
  'unknown-deck': 'You have no deck of that name. Choose one of your list, or a theme deck.',
  'unknown-match': 'There is no such match. Look at your list of matches to find the right one.',
}

const GAME: Readonly<Record<GameRefusal, string>> = {
  'already-retreated': 'You have retreated already in this turn. You can retreat again in your next one.',
  asleep: 'Your Active Pokémon is Asleep, so it can neither attack nor retreat. Do something else, then end your turn.',
  'bench-empty': 'There is no Pokémon on the Bench to switch with. Put a Basic Pokémon there first.',
  'bench-full': 'The Bench is full. No other Pokémon can join it until there is a place.',
  'cannot-retreat-again': 'This Pokémon has failed to retreat and cannot try again in this turn.',
  'energy-limit': 'You have attached an Energy card already in this turn. Attach the next one in your next turn.',
  'first-turn-attack': 'The player who goes first does not attack in the first turn. End your turn instead.',
  'first-turn-evolution': 'No Pokémon evolves in the first turn. Keep the card for your next turn.',
  'first-turn-trainers': 'Cards of this kind cannot be played in the first turn. Keep the card for your next turn.',
  'game-over': 'The game is over. How about a rematch?',
  locked: 'An effect in play forbids that at the moment. Choose something else.',
  'new-this-turn': 'This Pokémon has come into play or evolved in this turn. It can evolve from your next turn on.',
  'no-effect': 'It would do nothing at all, as the table shows. Keep it until there is something for it to do.',
  'no-such-attack': 'Your Active Pokémon has no such attack. Choose one of the attacks that are offered.',
  'no-such-pokemon': 'That Pokémon is not in play any more. Choose another one.',
  'no-such-power': 'That Pokémon has no such power. Choose one of the powers that are offered.',
  'no-such-stadium-use': 'There is no Stadium in play that you could use.',
  'not-an-option': 'That cannot be chosen here. Choose one of the options that are offered.',
  'not-asked': 'There is no question open for you. Look at the table and play on.',
  'not-enough-energy': 'There is not enough Energy on this Pokémon for that. Attach more, or choose another attack.',
  'not-in-hand': 'That card is not in your hand. Choose one that is.',
  'not-playable-so': 'That card cannot be played in that way. Look for it in the menu of your panel.',
  'not-your-turn': 'It is not your turn. You will hear from me when it is.',
  paralyzed:
    'Your Active Pokémon is Paralyzed, so it can neither attack nor retreat. Do something else, then end your turn.',
  'power-off': 'This power does not work at the moment. Choose something else.',
  'power-used': 'This power has been used already in this turn. Use it again in your next one.',
  'question-open': 'There is a question to be answered first. Answer it, then play on.',
  requirement: 'What this asks for is not there, so it cannot be used now. Choose something else.',
  'stadium-limit': 'You have played a Stadium already in this turn, or this one is in play. Keep the card for later.',
  'supporter-limit': 'You have played a Supporter already in this turn. Keep the card for your next turn.',
  target: 'That does not work on this Pokémon. Choose another one.',
  'tool-limit': 'This Pokémon has a Tool already. Choose another Pokémon.',
  'wrong-evolution': 'That card does not evolve from this Pokémon. Choose the Pokémon it evolves from.',
  'wrong-half': 'A Pokémon LEGEND needs both of its halves in your hand. Wait for the other one.',
  'wrong-payment': 'That does not pay for the retreat. Choose one of the payments that are offered.',
}
