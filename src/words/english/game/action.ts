/** What can be done in a turn, as short labels that say what follows. */
import type { CardFace } from '../../../app/card-face.ts'
import type { CardId } from '../../../engine/view.ts'
import { assertNever } from '../../../shared/assert.ts'
import { distinct } from '../../labels.ts'
import { placeOf, placesOf } from '../../places.ts'
import { cardName, type LegalCommand, type Scene } from '../../scene.ts'
import { tallied } from '../phrases/lists.ts'
import { attackText, attackWords } from './attack.ts'
import { markAmong } from './namesakes.ts'
import { energyName, typeNames } from './naming.ts'
import { conditionOf, nameWithSpot, placedName, shortName } from './place.ts'

/** "Attach Fire → Charmander (Active)" */
export function actionLabel(scene: Scene, command: LegalCommand): string {
  const card = (id: CardId) => cardName(scene, id)
  switch (command.type) {
    case 'Bench':
      return `Bench ${card(command.card)}`
    case 'BenchLegend':
      return `Bench ${card(command.top)}, both halves`
    case 'Evolve':
      return `Evolve ${placedName(scene, command.pokemon)} → ${card(command.card)}`
    case 'LevelUp':
      return `Level up ${placedName(scene, command.pokemon)} → ${card(command.card)} LV.X`
    case 'AttachEnergy':
      return `Attach ${energyName(scene, command.card)} → ${placedName(scene, command.pokemon)}`
    case 'AttachTrainer':
      return `Attach ${card(command.card)} → ${placedName(scene, command.pokemon)}`
    case 'PlayTrainer':
      return `Play ${card(command.card)}`
    case 'PlayStadium':
      return `Play ${card(command.card)} (Stadium)`
    case 'UsePower':
      return `Use ${command.power} (${nameWithSpot(scene, command.pokemon)})`
    case 'UseStadium':
      return `Use ${stadiumName(scene)} (Stadium)`
    case 'Retreat':
      return `Retreat → ${shortName(scene, command.to)}, ${payment(scene, command.pay)}`
    case 'Attack':
      return attackWords(scene, command)
    case 'EndTurn':
      return 'End turn'
    case 'Concede':
      return 'Concede'
    case 'Pick':
      return command.option === null ? 'That is all' : `Option ${command.option + 1}`
    default:
      return assertNever(command)
  }
}

const stadiumName = (scene: Scene): string => {
  const { game } = scene.table
  return game?.stadium ? cardName(scene, game.stadium) : 'it'
}

/** "pay 2 Fire + Water" */
const payment = (scene: Scene, pay: readonly CardId[]): string =>
  pay.length === 0 ? 'free' : `pay ${tallied(pay.map(id => energyName(scene, id))).join(' + ')}`

/** What else one wants to know about it; may be empty. */
export function actionDescription(scene: Scene, command: LegalCommand): string {
  switch (command.type) {
    case 'Bench':
      return faceLine(scene.naming.face(command.card))
    case 'BenchLegend':
      return faceLine(scene.naming.face(command.top))
    case 'Evolve':
    case 'LevelUp':
      return `${conditionOf(scene, command.pokemon)} → ${faceLine(scene.naming.face(command.card))}`
    case 'AttachEnergy':
    case 'AttachTrainer':
      return conditionOf(scene, command.pokemon)
    case 'PlayTrainer':
    case 'PlayStadium':
      return textOf(scene.naming.face(command.card))
    case 'UsePower':
      return powerText(scene, command.pokemon, command.power)
    case 'UseStadium':
      return scene.table.game?.stadium ? textOf(scene.naming.face(scene.table.game.stadium)) : ''
    case 'Retreat':
      return conditionOf(scene, command.to)
    case 'Attack':
      return attackText(scene, command)
    default:
      return ''
  }
}

/** "60 HP · Fire" */
const faceLine = (face: CardFace): string => {
  const body = face.kind === 'pokemon' ? face : face.kind === 'trainer' ? face.inPlay : null
  return body ? `${body.hp} HP · ${typeNames(body.types)}` : face.sort
}

export const textOf = (face: CardFace): string => ('text' in face ? face.text : '')

function powerText({ table, naming }: Scene, pokemon: number, name: string): string {
  const own = placeOf(table, pokemon)
  const others = placesOf(table).filter(place => place !== own)
  const cards = [...(own ? [own] : []), ...others].flatMap(place => place.pokemon.cards)
  const faces = cards.map(naming.face).filter(face => face.kind === 'pokemon')
  return faces.flatMap(({ powers }) => powers).find(power => power.name === name)?.text ?? ''
}

/** What tells commands apart whose words are the same: the cards they are about. */
function markOf(scene: Scene, command: LegalCommand, cards: readonly CardId[]): string {
  if ('card' in command) return markAmong(scene, command.card, cards)
  if ('top' in command) return `${command.top} + ${command.bottom}`
  return 'pay' in command ? command.pay.join(' ') : ''
}

/** The labels of a list of commands: no two are the same. */
export function actionLabels(scene: Scene, commands: readonly LegalCommand[], most: number): readonly string[] {
  const cards = commands.flatMap(command => ('card' in command ? [command.card] : []))
  return distinct(
    commands.map(command => ({ label: actionLabel(scene, command), mark: markOf(scene, command, cards) })),
    most,
  )
}

/** What was done: "attached Fire". */
export function deed(scene: Scene, command: LegalCommand): string {
  const card = (id: CardId) => cardName(scene, id)
  switch (command.type) {
    case 'Bench':
      return `benched ${card(command.card)}`
    case 'BenchLegend':
      return `benched ${card(command.top)}`
    case 'Evolve':
      return `evolved into ${card(command.card)}`
    case 'LevelUp':
      return `levelled up to ${card(command.card)} LV.X`
    case 'AttachEnergy':
      return `attached ${energyName(scene, command.card)}`
    case 'AttachTrainer':
      return `attached ${card(command.card)}`
    case 'PlayTrainer':
    case 'PlayStadium':
      return `played ${card(command.card)}`
    case 'UsePower':
      return `used ${command.power}`
    case 'UseStadium':
      return 'used the Stadium'
    case 'Retreat':
      return 'retreated'
    case 'Attack':
      return `attacked with ${command.attack}`
    case 'EndTurn':
      return 'ended the turn'
    case 'Pick':
      return 'your last choice'
    case 'Concede':
      return 'conceded'
    default:
      return assertNever(command)
  }
}
