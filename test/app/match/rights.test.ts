/** Who may do what, and when. */
import { describe, expect, test } from 'vitest'
import type { MatchCommand } from '../../../src/app/match/command.ts'
import { type Actor, acceptMatch } from '../../../src/app/match/decide-match.ts'
import { type Command, legal } from '../../../src/engine/index.ts'
import { err, ok } from '../../../src/shared/result.ts'
import { DAY, HOUR } from '../../../src/shared/time.ts'
import { Person } from './person.ts'
import { begin, challenge, EXPIRES, entranceOf, given, type Played, START } from './played.ts'

const PEOPLE = {
  challenger: { player: 'ann' },
  challenged: { player: 'bob' },
  stranger: { player: 'zoe' },
  organiser: { player: 'olga', organiser: true },
  'organiser who challenged': { player: 'ann', organiser: true },
  'organiser who was challenged': { player: 'bob', organiser: true },
} as const satisfies Record<string, Actor>

type Name = keyof typeof PEOPLE
const NAMES = Object.keys(PEOPLE) as Name[]

const SITUATIONS: Readonly<Record<string, () => Played>> = {
  challenged: () => challenge(),
  playing: () => given(),
  over: () => after(given(), match => match.ann.act({ type: 'Concede' })),
  flagged: () => after(given(), match => match.passes(72 * HOUR)),
  declined: () => after(challenge(), match => match.bob.does({ type: 'Decline' })),
  withdrawn: () => after(challenge(), match => match.ann.does({ type: 'Withdraw' })),
  expired: () => after(challenge(), match => match.passes(7 * DAY)),
  void: () => after(begin(), match => match.passes(DAY)),
}

function after(match: Played, happen: (match: Played) => unknown): Played {
  happen(match)
  return match
}

type Wanted = MatchCommand['type'] | 'Accept'

const COMMANDS: readonly (MatchCommand | { readonly type: 'Accept' })[] = [
  { type: 'Accept' },
  { type: 'Decline' },
  { type: 'Withdraw' },
  { type: 'Act', command: { seat: 0, type: 'EndTurn' } },
  { type: 'Answer', picks: [0] },
  { type: 'Undo' },
  { type: 'AskTakeback', to: 2 },
  { type: 'AnswerTakeback', answer: 'yes' },
  { type: 'OfferDraw' },
  { type: 'AnswerDraw', agree: true },
  { type: 'GiveTime', time: DAY },
  { type: 'SetOrders', orders: {} },
  { type: 'MuteReminders' },
  { type: 'ReverseFlag' },
  { type: 'Adjudicate', winner: null },
]

const CHALLENGERS: readonly Name[] = ['challenger', 'organiser who challenged']
const CHALLENGED: readonly Name[] = ['challenged', 'organiser who was challenged']
const PLAYERS: readonly Name[] = [...CHALLENGERS, ...CHALLENGED]

/** Who is let in at all, and what the others hear, whatever has become of the match. */
const DOORS: Readonly<Record<Wanted, readonly [readonly Name[], string]>> = {
  Accept: [CHALLENGED, 'not-the-challenged'],
  Decline: [CHALLENGED, 'not-the-challenged'],
  Withdraw: [CHALLENGERS, 'not-the-challenger'],
  Act: [PLAYERS, 'not-a-player'],
  Answer: [PLAYERS, 'not-a-player'],
  Undo: [PLAYERS, 'not-a-player'],
  AskTakeback: [PLAYERS, 'not-a-player'],
  AnswerTakeback: [PLAYERS, 'not-a-player'],
  OfferDraw: [PLAYERS, 'not-a-player'],
  AnswerDraw: [PLAYERS, 'not-a-player'],
  GiveTime: [PLAYERS, 'not-a-player'],
  SetOrders: [PLAYERS, 'not-a-player'],
  MuteReminders: [PLAYERS, 'not-a-player'],
  ReverseFlag: [['organiser'], 'not-the-organiser'],
  Adjudicate: [['organiser'], 'not-the-organiser'],
}

/** What those who are let in hear in a match that is played, where nothing has been drafted, asked or offered. */
const IN_PLAY: Readonly<Record<Wanted, string>> = {
  Accept: 'not-in-a-challenge',
  Decline: 'not-in-a-challenge',
  Withdraw: 'not-in-a-challenge',
  Act: 'done',
  Answer: 'game:not-asked',
  Undo: 'nothing-to-take-back',
  AskTakeback: 'nothing-to-take-back',
  AnswerTakeback: 'no-takeback',
  OfferDraw: 'done',
  AnswerDraw: 'no-draw-offer',
  GiveTime: 'done',
  SetOrders: 'done',
  MuteReminders: 'done',
  ReverseFlag: 'not-in-play',
  Adjudicate: 'done',
}

function expected(situation: string, wanted: Wanted, who: Name): string {
  const [open, closed] = DOORS[wanted]
  if (!open.includes(who)) return closed
  const isForChallenges = IN_PLAY[wanted] === 'not-in-a-challenge'
  if (situation === 'playing') return wanted === 'Act' && CHALLENGED.includes(who) ? 'not-yours' : IN_PLAY[wanted]
  if (situation === 'challenged' && isForChallenges) return 'done'
  if (wanted === 'ReverseFlag' && situation === 'flagged') return 'done'
  if (wanted === 'ReverseFlag' && situation === 'over') return 'no-flag'
  return isForChallenges ? 'not-in-a-challenge' : 'not-in-play'
}

