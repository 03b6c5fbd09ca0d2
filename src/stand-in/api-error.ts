/** What Discord answers instead of doing as it was asked. */
export interface FormErrors {
  [key: string]: FormErrors | readonly FormError[]
}

export interface FormError {
  readonly code: string
  readonly message: string
}

interface ErrorBody {
  readonly code: number
  readonly message: string
  readonly errors?: FormErrors
  readonly retry_after?: number
  readonly global?: boolean
}

export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly body: ErrorBody
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, body: ErrorBody, headers: Readonly<Record<string, string>> = {}) {
    super(body.message)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

const because = (status: number, code: number, message: string) => (): ApiError =>
  new ApiError(status, { code, message })

export const notFound = because(404, 0, '404: Not Found')
export const methodNotAllowed = because(405, 0, '405: Method Not Allowed')
export const unauthorized = because(401, 0, '401: Unauthorized')
export const unknownChannel = because(404, 10003, 'Unknown Channel')
export const unknownGuild = because(404, 10004, 'Unknown Guild')
export const unknownMember = because(404, 10007, 'Unknown Member')
export const unknownMessage = because(404, 10008, 'Unknown Message')
export const unknownUser = because(404, 10013, 'Unknown User')
export const unknownWebhook = because(404, 10015, 'Unknown Webhook')
export const unknownInteraction = because(404, 10062, 'Unknown interaction')
export const unknownCommand = because(404, 10063, 'Unknown application command')
export const notYourApplication = because(
  403,
  20012,
  'You are not authorized to perform this action on this application',
)
export const tooManyAttachments = because(400, 30015, 'Maximum number of attachments in a message reached (10)')
export const tooManyThreadMembers = because(400, 30033, 'Max number of thread participants has been reached (1000)')
export const tooLarge = because(413, 40005, 'Request entity too large')
export const alreadyAcknowledged = because(400, 40060, 'Interaction has already been acknowledged.')
export const tooManyFollowUps = because(400, 40094, 'This interaction has hit the maximum number of follow up messages')
export const missingAccess = because(403, 50001, 'Missing Access')
export const notInDirectMessages = because(403, 50003, 'Cannot execute action on a DM channel')
export const notYourMessage = because(403, 50005, 'Cannot edit a message authored by another user')
export const emptyMessage = because(400, 50006, 'Cannot send an empty message')
export const cannotSendToUser = because(403, 50007, 'Cannot send messages to this user')
export const missingPermissions = because(403, 50013, 'Missing Permissions')
export const wrongChannelType = because(400, 50024, 'Cannot execute action on this channel type')
export const invalidWebhookToken = because(401, 50027, 'Invalid Webhook Token')
export const invalidRecipient = because(400, 50033, 'Invalid Recipient(s)')
export const threadArchived = because(400, 50083, 'Thread is archived')
export const invalidJson = because(400, 50109, 'The request body contains invalid JSON.')
export const noMutualGuild = because(403, 50278, 'Cannot send messages to this user due to having no mutual guilds')
export const threadExists = because(400, 160004, 'A thread has already been created for this message')
export const threadLocked = because(403, 160005, 'This thread is locked')
export const tooManyThreads = because(400, 160006, 'Maximum number of active threads reached')

export const tooManyCommands = (most: number): ApiError =>
  new ApiError(400, { code: 30032, message: `Maximum number of application commands reached (${most}).` })

export const invalidForm = (errors: FormErrors): ApiError =>
  new ApiError(400, { code: 50035, message: 'Invalid Form Body', errors })

/** A limit that Discord tells with an error code of its own, not with the headers of a bucket. */
export const tooFast = (code: number, message: string, waitMs: number): ApiError => {
  const seconds = waitMs / 1000
  return new ApiError(
    429,
    { code, message, retry_after: seconds, global: false },
    { 'Retry-After': String(Math.ceil(seconds)), 'X-RateLimit-Scope': 'shared' },
  )
}
