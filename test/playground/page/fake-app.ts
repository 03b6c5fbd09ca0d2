/** Views with nobody behind them: what is done is only noted. */
import type { App } from '../../../src/playground/page/app.ts'
import { newSeat, type Seat } from '../../../src/playground/page/state.ts'
import type { WireMessage, WireSnapshot } from '../../../src/playground/wire.ts'

export function fakeApp(): { readonly app: App; readonly done: string[] } {
  const done: string[] = []
  const part = (name: string) =>
    new Proxy(
      {},
      {
        get:
          (_, verb) =>
          (...given: unknown[]) =>
            void done.push(`${name}.${String(verb)} ${JSON.stringify(given)}`),
      },
    )
  const app = {
    rooms: part('rooms'),
    deeds: part('deeds'),
    writing: part('writing'),
    surroundings: part('surroundings'),
  } as unknown as App
  return { app, done }
}

export const SNAPSHOT: WireSnapshot = {
  personId: '1',
  people: [
    { id: '1', name: 'Robin', isBot: false, shade: 0 },
    { id: '2', name: 'Kim', isBot: false, shade: 1 },
    { id: '9', name: 'Prizepost', isBot: true, shade: 2 },
  ],
  guilds: [{ id: '5', name: 'Club', members: ['1', '2', '9'] }],
  channels: [
    { kind: 'text', id: '7', name: 'matches', guildId: '5', topic: null, pings: 0, isUnread: false },
    { kind: 'direct', id: '8', name: 'Prizepost', pings: 0, isUnread: false },
  ],
}

export const seatWith = (change: Partial<Seat> = {}): Seat => ({
  ...newSeat('1'),
  snapshot: SNAPSHOT,
  channelId: '7',
  ...change,
})

export const wireMessage = (change: Partial<WireMessage> = {}): WireMessage => ({
  id: '100',
  channelId: '7',
  authorId: '9',
  at: Date.UTC(2026, 2, 1, 12),
  editedAt: null,
  isThinking: false,
  isPrivate: false,
  content: '',
  embeds: [],
  components: [],
  files: [],
  mentionsMe: false,
  reply: null,
  command: null,
  threadId: null,
  ...change,
})
