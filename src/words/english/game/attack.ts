/** Attacks with what they would do. */
import type { AttackFace } from '../../../app/card-face.ts'
import type { Preview } from '../../../app/preview.ts'
import type { CardId } from '../../../engine/view.ts'
import { cardName, type LegalCommand, type Scene } from '../../scene.ts'
import { typeNames } from './naming.ts'

type AttackCommand = Extract<LegalCommand, { readonly type: 'Attack' }>

export function attackFace({ naming }: Scene, card: CardId, name: string): AttackFace | undefined {
  const face = naming.face(card)
  return face.kind === 'energy' ? undefined : face.attacks.find(attack => attack.name === name)
}

/** "Flare Destroy 70 → KO", "Double Kick 0–60", "Swarm 30+ → KO?" */
export function attackWords(scene: Scene, command: AttackCommand): string {
  const preview = previewOf(scene, command)
  const printed = attackFace(scene, command.card, command.attack)?.damage ?? ''
  const damage = preview ? damageRange(preview) : printed
  return [command.attack, damage, preview && KNOCK_OUT[preview.knockOut]].filter(Boolean).join(' ')
}

const previewOf = ({ table }: Scene, { card, attack }: AttackCommand): Preview | null => {
  const found = table.yours?.attacks.find(
    ({ command }) => command.type === 'Attack' && command.card === card && command.attack === attack,
  )
  return found?.preview ?? null
}

const KNOCK_OUT: Readonly<Record<Preview['knockOut'], string>> = { yes: '→ KO', maybe: '→ KO?', no: '' }

function damageRange({ least, most }: Preview): string {
  if (most === null) return `${least}+`
  if (least !== most) return `${least}–${most}`
  return most === 0 ? '' : String(most)
}

/** "Fire Fire Colorless · the text of the attack" */
export function attackText(scene: Scene, { card, attack }: AttackCommand): string {
  const face = attackFace(scene, card, attack)
  return face ? [typeNames(face.cost, ' '), face.text].filter(Boolean).join(' · ') : cardName(scene, card)
}
