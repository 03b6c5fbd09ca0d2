/** Golden pictures: as a phone shows them, half the size at which they are drawn. `UPDATE_GOLDEN=1` accepts what is drawn now. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect } from 'vitest'
import { encodePicture } from '../../src/render/encode.ts'
import type { Drawing } from '../../src/render/picture.ts'

const GOLDEN = join(import.meta.dirname, 'golden')
const DIFFERENCE = join(import.meta.dirname, 'difference')

/** A channel may be off by this much, and this share of the pixels by more: another processor rounds otherwise. */
const NOTICED = 24
const TOLERATED = 0.0005

interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

export async function expectPicture(name: string, picture: Drawing): Promise<void> {
  const golden = join(GOLDEN, `${name}.png`)
  const difference = join(DIFFERENCE, `${name}.png`)
  const actual = await drawHalfSize(picture)
  if (process.env.UPDATE_GOLDEN) {
    mkdirSync(GOLDEN, { recursive: true })
    writeFileSync(golden, await toPng(actual))
    return
  }
  expect(existsSync(golden), `${golden} is missing: look at the picture, then accept it with UPDATE_GOLDEN=1`).toBe(
    true,
  )
  const expected = await decode(sharp(golden))
  const sameSize = expected.width === actual.width && expected.height === actual.height
  const share = sameSize ? differing(expected, actual).length / (actual.width * actual.height) : 1
  if (share <= TOLERATED) return rmSync(difference, { force: true })
  await writeDifference(difference, expected, actual, sameSize)
  expect.fail(`${(share * 100).toFixed(2)} % of ${name} has changed: see ${difference}`)
}

async function drawHalfSize(picture: Drawing): Promise<Pixels> {
  const { bytes, width } = await encodePicture(picture)
  return decode(sharp(bytes).resize(Math.round(width / 2)))
}

async function decode(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const open = ({ data, width, height }: Pixels): Sharp => sharp(data, { raw: { width, height, channels: 3 } })

const toPng = (pixels: Pixels): Promise<Buffer> =>
  open(pixels).png({ palette: true, effort: 10, dither: 0, compressionLevel: 9 }).toBuffer()

function differing(expected: Pixels, actual: Pixels): readonly number[] {
  return Array.from({ length: actual.width * actual.height }, (_, pixel) => pixel).filter(pixel =>
    [0, 1, 2].some(
      channel => Math.abs(expected.data[3 * pixel + channel]! - actual.data[3 * pixel + channel]!) > NOTICED,
    ),
  )
}

/** Expected, drawn, and what differs, side by side. */
async function writeDifference(path: string, expected: Pixels, actual: Pixels, sameSize: boolean): Promise<void> {
  const marked = new Uint8Array(actual.data).map(value => value >> 2)
  for (const pixel of sameSize ? differing(expected, actual) : []) marked.set([255, 0, 200], 3 * pixel)
  const images = [expected, actual, { ...actual, data: marked }]
  const width = images.reduce((sum, image) => sum + image.width + 10, 0)
  const height = Math.max(...images.map(image => image.height))
  let left = 0
  const layers = await Promise.all(
    images.map(async image => {
      const layer = { left, top: 0 }
      left += image.width + 10
      return { ...layer, input: await toPng(image) }
    }),
  )
  mkdirSync(DIFFERENCE, { recursive: true })
  await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(layers)
    .png()
    .toFile(path)
}
