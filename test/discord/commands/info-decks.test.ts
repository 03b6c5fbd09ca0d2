import { beforeEach, describe, expect, test } from 'vitest'
import { rulebookOf } from '../../../src/app/ruleset-facts.ts'
import { catalogue } from '../../../src/discord/commands/index.ts'
import { checkModal } from '../../../src/stand-in/check/modal.ts'
import { createForm } from '../../../src/stand-in/form.ts'
import { BOB, Desk, fileNamed, unescaped, words } from './info-desk.ts'

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
10 Lightning Energy`

const NASTY = '**@everyone** `x` <@1> [a](https://e.vil)'
const NO_FORM = { fields: { list: GOOD, name: 'Dogs', ruleset: ['hgss-2010'] } }

let desk: Desk
beforeEach(() => {
  desk = new Desk()
})

const keep = (name: string, list = GOOD, about = {}) =>
  desk.answer(desk.modal('0:deck-import:', { name, list, ruleset: ['hgss-2010'] }, about))
const decksOf = async (player: string) => (await desk.bot.app.player(player)).decks.map(({ name }) => name)

describe('import', () => {
  test('a form comes at once, with what was said already', async () => {
    const form = await desk.form('deck import', { name: 'Dogs', ruleset: 'xy-2016' })
    expect(form).toMatchObject({ custom_id: '0:deck-import:', title: 'A new deck' })
    expect(form?.title.length).toBeLessThanOrEqual(45)
    const fields = form!.components.map(each => ('component' in each ? each.component : each)) as never as {
      readonly custom_id: string
      readonly value?: string
      readonly options?: readonly { readonly value: string; readonly default: boolean }[]
    }[]
    expect(fields.map(field => field.custom_id)).toEqual(['name', 'ruleset', 'list'])
    expect(fields[0]?.value).toBe('Dogs')
    expect(fields[1]?.options?.filter(each => each.default).map(each => each.value)).toEqual(['xy-2016'])
    for (const each of form!.components) if ('label' in each) expect(each.label.length).toBeLessThanOrEqual(45)
  })

  test('Discord takes the forms', async () => {
    const opened = [
      await desk.form('deck import'),
      await desk.form('deck import', { name: 'x'.repeat(100) }),
      await desk.form('deck check'),
    ]
    for (const each of opened) {
      const form = createForm()
      checkModal(JSON.parse(JSON.stringify(each)), form)
      expect(form.throwIfWrong).not.toThrow()
    }
  })

  test('without anything said, the form is empty; with a file there is none', async () => {
    expect(JSON.stringify(await desk.form('deck import'))).not.toContain('"value":""')
    expect(await desk.form('deck import', {}, { files: { file: GOOD } })).toBeNull()
  })

  test('by paste: kept, and shown as a picture and as a list', async () => {
    const reply = await desk.answer(desk.modal('0:deck-import:', NO_FORM.fields))
    expect(words(reply)).toContain('**Dogs** · HeartGold & SoulSilver era, 2010')
    expect(words(reply)).toContain('Kept.')
    expect(words(reply)).toContain('* 4 Growlithe HS 65\n')
    expect(await fileNamed(reply, 'deck.png')).toBe('Dogs, 12 different cards')
    expect(await decksOf('ann')).toEqual(['Dogs'])
  })

  test('by file, whatever Windows has written; it is called like the file', async () => {
    const utf16 = Buffer.from(`\ufeff${GOOD.replaceAll('\n', '\r\n')}`, 'utf16le')
    expect(words(await desk.use('deck import', {}, { files: { file: utf16 } }))).toContain('**my list**')
    expect(await decksOf('ann')).toEqual(['my list'])
    await desk.use('deck import', { name: 'Other', ruleset: 'hgss-2010' }, { files: { file: GOOD } })
    expect(await decksOf('ann')).toEqual(['my list', 'Other'])
  })

  test('a file for another ruleset is judged by that', async () => {
    const reply = await desk.use('deck import', { ruleset: 'xy-2016' }, { files: { file: GOOD } })
    expect(words(reply)).toContain('Not legal yet')
    expect(words(reply)).toContain('I have not kept it')
    expect(await decksOf('ann')).toEqual([])
  })

  test('in the thread of a match, a file is for the ruleset of the match', async () => {
    await desk.openMatch('81000', 'xy-2016')
    const reply = await desk.use('deck import', {}, { files: { file: GOOD }, place: { channel: '81000' } })
    expect(words(reply)).toContain(rulebookOf('xy-2016').title)
  })

  test('too large, gone, or no file at all', async () => {
    const large = await desk.use('deck import', {}, { files: { file: 'x'.repeat(64 * 1024 + 1) } })
    expect(words(large)).toContain('too large: 64 KB is the most')
    const sent = desk.command('deck import', {}, { files: { file: GOOD } })
    desk.lose()
    expect(words(await desk.answer(sent))).toContain('could not get that file')
    expect(words(await desk.use('deck import'))).toContain('again')
    const long = await desk.use('deck import', {}, { files: { file: '4 Growlithe\n'.repeat(3000) } })
    expect(words(long)).toContain('could not read')
  })

  test('the same delivery twice keeps it once', async () => {
    const sent = desk.modal('0:deck-import:', NO_FORM.fields)
    const first = await desk.answer(sent)
    expect(words(await desk.answer(sent))).toBe(words(first))
    expect((await desk.bot.app.player('ann')).version).toBe(1)
  })

  test.each(['', '  ', 'x'.repeat(61), 'a\u0007b'])('a name that cannot be: %j', async name => {
    expect(words(await keep(name))).not.toContain('Kept')
    expect(await decksOf('ann')).toEqual([])
  })

  test('what people write stays words', async () => {
    const reply = await keep(NASTY)
    expect(words(reply)).not.toMatch(/(?<!\\)\*\*@|(?<!\\)<@1>|(?<!\\)\[a/)
    const wrong = await keep('Bad', `${NASTY}\n4 ${NASTY}\n4 <@1> @everyone`)
    expect(words(wrong)).not.toMatch(/(?<!\\)<@1>|(?<!\\)@everyone|(?<!\\)\[a\]/)
  })
})

describe('check', () => {
  const BAD = '4 Growlith\n4 Arcanine HS 1\n\n4 Pokémon Collector ZZ 97\nhello'

  test('a form, unless there is something to check already', async () => {
    const form = await desk.form('deck check')
    expect(form).toMatchObject({ custom_id: '0:deck-check:' })
    expect(form?.components).toHaveLength(2)
    expect(await desk.form('deck check', { name: 'Dogs' })).toBeNull()
    expect(await desk.form('deck check', {}, { files: { file: GOOD } })).toBeNull()
  })

  test.each(['paste', 'file'])('every problem with its line, by %s', async how => {
    const reply =
      how === 'file'
        ? await desk.use('deck check', {}, { files: { file: BAD } })
        : await desk.answer(desk.modal('0:deck-check:', { list: BAD, ruleset: 'hgss-2010' }))
    const told = unescaped(words(reply))
    expect(told).toContain('✗ **Not legal yet.**')
    expect(told).toContain('- Line 1: Growlith: did you mean Growlithe?')
    expect(told).toContain('- Line 4: ZZ: no set has this code.')
    expect(told).toContain('- Line 5: How many?')
    expect(told).toContain('- A deck has exactly 60 cards; this one has 4.')
    expect(told).toContain('Arcanine (HS 1) evolves from Growlithe, which is not in the deck.')
  })

  test('more than a message holds goes into a file', async () => {
    const list = Array.from({ length: 300 }, (_, nth) => `4 Nobody Number ${nth}`).join('\n')
    const reply = await desk.use('deck check', {}, { files: { file: list } })
    expect(words(reply)).toMatch(/ and \d+ more/)
    expect((await fileNamed(reply, 'problems.txt')).split('\n').length).toBeGreaterThan(300)
  })

  test('a legal deck, a deck of one’s own, no such deck', async () => {
    expect(words(await desk.answer(desk.modal('0:deck-check:', { list: GOOD, ruleset: 'hgss-2010' })))).toContain(
      '✓ **Legal.**',
    )
    for (const command of ['deck-check', 'deck-import'])
      expect(words(await desk.answer(desk.modal(`0:${command}:`, { ...NO_FORM.fields, ruleset: 'base' })))).toContain(
        'I do not know that rulebook.',
      )
    await keep('Dogs')
    expect(words(await desk.use('deck check', { name: 'dogs' }))).toContain('✓ **Legal.**')
    expect(words(await desk.use('deck check', { name: 'Cats' }))).toContain('no deck of that name')
    expect(words(await desk.use('deck check'))).toContain('no deck of that name')
  })

  test('a file that cannot be had', async () => {
    const sent = desk.command('deck check', {}, { files: { file: GOOD } })
    desk.lose()
    expect(words(await desk.answer(sent))).toContain('could not get that file')
  })
})

describe('list, show, delete', () => {
  test('nothing yet', async () => {
    expect(words(await desk.use('deck list'))).toContain('no decks of your own yet')
    expect(words(await desk.use('deck show', { name: 'Dogs' }))).toContain('no deck of that name')
    expect(words(await desk.use('deck delete', { name: 'Dogs' }))).toContain('no deck of that name')
  })

  test('mine and nobody else’s, by name, offered as typed', async () => {
    await keep('Dogs')
    await keep('Cats')
    await keep('Birds', GOOD, { user: BOB })
    expect(words(await desk.use('deck list'))).toContain('2 decks\n- ✓ **Dogs**')
    expect(await desk.suggest('deck show', 'name', '')).toHaveLength(2)
    expect(await desk.suggest('deck delete', 'name', 'DO')).toEqual([
      { name: 'Dogs (HeartGold & SoulSilver era, 2010)', value: 'Dogs' },
    ])
    const shown = await desk.use('deck show', { name: 'dogs' })
    expect(words(shown)).toContain('****** Pokémon Trading Card Game Deck List ******')
    expect(words(shown)).toContain('✓ Legal')
    expect(words(await desk.use('deck show', { name: 'Birds' }))).toContain('no deck of that name')
  })

  test('deleted once, however often it is delivered', async () => {
    await keep('Dogs')
    const sent = desk.command('deck delete', { name: 'dogs' })
    expect(words(await desk.answer(sent))).toBe('“Dogs” is gone.')
    expect(words(await desk.answer(sent))).toContain('is gone.')
    expect(words(await desk.use('deck delete', { name: 'Dogs' }))).toContain('no deck of that name')
    expect(await decksOf('ann')).toEqual([])
  })

  test('fifty decks with long names fit', async () => {
    for (let nth = 0; nth < 50; nth++) await keep(`${'*'.repeat(57)} ${nth}`)
    expect(words(await desk.use('deck list'))).toMatch(/and \d+ more$/)
    expect(words(await keep('One more'))).toContain('as many decks as you can')
    await desk.use('profile')
  })
})

describe('theme', () => {
  test('all of them, one of them, none of that name', async () => {
    const all = words(await desk.use('deck theme'))
    expect(all.match(/^- /gm)).toHaveLength(11)
    const one = await desk.use('deck theme', { name: 'ember spark' })
    expect(words(one)).toContain('**Ember Spark**')
    expect(words(one)).toContain('* 4 Growlithe HS 65')
    expect(words(await desk.use('deck theme', { name: NASTY }))).toContain('No theme deck')
    expect(await desk.suggest('deck theme', 'name', 'ember')).toEqual([
      { name: 'Ember Spark (HeartGold & SoulSilver era, 2010)', value: 'Ember Spark' },
    ])
    expect(await desk.suggest('deck theme', 'name', '')).toHaveLength(11)
  })
})

test('decks are secret: every answer is for one pair of eyes', () => {
  for (const command of catalogue.commands.filter(({ name }) => name.startsWith('deck ')))
    expect(catalogue.acknowledging(desk.command(command.name))).toBe('private')
  expect(catalogue.acknowledging(desk.modal('0:deck-import:', {}))).toBe('private')
})

test.each(['0:nothing:', '0:deck-import', '0:deck-list:', 'x', ''])('a form nobody knows: %j', async id => {
  expect(words(await desk.answer(desk.modal(id, {})))).toContain('Try /help')
})
