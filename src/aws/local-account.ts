/** The account of whoever sits at this machine, found as the tools of AWS find it: environment, profiles, single sign-on. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { err, ok, type Result } from '../shared/result.ts'
import type { Environment } from './account.ts'
import { type Account, AwsDown, AwsRefusal, ask } from './ask.ts'

export interface LocalAccount extends Account {
  /** Its number. */
  readonly id: string
}

const NO_REGION = 'Which region? Set AWS_REGION, for example to eu-central-1, or a region in your AWS profile.'
const NO_CREDENTIALS = `No credentials for AWS were found. Log in with "aws sso login", name a profile in AWS_PROFILE, or set
AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. A new account has them under "Security credentials" in the AWS console.`

/** The error is a sentence for whoever typed the command. */
export async function findAccount(env: Environment): Promise<Result<LocalAccount, string>> {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true'
  const { config } = new DynamoDBClient({})
  const region = await config.region().catch(() => '')
  if (!region) return err(NO_REGION)
  const found = await config.credentials().catch(() => null)
  if (!found) return err(NO_CREDENTIALS)
  const account: Account = {
    region,
    credentials: () => config.credentials(),
    endpoint: service => env[`AWS_ENDPOINT_URL_${service.toUpperCase()}`],
  }
  const id = await asking(() => whoAmI(account))
  return id.ok ? ok({ ...account, id: id.value }) : id
}

async function whoAmI(account: Account): Promise<string> {
  const words = await ask(account, {
    service: 'sts',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: 'Action=GetCallerIdentity&Version=2011-06-15',
  })
  return /Account[^\d]{1,6}(\d{12})/.exec(words)?.[1] ?? 'unknown'
}

/** What AWS refuses, in a sentence. */
export async function asking<T>(question: () => Promise<T>): Promise<Result<T, string>> {
  try {
    return ok(await question())
  } catch (error) {
    if (error instanceof AwsRefusal) return err(`AWS refuses (${error.code}): ${error.words || 'it does not say why'}`)
    if (error instanceof AwsDown) return err(`${error.message}. Is this machine connected, and the region right?`)
    throw error
  }
}

export const isMissing = (error: unknown): boolean =>
  error instanceof AwsRefusal &&
  /^(?:ParameterNotFound|ResourceNotFoundException|QueueDoesNotExist|AWS\.SimpleQueueService\.NonExistentQueue)$/.test(
    error.code,
  )
