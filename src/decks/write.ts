/** A decklist in the form that other programs read. */
import type { Print } from '../engine/print.ts'
import type { Copies, Format } from './format.ts'
import { printedNumber } from './set-codes.ts'

export const SECTIONS = [
  ['pokemon', 'Pokémon'],
  ['trainer', 'Trainer Cards'],
  ['energy', 'Energy'],
] as const satisfies readonly (readonly [Print['kind'], string])[]

export const total = (cards: readonly Copies[]): number => cards.reduce((sum, { count }) => sum + count, 0)

/** `4 Growlithe HS 65`. A card that does not exist keeps its id. */
export function writeCard({ prints }: Format, { id, count }: Copies): string {
  const name = prints.get(id)?.name
  return name === undefined ? `${count} ${id}` : `${count} ${name} ${printedNumber(id)}`
}

export function writeDeck(format: Format, cards: readonly Copies[]): string {
  const section = (title: string, part: readonly Copies[]) => [
    `##${title} - ${total(part)}`,
    '',
    ...part.map(card => `* ${writeCard(format, card)}`),
    '',
  ]
  const unknown = cards.filter(({ id }) => !format.prints.has(id))
  return [
    '****** Pokémon Trading Card Game Deck List ******',
    '',
    ...SECTIONS.flatMap(([kind, title]) => section(title, ofKind(format, cards, kind))),
    ...(unknown.length > 0 ? section('Unknown', unknown) : []),
    `Total Cards - ${total(cards)}`,
    '',
  ].join('\n')
}

export const ofKind = ({ prints }: Format, cards: readonly Copies[], kind: Print['kind']): readonly Copies[] =>
  cards.filter(({ id }) => prints.get(id)?.kind === kind)
