import { rulebookOf } from '../../app/ruleset-facts.ts'
import { phrasesIn } from '../../words/index.ts'
import { mention } from '../../words/marks.ts'
import { RULESET_OPTION, rulesetHere } from '../choices/here.ts'
import { command } from '../command.ts'
import { text } from '../message.ts'
import { COLOURS, framed } from '../panel/parts.ts'

const MOST = 50

export const leaderboard = command({
  name: 'leaderboard',
  description: 'The strongest players of a rulebook, by rated matches',
  isPrivate: true,
  options: { ruleset: RULESET_OPTION },
  async run(bot, sent, { ruleset: asked }) {
    const ruleset = await rulesetHere(bot, sent.place, asked)
    const lines = (await bot.app.leagues.leaderboard(ruleset))
      .slice(0, MOST)
      .map(
        ({ player, rating, provisional, played }, index) =>
          `${index + 1}. ${mention(player)} **${rating}**${provisional ? '?' : ''} · ${phrasesIn(bot.locale).counted(played, 'match', 'matches')}`,
      )
    const head = `**${rulebookOf(ruleset).title}** · ratings\n-# A question mark: not sure yet.`
    return framed(
      [text(head), text(phrasesIn(bot.locale).enumerated(lines, 3500, '\n') || 'Nobody has played a rated match yet.')],
      {
        colour: COLOURS.challenge,
      },
    )
  },
})
