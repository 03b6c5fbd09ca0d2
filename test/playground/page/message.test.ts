import { expect, test } from 'vitest'
import { message } from '../../../src/playground/page/views/message.ts'
import { findAll, textIn, type VNode } from '../../../src/playground/page/vnode.ts'
import type { WireMessage } from '../../../src/playground/wire.ts'
import { fakeApp, seatWith, wireMessage } from './fake-app.ts'

const drawn = (given: Partial<WireMessage>, seat = seatWith()) => {
  const { app, done } = fakeApp()
  return { node: message(app, seat, wireMessage(given), false), done }
}

const withClass = (node: VNode, name: string) =>
  findAll(node, ({ props }) =>
    String(props.class ?? '')
      .split(' ')
      .includes(name),
  )

const click = (node: VNode | undefined) => node?.props.on?.click?.({} as MouseEvent)

const components = [
  {
    type: 17,
    accent_color: 0x2f9e5b,
    components: [
      { type: 10, content: '**Your turn** against Kim' },
      { type: 14 },
      {
        type: 9,
        components: [{ type: 10, content: 'A card' }],
        accessory: { type: 11, media: { url: '/files/1/100/3/c.png' }, description: 'Pikachu' },
      },
      {
        type: 12,
        items: [{ media: { url: '/files/1/100/4/t.png', width: 800, height: 600 }, description: 'The table' }],
      },
      {
        type: 1,
        components: [
          {
            type: 3,
            custom_id: 'play',
            placeholder: 'Play a card…',
            options: [
              { label: 'Attach', value: 'a', description: 'to Pikachu' },
              { label: 'Bench', value: 'b' },
            ],
          },
        ],
      },
      {
        type: 1,
        components: [
          { type: 2, style: 1, custom_id: 'attack', label: 'Beat 10', emoji: { name: '⚔' } },
          { type: 2, style: 4, custom_id: 'concede', label: 'Concede…', disabled: true },
          { type: 2, style: 5, url: 'https://example.org', label: 'Rules' },
        ],
      },
    ],
  },
] as unknown as WireMessage['components']

test('components of every kind are there, in order, with all that belongs to them', () => {
  const { node, done } = drawn({ components })
  const [container] = withClass(node, 'container')
  expect(container!.props.style).toEqual({ '--accent': '#2f9e5b' })
  expect(findAll(node, ({ tag }) => tag === 'img').map(({ props }) => [props.src, props.alt])).toEqual([
    ['/icon.svg', ''],
    ['/files/1/100/3/c.png', 'Pikachu'],
    ['/files/1/100/4/t.png', 'The table'],
  ])
  const [attack, concede, rules] = withClass(node, 'button')
  expect([attack, concede, rules].map(each => textIn(each!))).toEqual(['⚔ Beat 10', 'Concede…', 'Rules'])
  expect([attack!.props.disabled, concede!.props.disabled]).toEqual([false, true])
  expect(rules).toMatchObject({ tag: 'a', props: { href: 'https://example.org', rel: 'noreferrer' } })
  click(attack)
  click(withClass(node, 'picture')[0])
  expect(done).toEqual([
    'deeds.click ["1","100","attack"]',
    'surroundings.setDialog [{"kind":"picture","url":"/files/1/100/4/t.png","alt":"The table"}]',
  ])
})

test('a menu opens where it is, says what it offers, and one choice is sent at once', () => {
  const closed = drawn({ components })
  const [combo] = withClass(closed.node, 'select-button')
  expect(combo!.props).toMatchObject({ role: 'combobox', 'aria-label': 'Play a card…', 'aria-expanded': 'false' })
  click(combo)
  expect(closed.done).toEqual(['deeds.setMenu ["1",{"key":"100 play","picks":[],"active":0}]'])
  const open = drawn({ components }, seatWith({ menu: { key: '100 play', picks: [], active: 1 } }))
  const options = findAll(open.node, ({ props }) => props.role === 'option')
  expect(options.map(textIn)).toEqual(['Attachto Pikachu', 'Bench'])
  click(options[0])
  expect(open.done).toEqual(['deeds.setMenu ["1",null]', 'deeds.select ["1","100","play",["a"]]'])
})

test('of many, as many as allowed, and only when confirmed', () => {
  const many = [
    {
      type: 1,
      components: [
        {
          type: 3,
          custom_id: 'discard',
          min_values: 2,
          max_values: 2,
          options: ['a', 'b', 'c'].map(value => ({ label: value, value })),
        },
      ],
    },
  ] as unknown as WireMessage['components']
  const at = (picks: readonly string[]) =>
    drawn({ components: many }, seatWith({ menu: { key: '100 discard', picks, active: 0 } }))
  const one = at(['a'])
  expect(withClass(one.node, 'primary')[0]!.props.disabled).toBe(true)
  click(findAll(one.node, ({ props }) => props.role === 'option')[1])
  expect(one.done).toEqual(['deeds.setMenu ["1",{"key":"100 discard","picks":["a","b"],"active":1}]'])
  const two = at(['a', 'b'])
  click(findAll(two.node, ({ props }) => props.role === 'option')[2])
  expect(two.done).toEqual([])
  click(withClass(two.node, 'primary')[0])
  expect(two.done).toEqual(['deeds.setMenu ["1",null]', 'deeds.select ["1","100","discard",["a","b"]]'])
})

test('what surrounds a message: who asked, who sees it, what failed, what is to come', () => {
  const used = drawn({ command: { userId: '2', name: 'turns' }, isPrivate: true, content: 'Nothing waits for you.' })
  expect(textIn(used.node)).toContain('Kim used /turns')
  expect(textIn(used.node)).toContain('Only you can see this · Dismiss')
  click(withClass(used.node, 'text-button')[0])
  expect(used.done).toEqual(['deeds.dismiss ["1","100"]'])
  expect(textIn(drawn({ isThinking: true }).node)).toContain('Prizepost is thinking…')
  expect(textIn(drawn({ content: 'a', editedAt: 1 }).node)).toContain('(edited)')
  const failed = drawn({ content: 'a' }, seatWith({ failures: { 100: 'This interaction failed' } }))
  expect(findAll(failed.node, ({ props }) => props.role === 'alert').map(textIn)).toEqual(['This interaction failed'])
  const quoted = drawn({ reply: { messageId: '99', authorId: '2', text: '**Hi** <@1>' } })
  expect(textIn(withClass(quoted.node, 'quoted')[0]!)).toBe('Kim Hi @Robin')
  const file = {
    id: '5',
    name: 'log.txt',
    bytes: 2048,
    url: '/files/1/100/5/log.txt',
    isPicture: false,
    width: null,
    height: null,
    description: null,
  }
  const [link] = withClass(drawn({ files: [file] }).node, 'file')
  expect([link!.props.download, textIn(link!)]).toEqual(['log.txt', 'log.txt2.0 kB'])
})

test('nothing is drawn twice while nothing changes', () => {
  const { app } = fakeApp()
  const given = wireMessage({ content: 'hello' })
  const seat = seatWith()
  const first = message(app, seat, given, false)
  expect(message(app, { ...seat, busy: new Set(['200 other']) }, given, false)).toBe(first)
  expect(message(app, { ...seat, busy: new Set(['100 a']) }, given, false)).not.toBe(first)
})
