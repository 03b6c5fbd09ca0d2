/** A card to look at. */
import { type CardFace, cardFace, type EvolutionLine } from '../../app/card-face.ts'
import { lineIn } from '../../app/card-search.ts'
import type { RulesetId } from '../../app/ruleset-facts.ts'
import type { Screen } from '../../words/english/help/screens.ts'
import { helpIn } from '../../words/index.ts'
import type { Bot } from '../bot.ts'
import { writeFreeId } from '../custom-id.ts'
import { LIMITS, type Message, menu, type Part, text } from '../message.ts'
import { COLOURS, framed } from '../panel/parts.ts'

/** All its screens at once; of its terms, the one that was chosen. */
export function cardMessage({ pictures, locale }: Bot, id: string, ruleset: RulesetId, term?: string): Message {
  const face = cardFace(id)
  const line = lineIn(ruleset, id)
  const screens = helpIn(locale).screensOf(face, { ruleset, line })
  const [first, ...others] = screens.filter(({ id: screen }) => screen !== 'dictionary')
  const meaning = term === undefined ? null : helpIn(locale).lookUp(term, ruleset)
  return framed(
    [
      text(wordsOf(first)),
      ...others.map(each => text(wordsOf(each))),
      ...(meaning ? [text(`📖 **${meaning.term}**: ${meaning.meaning}`)] : []),
      ...termMenu(screens, `${id}.${ruleset}`, meaning?.term),
      ...lineMenu(line, face, `${id}.${ruleset}`),
    ],
    { colour: COLOURS.challenge, pictures: [{ name: 'card.png', ...pictures.card(face, line) }] },
  )
}

const wordsOf = (screen: Screen | undefined): string =>
  [...(screen?.id === 'evolution' ? ['**Evolution**'] : []), ...(screen?.lines ?? [])].join('\n').trim()

function termMenu(screens: readonly Screen[], argument: string, chosen?: string): readonly Part[] {
  const terms = screens.flatMap(each => each.terms).slice(0, LIMITS.choices)
  const choices = terms.map(({ term }) => ({ label: term, value: term, chosen: term === chosen }))
  return choices.length > 0
    ? [menu(writeFreeId('card', `term.${argument}`), choices, { placeholder: 'What does … mean?' })]
    : []
}

function lineMenu(line: EvolutionLine, shown: CardFace, argument: string): readonly Part[] {
  const others = line.flat().flatMap(({ face }) => (face && face.id !== shown.id ? [face] : []))
  const choices = others
    .slice(0, LIMITS.choices)
    .map(({ id, name, sort }) => ({ label: `${name} (${sort})`, value: id }))
  return choices.length > 0
    ? [menu(writeFreeId('card', `line.${argument}`), choices, { placeholder: 'Look at another stage…' })]
    : []
}
