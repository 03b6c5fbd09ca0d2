import { describe, expect, test } from 'vitest'
import { container, gallery, legacy, link, long, picture, section, v2 } from './components.ts'
import { button, invalid, many, menu, option, refusal, row, sharedWorld, text, V2 } from './world.ts'

const world = sharedWorld()

describe('refused, and it says where', () => {
  test.each<[string, object, ...string[]]>([
    [
      'a custom id of 101',
      legacy(row(button(long(101), { label: 'x' }))),
      'components[0].components[0].custom_id BASE_TYPE_BAD_LENGTH',
    ],
    [
      'an empty custom id',
      legacy(row(button('', { label: 'x' }))),
      'components[0].components[0].custom_id BASE_TYPE_REQUIRED',
    ],
    [
      'the same custom id twice',
      legacy(row(button('a')), row(button('a'))),
      'components[1].components[0].custom_id COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    [
      'the same, disabled',
      legacy(row(button('a', { disabled: true }), button('a'))),
      'components[0].components[1].custom_id COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    ['six rows', legacy(...many(6, r => row(button(`${r}`)))), 'components BASE_TYPE_MAX_LENGTH'],
    [
      '41 components',
      v2(container(...many(40, i => text(`${i}`)))),
      'components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
    ],
    [
      'accessories count',
      v2(...many(14, i => section([text('x')], button(`${i}`)))),
      'components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
    ],
    ['4001 characters in all', v2(text(long(4000)), text('x')), 'components COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED'],
    [
      'a text of 4001',
      v2(text(long(4001))),
      'components[0].content BASE_TYPE_BAD_LENGTH',
      'components COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
    ],
    ['an empty text', v2(text('')), 'components[0].content BASE_TYPE_REQUIRED'],
    ['a text of spaces', v2(text('  ')), 'components[0].content BASE_TYPE_REQUIRED'],
    ['an empty row', legacy(row()), 'components[0].components BASE_TYPE_BAD_LENGTH'],
    ['six buttons', legacy(row(...many(6, b => button(`${b}`)))), 'components[0].components BASE_TYPE_BAD_LENGTH'],
    [
      'a menu beside a button',
      legacy(row(button('a'), menu('m', [option('1')]))),
      'components[0].components[1] COMPONENT_LAYOUT_WIDTH_EXCEEDED',
    ],
    [
      'a button beside a menu',
      legacy(row(menu('m', [option('1')]), button('a'))),
      'components[0].components[1] COMPONENT_LAYOUT_WIDTH_EXCEEDED',
    ],
    ['a button without a row', v2(button('a')), 'components[0] UNION_TYPE_CHOICES'],
    ['a row in a row', v2(row(row(button('a')))), 'components[0].components[0] UNION_TYPE_CHOICES'],
    [
      'a container in a container',
      v2(container(container(text('x')))),
      'components[0].components[0] UNION_TYPE_CHOICES',
    ],
    ['an empty container', v2(container()), 'components[0].components BASE_TYPE_BAD_LENGTH'],
    ['a text without the flag', legacy(text('x')), 'components[0] UNION_TYPE_CHOICES'],
    [
      'a text input in a message',
      v2(row({ type: 4, custom_id: 'a', style: 1 })),
      'components[0].components[0] UNION_TYPE_CHOICES',
    ],
    [
      'a label of 81',
      legacy(row(button('a', { label: long(81) }))),
      'components[0].components[0].label BASE_TYPE_MAX_LENGTH',
    ],
    [
      'neither label nor emoji',
      legacy(row(button('a', { label: '' }))),
      'components[0].components[0].label BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED',
    ],
    [
      'an arrow that is no emoji',
      legacy(row(button('a', { emoji: { name: '↶' } }))),
      'components[0].components[0].emoji.name COMPONENT_INVALID_EMOJI',
    ],
    [
      'an emoji by its English name',
      legacy(row(button('a', { emoji: { name: 'fire' } }))),
      'components[0].components[0].emoji.name COMPONENT_INVALID_EMOJI',
    ],
    [
      'a button with an address',
      legacy(row(button('a', { url: 'https://x.org' }))),
      'components[0].components[0].custom_id BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
    ],
    [
      'a button with neither',
      legacy(row(button('a', { custom_id: undefined }))),
      'components[0].components[0].custom_id BUTTON_COMPONENT_CUSTOM_ID_REQUIRED',
    ],
    [
      'a link with a custom id',
      legacy(row(link({ custom_id: 'a' }))),
      'components[0].components[0].custom_id BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
    ],
    [
      'a link to nowhere',
      legacy(row(link({ url: 'example.com' }))),
      'components[0].components[0].url URL_TYPE_INVALID_URL',
    ],
    [
      'a link to something else',
      legacy(row(link({ url: 'ftp://example.com' }))),
      'components[0].components[0].url URL_TYPE_INVALID_SCHEME',
    ],
    [
      'a link of 513',
      legacy(row(link({ url: `https://x.org/${long(499)}` }))),
      'components[0].components[0].url BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a style of its own',
      legacy(row(button('a', { style: 7 }))),
      'components[0].components[0].style BASE_TYPE_CHOICES',
    ],
    ['no options', legacy(row(menu('m', []))), 'components[0].components[0].options BASE_TYPE_BAD_LENGTH'],
    [
      '26 options',
      legacy(
        row(
          menu(
            'm',
            many(26, i => option(`${i}`)),
          ),
        ),
      ),
      'components[0].components[0].options BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a label of 101',
      legacy(row(menu('m', [option('a', { label: long(101) })]))),
      'components[0].components[0].options[0].label BASE_TYPE_BAD_LENGTH',
    ],
    [
      'an empty label',
      legacy(row(menu('m', [option('a', { label: '' })]))),
      'components[0].components[0].options[0].label BASE_TYPE_REQUIRED',
    ],
    [
      'a value of 101',
      legacy(row(menu('m', [option(long(101), { label: 'a' })]))),
      'components[0].components[0].options[0].value BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a description of 101',
      legacy(row(menu('m', [option('a', { description: long(101) })]))),
      'components[0].components[0].options[0].description BASE_TYPE_MAX_LENGTH',
    ],
    [
      'the same value twice',
      legacy(row(menu('m', [option('a'), option('b'), option('a')]))),
      'components[0].components[0].options[2] SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
    ],
    [
      'a placeholder of 151',
      legacy(row(menu('m', [option('a')], { placeholder: long(151) }))),
      'components[0].components[0].placeholder BASE_TYPE_MAX_LENGTH',
    ],
    [
      '26 at once',
      legacy(row(menu('m', [option('a')], { max_values: 26 }))),
      'components[0].components[0].max_values NUMBER_TYPE_MAX',
      'components[0].components[0].options BASE_TYPE_BAD_LENGTH',
    ],
    [
      'at most none',
      legacy(row(menu('m', [option('a')], { max_values: 0, min_values: 0 }))),
      'components[0].components[0].max_values NUMBER_TYPE_MIN',
    ],
    [
      'more than there are',
      legacy(row(menu('m', [option('a')], { max_values: 2 }))),
      'components[0].components[0].options BASE_TYPE_BAD_LENGTH',
    ],
    [
      'at least more than at most',
      legacy(row(menu('m', [option('a'), option('b')], { min_values: 2 }))),
      'components[0].components[0].min_values NUMBER_TYPE_MAX',
    ],
    [
      'two chosen of one',
      legacy(row(menu('m', [option('a', { default: true }), option('b', { default: true })]))),
      'components[0].components[0].options SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
    ],
    [
      'a section without accessory',
      v2({ type: 9, components: [text('x')] }),
      'components[0].accessory BASE_TYPE_REQUIRED',
    ],
    ['a section without text', v2(section([])), 'components[0].components BASE_TYPE_BAD_LENGTH'],
    [
      'a section of four texts',
      v2(section(many(4, i => text(`${i}`)))),
      'components[0].components BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a section with a menu',
      v2(section([text('x')], menu('m', [option('a')]))),
      'components[0].accessory UNION_TYPE_CHOICES',
    ],
    ['no pictures', v2(gallery()), 'components[0].items BASE_TYPE_BAD_LENGTH'],
    ['eleven pictures', v2(gallery(...many(11, () => picture()))), 'components[0].items BASE_TYPE_BAD_LENGTH'],
    [
      'alt text of 1025',
      v2(gallery(picture('https://x.org/a.png', { description: long(1025) }))),
      'components[0].items[0].description BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a picture that did not come along',
      v2(gallery(picture('attachment://board.png'))),
      'components[0].items[0].media.url UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
    ],
    [
      'a file from elsewhere',
      v2({ type: 13, file: { url: 'https://x.org/a.png' } }),
      'components[0].file.url URL_TYPE_INVALID_SCHEME',
    ],
    ['spacing of 3', v2({ type: 14, spacing: 3 }), 'components[0].spacing BASE_TYPE_CHOICES'],
    [
      'a colour beyond white',
      v2({ ...container(text('x')), accent_color: 0x1000000 }),
      'components[0].accent_color NUMBER_TYPE_MAX',
    ],
    [
      'the same id twice',
      v2({ ...text('x'), id: 3 }, { ...text('y'), id: 3 }),
      'components[1].id COMPONENT_ID_DUPLICATED',
    ],
    ['no list', { flags: V2, components: 'x' }, 'components LIST_TYPE_CONVERT'],
    [
      'no object',
      { flags: V2, components: ['x', null] },
      'components[0] MODEL_TYPE_CONVERT',
      'components[1] BASE_TYPE_REQUIRED',
    ],
  ])('%s', async (_, body, ...errors) => {
    const { send } = world()
    expect(await refusal(send(body))).toEqual(invalid(...errors))
  })

  test('everything that is wrong is told at once, and nothing is sent', async () => {
    const { send, discord, guild } = world()
    const channel = discord.addChannel(guild, { name: 'empty' })
    const body = legacy(row(button('a', { label: long(81) })), row(menu('m', [])))
    expect((await refusal(send(body, channel.id))).errors).toEqual([
      'components[0].components[0].label BASE_TYPE_MAX_LENGTH',
      'components[1].components[0].options BASE_TYPE_BAD_LENGTH',
    ])
    expect(discord.messages(channel)).toEqual([])
  })
})
