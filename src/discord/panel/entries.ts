/** What can be done in a turn, sorted into menus. */
import type { TableView } from '../../app/table.ts'
import { wordsFor } from '../../words/index.ts'
import { distinct } from '../../words/labels.ts'
import type { LegalCommand, Scene } from '../../words/scene.ts'
import { LIMITS } from '../message.ts'
import { checkOf } from './ids.ts'

export interface LegalEntry {
  /** Its place in the list of everything that is legal. */
  readonly index: number
  readonly command: LegalCommand
}

/** The cards of the hand; powers, Stadium and retreat; attacks. */
export type MenuName = 'play' | 'use' | 'attack'

const MENUS: Readonly<Record<LegalCommand['type'], MenuName | null>> = {
  Bench: 'play',
  BenchLegend: 'play',
  Evolve: 'play',
  LevelUp: 'play',
  AttachEnergy: 'play',
  AttachTrainer: 'play',
  PlayTrainer: 'play',
  PlayStadium: 'play',
  UsePower: 'use',
  UseStadium: 'use',
  Retreat: 'use',
  Attack: 'attack',
  EndTurn: null,
  Pick: null,
  Concede: null,
}

export const entriesOf = (table: TableView): readonly LegalEntry[] =>
  (table.yours?.legal ?? []).map((command, index) => ({ index, command }))

export const entriesIn = (table: TableView, menu: MenuName): readonly LegalEntry[] =>
  entriesOf(table).filter(({ command }) => MENUS[command.type] === menu)

export const entryOf = (table: TableView, type: LegalCommand['type']): LegalEntry | undefined =>
  entriesOf(table).find(({ command }) => command.type === type)

/** "3.k2j9": the place in the list, and a check that it is still the same command. */
export const reference = ({ index, command }: LegalEntry): string => `${index}.${checkOf(command)}`

const REFERENCE = /^(\d{1,4})\.([0-9a-z]{1,7})$/

export function readReference(table: TableView, written: string): LegalEntry | null {
  const [, index, check] = REFERENCE.exec(written) ?? []
  const entry = index === undefined ? undefined : entriesOf(table)[Number(index)]
  return entry && checkOf(entry.command) === check ? entry : null
}

/** The same card on different targets, or the same retreat for different payments. */
function keyOf(command: LegalCommand): string {
  if ('card' in command && command.type !== 'Attack') return command.card
  switch (command.type) {
    case 'BenchLegend':
      return command.top
    case 'Retreat':
      return `retreat ${command.to}`
    default:
      return checkOf(command)
  }
}

export const groupOf = (table: TableView, { command }: LegalEntry): readonly LegalEntry[] => {
  const menu = MENUS[command.type]
  return menu ? entriesIn(table, menu).filter(entry => keyOf(entry.command) === keyOf(command)) : []
}

function grouped(entries: readonly LegalEntry[]): readonly (readonly LegalEntry[])[] {
  const groups = new Map<string, LegalEntry[]>()
  for (const entry of entries) {
    const key = keyOf(entry.command)
    groups.set(key, [...(groups.get(key) ?? []), entry])
  }
  return [...groups.values()]
}

export interface EntryItem {
  readonly label: string
  readonly value: string
  readonly description: string
}

/** Each command by itself. */
export function items(scene: Scene, entries: readonly LegalEntry[]): readonly EntryItem[] {
  const labels = wordsFor(scene).actionLabels(
    scene,
    entries.map(({ command }) => command),
    LIMITS.option,
  )
  return entries.map((entry, nth) => ({
    label: labels[nth] ?? '',
    value: `act.${reference(entry)}`,
    description: wordsFor(scene).actionDescription(scene, entry.command),
  }))
}

/** Each group by its first command; a group of one is that command. */
export function groupItems(scene: Scene, entries: readonly LegalEntry[]): readonly EntryItem[] {
  const groups = grouped(entries).flatMap(group => (group[0] ? [{ group, first: group[0] }] : []))
  const labels = distinct(
    groups.map(({ group, first }) => ({
      label:
        group.length === 1
          ? wordsFor(scene).actionLabel(scene, first.command)
          : wordsFor(scene).groupLabel(scene, first.command),
      mark: keyOf(first.command),
    })),
    LIMITS.option,
  )
  return groups.map(({ group, first }, nth) => ({
    label: labels[nth] ?? '',
    value: `${group.length === 1 ? 'act' : 'group'}.${reference(first)}`,
    description:
      group.length === 1
        ? wordsFor(scene).actionDescription(scene, first.command)
        : wordsFor(scene).groupDescription(group.length),
  }))
}
