import { energyCard, flip, healAndCure, item, oneOfYours, supporter, takeFromTop, upTo } from '../../kit/index.ts'

export const trainers = [
  supporter(
    'hgss2-77',
    "Interviewer's Questions",
    takeFromTop({ look: 8, for: energyCard, take: upTo(60), rest: 'shuffled' }),
  ),
  item('hgss2-79', 'Life Herb', flip({ heads: healAndCure(60, oneOfYours()) })),
]
