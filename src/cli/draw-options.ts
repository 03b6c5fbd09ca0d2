/** What `npm run draw` can be told on the command line. */

import type { Viewer } from '../engine/view.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { parseFlags, wholeNumber } from './command-line.ts'

export const DRAW_HELP = `Draws a moment of a finished match.

  npm run draw -- --match match.json [options]

  --match FILE      the exported match; - reads what is typed or piped in
  --step N          after which step, counted from 1 (default: the last)
  --seat N          as the player of seat 0 or 1 saw it (default: as everybody did)
  --hand            the hand of that seat instead of the table
  --theme NAME      dark or light (default: dark)
  --out FILE        where the picture goes, as PNG (default: table.png)
  --help            this text`

export type DrawRequest =
  | { readonly kind: 'help' }
  | {
      readonly kind: 'draw'
      readonly file: string
      /** Null for the last. */
      readonly step: number | null
      readonly viewer: Viewer
      readonly hand: boolean
      readonly theme: 'dark' | 'light'
      readonly out: string
    }

const OPTIONS = {
  match: { type: 'string' },
  step: { type: 'string' },
  seat: { type: 'string' },
  hand: { type: 'boolean', default: false },
  theme: { type: 'string', default: 'dark' },
  out: { type: 'string', default: 'table.png' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const VIEWERS: ReadonlyMap<string | undefined, Viewer> = new Map<string | undefined, Viewer>([
  [undefined, 'spectator'],
  ['0', 0],
  ['1', 1],
])

/** The error is a sentence for whoever typed it. */
export function readDrawRequest(args: readonly string[]): Result<DrawRequest, string> {
  const parsed = parseFlags(args, OPTIONS)
  if (!parsed.ok) return parsed
  const { match: file, seat, hand, theme, out, help } = parsed.value
  if (help) return ok({ kind: 'help' })
  const step = parsed.value.step === undefined ? null : wholeNumber(parsed.value.step)
  const viewer = VIEWERS.get(seat)
  if (file === undefined) return err('--match must name an exported match.')
  if (step === 0 || (step === null && parsed.value.step !== undefined))
    return err('--step must be a whole number from 1 on.')
  if (viewer === undefined) return err('--seat must be 0 or 1.')
  if (hand && viewer === 'spectator') return err('--hand needs a --seat.')
  if (theme !== 'dark' && theme !== 'light') return err('--theme must be dark or light.')
  return ok({ kind: 'draw', file, step, viewer, hand, theme, out })
}
