/** The picture of a table, as one viewer may see it. */
import { plainName, writtenName } from '../name.ts'
import { type Drawing, picture } from '../picture.ts'
import type { Theme } from '../theme.ts'
import { sceneOf } from './scene.ts'
import type { TableShown } from './shown.ts'
import { describeTable } from './table-alt.ts'
import { drawTable } from './table-draw.ts'
import { layoutTable } from './table-layout.ts'

export type { TableShown } from './shown.ts'

export function tablePicture(shown: TableShown, theme: Theme): Drawing {
  const layout = layoutTable(sceneOf(named(shown, shortName)))
  const { width, height } = layout.box
  return picture(width, height, theme, describeTable(named(shown, plainName)), drawTable(layout, theme))
}

const LONGEST_NAME = 18

/** Short enough for what is said about its owner to fit beside it. */
function shortName(name: string): string {
  const letters = [...writtenName(name)]
  return letters.length > LONGEST_NAME
    ? `${letters
        .slice(0, LONGEST_NAME - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('')
}

const named = (shown: TableShown, name: (name: string) => string): TableShown => ({
  ...shown,
  names: [name(shown.names[0]), name(shown.names[1])],
})
