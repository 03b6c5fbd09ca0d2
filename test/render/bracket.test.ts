import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BracketShown, bracketPictures } from '../../src/render/bracket/bracket.ts'
import { layoutBracket, partsOf } from '../../src/render/bracket/bracket-layout.ts'
import { championOf, feedersOf, playersIn, sectionsOf } from '../../src/render/bracket/bracket-parts.ts'
import type { PlayerShown } from '../../src/render/name.ts'
import { THEMES } from '../../src/render/theme.ts'
import { doubleElimination, type Result, singleElimination } from './bracket-samples.ts'
import { expectPicture } from './golden.ts'
import { tooSmall } from './hand-texts.ts'
import { improper } from './proper.ts'
import { anyName, anyPlayers, people } from './standings-samples.ts'
import { untidy } from './tidy.ts'

/** So many matches are decided, the better one usually wins. */
function results(decided: number): () => Result {
  let match = 0
  return () => {
    match += 1
    return match > decided ? null : { upper: (match * 7) % 5 !== 0, loser: match % 2 }
  }
}

const cup = (players: readonly PlayerShown[], decided = 99): BracketShown => ({
  title: 'Cup',
  rounds: singleElimination(players, results(decided)),
})

const doubleCup = (players: readonly PlayerShown[], decided = 99): BracketShown => ({
  title: 'Double cup',
  ...doubleElimination(players, results(decided)),
})

function check(shown: BracketShown): void {
  for (const part of partsOf(shown)) {
    const layout = layoutBracket(shown, part)
    expect([...untidy(layout), ...tooSmall(layout)]).toEqual([])
  }
  for (const { svg, alt } of bracketPictures(shown, THEMES.light)) {
    expect(improper(svg)).toEqual([])
    expect(alt.length).toBeLessThanOrEqual(1024)
    expect(alt).not.toMatch(/\p{Cc}/u)
  }
}

describe('of any size, nothing overlaps or leaves the picture', () => {
  const sizes = [2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 15, 16, 17, 23, 24, 31, 32]

  test.each(sizes)('%i players', size => {
    for (const decided of [Math.floor(size / 2), 99]) {
      check({ ...cup(people.slice(0, size), decided), viewer: '1' })
      check({ ...doubleCup(people.slice(0, size), decided), viewer: '1' })
    }
  })

  test.each([33, 64, 100, 128])('%i players, in more parts', size => {
    const many = Array.from({ length: size }, (_, index) => ({ id: String(index), name: `Player ${index}` }))
    check(cup(many))
    check(doubleCup(many))
  })

  test('whatever they are called, as far as they have come', () => {
    const shown = fc.tuple(anyPlayers(2, 20), fc.nat({ max: 40 }), fc.boolean(), anyName, fc.nat({ max: 20 }))
    fc.assert(
      fc.property(shown, ([players, decided, isDouble, title, viewer]) => {
        check({ ...(isDouble ? doubleCup : cup)(players, decided), title, note: title, viewer: String(viewer) })
      }),
      { numRuns: 40 },
    )
  })
})

describe('parts', () => {
  const titles = (shown: BracketShown) => partsOf(shown).map(({ sections }) => sections.map(({ title }) => title))

  test('16 players are one picture, 32 are two', () => {
    expect(titles(cup(people.slice(0, 16)))).toEqual([['']])
    expect(titles(cup(people))).toEqual([['Upper half'], ['Lower half', 'Last rounds']])
  })

  test('double elimination', () => {
    expect(titles(doubleCup(people.slice(0, 8)))).toEqual([['Winners’ bracket', 'Losers’ bracket', 'Grand final']])
    expect(titles(doubleCup(people))).toEqual([
      ['Winners’ bracket, upper half'],
      ['Winners’ bracket, lower half', 'Winners’ bracket, later rounds'],
      ['Losers’ bracket', 'Losers’ bracket, later rounds', 'Grand final'],
    ])
  })

  test.each([5, 16, 32, 64])('every match of %i players is in exactly one part', size => {
    const many = Array.from({ length: size }, (_, index) => ({ id: String(index), name: `Player ${index}` }))
    const shown = doubleCup(many)
    const all = [...shown.rounds, ...shown.losers!].flatMap(({ matches }) => matches).concat(shown.final!)
    const drawn = partsOf(shown).flatMap(part => layoutBracket(shown, part).trees.flatMap(tree => tree.matches))
    expect(drawn.map(({ match }) => match)).toHaveLength(all.length)
    expect(new Set(drawn.map(({ match }) => match))).toEqual(new Set(all))
  })

  test('at most four rounds beside each other, at most eight matches below each other', () => {
    for (const { rounds } of sectionsOf(doubleCup(people))) {
      expect(rounds.length).toBeLessThanOrEqual(4)
      expect(rounds[0]!.matches.length).toBeLessThanOrEqual(8)
    }
  })
})

