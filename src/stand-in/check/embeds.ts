import type { Field } from '../form.ts'
import type { Limits } from '../limits.ts'
import { checkUrl } from './button.ts'
import { isGiven, isObject, type JsonObject, list, number, objects, text } from './fields.ts'
import { filenameIn } from './media.ts'

const LINKS = ['http', 'https', 'attachment']

export function checkEmbeds(form: Field, embeds: unknown, filenames: ReadonlySet<string>, limits: Limits): void {
  const field = form.at('embeds')
  const values = list({ embeds }, 'embeds', form, { max: limits.embeds, isOptional: true })
  const characters = objects(values, field).reduce(
    (sum, [embed, place]) => sum + checkEmbed(embed, place, filenames),
    0,
  )
  if (characters > limits.embedCharacters) {
    field.wrong('MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${limits.embedCharacters}`)
  }
}

/** Returns how many characters count towards the sum. */
function checkEmbed(embed: JsonObject, field: Field, filenames: ReadonlySet<string>): number {
  number(embed, 'color', field, { min: 0, max: 0xffffff, isOptional: true })
  if (isGiven(embed.url)) checkUrl(embed, 'url', field, ['http', 'https'])
  for (const key of ['image', 'thumbnail']) checkPicture(embed[key], field.at(key), filenames)
  const fields = objects(list(embed, 'fields', field, { max: 25, isOptional: true }), field.at('fields'))
  const sizes = [
    sizeOf(embed, 'title', field, 256, true),
    sizeOf(embed, 'description', field, 4096, true),
    isObject(embed.footer) ? sizeOf(embed.footer, 'text', field.at('footer'), 2048) : 0,
    isObject(embed.author) ? sizeOf(embed.author, 'name', field.at('author'), 256) : 0,
    ...fields.flatMap(([entry, place]) => [sizeOf(entry, 'name', place, 256), sizeOf(entry, 'value', place, 1024)]),
  ]
  return sizes.reduce((sum, size) => sum + size, 0)
}

function sizeOf(from: JsonObject, key: string, field: Field, max: number, isOptional = false): number {
  return text(from, key, field, { max, isOptional })?.length ?? 0
}

function checkPicture(value: unknown, field: Field, filenames: ReadonlySet<string>): void {
  if (!isObject(value)) return
  const filename = filenameIn(checkUrl(value, 'url', field, LINKS))
  if (filename === undefined || filenames.has(filename)) return
  field
    .at('url')
    .wrong('UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND', `Referenced attachment ${filename} was not found`)
}
