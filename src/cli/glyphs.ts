/** `npm run glyphs`: bakes the outlines of the bundled fonts into the table that all pictures are lettered from. */
import { writeFile } from 'node:fs/promises'
import { command } from './frame/command.ts'
import { done } from './frame/ending.ts'

const FILE = 'src/render/glyphs/glyphs.json'

export const glyphs = command({
  name: 'glyphs',
  summary: 'Bakes the outlines of the bundled fonts into the table that all pictures are lettered from.',
  usage: [''],
  options: {},
  async run() {
    // The fonts are there for those who work on the program, not for those who run it.
    const { bakeGlyphs, formatGlyphs } = await import('../render/glyphs/bake.ts')
    const table = formatGlyphs(bakeGlyphs())
    await writeFile(FILE, table)
    return done(`${Math.round(table.length / 1024)} KB of outlines written to ${FILE}`)
  },
})
