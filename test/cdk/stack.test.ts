/** What would be deployed, as CloudFormation is told. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { Match, Template } from 'aws-cdk-lib/assertions'
import { afterAll, describe, expect, test } from 'vitest'
import { BotStack } from '../../cdk/bot-stack.ts'
import { readStage } from '../../cdk/stage.ts'
import { SET_ASIDE } from '../../src/aws/prepare.ts'
import { tableInput } from '../../src/store/table.ts'

const folder = mkdtempSync(join(tmpdir(), 'prizepost-cdk-'))
const code = join(folder, 'code')
mkdirSync(code)
writeFileSync(join(code, 'index.mjs'), 'export const handler = async () => {}')
afterAll(() => rmSync(folder, { recursive: true }))

type Context = Readonly<Record<string, string>>

function synthesize(context: Context): Template {
  const app = new App({ outdir: mkdtempSync(join(folder, 'out-')) })
  const stack = new BotStack(app, {
    stage: readStage(name => context[name]),
    folders: { interactions: code, worker: code, clock: code },
  })
  return Template.fromStack(stack)
}

const prod = synthesize({ stage: 'prod' })
const dev = synthesize({})

type Properties = Readonly<Record<string, unknown>>

const resources = (template: Template, type: string): readonly (Properties & { readonly Properties: Properties })[] =>
  Object.values(template.findResources(type)) as never

describe('the table', () => {
  test('is the one that the store expects, paid by use, encrypted, with backups', () => {
    const { KeySchema, GlobalSecondaryIndexes, AttributeDefinitions } = tableInput('any')
    prod.hasResourceProperties('AWS::DynamoDB::Table', {
      TableName: 'prizepost-prod',
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema,
      GlobalSecondaryIndexes,
      AttributeDefinitions: Match.arrayWith([...(AttributeDefinitions ?? [])]),
      SSESpecification: { SSEEnabled: true },
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    })
  })

  test('outlives everything in production, and nothing elsewhere', () => {
    prod.hasResource('AWS::DynamoDB::Table', {
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: { DeletionProtectionEnabled: true },
    })
    dev.hasResource('AWS::DynamoDB::Table', {
      DeletionPolicy: 'Delete',
      Properties: { DeletionProtectionEnabled: false },
    })
  })
})

describe('the functions', () => {
  test.each([
    ['interactions', { MemorySize: 1024, Timeout: 5, ReservedConcurrentExecutions: 50 }],
    ['worker', { MemorySize: 1769, Timeout: 60, ReservedConcurrentExecutions: 40 }],
    ['clock', { MemorySize: 512, Timeout: 50, ReservedConcurrentExecutions: 1 }],
  ])('%s', (name, limits) => {
    prod.hasResourceProperties('AWS::Lambda::Function', {
      FunctionName: `prizepost-prod-${name}`,
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      LoggingConfig: { LogFormat: 'JSON', LogGroup: Match.anyValue() },
      ...limits,
    })
    prod.hasResourceProperties('AWS::Logs::LogGroup', {
      LogGroupName: `/aws/lambda/prizepost-prod-${name}`,
      RetentionInDays: 90,
    })
  })

  test('they set aside what is asked for before', () => {
    const all = resources(prod, 'AWS::Lambda::Function').map(each =>
      Number(each.Properties.ReservedConcurrentExecutions),
    )
    expect(all.reduce((sum, each) => sum + each, 0)).toBe(SET_ASIDE)
  })

  test('nothing is set aside in an account that has not enough of it', () => {
    const template = synthesize({ reserve: 'false' })
    for (const each of resources(template, 'AWS::Lambda::Function'))
      expect(each.Properties).not.toHaveProperty('ReservedConcurrentExecutions')
  })

  test('a URL for everybody takes two permissions', () => {
    prod.hasResourceProperties('AWS::Lambda::Url', { AuthType: 'NONE' })
    const ofInteractions = {
      FunctionName: { 'Fn::GetAtt': [Match.stringLikeRegexp('^Interactions'), 'Arn'] },
      Principal: '*',
    }
    prod.hasResourceProperties('AWS::Lambda::Permission', {
      ...ofInteractions,
      Action: 'lambda:InvokeFunctionUrl',
      FunctionUrlAuthType: 'NONE',
    })
    prod.hasResourceProperties('AWS::Lambda::Permission', {
      ...ofInteractions,
      Action: 'lambda:InvokeFunction',
      InvokedViaFunctionUrl: true,
    })
  })

  test('the worker is called again twice, and what fails then is kept for two weeks', () => {
    prod.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
      FunctionName: { Ref: Match.stringLikeRegexp('^Worker') },
      MaximumRetryAttempts: 2,
      DestinationConfig: {
        OnFailure: { Destination: { 'Fn::GetAtt': [Match.stringLikeRegexp('^DeadLetters'), 'Arn'] } },
      },
    })
    prod.hasResourceProperties('AWS::SQS::Queue', {
      QueueName: 'prizepost-prod-dead-letters',
      MessageRetentionPeriod: 14 * 24 * 3600,
      SqsManagedSseEnabled: true,
    })
  })

  test('the clock strikes every minute, and a minute that is missed is missed', () => {
    prod.hasResourceProperties('AWS::Events::Rule', {
      ScheduleExpression: 'rate(1 minute)',
      State: 'ENABLED',
      Targets: [Match.objectLike({ Arn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^Clock'), 'Arn'] } })],
    })
    prod.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
      FunctionName: { Ref: Match.stringLikeRegexp('^Clock') },
      MaximumRetryAttempts: 0,
    })
  })
})

interface Statement {
  readonly Effect: string
  readonly Action: string | readonly string[]
  readonly Resource: unknown
}

const statementsOf = (template: Template, type: string): readonly Statement[] =>
  resources(template, type).flatMap(
    ({ Properties }) => (Properties.PolicyDocument as { readonly Statement: readonly Statement[] }).Statement,
  )

/** `PutItem on Table`, as short as one can say it. */
function permissionsOf(template: Template, role: string): readonly string[] {
  const policy = resources(template, 'AWS::IAM::Policy').find(({ Properties }) =>
    JSON.stringify(Properties.Roles).includes(`${role}Role`),
  )
  const document = policy?.Properties.PolicyDocument as { readonly Statement: readonly Statement[] } | undefined
  return (document?.Statement ?? [])
    .flatMap(({ Action, Resource }) =>
      [Action].flat().flatMap(action => [Resource].flat().map(each => `${action} on ${shortly(each)}`)),
    )
    .toSorted()
}

