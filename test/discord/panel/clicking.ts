/** Playing by what is written on buttons and in menus. */
import { expect } from 'vitest'
import type { Message } from '../../../src/discord/message.ts'
import { panel } from '../../../src/discord/panel/panel.ts'
import { readClick } from '../../../src/discord/panel/read-click.ts'
import type { PanelView } from '../../../src/discord/panel/view.ts'
import { buttonsIn, selectsIn, wrongWith } from './limits.ts'
import { type Driven, sceneOf } from './positions.ts'

export function shown(game: Driven, seat: 0 | 1 = 0, view?: PanelView): Message {
  const message = panel(sceneOf(game, seat), view ? { view } : {})
  expect(wrongWith(message)).toEqual([])
  return message
}

export const labels = (message: Message): readonly string[] => buttonsIn(message).map(({ label }) => label)

export const options = (message: Message, nth = 0): readonly string[] =>
  selectsIn(message)[nth]?.options.map(({ label }) => label) ?? []

/** Clicks what has this label, as long as one thing leads to another. Null if the command at the end was done. */
export function click(game: Driven, seat: 0 | 1, ...path: readonly string[]): string | null {
  let view: PanelView | undefined
  for (const label of path) {
    const read = readLabel(game, seat, [label], view)
    if (read.is === 'command') return game.do(seat, read.command)
    if (read.is !== 'view') return read.is
    view = read.view
  }
  return 'no command'
}

/** Chooses several things in one menu. */
export function choose(game: Driven, seat: 0 | 1, ...chosen: readonly string[]): string | null {
  const read = readLabel(game, seat, chosen)
  return read.is === 'command' ? game.do(seat, read.command) : read.is
}

function readLabel(game: Driven, seat: 0 | 1, chosen: readonly string[], view?: PanelView) {
  const message = shown(game, seat, view)
  const button = buttonsIn(message).find(({ label }) => label === chosen[0])
  const menu = selectsIn(message).find(each =>
    chosen.every(label => each.options.some(option => option.label === label)),
  )
  const values = chosen.flatMap(label => menu?.options.find(option => option.label === label)?.value ?? [])
  const id = button?.custom_id ?? menu?.custom_id
  if (id === undefined) throw new Error(`no ${chosen} among ${[...labels(message), ...options(message)].join(', ')}`)
  return readClick(id, button ? [] : values, game.table(seat))
}
