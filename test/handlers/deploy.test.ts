/** The examples for whoever runs a bot name only what there is. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SELF_HOST_HELP } from '../../src/host/config.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const read = (name: string) => readFileSync(join(ROOT, 'assets', 'deploy', name), 'utf8')
const { scripts, dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

const settingsIn = (text: string) =>
  [...text.matchAll(/\b(?:DISCORD_[A-Z_]+|PRIZEPOST_[A-Z]+|HOST|PORT)(?==)/g)].map(([name]) => name)

test('the container: what it copies is there, and not left out; nobody is root; it is asked how it is', () => {
  const file = read('Dockerfile')
  const copied = [...file.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '))
  expect(copied).toEqual(['package.json', 'package-lock.json', 'tsconfig.json', 'LICENSE', 'handlers', 'src'])
  for (const name of copied) expect(existsSync(join(ROOT, name)), name).toBe(true)
  expect(read('Dockerfile.dockerignore').trim().split('\n').sort()).toEqual(
    ['*', ...copied.map(name => `!${name}`)].sort(),
  )
  expect(file.indexOf('\nUSER node\n')).toBeGreaterThan(file.indexOf('\nVOLUME /data\n'))
  expect(file).toMatch(/^HEALTHCHECK [\s\S]+\/healthz/m)
  expect(file).toContain('\nCMD ["node", "handlers/start.cjs"]\n')
  expect(scripts.start).toBe('node handlers/start.cjs')
  for (const [, script = ''] of file.matchAll(/npm run (\w+)/g)) expect(scripts).toHaveProperty([script])
  for (const name of settingsIn(file)) expect(SELF_HOST_HELP).toContain(name)
})

test('the unit: the same program, with a user, a directory and secrets of its own', () => {
  const unit = read('prizepost.service')
  expect(unit).toContain('\nExecStart=/usr/bin/env node handlers/start.cjs\n')
  expect(unit).toContain('\nUser=prizepost\n')
  expect(unit).toContain('\nEnvironment=PRIZEPOST_DATA=/var/lib/prizepost\n')
  expect(unit).toContain('\nStateDirectory=prizepost\n')
  expect(unit).toContain('\nRestartPreventExitStatus=2\n')
  expect(unit).not.toMatch(/^Environment=DISCORD_TOKEN/m)
  for (const name of settingsIn(unit)) expect(SELF_HOST_HELP).toContain(name)
})

test('what runs the bot is installed without what builds it', () => {
  for (const name of ['tsx', 'discord.js', 'ws', 'sharp', 'dynalite', 'valibot', '@aws-sdk/client-dynamodb'])
    expect(dependencies).toHaveProperty([name])
})

test('the README has a row for every setting', () => {
  const [, section = ''] = readFileSync(join(ROOT, 'README.md'), 'utf8').split('## Run your own')
  const rows = [...section.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name)
  const settings = [...SELF_HOST_HELP.matchAll(/^ {2}([A-Z_]+) {2,}/gm)].map(([, name]) => name)
  expect(rows.sort()).toEqual(
    [...settings, 'DISCORD_TOKEN', 'PORT', 'PRIZEPOST_DATA'].filter((each, at, all) => all.indexOf(each) === at).sort(),
  )
})
