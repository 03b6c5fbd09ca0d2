/** Whole matches played by clicks alone: only what is legal is offered, all of it, and every label tells the truth. */
import { describe, expect, test } from 'vitest'
import type { MatchCommand } from '../../../src/app/match/command.ts'
import { rulesOf } from '../../../src/app/rules-of.ts'
import type { TableView } from '../../../src/app/table.ts'
import { cardsIn, themePairs } from '../../../src/decks/theme-decks.ts'
import { playerPost, tablePost } from '../../../src/discord/panel/turn-post.ts'
import { afterPick, nextPicks, type Question } from '../../../src/engine/question.ts'
import { RULESET_IDS } from '../../../src/rulesets/index.ts'
import { actionLabel } from '../../../src/words/english/game/action.ts'
import { optionLabel } from '../../../src/words/english/game/option.ts'
import type { LegalCommand, Naming, Scene } from '../../../src/words/scene.ts'
import { livelyRules, pairing } from '../../invariants/decks.ts'
import { explore, type Reached } from './explore.ts'
import { wrongWith } from './limits.ts'
import { Driven, namingFor } from './positions.ts'

const MOVES = 130
const CLICKS = 3
const WILD_NAMES = ['@everyone **Ann** <@1> `x`'.repeat(3), '\u202e[Bob](http://x.y) \n# !'] as const

describe.each(RULESET_IDS)('%s', id => {
  test.each([1, 2, 3])('theme decks, game %i', seed => {
    const pairs = themePairs(id)
    const [first, second] = pairs[seed % pairs.length]!
    playByClicks(new Driven(rulesOf(id), [cardsIn(first), cardsIn(second)], seed))
  })

  test.each([1, 2, 5])('lively decks, game %i', seed => {
    playByClicks(new Driven(livelyRules(id), pairing(id, seed), seed))
  })
})

function playByClicks(game: Driven): void {
  const naming = namingFor(game.rules, WILD_NAMES)
  for (let move = 0; move < MOVES && game.match.status === 'playing'; move++) {
    expect(wrongWithNotices(game, naming)).toEqual([])
    const reached = ([0, 1] as const).map(seat => {
      const table = game.table(seat)
      return checkPanel({ table, naming })
    })
    clickAnything(game, reached)
  }
  expect(wrongWithNotices(game, naming)).toEqual([])
  for (const seat of [0, 1] as const) checkPanel({ table: game.table(seat), naming })
}

const questionOf = ({ game }: TableView): Question | null => (game && 'question' in game ? game.question : null)

const wrongWithNotices = ({ notices }: Driven, naming: Naming): readonly string[] =>
  notices.flatMap(notice => wrongWith(notice.to === 'table' ? tablePost(notice, naming) : playerPost(notice, naming)))

function checkPanel(scene: Scene): readonly Reached[] {
  const { reached, shown, dead } = explore(scene)
  const problems = [
    ...shown.flatMap(wrongWith),
    ...dead.map(({ labels }) => `nothing follows from ${labels}`),
    ...reached.flatMap(each => wrongWithClick(scene, each)),
    ...scene.table.yours!.legal.filter(command => !isNear(reached, command)).map(each => JSON.stringify(each)),
  ]
  expect(problems).toEqual([])
  return reached
}

const isNear = (reached: readonly Reached[], command: LegalCommand): boolean =>
  reached.some(each => each.clicks <= CLICKS && leadsTo(each.command, command))

/** Where the order does not matter, a pick may come after others. */
const leadsTo = (wanted: MatchCommand, command: LegalCommand): boolean =>
  command.type === 'Pick'
    ? wanted.type === 'Answer' && wanted.picks.includes(command.option)
    : wanted.type === 'Act' && wanted.command === command

/** Labels that had to be told apart begin with the right words. */
const says = (label: string, words: string): boolean =>
  words ===
  label
    .replace(/^⚔ /, '')
    .replace(/ #\d+$/, '')
    .replace(/ \[[^\]]*\]$/, '')

const BETWEEN_PLAYERS: readonly MatchCommand['type'][] = [
  'AskTakeback',
  'AnswerTakeback',
  'OfferDraw',
  'AnswerDraw',
  'GiveTime',
  'SetOrders',
  'MuteReminders',
]

function wrongWithClick(scene: Scene, { command, click }: Reached): readonly string[] {
  const { table } = scene
  const [label = ''] = click.labels
  if ('seen' in command && command.seen !== table.version) return [`${label} was made for another table`]
  switch (command.type) {
    case 'Act': {
      const words = command.command.type === 'Concede' ? 'Yes, I concede' : actionLabel(scene, command.command)
      return table.yours!.legal.includes(command.command) && says(label, words) ? [] : [`${label} means ${words}`]
    }
    case 'Answer':
      return wrongWithAnswer(scene, questionOf(table)!, command.picks, click.labels)
    case 'Undo':
      return table.yours!.undo && label.startsWith('↶ Undo: ') ? [] : [`${label} undoes`]
    default:
      return BETWEEN_PLAYERS.includes(command.type) ? [] : [command.type]
  }
}

const STOPS = ['Go on', 'Nobody else', 'That is all', 'Choose none']

/** The engine's own rules for picks decide, one after the other. */
function wrongWithAnswer(
  scene: Scene,
  asked: Question,
  picks: readonly (number | null)[],
  labels: readonly string[],
): readonly string[] {
  let question = asked
  for (const pick of picks) {
    if (!nextPicks(question).includes(pick)) return [`${labels} picks ${pick}`]
    question = afterPick(question, pick)
  }
  const names = picks.filter(pick => pick !== null).map(pick => optionLabel(scene, asked, asked.options[pick]!))
  if (names.length === 0) return STOPS.includes(labels[0]!) ? [] : [`${labels} stops`]
  return names.filter(name => !labels.some(label => label.includes(name))).map(name => `${labels} means ${name}`)
}

/** Somebody who is waited for clicks anything in the game, now and then something else. */
function clickAnything(game: Driven, reached: readonly (readonly Reached[])[]): void {
  const waiting = game.table('spectator').game!.waitingFor
  const seat = waiting[game.chance.pick(waiting.length)]!
  const all = reached[seat]!.map(({ command }) => command)
  const others = all.filter(({ type }) => BETWEEN_PLAYERS.includes(type))
  const inGame = all.filter(each => each.type === 'Answer' || (each.type === 'Act' && each.command.type !== 'Concede'))
  const undo = all.filter(({ type }) => type === 'Undo')
  const among = [others, undo, inGame, inGame, inGame, inGame, inGame, inGame][game.chance.pick(8)]!
  const some = among.length > 0 ? among : inGame
  const command = some[game.chance.pick(some.length)]!
  expect(game.do(seat, command), JSON.stringify(command)).toBeNull()
}
