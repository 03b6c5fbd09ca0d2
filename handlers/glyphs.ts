/** `npm run glyphs`: bakes the outlines of the bundled fonts into the table that all pictures are lettered from. */
import { writeFileSync } from 'node:fs'
import { bakeGlyphs, formatGlyphs } from '../src/render/glyphs/bake.ts'

const file = new URL('../src/render/glyphs/glyphs.json', import.meta.url)
const table = formatGlyphs(bakeGlyphs())
writeFileSync(file, table)
console.log(`${Math.round(table.length / 1024)} KB of outlines written to src/render/glyphs/glyphs.json`)
