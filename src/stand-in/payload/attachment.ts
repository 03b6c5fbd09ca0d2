import type { APIAttachment } from 'discord-api-types/v10'
import type { Context } from '../context.ts'
import type { Attachment } from '../state.ts'
import { fileUrl } from './file-url.ts'

export function attachmentPayload(context: Context, attachment: Attachment): APIAttachment {
  const { id, filename, size, description, contentType, width, height, isEphemeral } = attachment
  const url = fileUrl(context, attachment)
  return {
    id,
    filename,
    size,
    url,
    proxy_url: url,
    content_type: contentType,
    ...(description !== null && { description }),
    ...(width !== null && height !== null && { width, height }),
    ...(isEphemeral && { ephemeral: true }),
  }
}
