/** What a player can take back alone: what told nobody anything, used no luck, and asked nobody else. */
import type { Event, Seat } from '../../engine/index.ts'
import { type DraftStep, draftOf, type Match } from './match.ts'
import { isActionTakenBack, type MatchEvent, type MatchEventOf } from './match-event.ts'

const BINDING: ReadonlySet<Event['type']> = new Set([
  'DeckShuffled',
  'CoinFlipped',
  'CardPicked',
  'CardsDrawn',
  'CardsRevealed',
  'MulliganTaken',
  'PrizesLaid',
  'PrizesTaken',
  'AttackDeclared',
  'AttackFailed',
  'TurnEnded',
  'TurnBegan',
  'SuddenDeathBegan',
  'GameEnded',
])

/** Did this, done in the turn of a seat, commit its player? */
export const isBinding = (turn: Seat, plays: readonly MatchEventOf<'Played'>[]): boolean =>
  plays.some(
    ({ command, events }) =>
      command?.seat !== turn || events.some(event => BINDING.has(event.type) || tells(turn, event)),
  )

/** Does an event of a kind that need not tell anything tell the player something about hidden cards all the same? */
function tells(turn: Seat, event: Event): boolean {
  if (event.type === 'ChoiceAsked')
    return event.questions.some(({ seat, secret, fromHand }) => seat !== turn || (secret && !fromHand))
  if (!('from' in event) || typeof event.from !== 'object' || !('zone' in event.from)) return false
  const { from } = event
  return from.zone === 'deck' || from.zone === 'prizes' || (from.zone === 'hand' && from.seat !== turn)
}

/** What has been done in this turn before the action in flight. */
export const stepsBeforeAction = (steps: readonly DraftStep[]): readonly DraftStep[] =>
  steps.slice(0, Math.max(0, actionIn(steps)))

/** The action was still a draft: nobody but its player has heard of it, or hears now that it was taken back. */
export const isDraftTakenBack = (before: Match, events: readonly MatchEvent[]): boolean =>
  isActionTakenBack(events) && draftOf(before).some(step => step === before.steps[actionIn(before.steps)])

/** Both players know of the action, and nobody loses time by its being taken back. */
export const isTimeGivenBack = (before: Match, events: readonly MatchEvent[]): boolean =>
  isActionTakenBack(events) && !isDraftTakenBack(before, events)

const actionIn = (steps: readonly DraftStep[]): number =>
  steps.findLastIndex(({ events }) => events.some(({ type }) => type === 'ActionStarted'))
