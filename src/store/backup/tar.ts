/** As much of the tar format as a backup needs: plain files with short names, so that any other tar can read them, too. */
import { assert } from '../../shared/assert.ts'

const BLOCK = 512
const LONGEST_NAME = 100

/** A field of a header: where it is and how long. */
const FIELDS = {
  name: [0, 100],
  mode: [100, 8],
  owner: [108, 8],
  group: [116, 8],
  size: [124, 12],
  time: [136, 12],
  checksum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
} as const

type Field = keyof typeof FIELDS

interface TarFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** The header of a file that only its owner may read, the file, and what fills up its last block. */
export function tarEntry({ name, bytes }: TarFile, at: number): Uint8Array {
  assert(Buffer.byteLength(name) < LONGEST_NAME, `The name ${name} is too long for a backup`)
  const header = Buffer.alloc(BLOCK)
  const put = (field: Field, text: string): void => void header.write(text, FIELDS[field][0], 'utf8')
  const octal = (field: Field, value: number): void =>
    put(field, `${value.toString(8).padStart(FIELDS[field][1] - 1, '0')}\0`)
  put('name', name)
  octal('mode', 0o600)
  octal('owner', 0)
  octal('group', 0)
  octal('size', bytes.length)
  octal('time', Math.floor(at / 1000))
  put('type', '0')
  put('magic', 'ustar\x0000')
  header.fill(' ', FIELDS.checksum[0], FIELDS.checksum[0] + FIELDS.checksum[1])
  put('checksum', `${sumOf(header).toString(8).padStart(6, '0')}\0 `)
  return Buffer.concat([header, bytes, Buffer.alloc(paddingOf(bytes.length))])
}

export const TAR_END = Buffer.alloc(2 * BLOCK)

const sumOf = (header: Uint8Array): number => header.reduce((sum, byte) => sum + byte, 0)
const paddingOf = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK

/** What cannot be read as one of our archives. */
export class NotAnArchive extends Error {
  override readonly name = 'NotAnArchive'
}

const LARGEST_FILE = 1024 ** 3

/** The files of an archive, in their order. It may end wherever it likes: whoever reads it knows what has to be there. */
export async function* tarFiles(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarFile, void> {
  const read = reader(source)
  for (;;) {
    const header = await read(BLOCK)
    if (header === null || header.every(byte => byte === 0)) return
    const { name, size } = readHeader(header)
    const bytes = await read(size + paddingOf(size))
    if (bytes === null) throw new NotAnArchive('It ends in the middle of a file')
    yield { name, bytes: bytes.subarray(0, size) }
  }
}

function readHeader(header: Buffer): { readonly name: string; readonly size: number } {
  const text = (field: Field): string => {
    const [from, length] = FIELDS[field]
    return header
      .toString('utf8', from, from + length)
      .replace(/\0.*$/s, '')
      .trim()
  }
  const [from, length] = FIELDS.checksum
  const blanked = Buffer.from(header).fill(' ', from, from + length)
  const size = Number.parseInt(text('size'), 8)
  if (sumOf(blanked) !== Number.parseInt(text('checksum'), 8)) throw new NotAnArchive('A header is damaged')
  if (text('type') !== '0' || !(size >= 0 && size <= LARGEST_FILE))
    throw new NotAnArchive('It holds more than plain files')
  return { name: text('name'), size }
}

/** Null if there is nothing any more, or not enough. */
function reader(source: AsyncIterable<Uint8Array>): (size: number) => Promise<Buffer | null> {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  return async size => {
    const parts = [rest]
    let length = rest.length
    while (length < size) {
      const { value, done } = await chunks.next()
      if (done) return null
      parts.push(Buffer.from(value))
      length += value.length
    }
    const all = Buffer.concat(parts)
    rest = all.subarray(size)
    return all.subarray(0, size)
  }
}
