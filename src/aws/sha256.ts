/** The hash that signatures are made of, as the signing package wants it. */
import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto'

type SourceData = string | ArrayBuffer | ArrayBufferView

export class Sha256 {
  readonly #secret: SourceData | undefined
  #hash: Hash | Hmac

  constructor(secret?: SourceData) {
    this.#secret = secret
    this.#hash = begin(secret)
  }

  update(data: Uint8Array): void {
    this.#hash.update(data)
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest()
  }

  reset(): void {
    this.#hash = begin(this.#secret)
  }
}

const begin = (secret: SourceData | undefined): Hash | Hmac =>
  secret === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(secret))

const bytesOf = (data: SourceData): string | Uint8Array =>
  typeof data === 'string' || data instanceof Uint8Array
    ? data
    : ArrayBuffer.isView(data)
      ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
      : new Uint8Array(data)
