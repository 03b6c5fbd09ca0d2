import { describe, expect, test } from 'vitest'
import type { PlayedStep } from '../../../src/app/self-play/play-out.ts'
import { seededChance } from '../../../src/app/self-play/seeded-chance.ts'
import { type Chance, type Event, NOTHING, type Rules, type State } from '../../../src/engine/index.ts'
import { seeEvents, type Viewer } from '../../../src/engine/view.ts'
import type { Drawing } from '../../../src/render/picture.ts'
import { tablePicture } from '../../../src/render/table/table.ts'
import { THEMES } from '../../../src/render/theme.ts'
import { RULESET_IDS } from '../../../src/rulesets/index.ts'
import { Tally } from '../../invariants/checks.ts'
import { changeUnknown, couldBe, knownDuring } from '../../invariants/hidden.ts'
import { shownAfter, shownIn, VIEWERS, watchLively } from './games.ts'

const withCards = (event: Event, cards: State['cards']): Event =>
  event.type === 'GameStarted' ? { ...event, decks: [cards.slice(0, 60), cards.slice(60)] } : event

/** The same table as it could also be for all this viewer knows, and what they saw happen in that game. */
function another(
  rules: Rules,
  { before, after, events, command }: PlayedStep,
  viewer: Viewer,
  chance: Chance,
): Drawing {
  const start = command ? before : NOTHING
  const cards = changeUnknown(after.cards, knownDuring(viewer, start, events), chance)
  const others = events.map(event => withCards(event, cards))
  const seen = seeEvents(rules, command ? { ...start, cards } : start, others, viewer)
  return tablePicture(shownIn(rules, couldBe(after, viewer, chance), seen, viewer), THEMES.dark)
}

describe.each(RULESET_IDS)('%s', id => {
  test('what a viewer may not know changes no line of the picture and no word about it', { timeout: 300_000 }, () => {
    const tally = new Tally()
    const chance = seededChance(90_000)
    watchLively(id, 6, 11, (rules, step) => {
      for (const viewer of VIEWERS) {
        const { svg, alt } = tablePicture(shownAfter(rules, step, viewer), THEMES.dark)
        const other = another(rules, step, viewer, chance)
        if (other.alt !== alt) expect(other.alt, `for ${viewer}`).toBe(alt)
        expect(other.svg === svg, `the picture for ${viewer} tells a secret`).toBe(true)
        tally.add('tables')
        for (const { type } of step.events) tally.add(type)
        if (step.after.sides.some(({ active }) => active?.faceDown)) tally.add('face down')
      }
    })
    expect(tally.of('tables')).toBeGreaterThan(150)
    for (const met of ['CardsDrawn', 'PokemonPlaced', 'CardsMoved', 'PrizesTaken'])
      expect(tally.of(met), met).toBeGreaterThan(5)
  })
})
