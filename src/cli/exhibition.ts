/** `npm run exhibition`: one game between two decks, told in the terminal. */
import { randomInt } from 'node:crypto'
import { styleText } from 'node:util'
import { exhibition as play } from '../app/self-play/exhibition.ts'
import { gameIn } from '../words/index.ts'
import { COMMON_LOCALE } from '../words/locale.ts'
import { command } from './frame/command.ts'
import { done } from './frame/ending.ts'
import { flag, value } from './frame/option.ts'
import { RULESET, wholeNumber } from './frame/shared-options.ts'

const PLAYERS = ['Robin', 'Kim'] as const
const LAST_SEED = 2 ** 32 - 1

export const exhibition = command({
  name: 'exhibition',
  summary: 'Plays one game between two decks and tells it here.',
  usage: ['[options]'],
  options: {
    seed: value(
      'N',
      `play the game of this number again (0 to ${LAST_SEED})`,
      wholeNumber(`a whole number from 0 to ${LAST_SEED}`),
    ),
    ruleset: RULESET,
    json: flag('only the result, for programs'),
  },
  run({ options: { seed, ruleset, json }, terminal }) {
    const game = play(ruleset, seed ?? randomInt(1_000_000))
    if (!json) return done(gameIn(COMMON_LOCALE).story(game, PLAYERS, terminal.hasColours ? styleText : undefined))
    const { result, turns, actions, decks } = game
    const players = PLAYERS.map((name, seat) => ({ name, deck: decks[seat] }))
    const winner = PLAYERS[result.winner]
    return done(JSON.stringify({ ruleset, seed: game.seed, players, winner, ways: result.ways, turns, actions }))
  },
})
