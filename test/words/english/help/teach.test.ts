import { describe, expect, test } from 'vitest'
import { faceOf } from '../../../../src/app/card-face.ts'
import { hintFor, LONGEST_HINT } from '../../../../src/words/english/help/teach.ts'
import type { Person } from '../../../app/match/person.ts'
import { begin, challenge, given, type Start } from '../../../app/match/played.ts'
import type { PositionSpec } from '../../../scenario/position.ts'

const hint = (person: Person): string | null => {
  const line = hintFor(person.table, id => faceOf(person.played.rules.prints.get(id)!, person.played.rules.ruleset))
  expect(line?.length ?? 0).toBeLessThanOrEqual(LONGEST_HINT)
  return line
}

const inTurn = (spec: Start & PositionSpec): string | null => hint(given(spec).ann)

describe('[EREAD-12] before and after the game', () => {
  test('a challenge', () => {
    const match = challenge()
    expect(hint(match.bob)).toBe(
      'Accept with a deck of your own or a theme deck. For a first match, a theme deck is best.',
    )
    expect(hint(match.ann)).toContain('Your challenge is on its way.')
    expect(hint(match.stranger)).toBeNull()
  })

  test('set-up: the Active Pokémon first, then the Bench, then waiting', () => {
    const match = begin()
    expect(hint(match.ann)).toBe(
      'Pick your Active Pokémon first: best one with many HP, or one that attacks for little Energy.',
    )
    match.ann.picks('pip')
    expect(hint(match.ann)).toBe(
      'Now pick Basics for your Bench. A Pokémon there saves you from losing with the first Knock Out.',
    )
    match.ann.picks('dew')
    expect(hint(match.ann)).toBe('Your opponent is setting up. Meanwhile, see which cards of your hand go together.')
    expect(hint(match.bob)).toContain('Pick your Active Pokémon first')
  })

  test('who concedes has lost, and the other one has won', () => {
    const match = given()
    match.ann.act({ type: 'Concede' })
    expect(hint(match.ann)).toBe('You lost: you gave up. It happens to everybody.')
    expect(hint(match.bob)).toBe('You won: your opponent gave up.')
    expect(hint(match.stranger)).toBeNull()
  })

  test.each([
    [['prizes'], 'You won: you took your last Prize.', /^You lost: your opponent took the last Prize/],
    [['no-pokemon'], 'You won: your opponent had no Pokémon left.', /keep your Bench filled\.$/],
    [['deck-out'], 'You won: your opponent had no card to draw.', /count your deck/],
    [['time'], 'You won: your opponent ran out of time.', /`\/clock`/],
    [['prizes', 'no-pokemon'], 'You won: you took your last Prize and your opponent had no Pokémon left.', /^You lost/],
    [['league'], 'You won: the league has decided so.', /^You lost: the league has decided so\.$/],
  ] as const)('a game that ended by %s', (ways, won, lost) => {
    const { ann, bob } = given()
    const over = (person: Person) => ({
      ...person.table,
      status: 'over' as const,
      result: { winner: 0 as const, ways },
    })
    expect(hintFor(over(ann), () => faceOf([...ann.played.rules.prints.values()][0]!, ann.played.rules.ruleset))).toBe(
      won,
    )
    expect(
      hintFor(over(bob), () => faceOf([...bob.played.rules.prints.values()][0]!, bob.played.rules.ruleset)),
    ).toMatch(lost)
  })

  test('a draw', () => {
    const match = given()
    match.ann.does({ type: 'OfferDraw' })
    expect(hint(match.bob)).toBe('Your opponent offers a draw: agree, and nobody wins. You may just play on.')
    expect(hint(match.ann)).not.toContain('offers a draw')
    match.bob.does({ type: 'AnswerDraw', agree: true })
    expect(hint(match.ann)).toBe('A draw. `/replay` shows the match again.')
  })
})

