/**
 * A bot that reads a message and sends its components back, sends the addresses of its files, too. They are the same files, as
 * long as the message keeps them; the address of a file that goes with this very request leads nowhere.
 */
import { isObject, type JsonObject } from '../check/fields.ts'
import type { Context } from '../context.ts'
import type { Attachment } from '../state.ts'
import { mapComponents } from './component-tree.ts'
import type { FilePlan } from './files.ts'

const PATH = /^\/(?:ephemeral-)?attachments\/\d+\/(\d+)\/[^/]+$/

interface Relinked {
  readonly body: JsonObject
  readonly files: FilePlan
}

export function relink(context: Context, body: JsonObject, files: FilePlan, before: readonly Attachment[]): Relinked {
  if (!Array.isArray(body.components)) return { body, files }
  const filenames = new Set(files.filenames)
  const linked = (media: unknown): unknown => {
    const id = isObject(media) ? fileIn(context, media.url) : undefined
    if (id === undefined) return media
    const kept = files.kept.find(attachment => attachment.id === id)
    if (kept !== undefined) {
      filenames.add(kept.filename)
      return { url: `attachment://${kept.filename}` }
    }
    const isGone = context.state.files[id] === undefined || before.some(attachment => attachment.id === id)
    return isGone ? { url: `attachment://${id}` } : media
  }
  const components = mapComponents(body.components, component => withMedia(component, linked))
  return { body: { ...body, components }, files: { ...files, filenames } }
}

function fileIn(context: Context, url: unknown): string | undefined {
  if (typeof url !== 'string' || !url.startsWith(`${context.origin()}/`) || !URL.canParse(url)) return undefined
  return PATH.exec(new URL(url).pathname)?.[1]
}

/** Every place in a component where a file is shown. */
export function withMedia(component: JsonObject, change: (media: unknown) => unknown): JsonObject {
  const { media, file, items } = component
  return {
    ...component,
    ...(media !== undefined && { media: change(media) }),
    ...(file !== undefined && { file: change(file) }),
    ...(Array.isArray(items) && {
      items: items.map(item => (isObject(item) ? { ...item, media: change(item.media) } : item)),
    }),
  }
}
