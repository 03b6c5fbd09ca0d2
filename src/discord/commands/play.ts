import { choiceCommand } from '../choice-command.ts'

export const play = choiceCommand({
  name: 'play',
  description: 'Play a card from your hand',
  option: { name: 'card', description: 'Which card, and on whom' },
  types: ['Bench', 'BenchLegend', 'Evolve', 'LevelUp', 'AttachEnergy', 'AttachTrainer', 'PlayTrainer', 'PlayStadium'],
  nothing: 'There is no card in your hand that you could play now.',
})
