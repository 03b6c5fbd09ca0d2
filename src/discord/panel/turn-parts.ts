/** The own turn: everything that may be done, and nothing else. */
import { wordsFor } from '../../words/index.ts'
import type { Scene } from '../../words/scene.ts'
import { LIMITS, type Part, text } from '../message.ts'
import {
  type EntryItem,
  entriesIn,
  entriesOf,
  entryOf,
  groupItems,
  groupOf,
  items,
  type LegalEntry,
  type MenuName,
  reference,
} from './entries.ts'
import { customId } from './ids.ts'
import { menus, press, rows, toView } from './parts.ts'
import { MAIN, type PanelView, writeView } from './view.ts'

export function turnParts(scene: Scene): readonly Part[] {
  return [...hints(scene), ...shortMenu(scene, 'play'), ...shortMenu(scene, 'use'), ...attackParts(scene)]
}

function hints(scene: Scene): readonly Part[] {
  const { table } = scene
  const canAttach = entryOf(table, 'AttachEnergy') !== undefined
  const canAttack = entryOf(table, 'Attack') !== undefined
  const words = wordsFor(scene).turnHints({ canAttach, canAttack })
  return words === '' ? [] : [text(`-# ${words}`)]
}

/** One menu: all commands if they fit, otherwise the cards, of which each opens its own targets. */
function shortMenu(scene: Scene, name: 'play' | 'use'): readonly Part[] {
  const entries = entriesIn(scene.table, name)
  if (entries.length === 0) return []
  const all = entries.length <= LIMITS.choices ? items(scene, entries) : groupItems(scene, entries)
  const more: EntryItem = {
    label: 'More …',
    value: `view.${writeView({ is: name, page: 0 })}`,
    description: `All ${all.length} of them`,
  }
  const choices = all.length <= LIMITS.choices ? all : [...all.slice(0, LIMITS.choices - 1), more]
  return itemMenus(scene, name, entries, choices, { is: name, page: 0 })
}

function itemMenus(
  scene: Scene,
  name: string,
  entries: readonly LegalEntry[],
  choices: readonly EntryItem[],
  view: Extract<PanelView, { readonly page: number }>,
): readonly Part[] {
  const { table } = scene
  return menus(table, {
    id: nth => customId(table, 'menu', name, nth),
    choices,
    placeholder: wordsFor(scene).menuTitle(entries.map(({ command }) => command.type)),
    page: view.page,
    turnTo: page => ({ ...view, page }),
  })
}

const MOST_ATTACK_BUTTONS = 4

/** Attacks stand beside the end of the turn, which they are too. */
function attackParts(scene: Scene): readonly Part[] {
  const { table } = scene
  const attacks = entriesIn(table, 'attack')
  const end = entryOf(table, 'EndTurn')
  const endButton = end ? [press(table, 'End turn', ['act', reference(end)])] : []
  if (attacks.length > MOST_ATTACK_BUTTONS) return [...attackMenu(scene, attacks), ...rows(endButton)]
  const labels = labelsOf(scene, attacks, LIMITS.button)
  const all = attacks.map((entry, nth) => press(table, labels[nth] ?? '', ['act', reference(entry)], 'primary'))
  return rows([...all, ...endButton])
}

const SWORDS = '⚔ '

const labelsOf = (scene: Scene, attacks: readonly LegalEntry[], most: number): readonly string[] =>
  wordsFor(scene)
    .actionLabels(
      scene,
      attacks.map(({ command }) => command),
      most - SWORDS.length,
    )
    .map(label => `${SWORDS}${label}`)

function attackMenu(scene: Scene, attacks: readonly LegalEntry[]): readonly Part[] {
  const labels = labelsOf(scene, attacks, LIMITS.option)
  const choices = attacks.map((entry, nth) => ({
    label: labels[nth] ?? '',
    value: `act.${reference(entry)}`,
    description: wordsFor(scene).actionDescription(scene, entry.command),
  }))
  return itemMenus(scene, 'attack' satisfies MenuName, attacks, choices, { is: 'use', page: 0 })
}

/** All cards, or all else that can be used. */
export function wholeMenuParts(
  scene: Scene,
  view: Extract<PanelView, { readonly is: 'play' | 'use' }>,
): readonly Part[] {
  const entries = entriesIn(scene.table, view.is)
  return [...itemMenus(scene, view.is, entries, groupItems(scene, entries), view), ...back(scene)]
}

/** One card and what it can be played on. */
export function groupParts(scene: Scene, view: Extract<PanelView, { readonly is: 'group' }>): readonly Part[] {
  const chosen = entriesOf(scene.table)[view.of]
  const entries = chosen ? groupOf(scene.table, chosen) : []
  return [...itemMenus(scene, 'group', entries, items(scene, entries), view), ...back(scene)]
}

const back = ({ table }: Scene): readonly Part[] => rows([toView(table, '◀ Back', MAIN)])
