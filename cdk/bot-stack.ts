/** Everything the bot is on AWS, on one screen. */
import { CfnOutput, Duration, RemovalPolicy, Stack, Tags } from 'aws-cdk-lib'
import { AttributeType, BillingMode, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as Target } from 'aws-cdk-lib/aws-events-targets'
import { FunctionUrlAuthType, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { StringParameter } from 'aws-cdk-lib/aws-ssm'
import type { Construct } from 'constructs'
import { nameIn, parameterNames, tableNameIn } from '../src/aws/stage.ts'
import { inviteLink } from '../src/discord/invite.ts'
import { TABLE } from '../src/store/table.ts'
import { allow, type BotFunctionProps, botFunction } from './bot-function.ts'
import type { FunctionName } from './bundle.ts'
import type { Stage } from './stage.ts'
import { watch } from './watch.ts'

export interface BotStackProps {
  readonly stage: Stage
  /** Where the packed functions are. */
  readonly folders: Readonly<Record<FunctionName, string>>
}

export class BotStack extends Stack {
  constructor(scope: Construct, { stage, folders }: BotStackProps) {
    super(scope, `prizepost-${stage.name}`, {
      description: `Prizepost (${stage.name}): card games by message on Discord`,
      terminationProtection: stage.isProduction,
    })
    Tags.of(this).add('app', 'prizepost')
    Tags.of(this).add('stage', stage.name)
    const names = parameterNames(stage)
    const table = createTable(this, stage)
    const index = `${table.tableArn}/index/${TABLE.index.name}`
    const deadLetters = new Queue(this, 'DeadLetters', {
      queueName: nameIn(stage, 'dead-letters'),
      retentionPeriod: Duration.days(14),
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
    })
    const create = (id: string, props: Omit<BotFunctionProps, 'stage' | 'folder'>): LambdaFunction =>
      botFunction(this, id, { ...props, stage, folder: folders[props.name] })

    const worker = create('Worker', {
      name: 'worker',
      description: 'Does what was asked for: decides, draws, writes',
      memory: 1769, // one whole processor
      seconds: 60,
      most: 40,
      retryAttempts: 2,
      maxEventAge: Duration.hours(1),
      onFailure: new SqsDestination(deadLetters),
      environment: {
        PRIZEPOST_TABLE: table.tableName,
        PRIZEPOST_TOKEN_PARAMETER: names.token,
        ...(stage.cardArt && { CARD_ART_URL: stage.cardArt }),
      },
    })
    const actions = ['GetItem', 'PutItem', 'UpdateItem', 'Query'].map(action => `dynamodb:${action}`)
    allow(worker, actions, [table.tableArn])
    allow(worker, ['dynamodb:Query'], [index])
    allow(
      worker,
      ['ssm:GetParameter'],
      [this.formatArn({ service: 'ssm', resource: 'parameter', resourceName: names.token.slice(1) })],
    )

    const interactions = create('Interactions', {
      name: 'interactions',
      description: 'The front door: answers Discord at once and hands the rest to the worker',
      memory: 1024,
      seconds: 5,
      most: 50,
      environment: {
        PRIZEPOST_TABLE: table.tableName,
        PRIZEPOST_WORKER: worker.functionName,
        // It is no secret, and a cold start has no time to look it up.
        DISCORD_PUBLIC_KEY: StringParameter.valueForStringParameter(this, names.publicKey),
      },
    })
    allow(interactions, ['dynamodb:Query'], [table.tableArn, index])
    allow(interactions, ['lambda:InvokeFunction'], [worker.functionArn])
    // Whoever is not Discord is sent away by the function itself, which checks every signature.
    const { url } = interactions.addFunctionUrl({ authType: FunctionUrlAuthType.NONE })

    const clock = create('Clock', {
      name: 'clock',
      description: 'Every minute: has the worker see to what is due',
      memory: 512,
      seconds: 50,
      most: 1,
      retryAttempts: 0, // the next minute is not far
      maxEventAge: Duration.minutes(1),
      environment: { PRIZEPOST_TABLE: table.tableName, PRIZEPOST_WORKER: worker.functionName },
    })
    allow(clock, ['dynamodb:Query'], [index])
    allow(clock, ['lambda:InvokeFunction'], [worker.functionArn])
    new Rule(this, 'EveryMinute', { schedule: Schedule.rate(Duration.minutes(1)), targets: [new Target(clock)] })

    watch(this, stage, { interactions, worker, clock, table, deadLetters })
    const application = StringParameter.valueForStringParameter(this, names.application)
    new CfnOutput(this, 'InteractionsEndpoint', {
      value: url,
      description: 'For Discord’s portal: Interactions Endpoint URL',
    })
    new CfnOutput(this, 'InviteLink', { value: inviteLink(application), description: 'Brings the bot to a server' })
    new CfnOutput(this, 'TableName', { value: table.tableName })
  }
}

/** As `src/store/table.ts` describes it, which also makes the one on a single machine. */
function createTable(scope: Construct, stage: Stage): Table {
  const key = (name: string) => ({ name, type: AttributeType.STRING })
  const table = new Table(scope, 'Table', {
    tableName: tableNameIn(stage),
    partitionKey: key(TABLE.partition),
    sortKey: key(TABLE.sort),
    billingMode: BillingMode.PAY_PER_REQUEST,
    encryption: TableEncryption.AWS_MANAGED,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: stage.isProduction,
    removalPolicy: stage.isProduction ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  })
  const { name, partition, sort } = TABLE.index
  table.addGlobalSecondaryIndex({ indexName: name, partitionKey: key(partition), sortKey: key(sort) })
  return table
}
