/** Events as AWS sends them. */
import type { IncomingMessage } from 'node:http'
import type { APIGatewayProxyEventV2, EventBridgeEvent } from 'aws-lambda'

/** A Function URL and an HTTP API send the same; either may pack the body. */
export function functionUrlEvent(
  request: IncomingMessage,
  body: Buffer,
  isBase64Encoded: boolean,
): APIGatewayProxyEventV2 {
  const domainName = 'abcdefghijklmnopqrstuvwxyz012345.lambda-url.eu-central-1.on.aws'
  const headers = Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), String(value)])
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: '/',
    rawQueryString: '',
    headers: {
      ...Object.fromEntries(headers),
      host: domainName,
      'x-forwarded-proto': 'https',
      'x-forwarded-port': '443',
    },
    requestContext: {
      accountId: 'anonymous',
      apiId: 'abcdefghijklmnopqrstuvwxyz012345',
      domainName,
      domainPrefix: 'abcdefghijklmnopqrstuvwxyz012345',
      http: {
        method: 'POST',
        path: '/',
        protocol: 'HTTP/1.1',
        sourceIp: '35.196.132.85',
        userAgent: 'Discord-Interactions/1.0',
      },
      requestId: '2c9d2a4a-3d0c-4a1f-9e57-6c1f2f0e7f6e',
      routeKey: '$default',
      stage: '$default',
      time: '18/Nov/2026:12:00:00 +0000',
      timeEpoch: 1_794_916_800_000,
    },
    body: body.toString(isBase64Encoded ? 'base64' : 'utf8'),
    isBase64Encoded,
  }
}

export const SCHEDULED: EventBridgeEvent<'Scheduled Event', Record<string, never>> = {
  version: '0',
  id: '53dc4d37-cffa-4f76-80c9-8b7d4a4d2eaa',
  'detail-type': 'Scheduled Event',
  source: 'aws.events',
  account: '123456789012',
  time: '2026-11-18T12:00:00Z',
  region: 'eu-central-1',
  resources: ['arn:aws:events:eu-central-1:123456789012:rule/prizepost-prod-clock'],
  detail: {},
}
