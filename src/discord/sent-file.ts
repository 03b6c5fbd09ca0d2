/** Files that people send along. */
import { decode } from '../shared/decode.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Bot } from './bot.ts'
import type { SentFile } from './interaction.ts'

const KILOBYTE = 1024

/** A decklist is far smaller. */
export const LARGEST_LIST = 64 * KILOBYTE

/** The error is a sentence for whoever sent it. */
export async function readSentFile(
  { discord }: Bot,
  { url, size }: SentFile,
  most: number,
): Promise<Result<string, string>> {
  if (size > most) return err(`That file is too large: ${Math.floor(most / KILOBYTE)} KB is the most.`)
  const bytes = await discord.download(url, most)
  return bytes ? ok(decode(bytes)) : err('I could not get that file. Please send it again.')
}
