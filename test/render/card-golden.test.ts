import { expect, test } from 'vitest'
import { cardFace, lineOf } from '../../src/app/card-face.ts'
import { cardPicture } from '../../src/render/card/card.ts'
import { THEMES } from '../../src/render/theme.ts'
import { expectPicture } from './golden.ts'
import { everyKind, inventedFace, longest } from './kinds.ts'

const invented = [...everyKind, longest]

const shown = (id: string) => {
  const print = invented.find(each => each.id === id)
  return print
    ? { face: inventedFace(print), line: lineOf(id, invented, inventedFace) }
    : { face: cardFace(id), line: lineOf(id) }
}

test.each([
  'hgss1-110', // Poké-Power, three stages
  'xy11-42', // two types
  'hgss1-111', // half of a LEGEND
  'ecard2-96', // ♂
  'hgss1-104', // special Energy
  'hgss1-116', // basic Energy
  'kind-mega',
  'kind-break',
  'kind-lvx',
  'kind-machine',
  'kind-fossil',
  'long-9999999999',
])('%s, dark', id => expectPicture(`card-${id}-dark`, cardPicture(shown(id), THEMES.dark)))

test.each(['hgss1-110', 'kind-mega', 'ecard1-149'])('%s, light', id =>
  expectPicture(`card-${id}-light`, cardPicture(shown(id), THEMES.light)),
)

test.skipIf(process.env.UPDATE_GOLDEN)('a picture that has changed is noticed, and the change is drawn', async () => {
  const other = cardPicture(shown('hgss1-117'), THEMES.dark)
  await expect(expectPicture('card-hgss1-116-dark', other)).rejects.toThrow(/has changed: see .*difference/)
  await expectPicture('card-hgss1-116-dark', cardPicture(shown('hgss1-116'), THEMES.dark))
})
