import { choiceCommand } from '../choice-command.ts'

export const power = choiceCommand({
  name: 'power',
  description: 'Use a Poké-Power or another power of a Pokémon in play',
  option: { name: 'power', description: 'Which power, and whose' },
  types: ['UsePower'],
  nothing: 'None of your Pokémon has a power that you could use now.',
})
