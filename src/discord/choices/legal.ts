/** What may be done now, to choose from by suggestion or by name. */
import { wordsFor } from '../../words/index.ts'
import type { LegalCommand, Scene } from '../../words/scene.ts'
import { userText } from '../../words/written.ts'
import { readCustomId } from '../custom-id.ts'
import { OVERTAKEN, type Wanted, whyNothing } from '../in-match.ts'
import { LIMITS } from '../message.ts'
import { entriesOf, type LegalEntry, readReference, reference } from '../panel/entries.ts'
import { customId } from '../panel/ids.ts'
import { matching } from './typed.ts'

export interface ActionKind {
  readonly types: readonly LegalCommand['type'][]
  /** What to say if there is nothing of this kind. */
  readonly nothing: string
}

interface Legal extends LegalEntry {
  readonly label: string
}

function legalOf(scene: Scene, { types }: ActionKind): readonly Legal[] {
  const entries = entriesOf(scene.table).filter(({ command }) => types.includes(command.type))
  const labels = wordsFor(scene).actionLabels(
    scene,
    entries.map(({ command }) => command),
    LIMITS.option,
  )
  return entries.map((entry, nth) => ({ ...entry, label: labels[nth] ?? '' }))
}

/** A suggestion that was chosen before finds everything. */
export function suggestLegal(scene: Scene, kind: ActionKind, typed: string) {
  const legal = legalOf(scene, kind)
  const found = readCustomId(typed) ? legal : matching(legal, typed)
  return found.map(({ label, ...entry }) => ({ name: label, value: customId(scene.table, 'act', reference(entry)) }))
}

/** What was chosen among the suggestions, or typed so that only one thing can be meant. */
export function readLegal(scene: Scene, kind: ActionKind, written: string): Wanted {
  const { table } = scene
  const id = readCustomId(written)
  if (id) {
    const isCurrent = id.match === table.match && id.seen === table.version && id.verb === 'act'
    const entry = isCurrent ? readReference(table, id.argument) : null
    return entry && kind.types.includes(entry.command.type) ? act(scene, entry.command) : { why: OVERTAKEN }
  }
  const legal = legalOf(scene, kind)
  if (legal.length === 0) return { why: whyNothing(scene, kind.nothing) }
  const found = written.trim() === '' ? [] : matching(legal, written)
  const [only] = found
  return only && found.length === 1
    ? act(scene, only.command)
    : { why: unclear(scene, written, found.length > 0 ? found : legal) }
}

const act = ({ table }: Scene, command: LegalCommand): Wanted => ({ type: 'Act', command, seen: table.version })

const LONGEST_LIST = 1500

export function unclear(scene: Scene, written: string, possible: readonly { readonly label: string }[]): string {
  const lines = possible.map(({ label }) => `- ${label}`)
  return `I cannot tell what you mean by “${userText(written)}”. This is possible now:\n${wordsFor(scene).enumerated(lines, LONGEST_LIST, '\n')}`
}
