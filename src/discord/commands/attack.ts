import { choiceCommand } from '../choice-command.ts'

export const attack = choiceCommand({
  name: 'attack',
  description: 'Attack with your Active Pokémon. That ends your turn',
  option: { name: 'attack', description: 'Which attack' },
  types: ['Attack'],
  nothing: 'Your Active Pokémon cannot attack now. Do something else, then end your turn with /end.',
})
