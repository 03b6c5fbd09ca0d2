import { createHash } from 'node:crypto'
import { type CoinFace, type Coins, NO_FLIPS, tally } from '../../words/coins.ts'
import { helpIn } from '../../words/index.ts'
import type { Bot } from '../bot.ts'
import { command } from '../command.ts'
import { writeFreeId } from '../custom-id.ts'
import type { CommandSent, ComponentSent } from '../interaction.ts'
import { button, buttons, type Message, text } from '../message.ts'
import { COLOURS, framed } from '../panel/parts.ts'

const MOST_FLIPS = 20

export const coin = command({
  name: 'coin',
  description: 'Flip a coin, or several',
  options: { flips: { kind: 'number', description: 'How many (one if you say nothing)', from: 1, to: MOST_FLIPS } },
  run: async (bot, sent, { flips = 1 }) => coinMessage(bot, flip(sent, flips), NO_FLIPS),
  click: async (bot, sent, argument) => coinMessage(bot, flip(sent, 1), soFar(argument)),
})

/** By what Discord drew for this request alone: nobody can know it before, and told twice, we say the same. */
function flip({ id, token }: CommandSent | ComponentSent, flips: number): readonly CoinFace[] {
  const bytes = createHash('sha256').update(`coins ${id} ${token}`).digest()
  return [...bytes.subarray(0, Math.min(flips, MOST_FLIPS))].map(byte => (byte & 1 ? 'heads' : 'tails'))
}

function soFar(argument: string): Coins {
  const [heads = 0, flips = 0] = argument.split('.').map(Number)
  return Number.isSafeInteger(heads) && Number.isSafeInteger(flips) && heads <= flips ? { heads, flips } : NO_FLIPS
}

function coinMessage({ pictures, locale }: Bot, faces: readonly CoinFace[], before: Coins): Message {
  const now = tally(faces)
  const { heads, flips } = { heads: before.heads + now.heads, flips: before.flips + now.flips }
  const again = button('Flip one more', writeFreeId('coin', `${heads}.${flips}`))
  return framed([text(helpIn(locale).coinPanel({ heads, flips }, faces)), buttons(again)], {
    colour: COLOURS.over,
    pictures: [{ name: 'coins.png', ...pictures.coins(faces) }],
  })
}