describe('[EREAD-12] your turn', () => {
  test('nobody on the Bench comes first', () => {
    expect(inTurn({ you: { hand: ['dew', 'fire', 'pippo'] } })).toBe(
      'Put Dew onto your Bench: with no Pokémon there, a single Knock Out loses the match.',
    )
  })

  test('then evolving', () => {
    expect(inTurn({ you: { bench: ['dew'], hand: ['dew', 'fire', 'pippo'] } })).toBe(
      'Evolve Pip into Pippo: it keeps damage and Energy and has 80 HP.',
    )
  })

  test('who has evolved cannot use the old attack', () => {
    const ready = { card: 'pip', energy: ['fire'] }
    expect(inTurn({ you: { active: ready, bench: ['dew'], hand: ['pippo'] } })).not.toContain('Attack last')
    expect(inTurn({ you: { active: ready, bench: ['dew'], hand: ['dewdrop'] } })).toBe(
      'Evolve Dew into Dewdrop: it keeps damage and Energy and has 90 HP. Attack last: Tap.',
    )
  })

  test('then more Pokémon on the Bench, but not for ever', () => {
    expect(inTurn({ you: { bench: ['dew'], hand: ['dew', 'fire'] } })).toBe(
      'Put Dew onto your Bench: there it can get Energy and wait for its moment.',
    )
    expect(inTurn({ you: { bench: ['dew', 'dew', 'dew'], hand: ['dew', 'fire'] } })).toContain('Attach')
  })

  test('then Energy, for whom it helps, the Active Pokémon first', () => {
    expect(inTurn({ you: { bench: ['dew'], hand: ['fire'] } })).toBe(
      'Attach Fire Energy to Pip, one step towards Tap. You attach one Energy card a turn.',
    )
    expect(inTurn({ you: { active: { card: 'pip', energy: ['fire'] }, bench: ['dew'], hand: ['fire'] } })).toBe(
      'Attach Fire Energy to Pip, one step towards Burn Up. You attach one Energy card a turn. Attack last: Tap.',
    )
    expect(
      inTurn({ you: { active: { card: 'pip', energy: ['fire', 'fire'] }, bench: ['dew'], hand: ['water'] } }),
    ).toContain('Attach Water Energy to Dew, one step towards Drip.')
  })

  test('Energy that nobody needs may still be attached', () => {
    const full = { card: 'pip', energy: ['fire', 'fire'] }
    expect(inTurn({ you: { active: full, bench: [full], hand: ['fire'] } })).toBe(
      'You may still attach an Energy card this turn, if only to pay for a retreat later. Attack last: Burn Up.',
    )
  })

  test('then the attack that does most, and why it comes last', () => {
    const active = { card: 'pip', energy: ['fire', 'fire'] }
    expect(inTurn({ you: { active, bench: ['dew'] }, opponent: { active: 'wall', bench: ['dew'] } })).toBe(
      'Attack with Burn Up: 30 damage. Your turn ends with it.',
    )
    expect(inTurn({ you: { active, bench: ['dew'] }, opponent: { active: 'leaf', bench: ['dew'] } })).toBe(
      'Attack with Burn Up: 60 damage. Your turn ends with it.',
    )
  })

  test('a Knock Out is preferred', () => {
    const active = { card: 'pip', energy: ['fire', 'fire'] }
    const opponent = { active: { card: 'dew', damage: 20 }, bench: ['dew'] }
    expect(inTurn({ you: { active, bench: ['dew'] }, opponent })).toBe(
      'Attack with Burn Up: it Knocks Out Dew. Your turn ends with it.',
    )
  })

  test.each([
    [
      { least: 0, most: 60, knockOut: 'maybe' },
      'With luck, Tap Knocks Out Wall (0 to 60 damage). Attacking ends your turn.',
    ],
    [
      { least: 10, most: null, knockOut: 'maybe' },
      'With luck, Tap Knocks Out Wall (10 damage or more). Attacking ends your turn.',
    ],
    [{ least: 20, most: 40, knockOut: 'no' }, 'Attack with Tap: 20 to 40 damage. Your turn ends with it.'],
    [
      { least: 0, most: 0, knockOut: 'no' },
      'Attack with Tap: no damage, so read what else it does. Your turn ends with it.',
    ],
    [null, 'Attack with Tap: what it does depends on choices, or on cards you do not see. Your turn ends with it.'],
  ] as const)('an attack of which this is known: %o', (preview, line) => {
    const { ann } = given({
      you: { active: { card: 'pip', energy: ['fire'] }, bench: ['dew'] },
      opponent: { active: 'wall', bench: ['dew'] },
    })
    const { yours } = ann.table
    const attacks = yours!.attacks.map(({ command }) => ({ command, preview }))
    const table = { ...ann.table, yours: { ...yours!, attacks } }
    expect(hintFor(table, id => faceOf(ann.played.rules.prints.get(id)!, ann.played.rules.ruleset))).toBe(line)
  })

  test('Confused attackers are warned', () => {
    const active = { card: 'pip', energy: ['fire'], conditions: ['confused'] as const }
    expect(inTurn({ you: { active, bench: ['dew'] }, opponent: { active: 'wall', bench: ['dew'] } })).toBe(
      'Attack with Tap: 0 to 10 damage. Your turn ends with it. You are Confused: it needs heads.',
    )
  })

  test('an attack that wins comes before everything else', () => {
    const you = { active: { card: 'pip', energy: ['fire'] }, hand: ['dew', 'fire'], prizes: 1 }
    expect(inTurn({ you, opponent: { active: { card: 'dew', damage: 40 }, bench: ['dew'] } })).toBe(
      'Attack with Tap: it Knocks Out Dew, and that should win the game. You need one more Prize.',
    )
    const alone = { active: { card: 'dew', damage: 40 } }
    expect(inTurn({ you: { ...you, prizes: 6 }, opponent: alone })).toBe(
      'Attack with Tap: it Knocks Out Dew, and that should win the game.',
    )
  })

  test.each([
    ['asleep', 'Pip is Asleep: it can neither attack nor retreat. When you are done, end your turn.'],
    ['paralyzed', 'Pip is Paralyzed: it can neither attack nor retreat. When you are done, end your turn.'],
  ] as const)('%s', (condition, line) => {
    expect(inTurn({ you: { active: { card: 'pip', conditions: [condition] }, bench: ['dew'] } })).toBe(line)
  })

  test('no Energy, no attack', () => {
    expect(inTurn({ you: { active: 'pip', bench: ['dew'] } })).toBe(
      'Pip has not enough Energy for Tap yet. End your turn.',
    )
    expect(inTurn({ you: { active: 'dew', bench: ['pip'] } })).toBe(
      'Dew has not enough Energy for Drip yet. You could retreat it, or end your turn.',
    )
  })

  test('[FIRST-02] the first turn of 2016', () => {
    const spec = { turn: 1, you: { active: { card: 'pip', energy: ['fire'] }, bench: ['dew'] } }
    expect(inTurn({ ...spec, ruleset: 'xy-2016' })).toBe(
      'The player who begins cannot attack in the first turn. When you have done the rest, end your turn.',
    )
    expect(inTurn({ ...spec, ruleset: 'hgss-2010' })).toContain('Attack with Tap')
  })
})

