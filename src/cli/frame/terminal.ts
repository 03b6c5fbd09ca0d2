/** Where a command says things while it runs; what it says in the end is its ending. */
import { type Progress, progressOn } from './progress.ts'

export interface Terminal {
  /** To whoever reads the answer, which may be a program. */
  say(text: string): void
  /** To the person who waits for it. */
  note(text: string): void
  progress(what: string): Progress
  readonly hasColours: boolean
}

export const terminalOf = (process: NodeJS.Process): Terminal => ({
  say: text => process.stdout.write(`${text}\n`),
  note: text => process.stderr.write(`${text}\n`),
  progress: what => progressOn(process.stderr, what, Date.now),
  hasColours: process.stdout.isTTY === true && !process.env.NO_COLOR,
})
