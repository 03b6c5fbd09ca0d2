import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cardFace } from '../../../../src/app/card-face.ts'
import { catalogue } from '../../../../src/cards/index.ts'
import { lookUp, termsIn } from '../../../../src/words/english/help/glossary.ts'

/** Words of our card texts that mean here what they mean everywhere. */
const ORDINARY = new Set(
  `a after all among an and another any as ask at back before both by can cannot changed choice choose chooses chosen count did divided do does each
  either elsewhere every everything find first for free from gets has have if in into is it its keeps left less like more most much must need neither
  new no nor not nothing number of often old on once one only onto or order other others out over picked place plus put return same say sides take takes than
  that the their theirs them then there these they this those time times to too unless until up use want way went were when whether while whose with
  would yes you your yours`.split(/\s+/),
)

const FACES = catalogue.prints.map(({ id }) => cardFace(id))
const isTerm = (word: string): boolean => lookUp(word, 'xy-2016')?.guessed === false

/** Names that a text speaks of, such as that of a Pokémon or an attack. */
const NAMES = new Set(
  FACES.flatMap(face => [
    face.name,
    ...(face.kind === 'pokemon' ? [...face.attacks, ...face.powers].map(({ name }) => name) : []),
    ...(face.kind === 'pokemon' && face.evolvesFrom !== null ? [face.evolvesFrom] : []),
  ]).flatMap(name => name.split(' ')),
)

const TEXTS = FACES.flatMap(face =>
  face.kind === 'pokemon' ? [...face.attacks, ...face.powers].map(({ text }) => text) : [face.text],
)

test('[EREAD-06] every word of our card texts is in the glossary, a name, or an ordinary word', () => {
  const rest = TEXTS.map(text => termsIn(text).reduce((left, { words }) => left.replaceAll(words, ' '), text))
  const words = new Set(rest.flatMap(text => text.match(/\p{L}[\p{L}’'-]*/gu) ?? []))
  const isOrdinary = (word: string) => ORDINARY.has(word.toLowerCase()) || (/^\p{Lu}/u.test(word) && NAMES.has(word))
  expect([...words].filter(word => !isOrdinary(word) && !isTerm(word)).toSorted()).toEqual(OTHER_POKEMON)
})

/** Pokémon that a text names and that nobody has printed for us. */
const OTHER_POKEMON = ['Nidoqueen']

test('[EREAD-06] every heading of our card texts is in the glossary', () => {
  const lines = readFileSync(join(import.meta.dirname, '../../../cards/texts.txt'), 'utf8').split('\n')
  const headings = new Set(
    lines.flatMap(line => {
      const [, sort, family] = /^\S+ {2}.*: (.+?) (Pokémon|Trainer|Energy)(?: \(|$)/.exec(line) ?? []
      const [, power] = /^ {2}(Poké-Power|Poké-Body|Ability|Ancient Trait) /.exec(line) ?? []
      const foot = /^ {2}(?:Weakness|Resistance|Retreat) /.test(line)
        ? [...line.matchAll(/[A-Z]\w+/g)].map(([w]) => w)
        : []
      return [sort && (family === 'Energy' ? `${sort} Energy` : sort), family, power, ...foot].filter(word => word)
    }),
  )
  expect(headings.size).toBeGreaterThan(20)
  expect([...headings].filter(word => !isTerm(word ?? ''))).toEqual([])
})
