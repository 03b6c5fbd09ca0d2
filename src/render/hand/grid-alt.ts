/** A hand or a choice in words: what can be used first. */
import type { CardFace } from '../../app/card-face.ts'
import { enumerated, shortSort, typeName } from '../phrases.ts'
import type { Grid } from './grid-layout.ts'
import type { CardStack } from './stacks.ts'
import type { Tag } from './tags.ts'

const ROOM = 1000

export function describeGrid(grid: Grid): string {
  const detailed = say(grid, detailOf)
  return detailed.length <= ROOM ? detailed : say(grid, () => '')
}

const PARTS = [
  ['chosen', 'Chosen'],
  ['playable', 'Playable'],
  ['choosable', 'To choose from'],
] as const satisfies readonly (readonly [Tag['is'], string])[]

function say({ title, note, stacks, empty }: Grid, detail: (face: CardFace) => string): string {
  const head = `${title}: ${note.replaceAll(' · ', ', ')}.`
  if (stacks.length === 0) return `${head} ${empty}.`
  const words = ({ face, count, tag, label, note }: CardStack) => {
    const extras = [detail(face), note ?? '', tag?.words ?? '']
    const number = count > 1 ? String(count) : (label ?? '')
    return `${number === '' ? '' : `${number} `}${face.name}${bracketed(extras)}`
  }
  const tagged = PARTS.map(([is, name]) => ({ name, part: stacks.filter(({ tag }) => tag?.is === is) }))
  const rest = stacks.filter(({ tag }) => tag === null)
  const parts = [...tagged, { name: rest.length < stacks.length ? 'Others' : '', part: rest }]
  return parts
    .filter(({ part }) => part.length > 0)
    .reduce((said, { name, part }) => {
      const start = `${said} ${name === '' ? '' : `${name}: `}`
      return `${start}${enumerated(part.map(words), Math.max(0, ROOM - start.length), '; ')}.`
    }, head)
}

const bracketed = (extras: readonly string[]): string => {
  const said = extras.filter(Boolean)
  return said.length === 0 ? '' : ` (${said.join(', ')})`
}

function detailOf(face: CardFace): string {
  if (face.kind !== 'pokemon') return face.kind === 'energy' && face.basic ? '' : shortSort(face)
  const types = face.types.map(typeName).join(' and ')
  return `${shortSort(face)}${face.evolvesFrom === null ? '' : ` from ${face.evolvesFrom}`}, ${types}, ${face.hp} HP`
}