const shortly = (resource: unknown): string =>
  JSON.stringify(resource)
    .replace(/\{"(?:Fn::GetAtt|Ref)":\[?"(\w+?)(?:[0-9A-F]{8})?"(?:,"Arn"\])?\}/g, '$1')
    .replace(/^\{"Fn::Join":\["",\[(.*)\]\]\}$/, '$1')
    .replaceAll(/[",]/g, '')

describe('permissions', () => {
  const logs = (name: string) => [`logs:CreateLogStream on ${name}Log`, `logs:PutLogEvents on ${name}Log`]

  test('the front door reads, and calls the worker', () => {
    expect(permissionsOf(prod, 'Interactions')).toEqual([
      'dynamodb:Query on Table',
      'dynamodb:Query on Table/index/lists',
      'lambda:InvokeFunction on Worker',
      ...logs('Interactions'),
    ])
  })

  test('the clock reads its list, and calls the worker', () => {
    expect(permissionsOf(prod, 'Clock')).toEqual([
      'dynamodb:Query on Table/index/lists',
      'lambda:InvokeFunction on Worker',
      ...logs('Clock'),
    ])
  })

  test('the worker reads, writes, knows the token, and can give up', () => {
    expect(permissionsOf(prod, 'Worker')).toEqual([
      'dynamodb:GetItem on Table',
      'dynamodb:PutItem on Table',
      'dynamodb:Query on Table',
      'dynamodb:Query on Table/index/lists',
      'dynamodb:UpdateItem on Table',
      ...logs('Worker'),
      'sqs:GetQueueAttributes on DeadLetters',
      'sqs:GetQueueUrl on DeadLetters',
      'sqs:SendMessage on DeadLetters',
      expect.stringMatching(/^ssm:GetParameter on arn:.*:parameter\/prizepost\/prod\/discord-token$/),
    ])
  })

  test('nowhere is there a wildcard, and no policy that AWS may widen', () => {
    for (const { Effect, Action, Resource } of statementsOf(prod, 'AWS::IAM::Policy')) {
      expect(Effect).toBe('Allow')
      expect(JSON.stringify([Action, Resource])).not.toContain('*')
    }
    for (const { Properties } of resources(prod, 'AWS::IAM::Role'))
      expect(Properties).not.toHaveProperty('ManagedPolicyArns')
    for (const type of ['AWS::SQS::QueuePolicy', 'AWS::SNS::TopicPolicy'])
      for (const { Effect } of statementsOf(prod, type)) expect(Effect).toBe('Deny') // what does not come by TLS
  })
})

test('no secret is in the template: the token is named, never told', () => {
  const environment = resources(prod, 'AWS::Lambda::Function').map(
    ({ Properties }) => (Properties.Environment as { readonly Variables: Properties }).Variables,
  )
  expect(environment.map(each => Object.keys(each).filter(name => /TOKEN|SECRET|SEED/.test(name)))).toEqual([
    ['PRIZEPOST_TOKEN_PARAMETER'],
    [],
    [],
  ])
  const parameters = Object.values(prod.toJSON().Parameters as Record<string, { Type: string; Default: string }>)
  expect(parameters.map(each => [each.Type, each.Default])).toEqual([
    ['AWS::SSM::Parameter::Value<String>', '/prizepost/prod/discord-public-key'],
    ['AWS::SSM::Parameter::Value<String>', '/prizepost/prod/discord-application-id'],
    ['AWS::SSM::Parameter::Value<String>', '/cdk-bootstrap/hnb659fds/version'],
  ])
  expect(JSON.stringify(prod.toJSON())).not.toMatch(/resolve:ssm-secure|resolve:secretsmanager/)
})

describe('somebody is told', () => {
  test.each([
    ['a dead letter', 'ApproximateNumberOfMessagesVisible', 1, 'GreaterThanOrEqualToThreshold'],
    ['errors', 'Errors', 1, 'GreaterThanOrEqualToThreshold'],
    ['throttles', 'Throttles', 1, 'GreaterThanOrEqualToThreshold'],
    ['throttles of the table', 'WriteThrottleEvents', 10, 'GreaterThanOrEqualToThreshold'],
    ['a clock that has stopped', 'Invocations', 1, 'LessThanThreshold'],
  ])('of %s', (_, MetricName, Threshold, ComparisonOperator) => {
    prod.hasResourceProperties('AWS::CloudWatch::Alarm', {
      MetricName,
      Threshold,
      ComparisonOperator,
      AlarmActions: [{ Ref: Match.stringLikeRegexp('^Alarms') }],
    })
  })

  test('of a slow front door, and silence is no answer from the clock', () => {
    prod.hasResourceProperties('AWS::CloudWatch::Alarm', {
      MetricName: 'UrlRequestLatency',
      ExtendedStatistic: 'p99',
      Threshold: 2000,
    })
    prod.hasResourceProperties('AWS::CloudWatch::Alarm', { MetricName: 'Invocations', TreatMissingData: 'breaching' })
    prod.resourceCountIs('AWS::CloudWatch::Dashboard', 1)
  })

  test('by letter, and of the bill, if they want', () => {
    prod.resourceCountIs('AWS::SNS::Subscription', 0)
    prod.resourceCountIs('AWS::Budgets::Budget', 0)
    const template = synthesize({ alarmsTo: 'ann@example.org', budget: '20' })
    template.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: 'ann@example.org' })
    template.hasResourceProperties('AWS::Budgets::Budget', {
      Budget: { BudgetLimit: { Amount: 20, Unit: 'USD' }, TimeUnit: 'MONTHLY' },
    })
  })
})

