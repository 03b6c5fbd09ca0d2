/** Everything people can use. */
import { createCatalogue } from '../catalogue.ts'
import type { SlashCommand } from '../command.ts'
import type { Form } from '../form.ts'
import { accept } from '../forms/accept.ts'
import { challenge } from './challenge.ts'
import { infoCommands } from './info-commands.ts'
import { leagueCommands } from './league.ts'
import { playCommands } from './play-commands.ts'

export const commands: readonly SlashCommand[] = [challenge, ...playCommands, ...leagueCommands, ...infoCommands]

const forms: readonly Form[] = [accept]

export const catalogue = createCatalogue(commands, forms)
