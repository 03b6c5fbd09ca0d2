/** Which files a message has after a request: those that came with it, and those it had that are still listed. */
import { tooManyAttachments } from '../api-error.ts'
import { type JsonObject, list, objects, text } from '../check/fields.ts'
import { type Context, newId, type Upload } from '../context.ts'
import type { Field } from '../form.ts'
import type { Attachment } from '../state.ts'
import { imageSize } from './image-size.ts'

interface Added {
  readonly upload: Upload
  readonly description: string | null
}

export interface FilePlan {
  readonly kept: readonly Attachment[]
  readonly added: readonly Added[]
  /** What `attachment://` may name: new files, and old ones that the request lists by their name. */
  readonly filenames: ReadonlySet<string>
}

/** Discord stores a file under a tamer name, and that is the one to refer to. */
export const storedName = (filename: string): string => filename.replace(/[^\w.-]+/g, '_').slice(-200) || 'unknown'

export function planFiles(
  context: Context,
  field: Field,
  body: JsonObject,
  uploads: readonly Upload[],
  existing: readonly Attachment[] = [],
): FilePlan {
  const listed = body.attachments === null ? [] : list(body, 'attachments', field, { max: 100, isOptional: true })
  const plan =
    listed === undefined
      ? keepAll(existing, uploads)
      : keepListed(objects(listed, field.at('attachments')), existing, uploads)
  if (plan.kept.length + plan.added.length > context.limits.attachments) throw tooManyAttachments()
  return plan
}

function keepAll(kept: readonly Attachment[], uploads: readonly Upload[]): FilePlan {
  const added = uploads.map(upload => ({ upload, description: null }))
  return { kept, added, filenames: new Set(uploads.map(({ filename }) => filename)) }
}

function keepListed(
  listed: ReturnType<typeof objects>,
  existing: readonly Attachment[],
  uploads: readonly Upload[],
): FilePlan {
  const kept: Attachment[] = []
  const added: Added[] = []
  const filenames = new Set<string>()
  for (const [entry, place] of listed) {
    const id = String(entry.id)
    const description = text(entry, 'description', place, { max: 1024, isOptional: true }) ?? null
    const old = existing.find(attachment => attachment.id === id)
    const upload = uploads.find(({ index }) => index === id)
    if (old !== undefined) {
      kept.push({ ...old, description: description ?? old.description })
      if (entry.filename === old.filename) filenames.add(old.filename)
    } else if (upload !== undefined) {
      added.push({ upload: renamed(upload, entry.filename), description })
      filenames.add(renamed(upload, entry.filename).filename)
    } else {
      place.wrong('ATTACHMENT_NOT_FOUND', 'Attachment data not found')
    }
  }
  return { kept, added, filenames }
}

const renamed = (upload: Upload, filename: unknown): Upload =>
  typeof filename === 'string' ? { ...upload, filename: storedName(filename) } : upload

interface Stored {
  readonly channelId: string
  readonly isEphemeral: boolean
}

export function storeFiles(context: Context, { kept, added }: FilePlan, where: Stored): readonly Attachment[] {
  return [...kept, ...added.map(file => storeFile(context, file, where))]
}

export function storeFile(context: Context, { upload, description }: Added, where: Stored): Attachment {
  const id = newId(context)
  context.state.files[id] = { contentType: upload.contentType, bytes: upload.bytes }
  const size = imageSize(upload.bytes)
  return {
    id,
    ...where,
    filename: upload.filename,
    description,
    contentType: upload.contentType,
    size: upload.bytes.byteLength,
    width: size?.width ?? null,
    height: size?.height ?? null,
  }
}

export function forgetFiles({ state }: Context, before: readonly Attachment[], after: readonly Attachment[]): void {
  const stay = new Set(after.map(({ id }) => id))
  for (const { id } of before) if (!stay.has(id)) delete state.files[id]
}
