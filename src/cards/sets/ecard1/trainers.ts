import { heads, heal, healPer, item, newHand, oneOfYours, shuffleOneToDraw, supporter } from '../../kit/index.ts'

export const trainers = [
  supporter('ecard1-137', "Bill's Maintenance", shuffleOneToDraw(3)),
  supporter('ecard1-149', "Professor Oak's Research", newHand(5)),
  item('ecard1-155', 'Moo-Moo Milk', healPer(20, heads(2), oneOfYours())),
  item('ecard1-156', 'Potion', heal(20, oneOfYours())),
]
