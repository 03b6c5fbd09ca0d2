/** Alarms, a dashboard, a budget: so that nobody has to look all the time. */
import { Duration, type Stack } from 'aws-cdk-lib'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import {
  Alarm,
  type AlarmProps,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type IMetric,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { nameIn } from '../src/aws/stage.ts'
import type { Stage } from './stage.ts'

export interface Watched {
  readonly interactions: LambdaFunction
  readonly worker: LambdaFunction
  readonly clock: LambdaFunction
  readonly table: Table
  readonly deadLetters: Queue
}

const FIVE_MINUTES = Duration.minutes(5)
const SUM = { period: FIVE_MINUTES, statistic: Stats.SUM }

export function watch(stack: Stack, stage: Stage, watched: Watched): void {
  const topic = new Topic(stack, 'Alarms', { topicName: nameIn(stage, 'alarms'), enforceSSL: true })
  if (stage.alarmsTo) topic.addSubscription(new EmailSubscription(stage.alarmsTo))
  for (const [id, alarm] of Object.entries(alarmsOf(watched))) {
    const made = new Alarm(stack, `${id}Alarm`, {
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      ...alarm,
    })
    made.addAlarmAction(new SnsAction(topic))
    made.addOkAction(new SnsAction(topic))
  }
  addDashboard(stack, stage, watched)
  if (stage.budget && stage.alarmsTo) addBudget(stack, stage, stage.budget, stage.alarmsTo)
}

type AlarmOf = Pick<AlarmProps, 'metric' | 'threshold' | 'alarmDescription'> & Partial<AlarmProps>

/** From the request to the answer, cold starts included: what Discord sees. */
const doorLatency = ({ interactions }: Watched): Metric =>
  new Metric({
    namespace: 'AWS/Lambda',
    metricName: 'UrlRequestLatency',
    dimensionsMap: { FunctionName: interactions.functionName },
    period: FIVE_MINUTES,
    statistic: Stats.percentile(99),
  })

function alarmsOf(watched: Watched): Readonly<Record<string, AlarmOf>> {
  const { interactions, worker, clock, table, deadLetters } = watched
  const errors = (of: LambdaFunction) => of.metricErrors(SUM)
  const throttled = (of: LambdaFunction) => of.metricThrottles(SUM)
  const throttledTable = (metricName: string) => table.metric(metricName, SUM)
  return {
    DeadLetters: {
      metric: deadLetters.metricApproximateNumberOfMessagesVisible({
        period: Duration.minutes(1),
        statistic: Stats.MAXIMUM,
      }),
      threshold: 1,
      alarmDescription: 'The worker has given something up. See why with "npm run logs", then "npm run redrive".',
    },
    InteractionsErrors: { metric: errors(interactions), threshold: 1, alarmDescription: 'The front door fails.' },
    WorkerErrors: { metric: errors(worker), threshold: 5, alarmDescription: 'The worker fails; Lambda tries again.' },
    ClockErrors: { metric: errors(clock), threshold: 3, alarmDescription: 'The clock fails more often than not.' },
    InteractionsThrottles: {
      metric: throttled(interactions),
      threshold: 1,
      alarmDescription: 'People are sent away: too many at once.',
    },
    WorkerThrottles: {
      metric: throttled(worker),
      threshold: 10,
      alarmDescription: 'Answers come late: too many at once.',
    },
    ReadThrottles: {
      metric: throttledTable('ReadThrottleEvents'),
      threshold: 10,
      alarmDescription: 'DynamoDB slows reading down.',
    },
    WriteThrottles: {
      metric: throttledTable('WriteThrottleEvents'),
      threshold: 10,
      alarmDescription: 'DynamoDB slows writing down.',
    },
    InteractionsLatency: {
      metric: doorLatency(watched),
      threshold: 2000,
      evaluationPeriods: 3,
      alarmDescription: 'One in a hundred waits two seconds for the front door. Discord waits three.',
    },
    ClockStopped: {
      metric: clock.metricInvocations(SUM),
      threshold: 1,
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.BREACHING,
      alarmDescription: 'The clock has not struck for five minutes: no reminders, no deadlines.',
    },
  }
}

function addDashboard(stack: Stack, stage: Stage, watched: Watched): void {
  const { interactions, worker, clock, table, deadLetters } = watched
  const functions = [interactions, worker, clock]
  const graph = (title: string, left: readonly IMetric[]) => new GraphWidget({ title, left: [...left], width: 8 })
  const p99 = { statistic: Stats.percentile(99) }
  new Dashboard(stack, 'Dashboard', {
    dashboardName: nameIn(stage, 'dashboard'),
    widgets: [
      [
        graph(
          'Calls',
          functions.map(each => each.metricInvocations()),
        ),
        graph(
          'Errors',
          functions.map(each => each.metricErrors()),
        ),
        graph('Dead letters', [deadLetters.metricApproximateNumberOfMessagesVisible()]),
      ],
      [
        graph('Front door, p99 ms', [doorLatency(watched)]),
        graph('Worker and clock, p99 ms', [worker.metricDuration(p99), clock.metricDuration(p99)]),
        graph('Table, units', [table.metricConsumedReadCapacityUnits(), table.metricConsumedWriteCapacityUnits()]),
      ],
    ],
  })
}

function addBudget(stack: Stack, stage: Stage, dollars: number, address: string): void {
  const notify = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: { comparisonOperator: 'GREATER_THAN', notificationType, threshold, thresholdType: 'PERCENTAGE' },
    subscribers: [{ subscriptionType: 'EMAIL', address }],
  })
  new CfnBudget(stack, 'Budget', {
    budget: {
      budgetName: nameIn(stage, 'budget'),
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: dollars, unit: 'USD' },
    },
    notificationsWithSubscribers: [notify('ACTUAL', 80), notify('FORECASTED', 100)],
  })
}
