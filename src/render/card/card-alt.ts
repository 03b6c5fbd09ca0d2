/** A card in words, the most important first. */
import type { AttackFace, CardFace, EvolutionLine, TypeChange } from '../../app/card-face.ts'
import { badgesOf, typeName } from '../phrases.ts'

export function describeCard(face: CardFace, line: EvolutionLine): string {
  return [head(face), ...rules(face), ...stats(face), lineWords(line), `Card ${face.id}.`].filter(Boolean).join(' ')
}

function head(face: CardFace): string {
  const badges = badgesOf(face)
    .map(badge => `, ${badge}`)
    .join('')
  switch (face.kind) {
    case 'pokemon': {
      const from = face.evolvesFrom === null ? '' : `, evolves from ${face.evolvesFrom}`
      const half = face.half === null ? '' : `, ${face.half} half`
      return `${face.name}: ${face.sort} ${face.types.map(typeName).join(' and ')} Pokémon, ${face.hp} HP${from}${half}${badges}.`
    }
    case 'trainer':
      return `${face.name}: ${[...new Set([face.family, face.sort])].join(', ')}${face.inPlay ? `, ${face.inPlay.hp} HP in play` : ''}${badges}.`
    case 'energy': {
      const units = face.provides.map(unit => (unit.length > 4 ? 'any type' : unit.map(typeName).join(' or ')))
      return `${face.name}: ${face.sort}, gives ${units.join(' and ')}${badges}.`
    }
  }
}

function rules(face: CardFace): readonly string[] {
  const body = face.kind === 'pokemon' ? face : face.kind === 'trainer' ? face.inPlay : null
  const attacks =
    face.kind === 'energy' ? [] : [...face.attacks, ...(face.kind === 'trainer' ? (body?.attacks ?? []) : [])]
  return [
    ...('text' in face && face.text !== '' ? [face.text] : []),
    ...(body?.powers ?? []).map(({ name, sort, text }) => `${sort} ${name}: ${text}`),
    ...attacks.map(attackWords),
  ]
}

function attackWords({ name, cost, damage, text }: AttackFace): string {
  const price = cost.length === 0 ? 'no Energy' : cost.map(typeName).join(' ')
  return `Attack ${name} for ${price}${damage === '' ? '' : `, ${damage} damage`}.${text === '' ? '' : ` ${text}`}`
}

function stats(face: CardFace): readonly string[] {
  const body = face.kind === 'pokemon' ? face : face.kind === 'trainer' ? face.inPlay : null
  if (!body) return []
  const changes = (label: string, list: readonly TypeChange[]) =>
    `${label} ${list.map(({ type, value }) => `${typeName(type)} ${value}`).join(', ') || 'none'}.`
  return [changes('Weakness', body.weaknesses), changes('Resistance', body.resistances), `Retreat ${body.retreat}.`]
}

const lineWords = (line: EvolutionLine): string =>
  line.length === 0 ? '' : `Line: ${line.map(stage => stage.map(({ name }) => name).join(' or ')).join(', then ')}.`
