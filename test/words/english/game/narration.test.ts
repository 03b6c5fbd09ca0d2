import { describe, expect, test } from 'vitest'
import { exhibition } from '../../../../src/app/self-play/exhibition.ts'
import { type PlayedStep, playOut } from '../../../../src/app/self-play/play-out.ts'
import { seededChance } from '../../../../src/app/self-play/seeded-chance.ts'
import { simplePolicy } from '../../../../src/app/self-play/simple-policy.ts'
import { catalogue } from '../../../../src/cards/index.ts'
import { cardsIn, themePairs } from '../../../../src/decks/theme-decks.ts'
import type { Event } from '../../../../src/engine/event.ts'
import { evolve, NOTHING } from '../../../../src/engine/evolve.ts'
import { createRules } from '../../../../src/engine/rules.ts'
import { seeEvents, type Viewer } from '../../../../src/engine/view.ts'
import { RULESETS } from '../../../../src/rulesets/index.ts'
import { narrate, type Words } from '../../../../src/words/english/game/narration.ts'
import { type Given, given as givenPosition, opening, type Scenario } from '../../../scenario/index.ts'

const PLAYERS = ['Ann', 'Ben'] as const
const [FIRE, WATER, FIGHTING] = ['hgss1-116', 'hgss1-117', 'hgss1-120']
const [BILL, BALL, COLLECTOR, OAK] = ['hgss1-89', 'hgss1-95', 'hgss1-97', 'hgss1-101']

const given = (spec: Omit<Given, 'rules'>) =>
  givenPosition({ rules: 'hgss-2010', cards: catalogue.prints, lasting: catalogue.lasting, ...spec })

const wordsOf = (game: Scenario): Words => ({
  card: id => game.rules.prints.get(id)?.name ?? id,
  seat: seat => PLAYERS[seat],
})

/** What a viewer reads about what is done. */
function told(game: Scenario, act: () => void, viewer: Viewer = 'spectator'): readonly string[] {
  const before = game.state
  const from = game.events.length
  act()
  return narrate(seeEvents(game.rules, before, game.events.slice(from), viewer), wordsOf(game))
}

describe('attacks', () => {
  test('damage stands in the same line, with what is left', () => {
    const game = given({
      you: { active: { card: 'hgss1-65', energy: [FIRE] } },
      opponent: { active: { card: 'hgss1-74', damage: 10 } },
    })
    expect(told(game, () => game.you.attack('Bite'))).toEqual([
      "Growlithe attacks with Bite: 10 damage to Ben's Marill (40/60 HP left).",
      'Turn 6 belongs to Ben.',
      'Ben draws a card.',
    ])
  })

  test('coins are told together, then the damage', () => {
    const game = given({
      you: { active: { card: 'hgss1-29', energy: [FIGHTING, FIRE, FIRE] } },
      opponent: { active: 'wall' },
      flips: ['heads', 'tails', 'heads'],
    })
    expect(told(game, () => game.you.attack('Fury Swipes')).slice(0, 3)).toEqual([
      'Sandslash attacks with Fury Swipes.',
      'Ann flips 3 coins for Fury Swipes: heads, tails and heads.',
      "60 damage to Ben's Wall (140/200 HP left).",
    ])
  })

  test('a Knock Out, the Prize, the next one', () => {
    const game = given({
      you: { active: { card: 'striker', energy: [FIRE] }, prizes: ['hgss1-7', FIRE] },
      opponent: { active: 'pip', bench: ['dew', 'wall'] },
    })
    const lines = told(game, () => {
      game.you.attack('Huge')
      game.you.choose(0)
      game.opponent.choose('wall')
    })
    expect(lines.slice(0, 4)).toEqual([
      "Striker attacks with Huge: 300 damage to Ben's Pip (0/60 HP left).",
      "Ben's Pip is Knocked Out!",
      'Ann takes a Prize.',
      "Ben's Wall comes forward.",
    ])
  })

  test('who takes a Prize reads which card it was', () => {
    const knockOut = (viewer: Viewer) => {
      const game = given({
        you: { active: { card: 'striker', energy: [FIRE] }, prizes: ['hgss1-7', FIRE] },
        opponent: { active: 'pip', bench: ['dew'] },
      })
      return told(
        game,
        () => {
          game.you.attack('Huge')
          game.you.choose(0)
        },
        viewer,
      )
    }
    expect(knockOut(0)).toContain('Ann takes a Prize (Ninetales).')
    expect(knockOut(1)).toContain('Ann takes a Prize.')
  })

  test('its own damage, and confusion', () => {
    const recoil = given({ you: { active: { card: 'striker', energy: [FIRE] } }, opponent: { active: 'wall' } })
    expect(told(recoil, () => recoil.you.attack('Recoil'))[1]).toBe('Striker takes 20 damage itself (80/100 HP left).')
    const confused = given({
      you: { active: { card: 'striker', energy: [FIRE], conditions: ['confused'] } },
      flips: ['tails'],
    })
    expect(told(confused, () => confused.you.attack('Ten')).slice(0, 4)).toEqual([
      'Striker attacks with Ten.',
      'Ann flips a coin against the confusion: tails.',
      'Confused, Striker hurts itself: 3 damage counters (70/100 HP left).',
      'The attack fails in the confusion.',
    ])
  })

  test('what it costs, what it leaves behind', () => {
    const thunder = given({
      you: { active: { card: 'hgss1-10', energy: ['hgss1-118', 'hgss1-118', FIRE] } },
      opponent: { active: 'wall' },
    })
    expect(told(thunder, () => thunder.you.attack('Thunderbolt'))).toContain(
      'Ann discards 2 Lightning Energy and Fire Energy from Raichu.',
    )
    const bite = given({
      you: { active: { card: 'hgss1-38', energy: [WATER, WATER, WATER] } },
      opponent: { active: 'wall' },
    })
    expect(told(bite, () => bite.you.attack('Big Bite'))[1]).toBe("Ben's Wall cannot retreat until turn 6 is over.")
  })
})

