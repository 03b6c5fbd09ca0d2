/** What an entry means to each of those who watch: what they saw happen, and whether they are told of it. */
import { createHmac } from 'node:crypto'
import { NOTHING, otherSeat, type Rules, SEATS, type Seat, waitingFor } from '../engine/index.ts'
import { type SeenEvent, seeEvents, type Viewer } from '../engine/view.ts'
import type { Instant } from '../shared/time.ts'
import { type DraftStep, draftOf, type Match, orderedIn } from './match/match.ts'
import type { MatchEvent } from './match/match-event.ts'
import { isDraftTakenBack, isTimeGivenBack } from './match/undo.ts'
import type { About, Notice, PictureKind } from './notice.ts'
import type { Change } from './streams.ts'
import { tableFor } from './table.ts'

/** What a viewer sees happen by this entry: of a draft nothing, but when it binds, all of it. */
export function seenBy(rules: Rules, change: Change<'match'>, viewer: Viewer): readonly SeenEvent[] {
  const { before } = change
  const isOwn = viewer === before?.game?.turn.seat
  return seenSince(rules, change, viewer, before && !isOwn ? draftOf(before) : [])
}

/** What a viewer has seen happen in this turn, or in the one that this entry ended. */
const turnSeenBy = (rules: Rules, change: Change<'match'>, viewer: Viewer): readonly SeenEvent[] =>
  seenSince(rules, change, viewer, change.before?.steps ?? [])

function seenSince(
  rules: Rules,
  change: Change<'match'>,
  viewer: Viewer,
  steps: readonly DraftStep[],
): readonly SeenEvent[] {
  const { before, entry } = change
  const played = entry.data.events.flatMap(event => (event.type === 'Played' ? event.events : []))
  if (played.length === 0 || isSecret(change, viewer)) return []
  const events = [...steps.flatMap(step => step.events), ...played]
  return seeEvents(rules, steps[0]?.before ?? before?.game ?? NOTHING, events, viewer)
}

/** Everybody who must hear of an entry. The one who did it has the answer already. */
export function noticesOf(rules: Rules, change: Change<'match'>, now: Instant): readonly Notice[] {
  const { after } = change
  const viewers: readonly Viewer[] = ['spectator', ...SEATS]
  return viewers.flatMap(viewer => {
    const about = aboutFor(rules, change, viewer)
    if (about.length === 0) return []
    const to = viewer === 'spectator' ? ('table' as const) : { player: after.players[viewer], seat: viewer }
    return [
      {
        id: noticeId(change, viewer),
        to,
        about,
        table: tableFor(rules, after, viewer, now),
        events: turnSeenBy(rules, change, viewer),
        ordered: orderedFor(change, viewer),
        draw: picturesOf(about, viewer),
      },
    ]
  })
}

/** The same each time, and telling nothing: a number would tell how much has been done in secret. Fits a nonce of Discord. */
const noticeId = ({ after: { id, seed }, entry }: Change<'match'>, viewer: Viewer): string =>
  createHmac('sha256', seed).update(`notice ${id} ${entry.version} ${viewer}`).digest('base64url').slice(0, 24)

/** What standing orders decided, told with what came of it. */
export function orderedFor(change: Change<'match'>, viewer: Viewer): Notice['ordered'] {
  const { before, entry } = change
  const isPlayed = entry.data.events.some(({ type }) => type === 'Played')
  if (!isPlayed || isSecret(change, viewer)) return []
  const isOwn = viewer === before?.game?.turn.seat
  const drafted = before && !isOwn ? draftOf(before) : []
  return [...drafted.flatMap(({ ordered }) => ordered), ...orderedIn(entry.data.events)]
}

/** A draft is its player's own business, also if it is taken back. */
const isSecret = ({ before, entry, after }: Change<'match'>, viewer: Viewer): boolean =>
  viewer !== after.game?.turn.seat &&
  (draftOf(after).length > 0 || (before !== null && isDraftTakenBack(before, entry.data.events)))

const WITH_TABLE: readonly About['is'][] = ['played', 'over', 'taken-back', 'action-taken-back', 'flag-reversed']
const WITH_HAND: readonly About['is'][] = ['your-turn', 'your-answer', 'taken-back', 'action-taken-back', 'reminder']

const picturesOf = (about: readonly About[], viewer: Viewer): readonly PictureKind[] => [
  ...(about.some(({ is }) => WITH_TABLE.includes(is)) ? (['table'] as const) : []),
  ...(viewer !== 'spectator' && about.some(({ is }) => WITH_HAND.includes(is)) ? (['hand'] as const) : []),
]

