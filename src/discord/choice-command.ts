/** A command that does one of the things that may be done now. */

import { type ActionKind, readLegal, suggestLegal } from './choices/legal.ts'
import { matchOption } from './choices/which-match.ts'
import { command, type SlashCommand } from './command.ts'
import { doInMatch, sceneMeant } from './in-match.ts'

interface Spec extends ActionKind {
  readonly name: string
  readonly description: string
  readonly option: { readonly name: string; readonly description: string }
}

export const choiceCommand = ({ name, description, option, ...kind }: Spec): SlashCommand =>
  command({
    name,
    description,
    isPrivate: true,
    options: {
      [option.name]: {
        kind: 'text',
        description: option.description,
        required: true,
        suggest: async (bot, sent, typed) => {
          const scene = await sceneMeant(bot, sent)
          return scene.ok ? suggestLegal(scene.value, kind, typed) : []
        },
      },
      match: matchOption,
    },
    run: (bot, sent) => {
      const written = String(sent.options[option.name] ?? '')
      return doInMatch(bot, sent, { written, want: scene => readLegal(scene, kind, written) })
    },
  })
