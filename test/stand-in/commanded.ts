/** A world whose bot has one command of every kind. */
import { openWorld, type World } from './world.ts'

const parameter = (type: number, name: string, more: object = {}) => ({ type, name, description: 'What', ...more })
const COMMANDS = [
  { name: 'hello', description: 'Says hello' },
  {
    name: 'challenge',
    description: 'Invites',
    options: [
      parameter(6, 'opponent', { required: true }),
      parameter(3, 'rules', { choices: [{ name: '2002', value: 'ecard' }] }),
      parameter(4, 'hours', { min_value: 1, max_value: 72 }),
      parameter(5, 'rated'),
      parameter(10, 'factor'),
      parameter(7, 'place'),
      parameter(3, 'note', { min_length: 2, max_length: 5 }),
    ],
  },
  {
    name: 'deck',
    description: 'Decks',
    options: [
      {
        type: 1,
        name: 'import',
        description: 'In',
        options: [parameter(11, 'file', { required: true }), parameter(3, 'name', { autocomplete: true })],
      },
      { type: 2, name: 'share', description: 'Out', options: [{ type: 1, name: 'link', description: 'By link' }] },
    ],
  },
  { type: 2, name: 'Challenge' },
  { type: 3, name: 'Quote' },
]

export async function worldWithCommands(): Promise<World> {
  const world = await openWorld()
  await world.register(COMMANDS)
  return world
}