/** What nobody can see, such as one of several picks, is not worth a message to the table. */
function aboutFor(rules: Rules, change: Change<'match'>, viewer: Viewer): readonly About[] {
  const { before, after, entry } = change
  const said = entry.data.events.flatMap(event => aboutEvent(event, viewer))
  const isSeen = viewer === 'spectator' && seenBy(rules, change, viewer).length > 0
  const played = isSeen ? [{ is: 'played' } as const] : []
  const isBack = before !== null && isTimeGivenBack(before, entry.data.events)
  const back = isBack ? [{ is: 'action-taken-back' } as const] : []
  const ended = after.status === 'over' && before?.status === 'playing' ? [{ is: 'over' } as const] : []
  const isNew = viewer !== 'spectator' && isNowAsked(change, viewer) ? [yourPart(after, viewer)] : []
  return [...new Map([...played, ...back, ...said, ...ended, ...isNew].map(each => [each.is, each])).values()]
}

const yourPart = ({ game }: Match, seat: Seat): About => ({
  is: game?.action || game?.turn.seat !== seat ? 'your-answer' : 'your-turn',
})

/** Nobody waited for this seat, and now somebody does; or the turn has come back to it. */
function isNowAsked({ before, after }: Change<'match'>, seat: Seat): boolean {
  if (after.status !== 'playing' || !after.game || !waitingFor(after.game).includes(seat)) return false
  if (before?.status !== 'playing') return true
  return !(before.game && waitingFor(before.game).includes(seat))
}

function aboutEvent(event: MatchEvent, viewer: Viewer): readonly About[] {
  const toOther = (seat: Seat, is: 'takeback-asked' | 'takeback-refused' | 'draw-offered' | 'draw-refused') =>
    viewer === otherSeat(seat) ? [{ is }] : []
  const toAll = (about: About): readonly About[] => [about]
  switch (event.type) {
    case 'Challenged':
      return viewer === 0 ? [] : [{ is: 'challenge' }]
    case 'Declined':
      return viewer === 1 ? [] : [{ is: 'declined' }]
    case 'Withdrawn':
      return viewer === 0 ? [] : [{ is: 'withdrawn' }]
    case 'Expired':
      return toAll({ is: 'expired' })
    case 'Voided':
      return toAll({ is: 'void' })
    case 'TakenBack':
      return event.agreed ? toAll({ is: 'taken-back' }) : []
    case 'TakebackAsked':
      return toOther(event.seat, 'takeback-asked')
    case 'TakebackRefused':
      return toOther(event.seat, 'takeback-refused')
    case 'DrawOffered':
      return toOther(event.seat, 'draw-offered')
    case 'DrawRefused':
      return toOther(event.seat, 'draw-refused')
    case 'TimeGiven':
      return viewer === event.to || viewer === 'spectator' ? [{ is: 'time-given', to: event.to, time: event.time }] : []
    case 'Reminded':
      return viewer === event.seat ? [{ is: 'reminder' }] : []
    case 'WentAway':
      return viewer === event.seat && !event.automatic
        ? []
        : [{ is: 'went-away', seat: event.seat, until: event.until, ...(event.automatic && { automatic: true }) }]
    case 'FlagReversed':
      return toAll({ is: 'flag-reversed' })
    default:
      return []
  }
}

/** What happened between the people, as far as a viewer hears of it. Versions of entries are left out: they can be counted. */
export type Said = Exclude<MatchEvent, { readonly type: 'Played' | Bare['type'] }> | Bare

interface Bare {
  readonly type: 'Challenged' | 'Accepted' | 'TakebackAsked' | 'TakenBack'
  readonly seat?: Seat
  readonly agreed?: true
}

/** Of a player's orders, reminders and drafts nobody else hears. */
const PRIVATE: readonly MatchEvent['type'][] = ['OrdersSet', 'RemindersMuted', 'Reminded', 'ReminderPostponed']

export const saidTo = ({ entry }: Change<'match'>, viewer: Viewer): readonly Said[] =>
  entry.data.events.flatMap((event): readonly Said[] => {
    switch (event.type) {
      case 'Played':
        return []
      case 'Challenged':
      case 'Accepted':
        return [{ type: event.type }]
      default: {
        const isOwn = 'seat' in event && event.seat === viewer
        const isPrivate = PRIVATE.includes(event.type) || (event.type === 'TakenBack' && !event.agreed)
        return isOwn || !isPrivate ? [withoutVersion(event)] : []
      }
    }
  })

function withoutVersion(event: Exclude<MatchEvent, { readonly type: 'Played' | 'Challenged' | 'Accepted' }>): Said {
  if (event.type !== 'TakebackAsked' && event.type !== 'TakenBack') return event
  const { to: _, ...rest } = event
  return rest
}
