/** Tables of random games: of invented cards that do everything, and of the theme decks. */
import { type CardFace, faceOf } from '../../../src/app/card-face.ts'
import { type PlayedStep, type Policy, playOut, randomPolicy } from '../../../src/app/self-play/play-out.ts'
import { seededChance } from '../../../src/app/self-play/seeded-chance.ts'
import { catalogue } from '../../../src/cards/index.ts'
import { cardsIn, themePairs } from '../../../src/decks/theme-decks.ts'
import { type CardId, createRules, legal, NOTHING, type Rules, type State } from '../../../src/engine/index.ts'
import { type SeenEvent, seeEvents, type Viewer, view } from '../../../src/engine/view.ts'
import type { TableShown } from '../../../src/render/table/table.ts'
import { RULESETS, type RulesetId } from '../../../src/rulesets/index.ts'
import { type Deck, livelyPolicy, livelyRules, pairing } from '../../invariants/decks.ts'

export const VIEWERS: readonly Viewer[] = [0, 1, 'spectator']

const faces = new WeakMap<Rules, Map<CardId, CardFace>>()

/** Also of cards that are in no catalogue. */
export function facesIn(rules: Rules): (id: CardId) => CardFace {
  const known = faces.get(rules) ?? new Map<CardId, CardFace>()
  faces.set(rules, known)
  return id => {
    const face = known.get(id) ?? faceOf(rules.prints.get(id)!, rules.ruleset)
    known.set(id, face)
    return face
  }
}

export const shownIn = (rules: Rules, state: State, events: readonly SeenEvent[], viewer: Viewer): TableShown => ({
  locale: 'en',
  view: view(rules, state, viewer),
  names: ['Ann', 'Robin'],
  events,
  legal: viewer === 'spectator' ? [] : legal(rules, state, viewer),
  face: facesIn(rules),
})

export const shownAfter = (rules: Rules, { before, after, events, command }: PlayedStep, viewer: Viewer): TableShown =>
  shownIn(rules, after, seeEvents(rules, command ? before : NOTHING, events, viewer), viewer)

type Look = (rules: Rules, step: PlayedStep) => void

function watch(
  rules: Rules,
  decks: readonly [Deck, Deck],
  seed: number,
  policy: Policy,
  every: number,
  look: Look,
): void {
  let index = seed
  const onStep = (step: PlayedStep): void => {
    if (index++ % every === 0 || step.before.phase === 'set-up' || step.after.phase === 'over') look(rules, step)
  }
  playOut(rules, decks, seededChance(seed), policy, { onStep })
}

/** The set-up, the end, and every so manyth step between them. */
export function watchLively(id: RulesetId, games: number, every: number, look: Look): void {
  const rules = livelyRules(id)
  for (let game = 0; game < games; game++)
    watch(rules, pairing(id, game), game, livelyPolicy(seededChance(70_000 + game)), every, look)
}

export function watchThemeDecks(id: RulesetId, games: number, every: number, look: Look): void {
  const rules = createRules(RULESETS[id], catalogue)
  for (const [one, other] of themePairs(id))
    for (let game = 0; game < games; game++)
      watch(rules, [cardsIn(one), cardsIn(other)], game, randomPolicy(seededChance(80_000 + game)), every, look)
}
