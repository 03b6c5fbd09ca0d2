/** Everything that can be reached from a panel by clicking. */
import type { MatchCommand } from '../../../src/app/match/command.ts'
import type { Message } from '../../../src/discord/message.ts'
import { panel } from '../../../src/discord/panel/panel.ts'
import { readClick } from '../../../src/discord/panel/read-click.ts'
import { type PanelView, writeView } from '../../../src/discord/panel/view.ts'
import type { Scene } from '../../../src/words/scene.ts'
import { buttonsIn, type Select, selectsIn } from './limits.ts'

export interface Possible {
  readonly labels: readonly string[]
  readonly customId: string
  readonly values: readonly string[]
}

/** Every button, and every value of every menu: of several values as many as have to be chosen, and once as many as can be. */
export function possibleClicks(message: Message): readonly Possible[] {
  const buttons = buttonsIn(message).map(({ custom_id, label }) => ({
    labels: [label],
    customId: custom_id,
    values: [],
  }))
  return [...buttons, ...selectsIn(message).flatMap(choicesIn)]
}

function choicesIn({ custom_id, options, min_values, max_values }: Select): readonly Possible[] {
  const choose = (from: number, count: number): Possible => {
    const some = Array.from({ length: count }, (_, more) => options[(from + more) % options.length]!)
    return { customId: custom_id, labels: some.map(({ label }) => label), values: some.map(({ value }) => value) }
  }
  const all = options.map((_, nth) => choose(nth, min_values))
  return max_values > min_values ? [...all, choose(0, max_values)] : all
}

export interface Reached {
  readonly command: MatchCommand
  readonly click: Possible
  /** How many clicks it took. */
  readonly clicks: number
}

export interface Explored {
  readonly reached: readonly Reached[]
  readonly shown: readonly Message[]
  /** Clicks that led nowhere. */
  readonly dead: readonly Possible[]
}

export function explore(scene: Scene, mostClicks = 4): Explored {
  const reached: Reached[] = []
  const shown: Message[] = []
  const dead: Possible[] = []
  const known = new Set(['main'])
  let views: readonly PanelView[] = [{ is: 'main' }]
  for (let clicks = 1; clicks <= mostClicks && views.length > 0; clicks++) {
    const next: PanelView[] = []
    for (const view of views) {
      const message = panel(scene, { view })
      shown.push(message)
      for (const click of possibleClicks(message)) {
        const read = readClick(click.customId, click.values, scene.table)
        if (read.is === 'command') reached.push({ command: read.command, click, clicks })
        else if (read.is === 'stale' || read.is === 'unknown') dead.push(click)
        else if (read.is === 'view' && !known.has(writeView(read.view))) {
          known.add(writeView(read.view))
          next.push(read.view)
        }
      }
    }
    views = next
  }
  return { reached, shown, dead }
}
