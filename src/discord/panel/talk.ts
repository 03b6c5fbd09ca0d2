/** What is between the players: draws, takebacks, time. */
import type { TableView } from '../../app/table.ts'
import { wordsFor } from '../../words/index.ts'
import { distinct } from '../../words/labels.ts'
import { ownSeat, type Scene } from '../../words/scene.ts'
import { LIMITS, type Part, text } from '../message.ts'
import { entryOf, reference } from './entries.ts'
import { checkOf, customId } from './ids.ts'
import { menus, press, rows, toView } from './parts.ts'
import { MAIN } from './view.ts'

/** Proposals that are on the table, with the answers of whoever has to answer them. */
export function proposalParts(scene: Scene): readonly Part[] {
  if (scene.table.status !== 'playing') return []
  return [...drawParts(scene), ...takebackParts(scene)]
}

function drawParts(scene: Scene): readonly Part[] {
  const { table } = scene
  if (table.drawOffer === null) return []
  const other = wordsFor(scene).opponentName(scene)
  if (table.drawOffer === ownSeat(table)) return [text(`🤝 You have offered ${other} a draw.`)]
  const answers = [
    press(table, 'Agree to a draw', ['answer-draw', 'yes'], 'success'),
    press(table, 'No draw', ['answer-draw', 'no']),
  ]
  return [text(`🤝 **${other} offers you a draw.** Playing on turns it down.`), ...rows(answers)]
}

function takebackParts(scene: Scene): readonly Part[] {
  const { table } = scene
  if (!table.takeback) return []
  const other = wordsFor(scene).opponentName(scene)
  if (table.takeback.seat === ownSeat(table)) return [text(`↶ You have asked ${other} for a takeback.`)]
  const answers = [
    press(table, 'Allow it', ['answer-takeback', 'yes'], 'success'),
    press(table, 'No', ['answer-takeback', 'no']),
    press(table, 'No, and never ask again', ['answer-takeback', 'never']),
  ]
  return [text(`↶ **${other} asks to take back something done in this turn.**`), ...rows(answers)]
}

const UNDO = '↶ Undo: '

/** The last row of every panel of a match that is being played. */
export function footer(scene: Scene): readonly Part[] {
  const { table } = scene
  const { yours } = table
  const undo = yours?.undo
    ? [press(table, `${UNDO}${wordsFor(scene).deed(scene, yours.undo)}`, ['undo', checkOf(yours.undo)])]
    : []
  return rows([
    ...undo,
    toView(table, 'Orders', { is: 'orders' }),
    press(table, 'Log', ['log']),
    toView(table, 'Concede…', { is: 'concede' }),
    toView(table, '⋯ More', { is: 'more' }),
  ])
}

export function moreParts(scene: Scene): readonly Part[] {
  const { table } = scene
  const isAsked = table.game?.waitingFor.includes(ownSeat(table)) === true
  return [
    text(`**What else you can do**\nMore time for ${wordsFor(scene).opponentName(scene)}, a draw, a takeback.`),
    ...takebackMenu(scene),
    ...rows([
      giveTime(table),
      ...(table.drawOffer === null ? [press(table, 'Offer a draw', ['offer-draw'])] : []),
      ...(isAsked ? [press(table, 'No reminders this turn', ['mute'])] : []),
      toView(table, '◀ Back', MAIN),
    ]),
  ]
}

/** A day for the other player. */
export const giveTime = (table: TableView) => press(table, '+24 h for the opponent', ['give-time'])

function takebackMenu(scene: Scene): readonly Part[] {
  const { table } = scene
  const takebacks = table.takeback ? [] : (table.yours?.takebacks ?? [])
  const labels = distinct(
    takebacks.map(({ command, version }) => ({
      label: wordsFor(scene).capital(wordsFor(scene).deed(scene, command)),
      mark: String(version),
    })),
    LIMITS.option,
  )
  const choices = takebacks.map(({ version }, nth) => ({
    label: labels[nth] ?? '',
    value: String(version),
    description: 'This and everything after it, if your opponent agrees',
  }))
  return menus(table, {
    id: nth => customId(table, 'ask-takeback', nth),
    choices: choices.toReversed().slice(0, LIMITS.choices),
    placeholder: 'Ask to take back…',
    turnTo: () => ({ is: 'more' }),
  })
}

/** The only thing that is asked twice. */
export function concedeParts(scene: Scene): readonly Part[] {
  const { table } = scene
  const concede = entryOf(table, 'Concede')
  return [
    text(
      `🏳 **Do you really want to concede to ${wordsFor(scene).opponentName(scene)}?** That ends the match, and nobody can take it back.`,
    ),
    ...rows([
      ...(concede ? [press(table, 'Yes, I concede', ['act', reference(concede)], 'danger')] : []),
      toView(table, 'No, play on', MAIN, 'primary'),
    ]),
  ]
}
