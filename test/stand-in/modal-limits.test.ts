import { describe, expect, test } from 'vitest'
import { flatten, many, option, row, sharedWorld, text } from './world.ts'

const world = sharedWorld()

const long = (length: number) => 'x'.repeat(length)
const input = (custom_id: string, more: object = {}) => ({ type: 4, custom_id, style: 1, ...more })
const label = (component: object, more: object = {}) => ({ type: 18, label: 'Say', component, ...more })
const modal = (...components: readonly object[]) => ({ custom_id: 'modal', title: 'Title', components })
const select = (more: object = {}) => ({ type: 3, custom_id: 's', options: [option('a'), option('b')], ...more })
const radio = (options: readonly object[], more: object = {}) => ({ type: 21, custom_id: 'r', options, ...more })
const boxes = (options: readonly object[], more: object = {}) => ({ type: 22, custom_id: 'b', options, ...more })
const upload = (more: object = {}) => ({ type: 19, custom_id: 'u', ...more })

async function show(data: object) {
  const { discord, alice, channel, onInteraction, register } = world()
  await register([{ name: 'ask', description: 'Asks' }])
  onInteraction(() => ({ type: 9, data }))
  return discord.as(alice).slash('ask', {}, channel)
}

describe('allowed, if only just', () => {
  test.each<[string, object]>([
    ['five inputs', modal(...many(5, i => label(input(`${i}`))))],
    ['a title of 45', { ...modal(label(input('a'))), title: long(45) }],
    ['a label of 45 with 100 to explain it', modal(label(input('a'), { label: long(45), description: long(100) }))],
    [
      '4000 characters',
      modal(label(input('a', { min_length: 4000, max_length: 4000, value: long(4000), placeholder: long(100) }))),
    ],
    ['text between them', modal(text(long(4000)), label(input('a')))],
    ['the old way', modal(row(input('a', { label: long(45) })))],
    ['a menu', modal(label(select({ required: false, min_values: 0 })))],
    ['menus of people and places', modal(...[5, 6, 7, 8].map(type => label({ type, custom_id: `${type}` })))],
    ['two to choose from', modal(label(radio([option('a'), option('b')])))],
    ['ten to choose from', modal(label(radio(many(10, i => option(`${i}`)))))],
    [
      'ten boxes',
      modal(
        label(
          boxes(
            many(10, i => option(`${i}`)),
            { max_values: 10, min_values: 10 },
          ),
        ),
      ),
    ],
    [
      'one box of a group, and one alone',
      modal(label(boxes([option('a')])), label({ type: 23, custom_id: 'x', default: true })),
    ],
    ['ten files', modal(label(upload({ min_values: 1, max_values: 10 })))],
  ])('%s', async (_, data) => {
    expect(await show(data)).toMatchObject({ kind: 'modal', modal: { customId: 'modal' } })
  })
})

describe('refused, and it says where', () => {
  test.each<[string, object, ...string[]]>([
    ['none', modal(), 'data.components BASE_TYPE_BAD_LENGTH'],
    ['six inputs', modal(...many(6, i => label(input(`${i}`)))), 'data.components BASE_TYPE_BAD_LENGTH'],
    ['a title of 46', { ...modal(label(input('a'))), title: long(46) }, 'data.title BASE_TYPE_MAX_LENGTH'],
    ['no title', { ...modal(label(input('a'))), title: '' }, 'data.title BASE_TYPE_REQUIRED'],
    [
      'a custom id of 101',
      { ...modal(label(input('a'))), custom_id: long(101) },
      'data.custom_id BASE_TYPE_BAD_LENGTH',
    ],
    ['a label of 46', modal(label(input('a'), { label: long(46) })), 'data.components[0].label BASE_TYPE_MAX_LENGTH'],
    [
      '101 to explain it',
      modal(label(input('a'), { description: long(101) })),
      'data.components[0].description BASE_TYPE_MAX_LENGTH',
    ],
    [
      '4001 characters',
      modal(label(input('a', { max_length: 4001 }))),
      'data.components[0].component.max_length NUMBER_TYPE_MAX',
    ],
    [
      '4001 filled in',
      modal(label(input('a', { value: long(4001) }))),
      'data.components[0].component.value BASE_TYPE_MAX_LENGTH',
    ],
    [
      '101 as a hint',
      modal(label(input('a', { placeholder: long(101) }))),
      'data.components[0].component.placeholder BASE_TYPE_MAX_LENGTH',
    ],
    [
      'at least more than at most',
      modal(label(input('a', { min_length: 5, max_length: 4 }))),
      'data.components[0].component.min_length NUMBER_TYPE_MAX',
    ],
    [
      'the same custom id twice',
      modal(label(input('a')), label(input('a'))),
      'data.components[1].component.custom_id COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    [
      'a button',
      modal(row({ type: 2, style: 1, label: 'x', custom_id: 'a' })),
      'data.components[0].components[0] UNION_TYPE_CHOICES',
    ],
    ['an input without a label', modal(input('a')), 'data.components[0] UNION_TYPE_CHOICES'],
    ['a label around nothing', modal(label(undefined as never)), 'data.components[0].component BASE_TYPE_REQUIRED'],
    ['a label around a text', modal(label(text('x'))), 'data.components[0].component UNION_TYPE_CHOICES'],
    [
      'a disabled menu',
      modal(label(select({ disabled: true }))),
      'data.components[0].component.disabled COMPONENT_DISABLED_IN_MODAL',
    ],
    [
      'required, but none will do',
      modal(label(select({ min_values: 0 }))),
      'data.components[0].component.min_values NUMBER_TYPE_MIN',
    ],
    [
      'one to choose from',
      modal(label(radio([option('a')]))),
      'data.components[0].component.options BASE_TYPE_BAD_LENGTH',
    ],
    [
      'eleven to choose from',
      modal(label(radio(many(11, i => option(`${i}`))))),
      'data.components[0].component.options BASE_TYPE_BAD_LENGTH',
    ],
    ['no boxes', modal(label(boxes([]))), 'data.components[0].component.options BASE_TYPE_BAD_LENGTH'],
    [
      'eleven boxes',
      modal(
        label(
          boxes(
            many(11, i => option(`${i}`)),
            { max_values: 10 },
          ),
        ),
      ),
      'data.components[0].component.options BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a value twice',
      modal(label(boxes([option('a'), option('a')]))),
      'data.components[0].component.options[1] SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
    ],
    [
      'eleven files',
      modal(label(upload({ max_values: 11 }))),
      'data.components[0].component.max_values NUMBER_TYPE_MAX',
    ],
  ])('%s', async (_, data, ...errors) => {
    const { kind, text, problem } = await show(data)
    expect([kind, text]).toEqual(['failed', 'This interaction failed'])
    expect(flatten(JSON.parse(problem ?? '{}').errors)).toEqual(errors)
  })
})