test('what has to be pasted into Discord’s portal is told', () => {
  prod.hasOutput('InteractionsEndpoint', {
    Value: { 'Fn::GetAtt': [Match.stringLikeRegexp('^Interactions'), 'FunctionUrl'] },
  })
  const invite = JSON.stringify(prod.findOutputs('InviteLink'))
  expect(invite).toContain('https://discord.com/oauth2/authorize?client_id=')
  expect(invite).toContain('&scope=bot+applications.commands&permissions=309237763072')
})

test('everything is tagged with its stage', () => {
  for (const type of ['AWS::DynamoDB::Table', 'AWS::SQS::Queue', 'AWS::SNS::Topic', 'AWS::Lambda::Function'])
    for (const { Properties } of resources(dev, type))
      expect(Properties.Tags).toEqual(
        expect.arrayContaining([
          { Key: 'app', Value: 'prizepost' },
          { Key: 'stage', Value: 'dev' },
        ]),
      )
})

test.each<[Context, string]>([
  [{ stage: 'Prod!' }, 'not "Prod!"'],
  [{ alarmsTo: 'ann' }, 'alarmsTo is an e-mail address, not "ann"'],
  [{ budget: 'much', alarmsTo: 'a@b' }, 'budget is a number of dollars, not "much"'],
  [{ budget: '5' }, 'give alarmsTo as well'],
])('a stage like %j is refused', (context, why) => {
  expect(() => readStage(name => context[name])).toThrow(why)
})
