/** Pairing by hand: look, change, pair. */
import type { LeagueDone, LeagueWanted } from '../../app/league/index.ts'
import { note } from '../answer.ts'
import { command } from '../command.ts'
import { proposalMessage, scheduleMessage } from '../league/messages.ts'
import { wantOfLeague } from '../league/want.ts'
import { LEAGUE_OPTION } from '../league/which-league.ts'
import type { Message } from '../message.ts'

const ACTIONS = [
  { name: 'Preview: who would meet', value: 'preview' },
  { name: 'Swap two players in the preview', value: 'swap' },
  { name: 'Pair the round', value: 'pair' },
] as const

export const leaguePair = command({
  name: 'league pair',
  description: 'Organisers: look at the next round, change it, pair it',
  isPrivate: true,
  needsServer: true,
  options: {
    action: { kind: 'text', description: 'What to do', required: true, choices: ACTIONS },
    one: { kind: 'person', description: 'Swap this player …' },
    other: { kind: 'person', description: '… with this one' },
    reason: { kind: 'text', description: 'Why the pairing is changed. Everybody will read it', most: 300 },
    league: LEAGUE_OPTION,
  },
  run: (bot, sent, { action, one, other, reason = '', league }) =>
    wantOfLeague(
      bot,
      sent,
      league,
      (): LeagueWanted | Message => {
        switch (action) {
          case 'preview':
            return { type: 'ProposeRound' }
          case 'pair':
            return { type: 'PairRound' }
          case 'swap':
            return one && other
              ? { type: 'SwapInProposal', one: one.id, other: other.id, reason }
              : note('Say which two players are to change places.')
        }
      },
      paired,
    ),
  click: (bot, sent, argument) => wantOfLeague(bot, sent, argument, () => ({ type: 'PairRound' }), paired),
})

function paired({ sheet, events }: LeagueDone): Message {
  const proposed = events.findLast(({ type }) => type === 'RoundProposed')
  return proposed?.type === 'RoundProposed' ? proposalMessage(sheet, proposed.proposal) : scheduleMessage(sheet, null)
}
