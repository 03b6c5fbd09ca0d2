/** Can pictures be drawn, and are all letters there? */

import { coinsPicture } from '../../render/coins/coins.ts'
import { encodePicture } from '../../render/encode.ts'
import { hasGlyph } from '../../render/glyphs/font.ts'
import { THEMES } from '../../render/theme.ts'
import { bad, type Check, good } from './checkup.ts'

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
const LETTERS = 'ABCXYZabcxyz0189éÉ♀♂’“”–…'

export const drawingCheck: Check = {
  name: 'sharp',
  look: async () => {
    const { bytes, width, height } = await encodePicture(coinsPicture({ coins: ['heads', 'tails'] }, THEMES.dark))
    const isPicture = Buffer.from(bytes.subarray(0, PNG.length)).equals(PNG)
    return isPicture
      ? good(`draws, ${width}×${height} in ${Math.ceil(bytes.length / 1024)} KB`)
      : bad('What it draws is no picture.', 'Run npm ci again on this machine: it brings what fits its processor.')
  },
}

export const lettersCheck: Check = {
  name: 'letters',
  look: async () => {
    const missing = [...LETTERS].filter(letter => !hasGlyph(letter))
    return missing.length === 0
      ? good('all there; no fonts are needed')
      : bad(
          `The table of letters has no ${missing.join(' ')}.`,
          'Get src/render/glyphs/glyphs.json back, or make it: npm run glyphs.',
        )
  },
}
