/** Whether the luck of a match was fair, in words. */
import type { Verification } from '../../app/fairness/verify.ts'
import { phrasesIn } from '../../words/index.ts'
import { COMMON_LOCALE } from '../../words/locale.ts'
import { plain, userText } from '../../words/written.ts'
import { type Message, text } from '../message.ts'
import { COLOURS, framed } from '../panel/parts.ts'

const phrases = phrasesIn(COMMON_LOCALE)

export const fairnessMessage = (verification: Verification): Message =>
  verification.ok ? fair(verification) : unfair(verification.problem)

function fair({ exported, counts }: Extract<Verification, { ok: true }>): Message {
  const { match, fairness } = exported
  const luck = phrases.listed([
    phrases.counted(counts.shuffles, 'shuffle'),
    phrases.counted(counts.flips, 'coin flip'),
    phrases.counted(counts.picks, 'random pick'),
  ])
  const lines = [
    `✓ **The luck of this match was fair.** ${luck} came out as they had to.`,
    `Match \`${match}\``,
    `Promised before it began: \`${fairness.commitment}\``,
    ...fairness.saltHashes.map(
      (hash, seat) =>
        `Salt of player ${seat + 1}: “${userText(fairness.salts[seat] ?? '', 100)}”, promised as \`${hash}\``,
    ),
    `The seed, now told: \`${fairness.seed}\``,
    '-# Compare what was promised with the first message of the match.',
  ]
  return framed([text(lines.join('\n'))], { colour: COLOURS.yours })
}

function unfair({ what, entry, event, expected, found }: Extract<Verification, { ok: false }>['problem']): Message {
  const where = [entry !== null && `entry ${entry}`, event !== null && `event ${event}`].filter(Boolean).join(', ')
  const lines = [
    `✗ **This is not how the match went.**${where && ` It differs at ${where}.`}`,
    plain(what),
    ...(expected === null ? [] : [`Expected: ${plain(expected)}`]),
    ...(found === null ? [] : [`Found: ${plain(found)}`]),
  ]
  return framed([text(lines.join('\n'))], { colour: COLOURS.over })
}
