import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hiding, isForDiscord, readHostConfig, SELF_HOST_HELP } from '../../src/host/config.ts'

const TOKEN = { DISCORD_TOKEN: 'MTk4.Cl2FMQ.ZnCjm1' }
const KEY = 'A'.repeat(64)

test('with a token or a key it is for Discord; empty ones do not count', () => {
  expect([{}, { DISCORD_TOKEN: '' }, TOKEN, { DISCORD_PUBLIC_KEY: KEY }].map(isForDiscord)).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test('a token is enough: over the gateway, and the rest as the help says', () => {
  expect(readHostConfig([], TOKEN)).toEqual({
    ok: true,
    value: {
      kind: 'host',
      token: TOKEN.DISCORD_TOKEN,
      application: null,
      publicKey: null,
      base: undefined,
      port: 3211,
      host: '127.0.0.1',
      directory: resolve('.data'),
      publish: true,
      json: false,
    },
  })
})

test('everything can be chosen; the command line comes first', () => {
  const env = {
    ...TOKEN,
    DISCORD_APPLICATION_ID: '123456',
    DISCORD_PUBLIC_KEY: KEY,
    DISCORD_API_BASE: 'http://127.0.0.1:4000/api',
    PORT: '80',
    HOST: '::1',
    PRIZEPOST_DATA: '/one',
    CARD_ART_URL: 'https://art.example/{set}/{number}.png',
  }
  const chosen = { application: '123456', publicKey: KEY, base: 'http://127.0.0.1:4000/api', host: '::1' }
  expect(readHostConfig([], env)).toMatchObject({ value: { ...chosen, port: 80, directory: '/one' } })
  const args = ['--port', '0', '--data', '/two', '--no-publish', '--json']
  expect(readHostConfig(args, env)).toMatchObject({ value: { port: 0, directory: '/two', publish: false, json: true } })
})

test('--help tells of every setting, whatever else is wrong', () => {
  expect(readHostConfig(['--help'], {})).toEqual({ ok: true, value: { kind: 'help' } })
  for (const word of [
    'DISCORD_TOKEN',
    'DISCORD_APPLICATION_ID',
    'DISCORD_PUBLIC_KEY',
    'HOST',
    'PORT',
    'PRIZEPOST_DATA',
  ])
    expect(SELF_HOST_HELP).toContain(word)
  for (const word of ['CARD_ART_URL', 'DISCORD_API_BASE', '--port', '--data', '--no-publish', '--json', '--help'])
    expect(SELF_HOST_HELP).toContain(word)
})

describe('what is wrong', () => {
  test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    ['no token', { DISCORD_TOKEN: '', DISCORD_PUBLIC_KEY: KEY }, ['DISCORD_TOKEN']],
    ['the word Bot before it', { DISCORD_TOKEN: 'Bot secret' }, ['DISCORD_TOKEN']],
    ['quotes around it', { DISCORD_TOKEN: '"secret"' }, ['DISCORD_TOKEN']],
    ['a line end in it', { DISCORD_TOKEN: 'secret\n' }, ['DISCORD_TOKEN']],
    ['a name for an id', { DISCORD_APPLICATION_ID: 'secret' }, ['DISCORD_APPLICATION_ID']],
    ['a short key', { DISCORD_PUBLIC_KEY: `${KEY}secret` }, ['DISCORD_PUBLIC_KEY']],
    ['no address', { DISCORD_API_BASE: 'secret' }, ['DISCORD_API_BASE']],
    ['no port', { PORT: '65536' }, ['--port or PORT']],
    ['no host', { HOST: 'a b' }, ['HOST']],
    ['a table of the cloud', { PRIZEPOST_TABLE: 'secret' }, ['PRIZEPOST_TABLE']],
    ['art without a card', { CARD_ART_URL: 'https://art.example/secret.png' }, ['CARD_ART_URL']],
    ['art of files', { CARD_ART_URL: 'file:///secret/{id}' }, ['CARD_ART_URL']],
    [
      'all of it',
      { DISCORD_TOKEN: 'a secret', DISCORD_PUBLIC_KEY: 'secret', PORT: '-1', HOST: '?', CARD_ART_URL: '{id}' },
      ['DISCORD_TOKEN', 'DISCORD_PUBLIC_KEY', '--port or PORT', 'HOST', 'CARD_ART_URL'],
    ],
  ])('%s: named, and not repeated', (_, env, names) => {
    const read = readHostConfig([], { ...TOKEN, ...env })
    if (read.ok) return expect.fail('it was taken')
    expect(read.error).toEqual(names.map(name => expect.stringMatching(new RegExp(`^${name} .+\\.$`))))
    expect(read.error.join()).not.toContain('secret')
  })

  test('an option that there is not', () => {
    expect(readHostConfig(['--fresh'], TOKEN)).toEqual({ ok: false, error: ["Unknown option '--fresh'."] })
  })
})

test('what is hidden does not get out', () => {
  expect(hiding('abc', null, '')('abc said abc to xabcx')).toBe('[hidden] said [hidden] to x[hidden]x')
})
