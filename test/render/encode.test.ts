import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cardFace, lineOf } from '../../src/app/card-face.ts'
import { cardPicture } from '../../src/render/card/card.ts'
import { encodePicture, shrinkImage } from '../../src/render/encode.ts'
import { THEMES } from '../../src/render/theme.ts'

const run = promisify(execFile)
const picture = cardPicture({ face: cardFace('ecard2-96'), line: lineOf('ecard2-96') }, THEMES.dark)
const pixels = (bytes: Uint8Array) => sharp(bytes).removeAlpha().raw().toBuffer()

describe('encoding', () => {
  test('PNG and WebP hold the same pixels', async () => {
    const [png, webp] = await Promise.all([encodePicture(picture), encodePicture(picture, 'webp')])
    expect([png.type, webp.type]).toEqual(['image/png', 'image/webp'])
    expect((await pixels(png.bytes)).equals(await pixels(webp.bytes))).toBe(true)
  })

  test('the size and the words are those of the picture', async () => {
    const { bytes, width, height, alt } = await encodePicture(picture)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width, height })
    expect([width, height, alt]).toEqual([picture.width, picture.height, picture.alt])
  })

  test('the same picture twice is the same bytes', async () => {
    const [one, two] = [await encodePicture(picture), await encodePicture(picture)]
    expect(Buffer.from(one.bytes).equals(two.bytes)).toBe(true)
  })

  test('a foreign image is made small', async () => {
    const large = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer()
    const { type, bytes } = await shrinkImage(large)
    expect(type).toBe('image/png')
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 400, height: 533 })
  })

  test('an image of too many pixels is refused', async () => {
    const huge = await sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()
    await expect(shrinkImage(huge)).rejects.toThrow(/pixel/i)
  })
})

describe('bundled as it is deployed', () => {
  // Below node_modules, so that the bundle finds sharp.
  const root = join(import.meta.dirname, '../..')
  const folder = mkdtempSync(join(root, 'node_modules', '.render-'))
  const nowhere = mkdtempSync(join(tmpdir(), 'no-fonts-'))
  const bundle = join(folder, 'draw.mjs')

  beforeAll(() =>
    build({
      stdin: { contents: DRAW, resolveDir: root, loader: 'ts' },
      outfile: bundle,
      bundle: true,
      platform: 'node',
      format: 'esm',
      external: ['sharp'],
      logLevel: 'error',
    }),
  )

  afterAll(() => {
    for (const path of [folder, nowhere]) rmSync(path, { recursive: true, force: true })
  })

  test('without any font on the machine, the pixels are the same', async () => {
    const env = {
      PATH: process.env.PATH,
      FONTCONFIG_PATH: nowhere,
      FONTCONFIG_FILE: join(nowhere, 'none'),
      HOME: nowhere,
    }
    const { stdout } = await run(process.execPath, [bundle], { env, encoding: 'buffer', maxBuffer: 10_000_000 })
    expect((await pixels(stdout)).equals(await pixels((await encodePicture(picture)).bytes))).toBe(true)
  })

  test('nothing of the fonts or of what reads them is in it', async () => {
    const { metafile } = await build({
      stdin: { contents: DRAW, resolveDir: root, loader: 'ts' },
      bundle: true,
      write: false,
      metafile: true,
      platform: 'node',
      format: 'esm',
      external: ['sharp'],
    })
    const packages = Object.keys(metafile.inputs).filter(path => path.includes('node_modules'))
    expect(packages).toEqual([])
  })
})

const DRAW = `
  import { cardFace, lineOf } from './src/app/card-face.ts'
  import { cardPicture } from './src/render/card/card.ts'
  import { encodePicture } from './src/render/encode.ts'
  import { THEMES } from './src/render/theme.ts'
  const { bytes } = await encodePicture(cardPicture({ face: cardFace('ecard2-96'), line: lineOf('ecard2-96') }, THEMES.dark))
  process.stdout.write(bytes)
`
