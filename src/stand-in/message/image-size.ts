/** Width and height of the kinds of pictures that a bot is likely to send, from their first bytes. */
interface Size {
  readonly width: number
  readonly height: number
}

export function imageSize(bytes: Uint8Array): Size | null {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 64))
  if (data.length < 30) return null
  if (data.toString('latin1', 1, 4) === 'PNG') return { width: data.readUInt32BE(16), height: data.readUInt32BE(20) }
  if (data.toString('latin1', 0, 3) === 'GIF') return { width: data.readUInt16LE(6), height: data.readUInt16LE(8) }
  return data.toString('latin1', 8, 12) === 'WEBP' ? webpSize(data) : null
}

function webpSize(data: Buffer): Size | null {
  const kind = data.toString('latin1', 12, 16)
  if (kind === 'VP8 ') return { width: data.readUInt16LE(26) & 0x3fff, height: data.readUInt16LE(28) & 0x3fff }
  if (kind === 'VP8X') return { width: data.readUIntLE(24, 3) + 1, height: data.readUIntLE(27, 3) + 1 }
  if (kind !== 'VP8L') return null
  const packed = data.readUInt32LE(21)
  return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 }
}