describe('the tree', () => {
  test('each match is fed by two, or by one where losers drop in', () => {
    expect([0, 1].map(match => feedersOf(match, 2, 4))).toEqual([
      [0, 1],
      [2, 3],
    ])
    expect([0, 1].map(match => feedersOf(match, 2, 2))).toEqual([[0], [1]])
  })

  test('a link carries whoever won; the champion’s lead from the first round to the last', () => {
    const shown = cup(people.slice(0, 8))
    const champion = championOf(shown)!
    const [tree] = layoutBracket(shown, partsOf(shown)[0]!).trees
    expect(tree!.links.length).toBe(6)
    expect(tree!.links.filter(({ player }) => player?.id === champion.id).length).toBe(2)
    const won = tree!.matches.flatMap(({ slots }) => slots).filter(({ state }) => state === 'won')
    expect(won.filter(({ player }) => player?.id === champion.id).length).toBe(3)
  })

  test('a bye is one name, and a match that is played has a clock', () => {
    const shown = cup(people.slice(0, 5), 0)
    const { matches } = layoutBracket(shown, partsOf(shown)[0]!).trees[0]!
    expect(matches.slice(0, 4).map(({ slots, clock }) => [slots.length, clock !== null])).toEqual([
      [1, false],
      [2, true],
      [1, false],
      [1, false],
    ])
  })

  test('nobody has won while the last match is open', () => {
    expect(championOf(cup(people.slice(0, 4), 2))).toBeNull()
    expect(championOf(doubleCup(people.slice(0, 4), 4))).toBeNull()
    expect(championOf(doubleCup(people.slice(0, 4)))).not.toBeNull()
  })

  test('players of a match', () => {
    expect(playersIn({ sides: [{ is: 'bye' }, { is: 'player', player: people[0]! }], winner: 1 })).toEqual([people[0]])
  })
})

describe('in words', () => {
  test('who has won, the own matches, then from the last round to the first', () => {
    const [picture] = bracketPictures({ ...cup(people.slice(0, 4)), title: 'Top 4', viewer: '2' }, THEMES.dark)
    expect(picture!.alt).toMatchInlineSnapshot(
      `"Top 4. Ash has won. Your matches: Misty Waterflower beat Brock 🪨 2–0. Final: Ash beat Misty Waterflower 2–1. Semi-finals: Ash beat Gary Oak 2–1; Misty Waterflower beat Brock 🪨 2–0."`,
    )
  })

  test('what is open, and who need not play', () => {
    const [picture] = bracketPictures({ ...cup(people.slice(0, 5), 0), title: 'Small cup' }, THEMES.dark)
    expect(picture!.alt).toMatchInlineSnapshot(
      `"Small cup. Final: 1 open. Semi-finals: Ash against somebody; Misty Waterflower plays Brock 🪨. Quarter-finals: Ash has a bye; Gary Oak plays xX_Dragon_Slayer_2009_Xx; Misty Waterflower has a bye; Brock 🪨 has a bye."`,
    )
  })
})

test('single elimination', () =>
  expectPicture(
    'bracket-single-dark',
    bracketPictures({ ...cup(people.slice(0, 8)), title: 'Top 8', note: 'Kanto League', viewer: '2' }, THEMES.dark)[0]!,
  ))

test('double elimination with byes, under way', () =>
  expectPicture(
    'bracket-double-dark',
    bracketPictures({ ...doubleCup(people.slice(0, 6), 4), note: 'double elimination', viewer: '5' }, THEMES.dark)[0]!,
  ))

test('the second part of a large one', () =>
  expectPicture(
    'bracket-part-dark',
    bracketPictures({ ...cup(people), title: 'Grand cup', viewer: '5' }, THEMES.dark)[1]!,
  ))
