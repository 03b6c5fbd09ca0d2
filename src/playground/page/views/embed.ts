/** The older way of saying something with a frame around it. */
import type { APIEmbed } from 'discord-api-types/v10'
import { colour } from '../component-types.ts'
import { markdown } from '../markdown/render.ts'
import { h, type VNode } from '../vnode.ts'
import { picture, type Showing } from './components.ts'

export function embed(showing: Showing, given: APIEmbed): VNode {
  const { title, url, description, color, fields = [], author, footer, image, thumbnail } = given
  const prose = (text: string) => markdown(text, showing.reader)
  return h(
    'div',
    { class: 'container embed', ...(color !== undefined && { style: { '--accent': colour(color) } }) },
    author && h('p', { class: 'small-print' }, author.name),
    title !== undefined &&
      h('p', { class: 'heading-3' }, url ? h('a', { href: url, target: '_blank', rel: 'noreferrer' }, title) : title),
    description !== undefined && h('div', { class: 'prose' }, prose(description)),
    fields.length > 0 &&
      h(
        'dl',
        { class: 'fields' },
        fields.map(({ name, value, inline }) =>
          h(
            'div',
            { class: inline ? 'field inline' : 'field' },
            h('dt', {}, name),
            h('dd', { class: 'prose' }, prose(value)),
          ),
        ),
      ),
    thumbnail && picture(showing, { media: thumbnail, description: null }, 'thumbnail'),
    image && picture(showing, { media: image, description: null }, 'picture'),
    footer && h('p', { class: 'small-print' }, footer.text),
  )
}
