import { test } from 'vitest'
import { cardsPicture, choicePicture, handPicture } from '../../src/render/hand/hand.ts'
import { THEMES } from '../../src/render/theme.ts'
import { expectPicture } from './golden.ts'
import { many, search, setUp, topOfDeck, turn } from './hand-samples.ts'

test('a hand on the own turn', () => expectPicture('hand-turn-dark', handPicture(turn, THEMES.dark)))
test('a large hand', () => expectPicture('hand-many-dark', handPicture(many, THEMES.dark)))
test('a hand in the set-up', () => expectPicture('hand-set-up-light', handPicture(setUp, THEMES.light)))
test('a search', () => expectPicture('hand-search-dark', choicePicture(search, THEMES.dark)))
test('the top of a deck', () => expectPicture('hand-top-dark', cardsPicture(topOfDeck, THEMES.dark)))
