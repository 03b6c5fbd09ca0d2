/** What a message about a match is made of. */
import type { Pair } from '../shared/ids.ts'
import type { Naming } from '../words/scene.ts'
import type { ShownPicture } from './panel/parts.ts'
import type { Contact, Kinds } from './surfaces.ts'

/** Where a match is shown, and how its players can be reached. */
export interface Known {
  readonly shown: Partial<Kinds>
  readonly contacts: Pair<Contact | null>
}

export interface Material {
  readonly known: Known
  readonly naming: Naming
  readonly pictures: readonly ShownPicture[]
}
