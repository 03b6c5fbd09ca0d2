/** `npm run gallery`: a page of everything we draw, in both themes, at the width of a phone. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cardFace, lineOf } from '../../src/app/card-face.ts'
import { cardPicture } from '../../src/render/card/card.ts'
import { encodePicture } from '../../src/render/encode.ts'
import { handPicture } from '../../src/render/hand/hand.ts'
import type { Drawing } from '../../src/render/picture.ts'
import { tablePicture } from '../../src/render/table/table.ts'
import { THEMES, type Theme } from '../../src/render/theme.ts'
import { many, setUp, turn } from './hand-samples.ts'
import { everyKind, inventedFace, longest } from './kinds.ts'
import { positions } from './table/positions.ts'

type Draw = (theme: Theme) => Drawing

const CARDS = ['hgss1-110', 'hgss1-111', 'xy11-42', 'ecard2-96', 'ecard1-149', 'hgss1-104', 'hgss1-116']

const SECTIONS: Readonly<Record<string, Readonly<Record<string, Draw>>>> = {
  Tables: mapped(positions, position => theme => tablePicture(position(), theme)),
  Hands: mapped({ turn, many, 'set-up': setUp }, shown => theme => handPicture(shown, theme)),
  'Kinds of cards': Object.fromEntries(
    [...everyKind, longest].map(print => [
      print.name,
      (theme: Theme) => cardPicture({ face: inventedFace(print) }, theme),
    ]),
  ),
  Cards: Object.fromEntries(
    CARDS.map(id => [id, (theme: Theme) => cardPicture({ face: cardFace(id), line: lineOf(id) }, theme)]),
  ),
}

function mapped<T>(all: Readonly<Record<string, T>>, draw: (value: T) => Draw): Readonly<Record<string, Draw>> {
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, draw(value)]))
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, each => `&#${each.codePointAt(0)};`)

const figure = (name: string, bytes: Uint8Array, alt: string): string =>
  `<figure><img width="400" alt="${escaped(alt)}" src="data:image/png;base64,${Buffer.from(bytes).toString('base64')}">` +
  `<figcaption><b>${escaped(name)}</b> ${escaped(alt)}</figcaption></figure>`

async function drawnFigures(all: Readonly<Record<string, Draw>>): Promise<readonly string[]> {
  const figures: string[] = []
  for (const [name, draw] of Object.entries(all))
    for (const theme of ['dark', 'light'] as const) {
      const { bytes, alt } = await encodePicture(draw(THEMES[theme]))
      figures.push(figure(`${name}, ${theme}`, bytes, alt))
    }
  return figures
}

/** Pictures for which the golden image is all there is to show. */
function goldenFigures(): readonly string[] {
  const folder = join(import.meta.dirname, 'golden')
  const others = readdirSync(folder).filter(name => /^(?:bracket|coins|deck|round|standings)-/.test(name))
  return others.map(name => figure(name.replace('.png', ''), readFileSync(join(folder, name)), ''))
}

const STYLE = `body{font:15px/1.4 system-ui;margin:2rem;background:#888}section{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}
figure{margin:0;width:400px;background:#fff;border-radius:8px;overflow:hidden}img{display:block;max-width:100%}figcaption{padding:.6rem;color:#333}
@media(max-width:480px){body{margin:8px}figure{width:100%}}`

const sections = [...Object.entries(SECTIONS).map(([title, all]) => [title, drawnFigures(all)] as const)]
const parts = await Promise.all(sections.map(async ([title, figures]) => [title, await figures] as const))
const html = [...parts, ['Decks, coins, leagues', goldenFigures()] as const]
  .map(([title, figures]) => `<h2>${title}</h2><section>${figures.join('\n')}</section>`)
  .join('\n')

const out = resolve('dist', 'gallery.html')
mkdirSync(resolve('dist'), { recursive: true })
writeFileSync(
  out,
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Prizepost: pictures</title><style>${STYLE}</style><h1>Prizepost: pictures</h1>${html}</html>`,
)
console.log(`${parts.reduce((sum, [, figures]) => sum + figures.length, 0)} pictures in ${out}`)
