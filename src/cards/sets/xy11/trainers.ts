import { supporter, swapBasicWithDeck } from '../../kit/index.ts'

export const trainers = [supporter('xy11-103', 'Ninja Boy', swapBasicWithDeck)]
