import { DynamoDBClient } from '@aws-sdk/client-dynamodb'

interface ClientOptions {
  /** A DynamoDB on this machine. Without it, AWS as the environment describes it. */
  readonly endpoint?: string
  readonly region?: string
}

// A worker has to give up and be retried before its own time is over.
const AWS_TIMEOUTS = { connectionTimeout: 1_000, requestTimeout: 5_000, throwOnRequestTimeout: true }
// The embedded server shares its thread with the games: a long calculation is no reason to give up.
const LOCAL_TIMEOUTS = { connectionTimeout: 5_000, requestTimeout: 30_000, throwOnRequestTimeout: true }

/** Connections are kept alive by default. */
export function createClient({ endpoint, region }: ClientOptions = {}): DynamoDBClient {
  const retries = { maxAttempts: 4, retryMode: 'standard' }
  if (endpoint === undefined) {
    return new DynamoDBClient({ ...retries, requestHandler: AWS_TIMEOUTS, ...(region !== undefined && { region }) })
  }
  // The SDK warns on every start that a later version will not run on Node 20. Who plays at home can do nothing about that.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true'
  return new DynamoDBClient({
    ...retries,
    requestHandler: LOCAL_TIMEOUTS,
    endpoint,
    region: region ?? 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  })
}