function attempt(match: Played, actor: Actor, command: (typeof COMMANDS)[number]): string {
  if (command.type !== 'Accept') return new Person(match, actor).tries(command)
  const bring = () => ok(entranceOf('bob'))
  const decided = acceptMatch(match.match, actor, bring, { rules: match.rules, now: match.now, chance: match.luck(0) })
  return decided.ok ? 'done' : decided.error.code
}

describe.each(Object.keys(SITUATIONS))('a match that is %s', situation => {
  const match = SITUATIONS[situation]!()

  test.each(COMMANDS.map(command => [command.type, command] as const))('%s', (type, command) => {
    const heard = Object.fromEntries(NAMES.map(who => [who, attempt(match, PEOPLE[who], command)]))
    expect(heard).toEqual(Object.fromEntries(NAMES.map(who => [who, expected(situation, type, who)])))
  })
})

test('what is no command at all', () => {
  for (const type of ['Accept', 'Nonsense', 'constructor', '__proto__', 'hasOwnProperty', ''])
    expect(given().ann.tries({ type } as unknown as MatchCommand), type).toBe(
      type === 'Accept' ? 'not-the-challenged' : 'bad-input',
    )
})

describe('nobody acts for the other seat', () => {
  test('not even if it would be legal there', () => {
    const match = given({ you: { hand: ['fire', 'dew', 'potion'], bench: ['dew'] } })
    const commands = legal(match.rules, match.ann.game, 0)
    expect(commands.length).toBeGreaterThan(5)
    for (const command of commands) expect(match.bob.tries({ type: 'Act', command })).toBe('not-yours')
  })

  test('giving up is for oneself', () => {
    const match = given()
    expect(match.ann.refused({ type: 'Act', command: { seat: 1, type: 'Concede' } })).toBe('not-yours')
    expect(match.bob.act({ type: 'Concede' })).toEqual([
      {
        type: 'Played',
        command: { seat: 1, type: 'Concede' },
        events: [{ type: 'GameEnded', result: { winner: 0, ways: ['concession'] } }],
      },
    ])
    expect(match.match.result).toEqual({ winner: 0, ways: ['concession'] })
  })

  test('an answer is always one’s own', () => {
    const match = begin()
    match.bob.picks('dew')
    expect(match.match.game?.action?.questions.map(({ seat, picked }) => [seat, picked])).toEqual([
      [0, []],
      [1, [match.bob.option('dew')]],
    ])
  })

  test('the rules of the game have the last word', () => {
    const match = given({ you: { hand: ['fire'] } })
    const pokemon = match.bob.id('pip')
    const act = (command: Command) => match.ann.tries({ type: 'Act', command })
    expect(act({ seat: 0, type: 'AttachEnergy', card: 'fire', pokemon })).toBe('game:target')
    expect(act({ seat: 0, type: 'AttachEnergy', card: 'water', pokemon })).toBe('game:not-in-hand')
    expect(act({ seat: 0, type: 'Nonsense' } as unknown as Command)).toBe('bad-input')
    expect(match.bob.tries({ type: 'Act', command: { seat: 1, type: 'EndTurn' } })).toBe('game:not-your-turn')
  })
})

describe('accepting', () => {
  const accept = (match: Played) => match.accept(entranceOf('bob'))

  test('until the moment before the challenge expires', () => {
    const match = challenge()
    match.now = EXPIRES - 1
    expect(accept(match).ok).toBe(true)
    expect(match.match).toMatchObject({ status: 'playing', at: EXPIRES - 1, version: 2 })
  })

  test('not from then on, although nobody has noticed yet', () => {
    const match = challenge()
    match.now = EXPIRES
    expect(accept(match)).toEqual(err({ code: 'too-late' }))
    expect(match.passes(0)).toEqual([[0, { type: 'Expired' }]])
    expect(accept(match)).toEqual(err({ code: 'not-in-a-challenge' }))
  })

  test('a deck is asked for only of the one who may accept', () => {
    const match = challenge()
    let asked = 0
    const bring = () => {
      asked += 1
      return err({ code: 'bad-deck' } as const)
    }
    const deciding = { rules: match.rules, now: START, chance: match.luck(0) }
    expect(acceptMatch(match.match, { player: 'zoe' }, bring, deciding)).toEqual(err({ code: 'not-the-challenged' }))
    expect(asked).toBe(0)
    expect(acceptMatch(match.match, { player: 'bob' }, bring, deciding)).toEqual(err({ code: 'bad-deck' }))
    expect(asked).toBe(1)
  })

  test('what both bring along is there when the game begins', () => {
    const match = begin({ orders: [{ prizes: 'leftmost' }, { turnOrder: 'second' }] })
    expect(match.match).toMatchObject({
      version: 2,
      status: 'playing',
      salts: ["ann's salt", "bob's salt"],
      orders: [{ prizes: 'leftmost' }, { turnOrder: 'second' }],
      left: [72 * HOUR, 72 * HOUR],
      came: [false, false],
      moved: [1, 1],
    })
    expect(match.match.decks.map(deck => deck?.name)).toEqual(["ann's deck", "bob's deck"])
    expect(match.last.map(({ type }) => type)).toEqual(['Accepted', 'Played'])
    expect(match.ann.options).toEqual(['dew', 'pip'])
  })
})
