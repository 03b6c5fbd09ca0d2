/** `npm run draw`: a moment of an exported match as a picture. */
import { writeFile } from 'node:fs/promises'
import { readExportText } from '../src/app/fairness/read-export.ts'
import { replay } from '../src/app/replay.ts'
import { readText } from '../src/app/text-file.ts'
import { DRAW_HELP, readDrawRequest } from '../src/cli/draw-options.ts'
import { encodePicture } from '../src/render/encode.ts'
import { scenePicture } from '../src/render/scene.ts'
import { THEMES } from '../src/render/theme.ts'

async function main(args: readonly string[]): Promise<number> {
  const read = readDrawRequest(args)
  if (!read.ok) return complain(`${read.error}\n\n${DRAW_HELP}`)
  const request = read.value
  if (request.kind === 'help') return say(DRAW_HELP)
  const source = await readText(request.file)
  const exported = source.ok ? readExportText(source.value) : source
  const scenes = exported.ok ? replay(exported.value, request.viewer) : exported
  if (!exported.ok || !scenes.ok) return complain(exported.ok ? (scenes.ok ? '' : scenes.error) : exported.error)
  const step = request.step ?? scenes.value.length
  const scene = scenes.value[step - 1]
  if (!scene) return complain(`There are ${scenes.value.length} steps, so there is no step ${step}.`)
  const picture = scenePicture(scene, exported.value.players, request.hand ? 'hand' : 'table', THEMES[request.theme])
  const { bytes, alt } = await encodePicture(picture)
  await writeFile(request.out, bytes)
  return say(`${request.out}: step ${step} of ${scenes.value.length}, ${picture.width}×${picture.height}\n\n${alt}`)
}

function say(text: string): number {
  console.log(text)
  return 0
}

function complain(why: string): number {
  console.error(why)
  return 2
}

process.exitCode = await main(process.argv.slice(2))
