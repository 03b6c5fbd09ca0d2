/** Labels that stand in one list. */
import { cut } from './written.ts'

interface Labelled {
  readonly label: string
  /** What tells it from another with the same label, such as the number of the card. */
  readonly mark: string
}

/** The labels of one list, none too long, no two the same. */
export function distinct(items: readonly Labelled[], most: number): readonly string[] {
  const short = items.map(({ label }) => cut(label, most))
  const marked = short.map((label, index) =>
    isRepeated(label, short) ? withEnd(label, ` [${items[index]?.mark}]`, most) : label,
  )
  return marked.map((label, index) => {
    const nth = marked.slice(0, index).filter(each => each === label).length
    return nth === 0 ? label : withEnd(label, ` #${nth + 1}`, most)
  })
}

const isRepeated = (label: string, labels: readonly string[]): boolean =>
  labels.indexOf(label) !== labels.lastIndexOf(label)

const withEnd = (label: string, end: string, most: number): string =>
  `${cut(label, most - Math.min(end.length, most / 2))}${cut(end, most / 2)}`
