import type { WirePerson } from '../../wire.ts'
import { h, type VNode } from '../vnode.ts'

/** Everybody has a colour of their own, and the bot its sign. */
export function avatar({ name, isBot, shade }: WirePerson, size: 'small' | 'large' = 'large'): VNode {
  if (isBot) return h('img', { class: `avatar ${size} bot`, src: '/icon.svg', alt: '' })
  return h(
    'span',
    { class: `avatar ${size} shade-${shade}`, 'aria-hidden': 'true' },
    [...name][0]?.toUpperCase() ?? '?',
  )
}
