/** Who is there when a world begins, and where they meet. */
import type { Discord } from '../../stand-in/discord.ts'

export const GUILD = 'The Clubhouse'

/** The first one runs the place. */
export const PEOPLE = ['Robin', 'Kim', 'Noor', 'Theo', 'Ines'] as const

const CHANNELS = [
  { name: 'general', topic: 'Say hello. /help tells what there is, /rules how the game is played.' },
  { name: 'matches', topic: 'Type /challenge to invite somebody. Every match gets a thread of its own.' },
  {
    name: 'league',
    topic: 'Robin can begin a season with /league create. Everybody can join it, or find an opponent with /ladder.',
  },
] as const

const WELCOME = [
  '**Welcome to The Clubhouse!** You can be any of us: switch whenever you like.',
  'To play, go to #matches, type `/challenge` and pick somebody. Then be that person, and accept.',
  'New to the game? Say yes to `teach` when you challenge, and every turn comes with a hint.',
].join('\n')

export function furnish(discord: Discord): void {
  const [host, ...others] = PEOPLE.map(name => discord.addUser({ name: name.toLowerCase(), displayName: name }))
  if (!host) return
  const guild = discord.addGuild({ name: GUILD, members: [host, ...others] })
  discord.addMember(guild, host, 'ManageGuild', 'ManageChannels', 'ManageThreads', 'ManageMessages')
  const [general] = CHANNELS.map(channel => discord.addChannel(guild, channel))
  if (general) discord.as(host).say(general, WELCOME)
}
