/** The commands by which matches are played. */
import type { SlashCommand } from '../command.ts'
import { answer } from './answer.ts'
import { attack } from './attack.ts'
import { board } from './board.ts'
import { clockCommands } from './clock.ts'
import { concede } from './concede.ts'
import { draw } from './draw.ts'
import { end } from './end.ts'
import { hand } from './hand.ts'
import { log } from './log.ts'
import { orders } from './orders.ts'
import { play } from './play.ts'
import { power } from './power.ts'
import { retreat } from './retreat.ts'
import { stadium } from './stadium.ts'
import { turns } from './turns.ts'
import { undo } from './undo.ts'

export const playCommands: readonly SlashCommand[] = [
  play,
  attack,
  retreat,
  power,
  stadium,
  answer,
  end,
  undo,
  board,
  hand,
  log,
  turns,
  orders,
  ...clockCommands,
  concede,
  draw,
]
