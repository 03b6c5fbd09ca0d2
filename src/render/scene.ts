/** A moment of a match that is over. */
import type { ReplayStep } from '../app/replay.ts'
import { assert } from '../shared/assert.ts'
import type { Pair } from '../shared/ids.ts'
import { COMMON_LOCALE } from '../words/locale.ts'
import { handPicture } from './hand/hand.ts'
import type { Drawing } from './picture.ts'
import { tablePicture } from './table/table.ts'
import type { Theme } from './theme.ts'

export function scenePicture(
  { view, events }: ReplayStep,
  names: Pair<string>,
  what: 'table' | 'hand',
  theme: Theme,
): Drawing {
  if (what === 'table') return tablePicture({ locale: COMMON_LOCALE, view, names, events }, theme)
  assert('hand' in view, 'only a player has a hand')
  return handPicture({ hand: view.hand, question: view.question }, theme)
}
