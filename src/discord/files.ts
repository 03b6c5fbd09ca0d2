/** Makes the files of a message. One that fails never holds up the words. */
import { type APIComponentInContainer, type APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10'
import type { Message } from './message.ts'

export interface Filled extends Omit<Message, 'files'> {
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[]
}

export async function fill(message: Message, report: (what: string, error: unknown) => void): Promise<Filled> {
  const made = await Promise.all(
    message.files.map(async ({ name, make }) => {
      try {
        return { name, bytes: await make() }
      } catch (error) {
        report(`A message goes without ${name}`, error)
        return null
      }
    }),
  )
  const files = made.filter(file => file !== null)
  const names = files.map(({ name }) => `attachment://${name}`)
  return { ...message, files, components: message.components.flatMap(each => withPictures(each, names)) }
}

export const withoutFiles = (filled: Filled): Filled => ({
  ...filled,
  files: [],
  components: filled.components.flatMap(each => withPictures(each, [])),
})

/** A part that shows a file which is not there would be refused. */
function withPictures(
  part: APIMessageTopLevelComponent,
  names: readonly string[],
): readonly APIMessageTopLevelComponent[] {
  if (part.type === ComponentType.Container)
    return [{ ...part, components: part.components.filter(each => isThere(each, names)) }]
  return isThere(part, names) ? [part] : []
}

const isThere = (part: APIComponentInContainer | APIMessageTopLevelComponent, names: readonly string[]): boolean =>
  part.type !== ComponentType.MediaGallery || part.items.every(({ media }) => names.includes(media.url))
