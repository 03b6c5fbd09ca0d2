/** The only file that knows sharp. */
import sharp from 'sharp'
import type { Drawing } from './picture.ts'
import type { ImageData } from './svg.ts'

export interface EncodedPicture {
  readonly bytes: Uint8Array
  readonly type: 'image/png' | 'image/webp'
  readonly width: number
  readonly height: number
  readonly alt: string
}

// One picture at a time on one core, and no cache that would grow.
sharp.concurrency(1)
sharp.cache(false)

/** Measured on a card: PNG at level 6 costs a quarter more than no compression at all; WebP is smaller and takes far longer. */
export async function encodePicture(
  { svg, width, height, alt }: Drawing,
  format: 'png' | 'webp' = 'png',
): Promise<EncodedPicture> {
  const drawn = sharp(Buffer.from(svg)).removeAlpha()
  const encoder = format === 'png' ? drawn.png({ compressionLevel: 6 }) : drawn.webp({ lossless: true, effort: 1 })
  return { bytes: await encoder.toBuffer(), type: `image/${format}`, width, height, alt }
}

const MOST_PIXELS = 12_000_000
const ART_WIDTH = 400

/** A foreign image at the size we need, without anything but its pixels. Rejects what cannot be decoded or is too large. */
export async function shrinkImage(bytes: Uint8Array): Promise<ImageData> {
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS }).resize({ width: ART_WIDTH, withoutEnlargement: true })
  return { type: 'image/png', bytes: await image.png({ compressionLevel: 3 }).toBuffer() }
}
