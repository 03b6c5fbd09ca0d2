import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isFromDiscord, publicKeyFrom } from '../../src/discord/verify.ts'

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const hex = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex')
const key = publicKeyFrom(hex)

const NOW = 1_770_000_000_000
const body = Buffer.from('{"type":1,"name":"Pokémon"}')

function signed(timestamp: string, bytes: Uint8Array = body, by: KeyObject = privateKey) {
  const signature = sign(null, Buffer.concat([Buffer.from(timestamp), bytes]), by).toString('hex')
  return { signature, timestamp }
}

const at = (seconds: number) => String(NOW / 1000 + seconds)

describe('a request', () => {
  test('signed by Discord is answered', () => {
    expect(isFromDiscord(key, signed(at(0)), body, NOW)).toBe(true)
  })

  test('with one changed byte is not', () => {
    const changed = Buffer.from(body)
    changed[9] = (changed[9] ?? 0) ^ 1
    expect(isFromDiscord(key, signed(at(0)), changed, NOW)).toBe(false)
  })

  test('with another time than was signed is not', () => {
    expect(isFromDiscord(key, { ...signed(at(0)), timestamp: at(1) }, body, NOW)).toBe(false)
  })

  test('signed by somebody else is not', () => {
    const other = generateKeyPairSync('ed25519').privateKey
    expect(isFromDiscord(key, signed(at(0), body, other), body, NOW)).toBe(false)
  })

  test.each([
    [-300, true],
    [-301, false],
    [300, true],
    [301, false],
  ])('signed %d seconds from now: %s', (seconds, answered) => {
    expect(isFromDiscord(key, signed(at(seconds)), body, NOW)).toBe(answered)
  })

  test.each([
    { signature: undefined, timestamp: at(0) },
    { signature: '', timestamp: at(0) },
    { signature: 'zz'.repeat(64), timestamp: at(0) },
    { signature: 'ab'.repeat(63), timestamp: at(0) },
    { ...signed(at(0)), timestamp: undefined },
    { ...signed('soon'), timestamp: 'soon' },
    { ...signed('-1'), timestamp: '-1' },
  ])('with missing or malformed headers is not: %j', headers => {
    expect(isFromDiscord(key, headers, body, NOW)).toBe(false)
  })
})

test.each(['', 'ab', 'zz'.repeat(32), `${hex}00`])('%j is no public key', text => {
  expect(() => publicKeyFrom(text)).toThrow('64 hex digits')
})