describe('[EREAD-12] Prizes', () => {
  const line = (mine: number, theirs: number) =>
    inTurn({
      you: { active: 'pip', bench: ['dew'], prizes: mine },
      opponent: { bench: ['dew'], prizes: theirs },
    })?.replace('Pip has not enough Energy for Tap yet. End your turn.', '')

  test.each([
    [6, 6, ''],
    [5, 6, ''],
    [4, 6, ' You are 2 Prizes ahead.'],
    [6, 3, ' You are 3 Prizes behind.'],
    [1, 6, ' You need one more Prize.'],
    [4, 1, ' Careful: your opponent needs one more Prize.'],
    [1, 1, ' Both of you need one more Prize.'],
  ])('%i left for you and %i for the other', (mine, theirs, note) => {
    expect(line(mine, theirs)).toBe(note)
  })
})

describe('[EREAD-12] while the other one is on turn', () => {
  test('orders, if there is somebody to choose from', () => {
    const match = given({ opponent: { bench: ['dew', 'dew'] } })
    expect(hint(match.bob)).toBe(
      'Wait for your opponent. With `/orders` you can say now who comes forward after a Knock Out.',
    )
    expect(hint(given({ opponent: { bench: ['dew'] } }).bob)).toContain('plan ahead')
  })

  test('a question comes to the one who is asked', () => {
    const match = given({
      you: { active: { card: 'striker', energy: ['fire'] }, bench: ['dew'] },
      opponent: { active: 'dew', bench: ['dew', 'pip'] },
    })
    match.ann.attack('Sixty')
    match.ann.picks(0)
    expect(hint(match.bob)).toBe('Your Active Pokémon is gone. Send one that can attack soon or bear a hit.')
    expect(hint(match.ann)).toContain('Wait for your opponent')
  })

  test('Prizes may be any', () => {
    const match = given({
      you: { active: { card: 'striker', energy: ['fire'] }, bench: ['dew'] },
      opponent: { active: 'dew', bench: ['dew'] },
    })
    match.ann.attack('Sixty')
    expect(hint(match.ann)).toBe('You earned this. Prizes lie face down, so any will do: the card goes to your hand.')
  })

  test('a hint depends on nothing that its player cannot see', () => {
    const spec = (hand: readonly string[], deck: readonly string[]) => ({
      you: { active: { card: 'pip', energy: ['fire'] }, bench: ['dew'], deck },
      opponent: { active: 'wall', bench: ['dew'], hand, deck },
    })
    const [one, other] = [given(spec(['pip', 'fire'], ['dew'])), given(spec(['water', 'dew'], ['pippo']))]
    expect(hint(one.ann)).toBe(hint(other.ann))
  })
})

test('a name that is too long does not break the line', () => {
  const { ann } = given({ you: { bench: ['dew'], hand: ['fire', 'pippo'] } })
  const face = (id: string) => ({
    ...faceOf(ann.played.rules.prints.get(id)!, ann.played.rules.ruleset),
    name: 'A'.repeat(150),
  })
  const line = hintFor(ann.table, face)
  expect(line).toHaveLength(LONGEST_HINT)
  expect(line?.endsWith('…')).toBe(true)
})
