import { describe, expect, test } from 'vitest'
import { container, gallery, legacy, link, long, picture, section, v2 } from './components.ts'
import { button, many, menu, option, row, sharedWorld, text } from './world.ts'

const world = sharedWorld()

describe('allowed, if only just', () => {
  test.each<[string, object]>([
    ['a custom id of 100', legacy(row(button(long(100), { label: 'x' })))],
    ['five rows of five', legacy(...many(5, r => row(...many(5, b => button(`${r}-${b}`)))))],
    ['40 components', v2(container(...many(39, i => text(`${i}`))))],
    ['4000 characters in all', v2(text(long(2000)), container(text(long(1999)), text('x')))],
    ['a label of 80', legacy(row(button('a', { label: long(80) })))],
    ['an emoji instead of a label', legacy(row(button('a', { label: undefined, emoji: { name: '⚔️' } })))],
    ['an emoji of the application', legacy(row(button('a', { emoji: { id: '123456789012345678', name: 'fire' } })))],
    ['a link of 512', legacy(row(link({ url: `https://x.org/${long(498)}` })))],
    [
      '25 options',
      legacy(
        row(
          menu(
            'm',
            many(25, i => option(`${i}`)),
            { max_values: 25, min_values: 0 },
          ),
        ),
      ),
    ],
    [
      'an option as long as it gets',
      legacy(
        row(menu('m', [{ label: long(100), value: long(100), description: long(100) }], { placeholder: long(150) })),
      ),
    ],
    ['a section of three texts', v2(section([text('1'), text('2'), text('3')]))],
    ['a section with a thumbnail', v2(section([text('1')], { type: 11, ...picture() }))],
    ['ten pictures', v2(gallery(...many(10, () => picture('https://example.com/a.png', { description: long(1024) }))))],
    [
      'everything in a container',
      v2(container(row(button('a')), section([text('1')]), gallery(picture()), { type: 14, spacing: 2 })),
    ],
    ['a colour', v2({ ...container(text('x')), accent_color: 0xffffff })],
    ['given ids', v2({ ...text('x'), id: 7 }, { ...text('y'), id: 0 }, text('z'))],
    ['all kinds of menus', v2(...[5, 6, 7, 8].map(type => row({ type, custom_id: `${type}`, max_values: 25 })))],
  ])('%s', async (_, body) => {
    const { send } = world()
    expect((await send(body)).components).toHaveLength((body as { components: unknown[] }).components.length)
  })
})

test('components get ids in reading order, around those that have one', async () => {
  const { send } = world()
  const { components } = await send(v2(container(text('a'), row(button('b'))), { ...text('c'), id: 2 }))
  expect(components).toMatchObject([
    { type: 17, id: 1, components: [{ id: 3 }, { id: 4, components: [{ id: 5 }] }] },
    { id: 2 },
  ])
})
