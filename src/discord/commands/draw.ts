import type { MatchCommand } from '../../app/match/command.ts'
import { wordsFor } from '../../words/index.ts'
import { matchOption } from '../choices/which-match.ts'
import { command } from '../command.ts'
import { doInMatch } from '../in-match.ts'

const PARTS: Readonly<Record<string, MatchCommand>> = {
  offer: { type: 'OfferDraw' },
  accept: { type: 'AnswerDraw', agree: true },
  refuse: { type: 'AnswerDraw', agree: false },
}

export const draw = command({
  name: 'draw',
  description: 'Offer a draw, or answer such an offer',
  isPrivate: true,
  options: {
    what: {
      kind: 'text',
      description: 'What you want to do',
      required: true,
      choices: [
        { name: 'Offer a draw', value: 'offer' },
        { name: 'Accept the offer', value: 'accept' },
        { name: 'Refuse the offer', value: 'refuse' },
      ],
    },
    match: matchOption,
  },
  run: (bot, sent, { what }) =>
    doInMatch(bot, sent, {
      want: () => PARTS[what] ?? { why: 'Choose whether you offer, accept or refuse a draw.' },
      ...(what === 'refuse' && {
        told: scene => `You do not agree to a draw. ${wordsFor(scene).opponentName(scene)} has been told.`,
      }),
    }),
})
