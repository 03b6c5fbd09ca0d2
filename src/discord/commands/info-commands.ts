/** Everything that is not a move in a match. */
import type { SlashCommand } from '../command.ts'
import { card } from './card.ts'
import { challengePerson } from './challenge-person.ts'
import { coin } from './coin.ts'
import { deckCheck } from './deck-check.ts'
import { deckDelete } from './deck-delete.ts'
import { deckImport } from './deck-import.ts'
import { deckList } from './deck-list.ts'
import { deckShow } from './deck-show.ts'
import { deckTheme } from './deck-theme.ts'
import { glossary } from './glossary.ts'
import { help } from './help.ts'
import { profile } from './profile.ts'
import { replay } from './replay.ts'
import { rules } from './rules.ts'
import { verify } from './verify.ts'

export const infoCommands: readonly SlashCommand[] = [
  deckImport,
  deckList,
  deckShow,
  deckCheck,
  deckDelete,
  deckTheme,
  replay,
  verify,
  profile,
  rules,
  glossary,
  card,
  coin,
  help,
  challengePerson,
]
