/** `npm run exhibition`: one game between two decks, told in the terminal. */
import { randomInt } from 'node:crypto'
import { styleText } from 'node:util'
import { exhibition } from '../src/app/exhibition.ts'
import { HELP, readOptions } from '../src/cli/exhibition-options.ts'
import { type Paint, plain, story } from '../src/words/english/game/exhibition.ts'

const PLAYERS = ['Robin', 'Kim'] as const

function main(args: readonly string[]): number {
  const options = readOptions(args)
  if (!options.ok) {
    console.error(`${options.error}\n\n${HELP}`)
    return 2
  }
  const { help, json, seed, ruleset } = options.value
  if (help) console.log(HELP)
  else {
    const game = exhibition(ruleset, seed ?? randomInt(1_000_000))
    const { result, turns, actions, decks } = game
    const players = PLAYERS.map((name, seat) => ({ name, deck: decks[seat] }))
    const winner = PLAYERS[result.winner]
    if (json)
      console.log(JSON.stringify({ ruleset, seed: game.seed, players, winner, ways: result.ways, turns, actions }))
    else console.log(story(game, PLAYERS, paint()))
  }
  return 0
}

const paint = (): Paint => (process.stdout.isTTY && !process.env.NO_COLOR ? styleText : plain)

process.stdout.on('error', () => process.exit()) // the reader has closed the pipe
process.exitCode = main(process.argv.slice(2))
