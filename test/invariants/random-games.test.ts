import { describe, expect, test } from 'vitest'
import { type PlayedStep, playOut } from '../../src/app/self-play/play-out.ts'
import { seededChance } from '../../src/app/self-play/seeded-chance.ts'
import { judge } from '../../src/decks/judge.ts'
import {
  type Command,
  decide,
  evolve,
  fold,
  NOTHING,
  type Rules,
  type State,
  startGame,
} from '../../src/engine/index.ts'
import { RULESET_IDS, type RulesetId } from '../../src/rulesets/index.ts'
import {
  badQuestion,
  brokenTable,
  cold,
  everyCommand,
  everyRetreat,
  freeze,
  keyOf,
  listed,
  lostCards,
  Tally,
  unsettled,
  usesOf,
} from './checks.ts'
import { DECKS, livelyPolicy, livelyRules, pairing } from './decks.ts'

const GAMES = 260
/** For machines that do something else at the same time. */
const PATIENCE = { timeout: 300_000 }

/** One game by its number: luck and players have a source each, so that the same commands meet the same luck again. */
function play(id: RulesetId, game: number, onStep: (step: PlayedStep, rules: Rules, index: number) => void): State {
  const rules = livelyRules(id)
  const policy = livelyPolicy(seededChance(10_000 + game), game % 10 === 9)
  let index = 0
  const watched = (step: PlayedStep): void => {
    try {
      onStep(step, rules, index++)
    } catch (error) {
      throw new Error(`${id}, game ${game}, step ${index}: ${JSON.stringify(step.command)}`, { cause: error })
    }
  }
  return playOut(rules, pairing(id, game), seededChance(game + 1), policy, { onStep: watched }).state
}

/** Without these the games would show less than they seem to. */
const SHOWN: readonly string[] = [
  ...(['DeckShuffled', 'CoinFlipped', 'CardPicked', 'CardsRevealed', 'MulliganTaken', 'PrizesTaken'] as const),
  ...(['Evolved', 'Devolved', 'EnergyAttached', 'TrainerAttached', 'TrainerPlayed', 'StadiumPlayed'] as const),
  ...(['PowerUsed', 'Retreated', 'ActiveChanged', 'AttackDeclared', 'AttackFailed', 'DamageDealt'] as const),
  ...(['CountersPlaced', 'CountersMoved', 'Healed', 'ConditionInflicted', 'ConditionsRemoved'] as const),
  ...(['NamedCounterPlaced', 'EffectBegan', 'EffectsEnded', 'KnockedOut', 'PokemonLeft', 'SuddenDeathBegan'] as const),
  ...['card', 'pokemon', 'prize', 'amount', 'word', 'attack', 'an order'].map(what => `asked for ${what}`),
  ...['seat 0', 'seat 1', 'in secret', 'for nothing or more', 'for several', 'to distribute'].map(
    how => `asked ${how}`,
  ),
  'both asked at once',
]

/** Not `expect`, which is slow, and these run some hundred thousand times. */
function holds(problem: string | null): void {
  if (problem) throw new Error(problem)
}

const isSame = (a: string, b: string, what: string): string | null => (a === b ? null : `${what}: ${a}\nis not ${b}`)

describe.each(RULESET_IDS)('%s', id => {
  test('the decks are legal', () => {
    const { ruleset, prints } = livelyRules(id)
    for (const deck of Object.values(DECKS[id]))
      expect(
        judge(
          ruleset,
          deck.map(card => prints.get(card)!),
        ).problems,
      ).toEqual([])
  })

  test(`${GAMES} games end, and nothing is ever out of order`, PATIENCE, async ({ annotate }) => {
    const tally = new Tally()
    for (let game = 0; game < GAMES; game++) {
      const end = play(id, game, ({ events, before, after, command }, rules) => {
        let state = command ? before : NOTHING
        for (const event of events) {
          state = evolve(state, event)
          holds(lostCards(state) ?? brokenTable(state))
          tally.addEvent(event)
        }
        holds(badQuestion(after) ?? unsettled(rules, after))
        if (command) tally.addCommand(command)
        tally.add('steps')
      })
      expect(end.phase).toBe('over')
    }
    for (const way of ['prizes', 'no-pokemon', 'deck-out', 'concession'])
      expect(tally.of(`won by ${way}`), way).toBeGreaterThan(0)
    expect(tally.of('GameEnded')).toBe(GAMES)
    const uses = usesOf(livelyRules(id), Object.values(DECKS[id]).flat())
    expect([...SHOWN, ...uses].filter(shown => tally.of(shown) === 0)).toEqual([])
    const summary = [...tally.counts].filter(([what]) => /^(won by|steps|SuddenDeath)/.test(what))
    await annotate(summary.map(([what, count]) => `${what}: ${count}`).join(', '))
  })

  test('saved as text and loaded by somebody else at every step, a game goes on all the same', PATIENCE, () => {
    for (let game = 0; game < GAMES; game += 10) {
      const chance = seededChance(game + 1)
      let saved = ''
      play(id, game, ({ command, events, after }) => {
        const loaded = command ? (JSON.parse(saved) as State) : NOTHING
        const followed = command
          ? decide(livelyRules(id), loaded, cold(command), chance)
          : { ok: true, value: startGame(livelyRules(id), pairing(id, game), chance) }
        holds(isSame(JSON.stringify(followed), JSON.stringify({ ok: true, value: events }), 'what followed'))
        saved = JSON.stringify(fold(cold(events), loaded))
        holds(isSame(saved, JSON.stringify(after), 'the folded log'))
      })
    }
  })

  test('legal and decide agree about everything that could be said', PATIENCE, () => {
    let positions = 0
    for (let game = 0; game < GAMES; game += 4)
      play(id, game, ({ after }, rules, index) => {
        const commands = (index + game) % 7 === 0 ? listed(rules, after) : null
        if (!commands) return
        freeze(after)
        for (const key of commands) holds(isAccepted(rules, after, JSON.parse(key)) ? null : `refused: ${key}`)
        const said = positions++ % 25 === 0 ? everyCommand(rules, after) : everyRetreat(after)
        for (const command of said)
          if (isAccepted(rules, after, command) && !commands.has(keyOf(command)))
            throw new Error(`accepted, but not listed: ${keyOf(command)}`)
      })
    expect(positions).toBeGreaterThan(1000)
  })
})

const isAccepted = (rules: Rules, state: State, command: Command): boolean =>
  decide(rules, state, command, seededChance(1)).ok
