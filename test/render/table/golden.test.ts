import { expect, test } from 'vitest'
import { encodePicture } from '../../../src/render/encode.ts'
import { tablePicture } from '../../../src/render/table/table.ts'
import { THEMES } from '../../../src/render/theme.ts'
import { expectPicture } from '../golden.ts'
import { positions } from './positions.ts'

const names = Object.keys(positions) as readonly (keyof typeof positions)[]

test.each(names)('%s, dark', async name => {
  const picture = tablePicture(positions[name](), THEMES.dark)
  await expectPicture(`table-${name}-dark`, picture)
  expect((await encodePicture(picture)).bytes.length).toBeLessThanOrEqual(150 * 1024)
})

test.each(['knock-out-seat', 'conditions-seat', 'mega-break'] as const)('%s, light', name =>
  expectPicture(`table-${name}-light`, tablePicture(positions[name](), THEMES.light)),
)
