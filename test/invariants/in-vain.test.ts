import { describe, expect, test } from 'vitest'
import { type PlayedStep, playOut, randomPolicy } from '../../src/app/self-play/play-out.ts'
import { seededChance } from '../../src/app/self-play/seeded-chance.ts'
import { catalogue } from '../../src/cards/index.ts'
import { cardsIn, themePairs } from '../../src/decks/theme-decks.ts'
import {
  type Card,
  type CardId,
  type Command,
  createRules,
  decide,
  fold,
  legal,
  type Rules,
  SEATS,
  type State,
} from '../../src/engine/index.ts'
import type { Activation, Print } from '../../src/engine/print.ts'
import { RULESET_IDS, RULESETS, type RulesetId } from '../../src/rulesets/index.ts'
import { keyOf, Tally } from './checks.ts'

const GAMES = 60
const PATIENCE = { timeout: 300_000 }

/** A price is paid even for nothing, which is seen; it is no reason to play a card. */
const PRICED: readonly string[] = ['hgss1-98', 'hgss3-73', 'Roast Reveal', 'ecard1-137', 'ecard2-126', 'xy10-113']

/** Cards that may be played in vain, as if B-49 did not exist. */
function lenient(print: Print): Print {
  const free = (use: Activation): Activation => ({ ...use, inVain: () => false })
  if (print.kind === 'trainer') return { ...print, inVain: () => false, ...(print.use && { use: free(print.use) }) }
  if (print.kind !== 'pokemon') return print
  return { ...print, powers: print.powers.map(power => ({ ...power, ...(power.use && { use: free(power.use) }) })) }
}

/** All Trainers, a part in each game, in two decks of Pokémon and Energy. */
function decksWithAll(rules: Rules, id: RulesetId, game: number): readonly [readonly CardId[], readonly CardId[]] {
  const pairs = themePairs(id)
  const pair = pairs[game % pairs.length]!
  const trainers = [...rules.prints.values()].filter(({ kind }) => kind === 'trainer').map(print => print.id)
  const [one, other] = pair.map((theme, seat) => {
    const kept = cardsIn(theme).filter(card => rules.prints.get(card)!.kind !== 'trainer')
    const added = Array.from(
      { length: 60 - kept.length },
      (_, at) => trainers[(at + 20 * game + 10 * seat) % trainers.length]!,
    )
    return [...kept, ...added]
  })
  return [one!, other!]
}

function playAll(id: RulesetId, onStep: (step: PlayedStep, rules: Rules) => void): void {
  const rules = createRules(RULESETS[id], catalogue)
  for (let game = 0; game < GAMES; game++)
    playOut(rules, decksWithAll(rules, id, game), seededChance(game), randomPolicy(seededChance(game + 900)), {
      onStep: step => onStep(step, rules),
    })
}

const isUse = ({ type }: Command): boolean => ['PlayTrainer', 'UsePower', 'UseStadium'].includes(type)

const isPriced = (command: Command): boolean =>
  (command.type === 'PlayTrainer' && PRICED.includes(command.card)) ||
  (command.type === 'UsePower' && PRICED.includes(command.power))

/** All that players can see of a table, apart from the card that is being played. */
function tableOf(state: State, { seat, ...command }: Command, isDone: boolean): string {
  const played = command.type === 'PlayTrainer' ? command.card : null
  const names = (cards: readonly Card[], leaveOut: boolean) => {
    const all = cards.map(card => state.cards[card]!).sort()
    return leaveOut && played !== null ? all.toSpliced(all.indexOf(played), 1) : all
  }
  const sides = state.sides.map((side, index) => {
    const isMine = index === seat
    const used = names([...side.discard, ...side.table], isMine && isDone)
    const inPlay = [side.active, ...side.bench].map(
      each => each && { ...each, conditions: each.conditions.map(({ is }) => is).sort() },
    )
    return {
      ...side,
      active: null,
      bench: inPlay,
      deck: side.deck.length,
      hand: names(side.hand, isMine && !isDone),
      discard: used,
      table: null,
    }
  })
  return JSON.stringify([sides, state.stadium, state.effects])
}

/** To the end of the action, always with the first answer that there is. */
function carriedOut(rules: Rules, before: State, command: Command, seed: number): State {
  const chance = seededChance(seed)
  let state = before
  let next: Command | undefined = command
  while (next) {
    const result = decide(rules, state, next, chance)
    if (!result.ok) throw new Error(`${keyOf(next)} was refused: ${result.error}`)
    state = fold(result.value, state)
    const answers = SEATS.flatMap(seat => legal(rules, state, seat)).filter(({ type }) => type === 'Pick')
    next = state.action ? answers[0] : undefined
  }
  return state
}

describe.each(RULESET_IDS)('%s', id => {
  // Where something is asked, a coin flipped or a card drawn, it was not known before that nothing would come of it.
  test('[B-49] nothing that is offered is seen to do nothing', PATIENCE, () => {
    const tally = new Tally()
    playAll(id, ({ command, before, after, events }) => {
      if (!command || !isUse(command) || after.action || after.phase !== 'main') return
      if (events.some(({ type }) => ['CoinFlipped', 'CardsDrawn', 'CardsRevealed'].includes(type))) return
      tally.add('uses')
      if (tableOf(before, command, false) === tableOf(after, command, true))
        throw new Error(`in vain: ${keyOf(command)}`)
    })
    expect(tally.of('uses')).toBeGreaterThan(5)
  })

  test('[B-49] whatever is refused for it would change nothing, however coins fall', PATIENCE, () => {
    const tally = new Tally()
    const freely = createRules(RULESETS[id], { ...catalogue, prints: catalogue.prints.map(lenient) })
    playAll(id, ({ after }, rules) => {
      if (after.phase !== 'main' || after.action) return
      const { seat } = after.turn
      const offered = new Set(legal(rules, after, seat).map(keyOf))
      for (const command of legal(freely, after, seat).filter(each => !offered.has(keyOf(each)))) {
        expect(decide(rules, after, command, seededChance(1))).toEqual({ ok: false, error: 'no-effect' })
        tally.add(command.type)
        if (isPriced(command)) continue
        for (const seed of [1, 2, 3]) {
          const end = carriedOut(freely, after, command, seed)
          if (tableOf(after, command, false) !== tableOf(end, command, true))
            throw new Error(`not in vain: ${keyOf(command)}`)
        }
      }
    })
    expect(tally.of('PlayTrainer')).toBeGreaterThan(100)
  })
})
