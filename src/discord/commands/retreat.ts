import { choiceCommand } from '../choice-command.ts'

export const retreat = choiceCommand({
  name: 'retreat',
  description: 'Switch your Active Pokémon with one on your Bench',
  option: { name: 'to', description: 'Who comes forward, and which Energy pays for it' },
  types: ['Retreat'],
  nothing: 'Your Active Pokémon cannot retreat now.',
})