describe('between turns', () => {
  const afflicted = (condition: 'asleep' | 'burned' | 'paralyzed' | 'poisoned', flips: Given['flips'] = []) => {
    const game = given({ you: { active: { card: 'wall', conditions: [condition] } }, flips })
    return told(game, () => game.you.endTurn()).slice(0, -2)
  }

  test('poison, burn, sleep and paralysis', () => {
    expect(afflicted('poisoned')).toEqual([
      "Between turns, poison puts a damage counter on Ann's Wall (190/200 HP left).",
    ])
    expect(afflicted('burned', ['heads'])).toEqual(['Between turns, Ann flips a coin for the burn: heads.'])
    expect(afflicted('burned', ['tails'])).toEqual([
      'Between turns, Ann flips a coin for the burn: tails.',
      "Between turns, the burn puts 2 damage counters on Ann's Wall (180/200 HP left).",
    ])
    expect(afflicted('asleep', ['tails'])).toEqual(['Between turns, Ann flips a coin to wake up: tails.'])
    expect(afflicted('asleep', ['heads'])).toEqual([
      'Between turns, Ann flips a coin to wake up: heads.',
      "Ann's Wall wakes up.",
    ])
    expect(afflicted('paralyzed')).toEqual(["Ann's Wall is no longer paralyzed."])
  })

  test('a whole turn without an attack is said to be one', () => {
    const game = given({})
    const lines = told(game, () => {
      game.you.endTurn()
      game.opponent.endTurn()
    })
    expect(lines).toEqual([
      'Turn 6 belongs to Ben.',
      'Ben draws a card.',
      'Ben ends the turn without an attack.',
      'Turn 7 belongs to Ann.',
      'Ann draws a card.',
    ])
  })
})

describe('what a player does', () => {
  test('Pokémon and Energy', () => {
    const game = given({
      you: { active: 'hgss1-61', bench: ['hgss1-65'], hand: ['hgss1-78', 'hgss1-87', 'hgss1-1', FIRE] },
    })
    const lines = told(game, () => {
      game.you.bench('hgss1-78')
      game.you.bench('hgss1-87')
      game.you.evolve('hgss1-1', 'hgss1-65')
      game.you.attach(FIRE)
    })
    expect(lines).toEqual([
      'Ann puts Pikachu and Vulpix on the Bench.',
      'Ann evolves Growlithe on the Bench into Arcanine.',
      'Ann attaches Fire Energy to Cyndaquil.',
    ])
  })

  test('a retreat and a Switch', () => {
    const game = given({
      you: { active: { card: 'hgss1-61', energy: [FIRE] }, bench: ['hgss1-65'], hand: ['hgss1-102'] },
    })
    const lines = told(game, () => {
      game.you.retreat('hgss1-65', [FIRE])
      game.you.play('hgss1-102')
    })
    expect(lines).toEqual([
      'Ann discards Fire Energy from Cyndaquil.',
      'Ann retreats Cyndaquil: Growlithe comes forward.',
      'Ann plays Switch.',
      "Ann's Cyndaquil comes forward.",
    ])
  })

  test('a Trainer and all its steps are one sentence; only the player reads what was drawn', () => {
    const bill = (viewer: Viewer) => {
      const game = given({ you: { hand: [BILL], deck: ['hgss1-65', FIRE] } })
      return told(game, () => game.you.play(BILL), viewer)
    }
    expect(bill('spectator')).toEqual(['Ann plays Bill and draws 2 cards.'])
    expect(bill(1)).toEqual(['Ann plays Bill and draws 2 cards.'])
    expect(bill(0)).toEqual(['Ann plays Bill and draws Growlithe and Fire Energy.'])
  })

  test('a search shows what it finds', () => {
    const game = given({
      you: { hand: [BALL, COLLECTOR], deck: ['hgss1-1', 'hgss1-65', 'hgss1-65'] },
      flips: ['heads'],
    })
    const lines = told(game, () => {
      game.you.play(BALL)
      game.you.choose('hgss1-1')
      game.you.play(COLLECTOR)
      game.you.choose('hgss1-65', 'hgss1-65')
    })
    expect(lines).toEqual([
      'Ann plays Poké Ball.',
      'Ann flips a coin for Poké Ball: heads.',
      'Ann shows Arcanine, takes it to the hand and shuffles the deck.',
      'Ann plays Pokémon Collector, shows 2 Growlithe, takes them to the hand and shuffles the deck.',
    ])
  })

  test('a new hand', () => {
    const game = given({ you: { hand: [OAK, FIRE, 'hgss1-65'] } })
    expect(told(game, () => game.you.play(OAK))).toEqual([
      "Ann plays Professor Oak's New Theory, moves 2 cards from the hand to the deck, shuffles the deck and draws 6 cards.",
    ])
  })

  test('a power', () => {
    const game = given({ you: { active: 'hgss1-7', hand: [FIRE] } })
    const lines = told(game, () => {
      game.you.usePower('Roast Reveal')
      game.you.choose(FIRE)
    })
    expect(lines).toEqual(['Ann uses Roast Reveal of Ninetales, discards Fire Energy from the hand and draws 3 cards.'])
  })

  test('healing', () => {
    const game = given({ you: { active: { card: 'wall', damage: 50 }, hand: ['potion'] } })
    expect(told(game, () => game.you.play('potion'))).toEqual([
      'Ann plays Potion.',
      "Ann's Wall is healed of 20 damage (170/200 HP left).",
    ])
  })
})

