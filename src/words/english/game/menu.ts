/** The menus of a turn: what they are called, and what stands in them for several commands at once. */
import { cardName, type LegalCommand, type Scene } from '../../scene.ts'
import { capital, counted } from '../phrases/lists.ts'
import { actionLabel } from './action.ts'
import { energyName } from './naming.ts'
import { shortName } from './place.ts'

interface Possible {
  readonly canAttach: boolean
  readonly canAttack: boolean
}

/** What is easily forgotten. */
export function turnHints({ canAttach, canAttack }: Possible): string {
  const energy = canAttach ? 'You can still attach an Energy.' : ''
  const attack = canAttack ? 'An attack ends your turn.' : ''
  return [energy, attack].filter(Boolean).join(' ')
}

const USES: Partial<Record<LegalCommand['type'], string>> = {
  UsePower: 'use a power',
  UseStadium: 'use the Stadium',
  Retreat: 'retreat',
  Attack: 'attack',
}

/** "Use a power, retreat…" */
export function menuTitle(types: readonly LegalCommand['type'][]): string {
  const uses = Object.entries(USES).flatMap(([use, words]) => (types.some(type => type === use) ? [words] : []))
  return `${capital(uses.join(', ') || 'play a card')}…`
}

/** "Attach Fire → …": the same card on different targets, or the same retreat for different payments. */
export function groupLabel(scene: Scene, command: LegalCommand): string {
  switch (command.type) {
    case 'Evolve':
    case 'LevelUp':
      return `Evolve … → ${cardName(scene, command.card)}`
    case 'AttachEnergy':
      return `Attach ${energyName(scene, command.card)} → …`
    case 'AttachTrainer':
      return `Attach ${cardName(scene, command.card)} → …`
    case 'Retreat':
      return `Retreat → ${shortName(scene, command.to)}, pay …`
    case 'BenchLegend':
      return `Bench ${cardName(scene, command.top)}, both halves …`
    default:
      return 'card' in command ? `Play ${cardName(scene, command.card)} …` : actionLabel(scene, command)
  }
}

export const groupDescription = (ways: number): string => `Then choose one of ${counted(ways, 'way')}`
