/** The messages that follow from a notice: one to everybody in the thread of the match, or one to a player. */
import type { Notice } from '../../app/notice.ts'
import type { Seat } from '../../engine/view.ts'
import { wordsFor } from '../../words/index.ts'
import { isAbout } from '../../words/notice.ts'
import type { Naming, Scene } from '../../words/scene.ts'
import { type Message, type Part, text } from '../message.ts'
import { afterwards, panel } from './panel.ts'
import { COLOURS, framed, press, rows, type ShownPicture } from './parts.ts'

interface PostExtras {
  readonly pictures?: readonly ShownPicture[]
  /** Who was called in the post before: nobody is called twice to the same. Left out, it is whoever has the turn. */
  readonly called?: readonly Seat[] | undefined
}

/** A notice tells of a whole turn. */
const wholeTurn = (scene: Scene, notice: Notice): string => wordsFor(scene).turnStory(scene, notice, { isWhole: true })

/** For everybody: what happened, who is next. It calls nobody but those who must decide now. */
export function tablePost(notice: Notice, naming: Naming, { pictures = [], called }: PostExtras = {}): Message {
  const scene: Scene = { table: notice.table, naming }
  switch (notice.table.status) {
    case 'challenged':
      return challengePost(scene)
    case 'playing':
      return playingPost(scene, notice, pictures, called)
    case 'over':
      return overPost(scene, notice, pictures)
    default:
      return framed(
        [
          text(`${wordsFor(scene).aboutLines(scene, notice).join('\n')}\n${wordsFor(scene).matchLine(scene)}`),
          ...rows([press(notice.table, 'Challenge again', ['rematch'])]),
        ],
        { colour: COLOURS.waiting },
      )
  }
}

function challengePost(scene: Scene): Message {
  const { table } = scene
  return framed(
    [
      text(`${wordsFor(scene).challengeLine(scene)}\n${wordsFor(scene).matchLine(scene)}`),
      text([...wordsFor(scene).termsLines(scene), wordsFor(scene).commitmentLine(scene)].join('\n')),
      ...rows([
        press(table, 'Accept…', ['accept'], 'success'),
        press(table, 'Decline', ['decline']),
        press(table, 'Withdraw', ['withdraw']),
      ]),
    ],
    { colour: COLOURS.challenge, pings: [table.players[1]] },
  )
}

function playingPost(
  scene: Scene,
  notice: Notice,
  pictures: readonly ShownPicture[],
  called?: readonly Seat[],
): Message {
  const { table } = scene
  const pinged = calledNow(notice, called)
  return framed(
    [
      text(`${wordsFor(scene).nextLine(scene, pinged)}\n${wordsFor(scene).matchLine(scene)}`),
      ...happened(scene, notice),
      ...rows([
        press(table, 'My hand', ['hand'], 'primary'),
        press(table, 'Log', ['log']),
        press(table, '+24 h for the opponent', ['give-time']),
      ]),
    ],
    { colour: COLOURS.waiting, pictures, pings: pinged.map(seat => table.players[seat]) },
  )
}

/** Those who must decide and have not been called for it. */
function calledNow({ table, events }: Notice, called?: readonly Seat[]): readonly Seat[] {
  const { game } = table
  if (!game) return []
  const before = called ?? (game.phase === 'main' ? [game.turn.seat] : [])
  const hasNewTurn = (seat: Seat) => events.some(event => event.type === 'TurnBegan' && event.seat === seat)
  return game.waitingFor.filter(seat => !before.includes(seat) || hasNewTurn(seat))
}

function happened(scene: Scene, notice: Notice): readonly Part[] {
  const told = [...wordsFor(scene).aboutLines(scene, notice), wholeTurn(scene, notice)].filter(Boolean)
  const board = wordsFor(scene)
    .boardLines(scene)
    .map(line => `-# ${line}`)
  return [told, board].filter(lines => lines.length > 0).map(lines => text(lines.join('\n')))
}

/** Who won and how, and the seed by which everybody can check it. */
function overPost(scene: Scene, notice: Notice, pictures: readonly ShownPicture[]): Message {
  const story = wholeTurn(scene, notice)
  const [result = '', ...others] = wordsFor(scene).aboutLines(scene, {
    about: [{ is: 'over' }, ...notice.about.filter(({ is }) => is !== 'over')],
  })
  return framed(
    [
      text([result, wordsFor(scene).countLine(scene), wordsFor(scene).matchLine(scene)].filter(Boolean).join('\n')),
      ...[others.join('\n'), story].filter(Boolean).map(text),
      text(wordsFor(scene).seedLine(scene)),
      ...rows(afterwards(scene)),
    ],
    { colour: COLOURS.over, pictures },
  )
}

/** For one player: the panel, and what has happened since the last one. */
export function playerPost(notice: Notice, naming: Naming, pictures: readonly ShownPicture[] = []): Message {
  const scene: Scene = { table: notice.table, naming }
  const isNews = isAbout(notice, 'your-turn', 'your-answer', 'over')
  const lines = [
    ...wordsFor(scene).aboutLines(scene, { about: notice.about.filter(({ is }) => is !== 'over') }),
    ...(isAbout(notice, 'challenge')
      ? [...wordsFor(scene).termsLines(scene), wordsFor(scene).commitmentLine(scene)]
      : []),
    ...(isNews ? [wholeTurn(scene, notice), wordsFor(scene).drawnLine(scene, notice)] : []),
    ...(isAbout(notice, 'over') ? [wordsFor(scene).seedLine(scene)] : []),
  ].filter(Boolean)
  return panel(scene, { note: lines.join('\n'), pictures, reminder: isAbout(notice, 'reminder') })
}
