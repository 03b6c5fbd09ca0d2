/** What happened in a turn, in three to six lines. */
import type { Notice } from '../../../app/notice.ts'
import type { SeenEvent } from '../../../engine/view.ts'
import type { Scene } from '../../scene.ts'
import { cut } from '../../written.ts'
import { playerName } from './naming.ts'
import { tell } from './narration.ts'
import { ORDER_DEEDS } from './orders.ts'

type Told = Pick<Notice, 'events' | 'ordered'>

interface Telling {
  /** Only of a whole turn can it be said that there was no attack. */
  readonly isWhole?: boolean
}

const MOST_LINES = 6
const LONGEST_LINE = 330

interface Story {
  /** "Turn 6, Ann"; empty where there is nothing to tell. */
  readonly title: string
  readonly lines: readonly string[]
}

/** The turn that is over, or what there is of the one that goes on. How the game ended is told elsewhere. */
export function storyOf(scene: Scene, { events, ordered }: Told, how: Telling = {}): Story {
  const next = events.findLastIndex(({ type }) => type === 'TurnBegan')
  const turn = (next < 0 ? events : events.slice(0, next)).filter(({ type }) => type !== 'GameEnded')
  const began = turnOf(scene, turn, next >= 0)
  const told = began && how.isWhole ? tell(scene, [began, ...turn]).slice(1) : tell(scene, turn)
  const orders = orderedLines(scene, ordered)
  const lines = [...fewLines(told, MOST_LINES - orders.length), ...orders]
  const title = began ? `Turn ${began.turn}, ${playerName(scene, began.seat ?? 0)}` : 'Set-up'
  return { title: lines.length > 0 ? title : '', lines }
}

/** The beginning of the turn these events belong to; null in the set-up. */
function turnOf({ table }: Scene, events: readonly SeenEvent[], isOver: boolean): SeenEvent | null {
  const ended = events.find(event => event.type === 'TurnEnded')
  const turn = table.game?.turn
  if (ended) return { ...ended, type: 'TurnBegan' }
  if (isOver || !turn || turn.number === 0) return null
  return { type: 'TurnBegan', seat: turn.seat, turn: turn.number, pokemon: null, other: null, cards: [], count: 0 }
}

/** "↪ Robin's standing order decided who comes forward." */
const orderedLines = (scene: Scene, ordered: Told['ordered']): readonly string[] =>
  [
    ...new Set(
      ordered.map(({ seat, order }) => `↪ by standing order, ${playerName(scene, seat)}: ${ORDER_DEEDS[order]}`),
    ),
  ].slice(0, 2)

/** Many sentences share a line, so that nothing is left out and the message stays low. */
function fewLines(sentences: readonly string[], most: number): readonly string[] {
  const lines = Math.min(most, sentences.length)
  return Array.from({ length: lines }, (_, nth) => {
    const [from, until] = [nth, nth + 1].map(each => Math.round((each * sentences.length) / lines))
    return cut(sentences.slice(from, until).join(' '), LONGEST_LINE)
  })
}

/** A story with its title above it; empty where there is nothing to tell. */
export function turnStory(scene: Scene, told: Told, how: Telling = {}): string {
  const { title, lines } = storyOf(scene, told, how)
  return title ? [`**${title}**`, ...lines].join('\n') : ''
}
