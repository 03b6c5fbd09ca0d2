/** What every question has in common. */
import { expect, test } from 'vitest'
import { trainer } from '../../src/cards/kit/facts.ts'
import { upTo } from '../../src/engine/choose.ts'
import { benchPokemon } from '../../src/engine/pokemon.ts'
import { isBasicPrint } from '../../src/engine/queries.ts'
import { inZone, search } from '../../src/engine/zones.ts'
import { RULESET_IDS } from '../../src/rulesets/index.ts'
import { given } from '../scenario/index.ts'

const call = trainer('call', 'item', {
  name: 'Call',
  *play(context) {
    const { game, you } = context
    const room = 5 - game.side(you).bench.length
    for (const card of yield* search(context, 'search-deck', isBasicPrint, upTo(room)))
      yield* benchPokemon(game, you, [card], inZone('deck', you))
    game.shuffleDeck(you)
  },
})

test.each(RULESET_IDS)('%s: a question for at most none lets the player look and pick nothing', rules => {
  const bench = ['dew', 'dew', 'dew', 'dew', 'dew']
  const game = given({ rules, you: { bench, hand: ['call'], deck: ['pip', 'wall'] }, cards: [call] })
  game.you.play('call')
  expect(game).toAsk('you', ['pip', 'wall'], { min: 0, max: 0 })
  expect(game.you.refused.pick('pip')).toBe('not-an-option')
  expect(game.you.legal('Pick')).toEqual([{ seat: 0, type: 'Pick', option: null }])
  game.you.done()
  expect(game.you.benchedAll).toHaveLength(5)
})
