import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { programOf } from './program.ts'

const PROGRAM = programOf('deck')

const folder = mkdtempSync(join(tmpdir(), 'decks-'))
afterAll(() => rmSync(folder, { recursive: true }))

function run(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...PROGRAM, ...args], {
    encoding: 'utf8',
    input,
  })
  return { status, stdout, stderr }
}

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const GOOD = `##Pokémon - 30
* 4 Growlithe HS 65
* 4 Arcanine HS 1
4 Vulpix HS
4x ninetales hs 7
Pikachu HS 78 x4
4 hgss1-10
4 Sandshrew (HS 79)
2 Sandslash HS-29
##Trainer - 8
4 Pokemon Collector
4 Professor Oak’s New Theory HS 101
##Energy - 22
12 Fire Energy
6 {L} Energy
4 Lightning Energy SVE 4`

const BAD = `4 Growlith
4 Arcanine HS 1 // no Growlithe

4 Pokémon Collector ZZ 97
hello`

describe('check', () => {
  test('a legal deck, in the words of the list', () => {
    const path = file('good.txt', GOOD)
    const { status, stdout, stderr } = run(['check', path, '--ruleset', 'hgss-2010'])
    expect(stderr).toBe('')
    expect(stdout).toBe(`${path}: 60 cards, read for hgss-2010 (HeartGold & SoulSilver era, 2010)

Pokémon: 30
  4 Growlithe HS 65
  4 Arcanine HS 1
  4 Vulpix HS 87
  4 Ninetales HS 7
  4 Pikachu HS 78
  4 Raichu HS 10
  4 Sandshrew HS 79
  2 Sandslash HS 29

Trainer Cards: 8
  4 Pokémon Collector HS 97
  4 Professor Oak's New Theory HS 101

Energy: 22
  12 Fire Energy HS 116
  10 Lightning Energy HS 118

Legal.
`)
    expect(status).toBe(0)
  })

  test('every problem, with its line, and advice', () => {
    const { status, stdout, stderr } = run(['check', '-', '--ruleset', 'hgss-2010'], BAD)
    expect(stderr).toBe('')
    const [head = '', verdict = ''] = stdout.split(/^(?=Problems)/m)
    expect(head).toContain('Your list: 4 cards')
    expect(verdict.replace(/There are [A-Z, -]+\./, 'There are some.')).toBe(`Problems: 5
  line 1: 4 Growlith
    Growlith: did you mean Growlithe?
  line 4: 4 Pokémon Collector ZZ 97
    ZZ: no set has this code. There are some. Pokémon Collector is hgss1-97 (HS 97).
  line 5: hello
    How many? Write the number first, such as “1 hello”, or put # before what is no card.
  A deck has exactly 60 cards; this one has 4.
  There is no Basic Pokémon to begin with.

Advice
  0 types of basic Energy; the rulebook recommends 1 or 2.
  0 Energy cards; the rulebook recommends 20 to 25.
  Arcanine (HS 1) evolves from Growlithe, which is not in the deck.

Not legal.
`)
    expect(status).toBe(1)
  })

  test('--write gives a list that is read as the same deck', () => {
    const { status, stdout } = run(['check', file('write.txt', GOOD), '--write'])
    expect(status).toBe(0)
    const [, list = ''] = stdout.split(/^(?=\*{6})/m)
    expect(list).toContain('##Trainer Cards - 8\n\n* 4 Pokémon Collector HS 97\n')
    expect(list).toMatch(/\nTotal Cards - 60\n$/)
    const again = run(['check', '-', '--write'], list)
    expect(again.status).toBe(0)
    expect(again.stdout.split(/^(?=\*{6})/m)[1]).toBe(list)
  })

  test('--json says the same to programs', () => {
    const { status, stdout } = run(['check', '-', '--json', '--write'], '4 Growlithe HS 65\n0 Vulpix HS 87')
    expect(status).toBe(1)
    expect(JSON.parse(stdout)).toEqual({
      file: '-',
      ruleset: 'hgss-2010',
      legal: false,
      cards: [{ id: 'hgss1-65', count: 4, name: 'Growlithe' }],
      unread: [
        {
          code: 'count',
          count: 0,
          most: 60,
          line: 2,
          text: '0 Vulpix HS 87',
          message: '0 copies cannot be: write a number from 1 to 60.',
        },
      ],
      problems: [{ code: 'size', cards: 4, size: 60, message: 'A deck has exactly 60 cards; this one has 4.' }],
      advice: [expect.objectContaining({ code: 'energy-types' }), expect.objectContaining({ code: 'energy-count' })],
      list: expect.stringContaining('* 4 Growlithe HS 65\n'),
    })
  })

  test.each([
    ['UTF-16 as Windows writes it', Buffer.from(`\ufeff${GOOD.replaceAll('\n', '\r\n')}`, 'utf16le')],
    ['UTF-16 the other way round', Buffer.from(`\ufeff${GOOD}`, 'utf16le').swap16()],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${GOOD}`)],
  ])('%s', (name, bytes) => {
    expect(run(['check', file(`${name}.txt`, bytes)])).toMatchObject({ status: 0, stderr: '' })
  })

  test('another ruleset plays with other cards', () => {
    const { status, stdout } = run(['check', '-', '--ruleset', 'xy-2016'], '4 Growlithe HS 65\n56 Fire Energy HS 116')
    expect(status).toBe(1)
    expect(stdout).toContain('  Growlithe (HS 65) is in no set of xy-2016.\n')
    expect(stdout).toContain('Problems: 2\n')
  })
})

describe('theme decks', () => {
  test('list', () => {
    const { status, stdout } = run(['list'])
    expect(status).toBe(0)
    expect(stdout).toContain('Ember Spark (hgss-2010, fire and lightning)\n')
    expect(stdout.trimEnd().split('\n')).toHaveLength(22)
    expect(JSON.parse(run(['list', '--json']).stdout)).toHaveLength(11)
  })

  test('show, and check what was shown', () => {
    const { status, stdout } = run(['show', 'ember', 'spark'])
    expect(stdout).toMatch(/^Ember Spark \(HeartGold & SoulSilver, hgss-2010\)\n/)
    expect(stdout).toContain('\n* 4 Growlithe HS 65\n')
    expect(status).toBe(0)
    const [, list = ''] = stdout.split(/^(?=\*{6})/m)
    expect(run(['check', '-'], list)).toMatchObject({ status: 0 })
    expect(JSON.parse(run(['show', 'Ember Spark', '--json']).stdout)).toMatchObject({
      id: 'd-hgss1-2',
      ruleset: 'hgss-2010',
      legal: true,
      list: list,
    })
  })
})

describe('how it is called', () => {
  test('--help', () => {
    const { status, stdout } = run(['--help'])
    expect(status).toBe(0)
    for (const word of ['check', 'list', 'show', '--ruleset', '--write', '--json', '--help'])
      expect(stdout).toContain(word)
  })

  test.each([
    [[], 'Say what to do: check, list or show.'],
    [['frobnicate'], 'Say what to do: check, list or show.'],
    [['list', 'all'], 'Say what to do: check, list or show.'],
    [['check'], 'check takes one file, or - for what is typed or piped in.'],
    [['check', 'a', 'b'], 'check takes one file, or - for what is typed or piped in.'],
    [['check', '-', '--ruleset', 'base'], '--ruleset must be one of ecard-2002, hgss-2010, xy-2016.'],
    [['list', '--write'], '--ruleset and --write go with check.'],
    [['show', 'Embr', 'Spark'], 'No theme deck is called Embr Spark. Did you mean Ember Spark?'],
    [['show', 'Overgrowth'], 'No theme deck is called Overgrowth. See list for their names.'],
    [['check', '-', '--xml'], "Unknown option '--xml'."],
    [['check', join(folder, 'nowhere.txt')], `Cannot read ${join(folder, 'nowhere.txt')}: there is no such file.`],
    [['check', folder], `Cannot read ${folder}: it is a folder.`],
  ])('%j', (args, sentence) => {
    const { status, stdout, stderr } = run(args)
    expect(stderr.split('\n')[0]).toBe(sentence)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  })
})
