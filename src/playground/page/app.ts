/** All that can be done on the page. */
import type { Writing } from './actions/composer.ts'
import type { Deeds } from './actions/deeds.ts'
import type { Rooms } from './actions/rooms.ts'
import type { Surroundings } from './actions/surroundings.ts'

export interface App {
  readonly rooms: Rooms
  readonly deeds: Deeds
  readonly writing: Writing
  readonly surroundings: Surroundings
}
