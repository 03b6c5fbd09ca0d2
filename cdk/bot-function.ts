/** One of our functions: what they all have in common. */
import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { type IGrantable, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  ApplicationLogLevel,
  Architecture,
  Code,
  type FunctionProps,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
} from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { nameIn } from '../src/aws/stage.ts'
import type { FunctionName } from './bundle.ts'
import type { Stage } from './stage.ts'

export interface BotFunctionProps
  extends Pick<FunctionProps, 'description' | 'retryAttempts' | 'maxEventAge' | 'onFailure'> {
  readonly stage: Stage
  readonly name: FunctionName
  readonly folder: string
  readonly memory: number
  readonly seconds: number
  /** At most so many at a time: no more than the bot needs, and nobody can run up a bill. */
  readonly most: number
  readonly environment: Readonly<Record<string, string>>
}

export function botFunction(scope: Construct, id: string, props: BotFunctionProps): LambdaFunction {
  const { stage, name, folder, memory, seconds, most, environment, ...how } = props
  const logGroup = new LogGroup(scope, `${id}Log`, {
    logGroupName: `/aws/lambda/${nameIn(stage, name)}`,
    retention: stage.isProduction ? RetentionDays.THREE_MONTHS : RetentionDays.ONE_WEEK,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  // Not the role that CDK makes: that one may write every log there is.
  const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
  logGroup.grantWrite(role)
  return new LambdaFunction(scope, id, {
    ...how,
    functionName: nameIn(stage, name),
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    code: Code.fromAsset(folder),
    handler: 'index.handler',
    memorySize: memory,
    timeout: Duration.seconds(seconds),
    ...(stage.reserves && { reservedConcurrentExecutions: most }),
    environment: { ...environment, NODE_OPTIONS: '--enable-source-maps' },
    role,
    logGroup,
    loggingFormat: LoggingFormat.JSON,
    // A line per call would be most of the bill.
    systemLogLevelV2: SystemLogLevel.WARN,
    applicationLogLevelV2: ApplicationLogLevel.INFO,
  })
}

/** Exactly these actions on exactly these things. */
export function allow(who: IGrantable, actions: readonly string[], resources: readonly string[]): void {
  who.grantPrincipal.addToPrincipalPolicy(new PolicyStatement({ actions: [...actions], resources: [...resources] }))
}
