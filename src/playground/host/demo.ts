/** A match in full swing: two people have played for some days, and it is the turn of the first. The same every time. */

import { createHash } from 'node:crypto'
import { simpleMove } from '../../app/self-play/simple-move.ts'
import { assert } from '../../shared/assert.ts'
import { HOUR } from '../../shared/time.ts'
import { buttonsOf, type Outcome, type User } from '../../stand-in/discord.ts'
import type { Prelude, RunningWorld } from './open-world.ts'

const DECKS = ['Ember Spark', 'Daybreak'] as const
const SALTS = ['a lucky pebble', 'the cat on my keyboard'] as const
/** How long people think about a turn. */
const PAUSES = [2 * HOUR, 5 * HOUR, HOUR / 4, 9 * HOUR, HOUR / 2, HOUR]
const TURNS = 8
const MOST_MOVES = 300

/** Which luck a match has depends on when it began, too: the days of this world are always the same ones. */
const BEGINNING = Date.UTC(2026, 0, 10, 9)

/** `turns` are played before it is the turn of the first. */
export const demoMatch = (turns = TURNS): Prelude => ({
  at: BEGINNING,
  chance: seeds(),
  play: stage => play(stage, turns),
})

function seeds(): Prelude['chance'] {
  let count = 0
  return { seed: () => createHash('sha256').update(`prizepost demo ${count++}`).digest('hex') }
}

async function play(stage: RunningWorld, turns: number): Promise<void> {
  const [first, second] = Object.values(stage.discord.state.users).filter(({ isBot }) => !isBot)
  assert(first && second, 'there are people in every world')
  const match = await begin(stage, first, second)
  let turn = 0
  for (let number = 1; number <= MOST_MOVES; number++) {
    const move = await simpleMove(stage.store, match)
    if (!move || (move.turn > turns && move.opensTurn && move.player === first.id)) return
    if (move.turn !== turn) await stage.clock.advance(PAUSES[move.turn % PAUSES.length] ?? HOUR)
    turn = move.turn
    const delivery = { id: `demo-${number}`, at: stage.clock.now() }
    const { player, wanted } = move
    const done = await stage.app.command({ match, by: { player }, delivery }, wanted)
    assert(done.ok, 'a legal move is taken')
  }
}

/** As people do it: by command, button and form. */
async function begin(stage: RunningWorld, first: User, second: User): Promise<string> {
  const { discord } = stage
  const channel = Object.values(discord.state.channels).find(each => each.kind === 'text' && each.name === 'matches')
  assert(channel, 'there is a channel for matches')
  const [one, other] = [discord.as(first), discord.as(second)]
  await after(stage, one.slash('challenge', { opponent: second, deck: DECKS[0], salt: SALTS[0] }, channel))
  await stage.clock.advance(HOUR)
  const post = other.messages(channel).at(-1)
  const accept = post && buttonsOf(post).find(({ label }) => label === 'Accept…')
  assert(post && accept, 'a challenge can be accepted')
  const { modal } = await after(stage, other.click(post, accept.custom_id))
  assert(modal, 'whoever accepts is asked for a deck')
  await after(stage, other.submit(modal, { deck: [DECKS[1]], salt: SALTS[1] }))
  return accept.custom_id.split(':')[1] ?? ''
}

async function after(stage: RunningWorld, doing: Promise<Outcome>): Promise<Outcome> {
  const outcome = await doing
  assert(outcome.kind !== 'failed', `the bot answers: ${outcome.problem}`)
  await stage.settled()
  return outcome
}
