/** `npm run draw`: a moment of an exported match as a picture. */
import { writeFile } from 'node:fs/promises'
import { readExportText } from '../app/fairness/read-export.ts'
import { replay } from '../app/replay.ts'
import type { Viewer } from '../engine/view.ts'
import { command } from './frame/command.ts'
import { done, failed, misused } from './frame/ending.ts'
import { flag, oneOf, text, usually, value } from './frame/option.ts'
import { wholeNumber } from './frame/shared-options.ts'
import { readText } from './frame/text-file.ts'

const SEATS: Readonly<Record<'0' | '1', Viewer>> = { 0: 0, 1: 1 }

export const draw = command({
  name: 'draw',
  summary: 'Draws a moment of a finished match.',
  usage: ['--match match.json [options]'],
  options: {
    match: text('FILE', 'the exported match; - reads what is typed or piped in'),
    step: value(
      'N',
      'after which step, counted from 1 (default: the last)',
      wholeNumber('a whole number from 1 on', 1),
    ),
    seat: value('N', 'as the player of seat 0 or 1 saw it (default: as everybody did)', {
      ...oneOf(['0', '1']),
      must: '0 or 1',
    }),
    hand: flag('the hand of that seat instead of the table'),
    theme: usually(
      'dark',
      value('NAME', 'dark or light (default: dark)', { ...oneOf(['dark', 'light']), must: 'dark or light' }),
    ),
    out: usually('table.png', text('FILE', 'where the picture goes, as PNG (default: table.png)')),
  },
  async run({ options: { match, seat, hand, theme, out, ...options } }) {
    if (match === undefined) return misused('--match must name an exported match.')
    if (hand && seat === undefined) return misused('--hand needs a --seat.')
    const source = await readText(match)
    const exported = source.ok ? readExportText(source.value) : source
    if (!exported.ok) return failed(exported.error, 2)
    const scenes = replay(exported.value, seat === undefined ? 'spectator' : SEATS[seat])
    if (!scenes.ok) return failed(scenes.error, 2)
    const { length } = scenes.value
    const step = options.step ?? length
    const scene = scenes.value[step - 1]
    if (!scene) return failed(`There are ${length} steps, so there is no step ${step}.`, 2)
    const { encodePicture, scenePicture, THEMES } = await drawing()
    const picture = scenePicture(scene, exported.value.players, hand ? 'hand' : 'table', THEMES[theme])
    const { bytes, alt } = await encodePicture(picture)
    await writeFile(out, bytes)
    return done(`${out}: step ${step} of ${length}, ${picture.width}×${picture.height}\n\n${alt}`)
  },
})

/** Loaded when something is drawn: the list of all commands can do without. */
const drawing = async () => ({
  ...(await import('../render/encode.ts')),
  ...(await import('../render/scene.ts')),
  ...(await import('../render/theme.ts')),
})
