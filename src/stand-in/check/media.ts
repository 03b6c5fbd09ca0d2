import type { Field } from '../form.ts'
import { checkUrl } from './button.ts'
import { boolean, type JsonObject, list, object, objects, text } from './fields.ts'
import type { Tally } from './tally.ts'

const FILE = /^attachment:\/\/(.*)$/s

export const filenameIn = (url: unknown): string | undefined =>
  typeof url === 'string' ? FILE.exec(url)?.[1] : undefined

export function checkGallery(gallery: JsonObject, field: Field, tally: Tally): void {
  for (const [item, place] of objects(list(gallery, 'items', field, { min: 1, max: 10 }), field.at('items'))) {
    checkPicture(item, place, tally)
  }
}

/** A thumbnail, or one of a gallery. */
export function checkPicture(item: JsonObject, field: Field, tally: Tally): void {
  checkMedia(item, 'media', field, tally, ['http', 'https', 'attachment'])
  text(item, 'description', field, { max: 1024, isOptional: true })
  boolean(item, 'spoiler', field)
}

export function checkFile(file: JsonObject, field: Field, tally: Tally): void {
  checkMedia(file, 'file', field, tally, ['attachment'])
  boolean(file, 'spoiler', field)
}

function checkMedia(
  from: JsonObject,
  key: string,
  field: Field,
  { filenames }: Tally,
  schemes: readonly string[],
): void {
  const place = field.at(key)
  const media = object(from[key], place)
  if (media === undefined) return
  const filename = filenameIn(checkUrl(media, 'url', place, schemes))
  if (filename === undefined || filenames.has(filename)) return
  place
    .at('url')
    .wrong('UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND', `Referenced attachment ${filename} was not found`)
}
