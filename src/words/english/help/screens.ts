/** What can be read about a card, screen by screen. Nothing here is needed to play; what is not known is left out. */
import type { AttackFace, CardFace, EvolutionLine, PokemonFace } from '../../../app/card-face.ts'
import { capital, listed } from '../phrases/lists.ts'
import { dictionaryOf, type Explained } from './glossary.ts'
import { SYMBOLS } from './symbols.ts'
import { type Around, tipsFor } from './tips.ts'

interface Pokedex {
  readonly number?: number
  readonly height?: string
  readonly weight?: string
}

interface Known extends Around {
  readonly pokedex?: Pokedex
  /** What else there is about this card. */
  readonly extras?: readonly string[]
}

export interface Screen {
  readonly id: 'pokemon' | 'card' | 'data' | 'evolution' | 'dictionary'
  readonly title: string
  /** Discord markdown. The evolution screen has one line for each stage. */
  readonly lines: readonly string[]
  /** The words of the dictionary screen. */
  readonly terms: readonly Explained[]
}

/** In the order of showing: the first one is what a card opens with. */
export function screensOf(face: CardFace, known: Known): readonly Screen[] {
  const dictionary = dictionaryOf(wordsOn(face), known.ruleset)
  return [
    screen('pokemon', 'Pokémon', face.kind === 'pokemon' ? pokemonLines(face, known.pokedex ?? {}) : []),
    screen('card', 'Card', [...cardLines(face), '', ...tipsFor(face, known).map(tip => `-# ${tip}`)]),
    screen('data', 'Extras', known.extras ?? []),
    screen('evolution', 'Evolution', evolutionLines(face, known.line)),
    {
      ...screen(
        'dictionary',
        'Dictionary',
        dictionary.map(({ term }) => `- ${term}`),
      ),
      terms: dictionary,
    },
  ].filter(({ lines }) => lines.length > 0)
}

const screen = (id: Screen['id'], title: string, lines: readonly string[]): Screen => ({ id, title, lines, terms: [] })

function pokemonLines(face: PokemonFace, { number, height, weight }: Pokedex): readonly string[] {
  return [
    `**${face.name}**${number === undefined ? '' : ` · No. ${number}`}`,
    `Type: ${listed(face.types.map(capital))}`,
    `Stage: ${face.sort}${face.evolvesFrom === null ? '' : `, evolves from ${face.evolvesFrom}`}`,
    `HP: ${face.hp}`,
    ...(height === undefined ? [] : [`Height: ${height}`]),
    ...(weight === undefined ? [] : [`Weight: ${weight}`]),
  ]
}

function cardLines(face: CardFace): readonly string[] {
  const head = `**${face.name}** · ${face.sort}`
  switch (face.kind) {
    case 'energy':
      return [head, ...(face.text ? [face.text] : [`One ${listed(face.provides.flat().map(capital), 'or')} Energy.`])]
    case 'trainer':
      return [
        head,
        ...(face.text ? [face.text] : []),
        ...(face.inPlay ? bodyLines(face.inPlay) : face.attacks.map(attackLine)),
      ]
    case 'pokemon':
      return [head, ...(face.text ? [face.text] : []), ...bodyLines(face)]
  }
}

/** Everything but the names: an attack that is called Reveal reveals nothing. */
function wordsOn(face: CardFace): string {
  if (face.kind === 'energy') return [face.sort, face.text].join('\n')
  const body = face.kind === 'pokemon' ? face : face.inPlay
  const powers = (body?.powers ?? []).flatMap(({ sort, text }) => [sort, text])
  const attacks = (body ?? face).attacks.map(({ text }) => text)
  return [face.sort, face.text, ...powers, ...attacks, ...(body ? [footLine(body)] : [])].join('\n')
}

type Body = Pick<PokemonFace, 'hp' | 'powers' | 'attacks' | 'weaknesses' | 'resistances' | 'retreat'>

const bodyLines = (body: Body): readonly string[] => [
  ...body.powers.map(({ name, sort, text }) => `*${sort}* **${name}**. ${text}`),
  ...body.attacks.map(attackLine),
  footLine(body),
]

const footLine = ({ hp, weaknesses, resistances, retreat }: Body): string =>
  [
    `HP ${hp}`,
    ...weaknesses.map(({ type, value }) => `Weakness ${capital(type)} ${value}`),
    ...resistances.map(({ type, value }) => `Resistance ${capital(type)} ${value}`),
    `Retreat Cost ${retreat === 0 ? 'none' : retreat}`,
  ].join(' · ')

const attackLine = ({ name, cost, damage, text }: AttackFace): string =>
  `\`${cost.map(type => SYMBOLS[type].letter).join('') || '–'}\` **${name}**${damage && ` ${damage}`}${text && `. ${text}`}`

function evolutionLines(face: CardFace, line: EvolutionLine): readonly string[] {
  if (face.kind !== 'pokemon' || line.length < 2) return []
  return line.map((members, index) =>
    members
      .map(member => {
        const known = member.face?.kind === 'pokemon' ? `${member.face.sort}, ${member.face.hp} HP` : null
        const name = member.name === face.name ? `**${member.name}**` : member.name
        return `${index + 1}. ${name}${known === null ? '' : ` (${known})`}`
      })
      .join(' or '),
  )
}
