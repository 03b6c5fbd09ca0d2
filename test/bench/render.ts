/** How long pictures take, how big they are, and what they leave behind. */
import { spawnSync } from 'node:child_process'
import { cardFace, lineOf } from '../../src/app/card-face.ts'
import { type PlayedStep, playOut } from '../../src/app/self-play/play-out.ts'
import { seededChance } from '../../src/app/self-play/seeded-chance.ts'
import { simplePolicy } from '../../src/app/self-play/simple-policy.ts'
import type { Rules } from '../../src/engine/index.ts'
import { seeEvents, view } from '../../src/engine/view.ts'
import { cardPicture } from '../../src/render/card/card.ts'
import { encodePicture } from '../../src/render/encode.ts'
import { handPicture } from '../../src/render/hand/hand.ts'
import type { Drawing } from '../../src/render/picture.ts'
import { type TableShown, tablePicture } from '../../src/render/table/table.ts'
import { THEMES } from '../../src/render/theme.ts'
import type { Decks } from './engine.ts'
import { percentile } from './percentile.ts'
import { drawWithSatori } from './satori-table.ts'

export interface RenderNumbers {
  readonly p50: number
  readonly p95: number
  /** Milliseconds of processor time per picture. */
  readonly cpu: number
  readonly bytes: number
}

export interface RenderReport {
  readonly pictures: Readonly<Record<string, RenderNumbers>>
  readonly megabytes: { readonly before: number; readonly after: number; readonly pictures: number }
}

const REPEATS = 40
const FOR_MEMORY = 500

export async function measureRender(rules: Rules, decks: Decks): Promise<RenderReport> {
  const moments = crowdedMoments(rules, decks)
  const theme = THEMES.dark
  const hands = moments.flatMap(({ view: seen }) => ('hand' in seen ? [seen.hand] : []))
  const at = <T>(all: readonly T[], index: number): T => all[index % all.length] as T
  const drawn = (make: (index: number) => Drawing) => async (index: number) => (await encodePicture(make(index))).bytes
  const table = drawn(index => tablePicture(at(moments, index), theme))
  const pictures = {
    table: await measure(table),
    'table, satori + resvg': await measure(index => drawWithSatori(at(moments, index))),
    hand: await measure(drawn(index => handPicture({ hand: at(hands, index) }, theme))),
    card: await measure(
      drawn(index => cardPicture({ face: cardFace(at(CARDS, index)), line: lineOf(at(CARDS, index)) }, theme)),
    ),
  }
  globalThis.gc?.()
  const before = residentMegabytes()
  for (let index = 0; index < FOR_MEMORY; index++) await table(index)
  globalThis.gc?.()
  return { pictures, megabytes: { before, after: residentMegabytes(), pictures: FOR_MEMORY } }
}

const CARDS = ['hgss1-110', 'hgss1-10', 'xy11-42', 'ecard2-96', 'hgss1-116', 'ecard1-149']

const residentMegabytes = (): number => Math.round(process.memoryUsage().rss / 2 ** 20)

/** Moments of a game between people who know what they do, when there is most on the table. */
function crowdedMoments(rules: Rules, decks: Decks): readonly TableShown[] {
  const steps: PlayedStep[] = []
  playOut(rules, decks, seededChance(3), simplePolicy(rules), { onStep: step => void steps.push(step) })
  const crowd = ({ after }: PlayedStep) => after.sides.reduce((sum, { bench }) => sum + bench.length, 0)
  return steps
    .toSorted((a, b) => crowd(b) - crowd(a))
    .slice(0, 20)
    .map(({ before, after, events }) => ({
      locale: 'en' as const,
      view: view(rules, after, after.turn.seat),
      names: ['Robin', 'Kim'] as const,
      events: seeEvents(rules, before, events, after.turn.seat),
    }))
}

async function measure(draw: (index: number) => Promise<Uint8Array>): Promise<RenderNumbers> {
  for (let index = 0; index < 5; index++) await draw(index)
  const times: number[] = []
  const sizes: number[] = []
  const used = process.cpuUsage()
  for (let index = 0; index < REPEATS; index++) {
    const started = performance.now()
    sizes.push((await draw(index)).length)
    times.push(performance.now() - started)
  }
  const { user, system } = process.cpuUsage(used)
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    cpu: (user + system) / 1000 / REPEATS,
    bytes: percentile(sizes, 0.5),
  }
}

/** Milliseconds from the start of a fresh process to its first picture. */
export async function drawFirst(rules: Rules, decks: Decks): Promise<number> {
  const [moment] = crowdedMoments(rules, decks)
  const started = performance.now()
  if (moment) await encodePicture(tablePicture(moment, THEMES.dark))
  return performance.now() - started
}

export function firstPicture(): number {
  const { stdout } = spawnSync(process.execPath, [process.argv[1] ?? '', 'first-picture'], { encoding: 'utf8' })
  return Number(stdout)
}
