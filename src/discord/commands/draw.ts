import type { MatchCommand } from '../../app/match/command.ts'
import { wordsFor } from '../../words/index.ts'
import { matchOption } from '../choices/which-match.ts'
import { choicesIn, command } from '../command.ts'
import { doInMatch } from '../in-match.ts'

const PARTS = {
  offer: { name: 'Offer a draw', command: { type: 'OfferDraw' } },
  accept: { name: 'Accept the offer', command: { type: 'AnswerDraw', agree: true } },
  refuse: { name: 'Refuse the offer', command: { type: 'AnswerDraw', agree: false } },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly command: MatchCommand }>>

export const draw = command({
  name: 'draw',
  description: 'Offer a draw, or answer such an offer',
  isPrivate: true,
  options: {
    what: {
      kind: 'text',
      description: 'What you want to do',
      required: true,
      choices: choicesIn(PARTS),
    },
    match: matchOption,
  },
  run: (bot, sent, { what }) =>
    doInMatch(bot, sent, {
      want: () => PARTS[what].command,
      ...(what === 'refuse' && {
        told: scene => `You do not agree to a draw. ${wordsFor(scene).opponentName(scene)} has been told.`,
      }),
    }),
})
