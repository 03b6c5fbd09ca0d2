import { readAnswers, suggestAnswers } from '../choices/answers.ts'
import { matchOption } from '../choices/which-match.ts'
import { command, type OptionSpec, type SlashCommand } from '../command.ts'
import { doInMatch, sceneMeant } from '../in-match.ts'
import type { AutocompleteSent, CommandSent } from '../interaction.ts'

const FIELDS = ['choice', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const

/** In the order of the fields, without one of them if so wanted. */
const given = ({ options }: CommandSent | AutocompleteSent, but = ''): readonly string[] =>
  FIELDS.flatMap(field => (field === but || !options[field] ? [] : [String(options[field])]))

const choice = (field: string) =>
  ({
    kind: 'text',
    description: field === 'choice' ? 'Your answer' : 'And what else, if you choose several',
    ...(field === 'choice' && { required: true }),
    suggest: async (bot, sent, typed) => {
      const others = given(sent, field)
      const scene = await sceneMeant(bot, sent, others[0])
      return scene.ok ? suggestAnswers(scene.value, others, typed) : []
    },
  }) satisfies OptionSpec

export const answer: SlashCommand = command({
  name: 'answer',
  description: 'Answer the question that is open',
  isPrivate: true,
  options: { ...Object.fromEntries(FIELDS.map(field => [field, choice(field)])), match: matchOption },
  run: (bot, sent) => {
    const answers = given(sent)
    return doInMatch(bot, sent, {
      ...(answers[0] && { written: answers[0] }),
      want: scene => readAnswers(scene, answers, FIELDS.length),
    })
  },
})
