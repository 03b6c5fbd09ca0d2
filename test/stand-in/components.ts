/** Ways to write components down quickly. */
import { button, V2 } from './world.ts'

export const v2 = (...components: readonly object[]) => ({ flags: V2, components })
export const legacy = (...components: readonly object[]) => ({ content: 'x', components })
export const container = (...components: readonly object[]) => ({ type: 17, components })
export const picture = (url = 'https://example.com/a.png', more: object = {}) => ({ media: { url }, ...more })
export const gallery = (...items: readonly object[]) => ({ type: 12, items })
export const section = (components: readonly object[], accessory: object = button('s')) => ({
  type: 9,
  components,
  accessory,
})
export const link = (more: object = {}) => ({ type: 2, style: 5, label: 'Go', url: 'https://example.com', ...more })
export const long = (length: number) => 'x'.repeat(length)
