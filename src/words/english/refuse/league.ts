/** Why a league does not do something. */
import type { LeagueRefusal, Settings } from '../../../app/league/index.ts'
import type { Refusal } from '../../../app/refusal.ts'
import { explain } from './explain.ts'

/** Why a league says no, and what to do instead. */
export function explainLeague(refusal: LeagueRefusal | Refusal): string {
  if (refusal.code === 'bad-setting')
    return `“${SETTINGS[refusal.setting] ?? refusal.setting}” cannot be set like that.`
  if (refusal.code === 'fixed-setting')
    return `“${SETTINGS[refusal.setting] ?? refusal.setting}” cannot be changed any more.`
  const words = REFUSALS[refusal.code as keyof typeof REFUSALS]
  return words ?? explain(refusal as Refusal)
}

const SETTINGS: Partial<Record<keyof Settings, string>> = {
  bestOf: 'best of',
  deckPolicy: 'decks',
  roundLength: 'round length',
  minimumReliability: 'minimum reliability',
  startsAt: 'start',
  checkIn: 'check-in',
  lateEntryUntil: 'late entry',
  organiserRole: 'organisers',
}

type Known = Exclude<LeagueRefusal['code'], 'bad-setting' | 'fixed-setting'>

const REFUSALS: Readonly<Record<Known, string>> = {
  'already-advanced': 'The league has gone on because of that result, so it stays. Rule on the next match instead.',
  'already-asked': 'You have offered that already. Wait for the answer.',
  'already-checked-in': 'You have checked in already. See you at the start.',
  'already-decided': 'That match is decided. An organiser can correct it with `/league rule`.',
  'already-in': 'You are in already. `/league schedule` shows what you have to play.',
  'already-in-play': 'That match is being played. Finish it at its table.',
  'already-there': 'That is there already, so nothing was done.',
  'bad-input': 'I could not read that. Try again with what the command suggests.',
  'deck-needed': 'This league wants a deck from you. Hand one in with `/league mydeck`.',
  'decks-are-free': 'In this league you bring any deck to each match, so there is none to hand in.',
  'decks-are-locked': 'Decks have been locked since the league started.',
  'fixed-pairings': 'In this format the bracket or the circle says who meets, so players cannot change places.',
  full: 'This league is full. Ask its organisers for room.',
  'has-a-pairing': 'That player has a match or a bye in this round already.',
  'no-check-in': 'There is no check-in for this league now.',
  'no-draws-here': 'There are no agreed draws here. Play the match.',
  'no-flag': 'That match was not lost on time, so there is nothing to reverse. Correct its result instead.',
  'no-proposal': 'There is no proposal to change. Use `/league pair` with “preview” first.',
  'not-a-ladder': 'That league is no ladder. Its rounds are paired for you.',
  'not-a-player': 'Say which player you mean.',
  'not-decided': 'That match is not decided yet. Report its result instead.',
  'not-here': 'That cannot be done here.',
  'not-in': 'That player is not in this league.',
  'not-the-organiser': 'Only organisers can do that: they may manage the server, or have the role of the league.',
  'not-your-match': 'That match is for others to play. `/league schedule` shows yours.',
  'nothing-due': 'There is nothing to do now.',
  'other-match': 'That match counts for something else already.',
  'own-match': 'You cannot rule on your own match. Ask another organiser.',
  'reason-needed': 'Say why, in at most 300 characters. Everybody will read it.',
  'round-open': 'This round is not over yet. Wait for its last result, or rule on what is missing.',
  'season-over': 'There is no other round. The league is about to end.',
  'too-early': 'It is too early for that. Try again later.',
  'too-few-players': 'A league needs at least two players who are ready.',
  'too-late': 'It is too late for that now.',
  'too-many-matches': 'You have as many open matches as one can have. Finish one first.',
  'unknown-league': 'There is no such league here. `/league list` shows those there are.',
  'unknown-pairing': 'There is no such match in this league.',
  unreliable: 'This league wants players who lose fewer matches on time. Ask its organisers.',
  'wrong-time': 'That cannot be done at this stage of the league.',
}
