/** The ways in which people play: the panel in their direct messages, the one for their eyes only, and commands. */
import { expect } from 'vitest'
import { readCustomId } from '../../src/discord/custom-id.ts'
import type { Seat } from '../../src/engine/index.ts'
import { buttonsOf, type Message, menusOf, type Outcome, textOf } from '../../src/stand-in/discord.ts'
import { buttonNamed, type Game } from './game.ts'

export type Hand = (game: Game, seat: Seat) => Promise<void>

type Click = { readonly id: string; readonly label: string; readonly values?: readonly string[] }

const IN_GAME = ['act', 'answer', 'menu', 'picks', 'undo', 'view']
const NOT_NOW = ['Concede…', 'Yes, I concede']

const verbOf = (id: string): string => readCustomId(id)?.verb ?? ''

/** Everything in a panel that is about the game. */
function clicksIn(game: Game, message: Message): readonly Click[] {
  const buttons = buttonsOf(message)
    .filter(({ custom_id, label }) => IN_GAME.includes(verbOf(custom_id)) && !NOT_NOW.includes(label ?? ''))
    .map(({ custom_id, label }) => ({ id: custom_id, label: label ?? '' }))
  const menus = menusOf(message)
    .filter(({ custom_id }) => IN_GAME.includes(verbOf(custom_id)))
    .map(({ custom_id, options, min_values = 1, max_values = 1 }) => {
      const count = min_values + game.chance.pick(max_values - min_values + 1)
      const some = game.chance.shuffle(options.length).slice(0, count)
      return { id: custom_id, label: 'menu', values: some.map(nth => options[nth]!.value) }
    })
  return [...buttons, ...menus]
}

const VIEWS = ['⋯ More', 'Orders']

/** Attacks often, other views and second thoughts seldom. */
function chosen(game: Game, message: Message): Click {
  const all = clicksIn(game, message)
  const attacks = all.filter(({ label }) => label.startsWith('⚔'))
  const seldom = all.filter(({ id, label }) => verbOf(id) === 'undo' || VIEWS.includes(label))
  const plays = all.filter(each => !seldom.includes(each) && each.label !== 'End turn')
  const luck = game.chance.pick(20)
  const among =
    attacks.length > 0 && luck < 8
      ? attacks
      : luck === 19 && seldom.length > 0
        ? seldom
        : plays.length > 0 && luck > 1
          ? plays
          : all.filter(each => !seldom.includes(each))
  const some = among.length > 0 ? among : all
  const click = some[game.chance.pick(some.length)]
  if (!click) throw new Error(`nothing to click: ${textOf(message)}`)
  return click
}

const use = (game: Game, seat: Seat, message: Message, { id, values }: Click): Promise<Outcome> => {
  const person = game.person(seat)
  return game.act(values ? person.select(message, id, values) : person.click(message, id))
}

export const byPanel: Hand = async (game, seat) => {
  const panel = game.panel(seat)
  const { message } = await use(game, seat, panel, chosen(game, panel))
  expect(message?.id ?? panel.id).toBe(panel.id)
}

/** What was opened for the eyes of this seat. */
const opened = new WeakMap<Game, Map<Seat, string>>()

/** Opens the hand from the newest post, and goes on there as long as it is up to this seat. */
export const byHand: Hand = async (game, seat) => {
  const { discord } = game.stage
  const mine = opened.get(game) ?? new Map<Seat, string>()
  opened.set(game, mine)
  const before = discord.message(mine.get(seat) ?? '')
  const { version } = game.table(seat)
  const isCurrent = before && buttonsOf(before).some(({ custom_id }) => readCustomId(custom_id)?.seen === version)
  if (before && isCurrent) {
    const { message } = await use(game, seat, before, chosen(game, before))
    expect(message?.id).toBe(before.id)
    return
  }
  const post = game.posts().at(-1)!
  const { message } = await game.act(game.person(seat).click(post, buttonNamed(post, 'My hand')))
  expect(message?.visibleTo).toBe(game.users[seat].id)
  mine.set(seat, message!.id)
}

const CHOICES = { play: 'card', attack: 'attack', retreat: 'to', power: 'power' } as const
const FIELDS = ['choice', 'second', 'third', 'fourth'] as const

/** In the thread, or wherever else commands are typed. */
export const byCommands =
  (isDirect = false): Hand =>
  async (game, seat) => {
    const person = game.person(seat)
    const where = isDirect ? person.direct() : game.thread
    const before = game.table(seat)
    const send = async (name: string, options: Readonly<Record<string, string>> = {}): Promise<void> => {
      const { message } = await game.act(person.slash(name, options, where))
      const after = game.table(seat)
      expect(message?.visibleTo ?? game.users[seat].id).toBe(game.users[seat].id)
      expect(after.version, `${name} ${JSON.stringify(options)}: ${textOf(message!)}`).not.toBe(before.version)
    }
    if (before.game && 'question' in before.game && before.game.question) {
      const options: Record<string, string> = {}
      const wanted = 1 + game.chance.pick(FIELDS.length)
      for (const field of FIELDS.slice(0, wanted)) {
        const found = await person.autocomplete('answer', options, field, where)
        if (found.length > 0) options[field] = String(found[game.chance.pick(found.length)]!.value)
      }
      return send('answer', options)
    }
    const luck = game.chance.pick(20)
    if (before.yours?.undo && luck === 0) return send('undo')
    const names = (Object.keys(CHOICES) as (keyof typeof CHOICES)[]).filter(name => name !== 'attack')
    const wanted = luck < 10 ? (['attack', ...names] as const) : ([...names, 'attack'] as const)
    for (const name of luck === 1 ? [] : wanted) {
      const found = await person.autocomplete(name, {}, CHOICES[name], where)
      expect(found.length).toBeLessThanOrEqual(25)
      const choice = found[game.chance.pick(Math.max(1, found.length))]
      if (choice) return send(name, { [CHOICES[name]]: String(choice.value) })
    }
    return send(before.yours?.legal.some(({ type }) => type === 'UseStadium') && luck > 15 ? 'stadium' : 'end')
  }

/** Each time another way. */
export const mixed: Hand = (game, seat) => {
  const ways = [byPanel, byHand, byCommands(), byCommands(true)]
  return ways[game.chance.pick(ways.length)]!(game, seat)
}
