/** Discord's numbers: DISCORD.md §4. What counts characters counts UTF-16 units, which is never less than Discord counts. */
import { HOUR, MINUTE, SECOND } from '../shared/time.ts'

const MIB = 1024 * 1024

export const LIMITS = {
  content: 2000,
  embeds: 10,
  embedCharacters: 6000,
  components: 40,
  componentCharacters: 4000,
  rows: 5,
  customId: 100,
  nonce: 25,
  nonceMs: 5 * MINUTE,
  attachments: 10,
  fileBytes: 10 * MIB,
  requestBytes: 25 * MIB,
  /** An answer with files to the very request that delivered the interaction is lost above this. */
  inlineFilesBytes: 150_000,
  answerMs: 3 * SECOND,
  tokenMs: 15 * MINUTE,
  followUpsOfUserInstall: 5,
  oldMessageMs: HOUR,
  oldEdits: 3,
  oldEditsMs: 6 * SECOND,
  /** 1: edits through an interaction count as edits of old messages, too. Discord does not say. */
  oldEditsByInteraction: 0,
  activeThreads: 1000,
  threadMembers: 1000,
  slashCommands: 100,
  userCommands: 15,
  messageCommands: 15,
  commandCharacters: 8000,
  commandCreatesPerDay: 200,
  fileUrlMs: 24 * HOUR,
} as const

export type Limits = { readonly [name in keyof typeof LIMITS]: number }