describe('the beginning', () => {
  const set = (viewer: Viewer) => {
    const game = opening({
      rules: 'hgss-2010',
      you: [...Array<string>(7).fill('fire'), 'pip', 'dew'],
      opponent: ['leaf'],
      flips: ['tails'],
    })
    game.you.choose('pip', 'dew')
    game.opponent.choose('leaf')
    game.opponent.choose(1)
    const { rules, events } = game
    return narrate(seeEvents(rules, NOTHING, events, viewer), wordsOf(game))
  }

  test('a spectator sees backs until the cards are turned over', () => {
    expect(set('spectator')).toEqual([
      'Ann shuffles the deck and draws 7 cards.',
      'Ben shuffles the deck and draws 7 cards.',
      'Ann shows 7 Fire Energy, takes a mulligan (no Basic Pokémon), shuffles the deck and draws 7 cards.',
      'Ann puts a Pokémon face down in the Active place.',
      'Ann puts a Pokémon face down on the Bench.',
      'Ben puts a Pokémon face down in the Active place.',
      'Ann lays out 6 Prizes.',
      'Ben lays out 6 Prizes.',
      'Ben draws a card.',
      'The coin for the first turn shows tails.',
      'Ben goes first.',
      'All Pokémon are turned face up.',
      'Turn 1 belongs to Ben.',
      'Ben draws a card.',
    ])
  })

  test('a player knows the own cards', () => {
    expect(set(0)).toContain('Ann puts Pip in the Active place.')
    expect(set(0)).toContain('Ben puts a Pokémon face down in the Active place.')
    expect(set(0)).toContain('Ben draws a card.')
  })
})

/** Cards that go where only one player may look. */
const isHidden = (event: Event): boolean =>
  ['CardsDrawn', 'PrizesTaken', 'PrizesLaid'].includes(event.type) ||
  (event.type === 'CardsMoved' && [event.from, event.to].every(place => 'zone' in place && isSecret(place.zone)))

const isSecret = (zone: string): boolean => zone === 'hand' || zone === 'deck' || zone === 'prizes'

test.each([0, 1, 'spectator'] as const)('no story names a card that its reader (%s) may not know', viewer => {
  const rules = createRules(RULESETS['hgss-2010'], catalogue)
  const [first, second] = themePairs('hgss-2010').at(-1)!
  const named: string[] = []
  const words: Words = {
    card: id => {
      named.push(id)
      return id
    },
    seat: String,
  }
  let times = 0
  const look = ({ before, events }: PlayedStep) => {
    let state = before
    for (const event of events) {
      const [seen] = seeEvents(rules, state, [event], viewer)
      if (seen && isHidden(event) && seen.seat !== viewer) {
        narrate([seen], words)
        times += 1
      }
      state = evolve(state, event)
    }
  }
  for (const seed of [1, 2, 3, 4, 5])
    playOut(rules, [cardsIn(first), cardsIn(second)], seededChance(seed), simplePolicy(rules), { onStep: look })
  expect(named).toEqual([])
  expect(times).toBeGreaterThan(50)
})

test('every line of whole games is a sentence', () => {
  const lines = [1, 2, 3, 4, 5].flatMap(seed => {
    const { chapters, cardName } = exhibition('hgss-2010', seed)
    return chapters.flatMap(({ events }) => narrate(events, { card: cardName, seat: seat => PLAYERS[seat] }))
  })
  expect(lines.length).toBeGreaterThan(200)
  expect(lines.filter(line => !/^[A-Z0-9].*[.!]$/.test(line) || /undefined|null|hgss1-/.test(line))).toEqual([])
})
