/** A world whose bot says hello, and completes the names of cards. */
import { type APIInteraction, Routes } from 'discord-api-types/v10'
import type { Outcome } from '../../src/stand-in/discord.ts'
import { flatten, openWorld, type World } from './world.ts'

const COMMANDS = [
  { name: 'hello', description: 'Says hello' },
  {
    name: 'card',
    description: 'Shows a card',
    options: [
      { type: 3, name: 'name', description: 'Which', autocomplete: true, required: true },
      { type: 4, name: 'copies', description: 'How many', autocomplete: true },
    ],
  },
]

export async function greetedWorld(options = {}): Promise<World & { hello(): Promise<Outcome> }> {
  const world = await openWorld(options)
  await world.register(COMMANDS)
  return { ...world, hello: () => world.discord.as(world.alice).slash('hello', {}, world.channel) }
}

export const original = ({ application_id, token }: APIInteraction) => Routes.webhookMessage(application_id, token)
export const errorsIn = ({ problem }: Outcome) => flatten(JSON.parse(problem ?? '{}').errors)
