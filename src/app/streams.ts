/** What each kind of stream holds, and what its entries make happen in others. */
import type { KeptLeague, LeagueEntry } from './league/kept-league.ts'
import type { Match } from './match/match.ts'
import type { MatchEntry } from './match/match-event.ts'
import type { Player, PlayerEntry } from './player/player.ts'
import type { Entry, StreamKind } from './ports/event-store.ts'
import type { Ports } from './ports/index.ts'

/** `start`: what there is before the first entry. */
interface Streams {
  readonly match: { readonly start: null; readonly state: Match; readonly data: MatchEntry }
  readonly player: { readonly start: Player; readonly state: Player; readonly data: PlayerEntry }
  readonly league: { readonly start: null; readonly state: KeptLeague; readonly data: LeagueEntry }
}

export type Start<Kind extends StreamKind> = Streams[Kind]['start']
export type State<Kind extends StreamKind> = Streams[Kind]['state']
export type Data<Kind extends StreamKind> = Streams[Kind]['data']

/** An entry, with what its stream tells of before and after it. */
export interface Change<Kind extends StreamKind> {
  readonly before: State<Kind> | Start<Kind>
  readonly entry: Entry<Data<Kind>>
  readonly after: State<Kind>
}

/** Something that has to follow an entry. It may be done twice, and may find that more has to be done. */
export type Attempt = () => Promise<void> | Promise<readonly Attempt[]>

export type Reaction<Kind extends StreamKind> = (ports: Reacting, change: Change<Kind>) => readonly Attempt[]

export type Reactions = { readonly [Kind in StreamKind]: readonly Reaction<Kind>[] }

/** What a use case needs that changes something: the ports, and what else is changed then. */
export interface Reacting extends Ports {
  readonly reactions: Reactions
}
