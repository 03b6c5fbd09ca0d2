import { expect, test } from 'vitest'
import {
  fieldFrom,
  matchingCommands,
  membersAround,
  nextOption,
  suggestionsFor,
} from '../../../src/playground/page/completion.ts'
import { applyEvent, type State, startState, withPeople } from '../../../src/playground/page/state.ts'
import type { WireCommand, WireOption } from '../../../src/playground/wire.ts'
import { SNAPSHOT, seatWith, wireMessage } from './fake-app.ts'

const people = SNAPSHOT.people.filter(({ isBot }) => !isBot)

function opened(): State {
  const start = withPeople(startState('system', false), people, {})
  const seat = seatWith({
    rooms: { 7: { messages: [wireMessage({ id: '100' })], hasOlder: true, status: 'ready', changes: 0 } },
  })
  return { ...start, seats: { ...start.seats, 1: seat } }
}

const idsIn = (state: State) => state.seats['1']!.rooms['7']!.messages.map(({ id }) => id)

test('the first of the people is on the screen, and whoever is gone is not', () => {
  const state = withPeople(startState('system', true), people, { 2: 3 })
  expect([state.shown, state.badges]).toEqual([['1'], { 2: 3 }])
  expect(withPeople({ ...state, shown: ['1', '2'] }, people.slice(1), {}).shown).toEqual(['2'])
})

test('messages find their place, whatever order they come in', () => {
  const say = (state: State, id: string, content = '', to = '1') =>
    applyEvent(state, { type: 'message', to, message: wireMessage({ id, content }), isNew: true })
  let state = say(say(opened(), '1000'), '999')
  expect(idsIn(state)).toEqual(['100', '999', '1000'])
  state = say(state, '999', 'edited')
  expect(state.seats['1']!.rooms['7']!.messages[1]!.content).toBe('edited')
  expect(idsIn(say(state, '50'))).toEqual(['100', '999', '1000']) // older than what is loaded
  expect(idsIn(applyEvent(state, { type: 'gone', to: '1', channelId: '7', messageId: '999' }))).toEqual(['100', '1000'])
  expect(say(state, '2000', '', '2').seats['1']).toBe(state.seats['1'])
})

test('a channel that is gone is left for the first one', () => {
  const state = opened()
  const snapshot = { ...SNAPSHOT, channels: SNAPSHOT.channels.slice(1) }
  expect(applyEvent(state, { type: 'surroundings', to: '1', snapshot }).seats['1']!.channelId).toBe('8')
})

const option = (change: Partial<WireOption>): WireOption => ({
  name: 'o',
  description: '',
  kind: 'text',
  isRequired: false,
  choices: [],
  isCompleted: false,
  min: null,
  max: null,
  ...change,
})
const command = (name: string, options: readonly WireOption[] = [], on: WireCommand['on'] = 'slash'): WireCommand => ({
  name,
  on,
  description: '',
  options,
})

test('commands that begin with what is typed come first', () => {
  const all = [command('deck import'), command('import'), command('play'), command('Import', [], 'person')]
  expect(matchingCommands(all, 'imp').map(({ label }) => label)).toEqual(['/import', '/deck import'])
  expect(matchingCommands(all, '').length).toBe(3)
})

test('options offer what they take: people, choices, yes and no', () => {
  const seat = seatWith()
  const labels = (given: Partial<WireOption>, typed = '') =>
    suggestionsFor(seat, option(given), typed).map(({ label }) => label)
  expect(membersAround(seat).map(({ name }) => name)).toEqual(['Kim', 'Prizepost', 'Robin'])
  expect(labels({ kind: 'person' }, '@ki')).toEqual(['Kim'])
  expect(labels({ kind: 'yes or no' })).toEqual(['yes', 'no'])
  expect(
    labels(
      {
        choices: [
          { name: 'Two days', value: 2 },
          { name: 'A week', value: 7 },
        ],
      },
      'WEEK',
    ),
  ).toEqual(['A week'])
  expect(labels({ kind: 'channel' })).toEqual(['matches'])
})

test('what was typed counts where nothing had to be chosen', () => {
  const typed = (text: string, given: Partial<WireOption>) => fieldFrom(option(given), { text, value: null })
  expect(typed(' hello ', {})).toBe('hello')
  expect(typed('', {})).toBeNull()
  expect(typed('12', { kind: 'whole number' })).toBe(12)
  expect(typed('twelve', { kind: 'number' })).toBeNull()
  expect(typed('Kim', { kind: 'person' })).toBeNull()
  expect(typed('a WEEK', { choices: [{ name: 'A week', value: 7 }] })).toBe(7)
  const needy = command('challenge', [
    option({ name: 'a', isRequired: true }),
    option({ name: 'b' }),
    option({ name: 'c', isRequired: true }),
  ])
  expect(nextOption(needy, { a: { text: 'x', value: null } })?.name).toBe('c')
})
