import { beforeEach, describe, expect, test } from 'vitest'
import { RULESET_IDS } from '../../../src/app/ruleset-facts.ts'
import { catalogue as cards } from '../../../src/cards/index.ts'
import { catalogue, commands } from '../../../src/discord/commands/index.ts'
import { GLOSSARY } from '../../../src/words/english/help/glossary.ts'
import { HELP_TOPICS } from '../../../src/words/english/help/help.ts'
import { PAGE_TITLES } from '../../../src/words/english/help/rules.ts'
import { buttonsIn, selectsIn } from '../panel/limits.ts'
import { BOB, Desk, fileNamed, unescaped, words } from './info-desk.ts'

const NASTY = '**@everyone** <@1> [a](https://e.vil)'

let desk: Desk
beforeEach(() => {
  desk = new Desk()
})

describe('/card', () => {
  test('picture, text, tips, evolution line, and its words in a menu', async () => {
    const reply = await desk.use('card', { name: 'hgss1-65' })
    expect(words(reply)).toContain('**Growlithe** · Basic')
    expect(words(reply)).toMatch(/^-# /m)
    expect(words(reply)).toContain('**Evolution**\n1. **Growlithe** (Basic')
    expect(await fileNamed(reply, 'card.png')).toBe('Growlithe, a card in a line of 2')
    const [terms, line] = selectsIn(reply)
    expect(terms?.custom_id).toBe('0:card:term.hgss1-65.hgss-2010')
    expect(terms?.options.map(({ label }) => label)).toContain('Weakness')
    expect(line?.options.map(({ label }) => label)).toEqual([expect.stringContaining('Arcanine')])
  })

  test('a word of it is explained below; another stage takes its place', async () => {
    const reply = await desk.use('card', { name: 'hgss1-65' })
    const [terms, line] = selectsIn(reply)
    const explained = await desk.answer(desk.component(terms!.custom_id, ['Weakness']))
    expect(words(explained)).toContain('📖 **Weakness**: ')
    expect(words(explained)).toContain('**Growlithe** · Basic')
    const other = await desk.answer(desk.component(line!.custom_id, [line!.options[0]!.value]))
    expect(words(other)).toContain('**Arcanine** · Stage 1')
  })

  test('in public nobody’s answer is changed by somebody else', () => {
    const click = (isPrivate: boolean) => desk.component('0:card:term.hgss1-65.hgss-2010', ['Weakness'], { isPrivate })
    expect(catalogue.acknowledging(click(false))).toBe('private')
    expect(catalogue.acknowledging(click(true))).toBe('update')
  })

  test('by name, by what comes close, or not at all', async () => {
    expect(words(await desk.use('card', { name: 'growlithe' }))).toContain('**Growlithe**')
    expect(words(await desk.use('card', { name: 'HS 65' }))).toContain('**Growlithe**')
    expect(words(await desk.use('card', { name: 'Growlihte' }))).toContain('**Growlithe**')
    for (const name of ['', ' ', NASTY, 'x'.repeat(5000), 'zzzzzz'])
      expect(words(await desk.use('card', { name }))).toContain('I know no card of that name')
    expect(words(await desk.use('card'))).toBe('I need to know more: fill in “name”, please.')
    expect(words(await desk.use('card', { name: 7 }))).toContain('fill in “name”')
  })

  test('every card in every ruleset can be sent, each word of it explained', async () => {
    for (const { id } of cards.prints)
      for (const ruleset of RULESET_IDS) {
        const reply = await desk.use('card', { name: id, ruleset })
        const term = selectsIn(reply).find(each => each.custom_id.includes('term.'))
        const last = term?.options.at(-1)?.value
        if (term && last)
          expect(words(await desk.answer(desk.component(term.custom_id, [last])))).toContain(`**${last}**`)
      }
  })

  test('the line has only cards that the ruleset plays with', async () => {
    for (const { id, kind } of cards.prints.filter(each => each.kind === 'pokemon')) {
      const line = selectsIn(await desk.use('card', { name: id })).find(each => each.custom_id.includes('line.'))
      const era = (card: string) => card.replace(/\d*-.*$/, '')
      for (const { value } of line?.options ?? []) expect([kind, era(value)]).toEqual([kind, era(id)])
    }
  })

  test('names are offered as typed, those of the match first', async () => {
    const offered = await desk.suggest('card', 'name', 'growl')
    expect(offered[0]).toEqual({ name: 'Growlithe (HS 65)', value: 'hgss1-65' })
    expect(await desk.suggest('card', 'name', '')).toHaveLength(25)
    expect(await desk.suggest('card', 'name', NASTY)).toEqual([])
    await desk.openMatch('81000', 'xy-2016')
    const here = await desk.suggest('card', 'name', '', {}, { place: { channel: '81000' } })
    expect(here.filter(({ name }) => !name.includes(' Energy ')).every(({ value }) => value.startsWith('xy'))).toBe(
      true,
    )
    const wanted = await desk.suggest('card', 'name', '', { ruleset: 'ecard-2002' })
    expect(wanted[0]?.value).toMatch(/^ecard/)
    const all = (
      await Promise.all([...'abcdefghijklmnopqrstuvwxyz'].map(typed => desk.suggest('card', 'name', typed)))
    ).flat()
    for (const { name } of all) expect(name.length).toBeLessThanOrEqual(100)
  })

  test.each([
    '0:card:',
    '0:card:term',
    '0:card:term.nothing-1.hgss-2010',
    '0:card:line.hgss1-65.base',
    '0:card:term.hgss1-65',
  ])('a menu that cannot be: %s', async id => {
    expect(words(await desk.answer(desk.component(id, ['nothing'])))).toContain('I know no card')
    expect(words(await desk.answer(desk.component(id)))).toContain('I know no card')
  })
})

describe('/glossary', () => {
  test('a word, by the ruleset of the match in this thread', async () => {
    expect(words(await desk.use('glossary', { word: 'weakness' }))).toMatch(/^\*\*Weakness\*\*\n/)
    await desk.openMatch('81000', 'xy-2016')
    const of = async (options: Record<string, string>, channel: string) =>
      words(await desk.use('glossary', { word: 'Burned', ...options }, { place: { channel } }))
    expect(await of({}, '81000')).toBe(await of({ ruleset: 'xy-2016' }, '80000'))
    expect(await of({}, '80000')).toBe(await of({ ruleset: 'hgss-2010' }, '80000'))
    expect(await of({ ruleset: 'nonsense' }, '80000')).toContain('I do not know that “ruleset”.')
  })

  test('nearly, and not at all', async () => {
    expect(words(await desk.use('glossary', { word: 'weaknes' }))).toContain('-# The nearest I have to “weaknes”.')
    const strange = words(await desk.use('glossary', { word: NASTY }))
    expect(strange).toContain('is not in my glossary')
    expect(strange).not.toMatch(/(?<!\\)<@1>|(?<!\\)@everyone|(?<!\\)\[a\]/)
  })

  test('every word can be sent and is offered', async () => {
    for (const { term } of GLOSSARY) {
      for (const ruleset of RULESET_IDS)
        expect(words(await desk.use('glossary', { word: term, ruleset }))).toContain(`**${term}**`)
      expect(await desk.suggest('glossary', 'word', term)).toContainEqual({ name: term, value: term })
    }
    expect(await desk.suggest('glossary', 'word', '')).toHaveLength(25)
  })
})

describe('/rules', () => {
  test('every page of every ruleset, turned one by one', async () => {
    for (const ruleset of RULESET_IDS) {
      let reply = await desk.use('rules', { ruleset })
      for (const [nth, { title }] of PAGE_TITLES.entries()) {
        expect(words(reply)).toMatch(`**${title}** · `)
        expect(selectsIn(reply)[0]?.options).toHaveLength(PAGE_TITLES.length)
        const next = buttonsIn(reply).find(({ label }) => label.endsWith('▶'))
        expect(next === undefined).toBe(nth === PAGE_TITLES.length - 1)
        if (next) reply = await desk.answer(desk.component(next.custom_id))
      }
    }
  })

  test('by name, from the menu, by the match of this thread, not at all', async () => {
    const reply = await desk.use('rules', { page: 'Retreat' })
    expect(words(reply)).toContain('2010')
    const chosen = await desk.answer(desk.component(selectsIn(reply)[0]!.custom_id, ['damage']))
    expect(words(chosen)).toContain(PAGE_TITLES.find(({ id }) => id === 'damage')!.title)
    await desk.openMatch('81000', 'ecard-2002')
    expect(words(await desk.use('rules', {}, { place: { channel: '81000' } }))).toContain('2002')
    for (const page of [NASTY, '', 'x'.repeat(5000)])
      expect(words(await desk.use('rules', { page }))).toContain('There is no such page')
    for (const id of ['0:rules:', '0:rules:base.turn', '0:rules:hgss-2010.nothing', '0:rules:hgss-2010'])
      expect(words(await desk.answer(desk.component(id)))).toContain('There is no such page')
  })

  test('pages are offered as typed', async () => {
    expect(await desk.suggest('rules', 'page', '')).toHaveLength(Math.min(PAGE_TITLES.length, 25))
    expect((await desk.suggest('rules', 'page', 'RETREAT')).map(({ value }) => value)).toContain('retreat')
  })
})

describe('/coin', () => {
  test('heads, flips, percentage, instructions, picture', async () => {
    const reply = await desk.use('coin', { flips: 20 })
    expect(words(reply)).toMatch(/Heads: \d+ · Flips: 20 · [\d.]+ %\n-# Use this/)
    const faces = (await fileNamed(reply, 'coins.png')).split(', ')
    expect(faces).toHaveLength(20)
    expect(words(reply)).toContain(`Heads: ${faces.filter(face => face === 'heads').length} ·`)
    expect(catalogue.acknowledging(desk.command('coin'))).toBe('public')
  })

  test('one, if nothing or nonsense is said', async () => {
    for (const flips of [undefined, 0, 21, -1, 1e9])
      expect(words(await desk.use('coin', flips === undefined ? {} : { flips }))).toContain('Flips: 1 ·')
  })

  test('one more counts on; what was delivered twice shows the same', async () => {
    const sent = desk.command('coin', { flips: 3 })
    const first = await desk.answer(sent)
    expect(words(await desk.answer(sent))).toBe(words(first))
    const again = await desk.answer(desk.component(buttonsIn(first)[0]!.custom_id))
    expect(words(again)).toContain('Flips: 4 ·')
    for (const id of ['0:coin:', '0:coin:9.1', '0:coin:a.b', '0:coin:1e99.1e99'])
      expect(words(await desk.answer(desk.component(id)))).toContain('Flips: 1 ·')
  })

  test('it is fair', async () => {
    let heads = 0
    for (let nth = 0; nth < 200; nth++)
      heads += (await fileNamed(await desk.use('coin', { flips: 20 }), 'coins.png')).split('heads').length - 1
    expect(Math.abs(heads - 2000)).toBeLessThan(5 * Math.sqrt(4000 / 4))
  })
})

describe('/help', () => {
  test('one message, for one pair of eyes', async () => {
    expect(words(await desk.use('help'))).toContain('**Your first match**')
    expect(catalogue.acknowledging(desk.command('help'))).toBe('private')
  })

  test('names every command there is, and no other', () => {
    const told = HELP_TOPICS.flatMap(topic => topic.commands.map(({ name }) => name))
    const real = commands.filter(({ onPerson }) => !onPerson).map(({ name }) => name.split(' ')[0])
    expect([...told].sort()).toEqual([...new Set(real)].sort())
    expect(commands.filter(({ onPerson }) => onPerson).map(({ name }) => name)).toEqual(['Challenge'])
  })
})

describe('Challenge, in the menu of a person', () => {
  test('as /challenge, once', async () => {
    const sent = desk.command('Challenge', {}, { target: BOB.id, people: { [BOB.id]: BOB } })
    const reply = await desk.answer(sent)
    expect(unescaped(words(reply))).toContain('Your challenge is out, and <@bob> has been told.')
    await desk.answer(sent)
    expect(await desk.bot.app.history('bob')).toMatchObject([
      { status: 'challenged', opponent: 'ann', ruleset: 'hgss-2010' },
    ])
  })

  test('nobody, oneself, not in a server', async () => {
    expect(words(await desk.use('Challenge'))).toContain('I do not know who that is')
    expect(words(await desk.use('Challenge', {}, { target: 'bob' }))).toContain('I do not know who that is')
    const self = { target: 'ann', people: { ann: { id: 'ann', name: 'Ann' } } }
    expect(words(await desk.use('Challenge', {}, self))).toContain('You cannot challenge yourself')
    const direct = { target: 'bob', people: { bob: BOB }, place: { guild: null, isDirect: true } }
    expect(words(await desk.use('Challenge', {}, direct))).toContain('Matches are played in a server')
  })
})

test('a word that is no command', async () => {
  expect(words(await desk.use('nonsense'))).toContain('Try /help')
  expect(await desk.form('nonsense')).toBeNull()
})
