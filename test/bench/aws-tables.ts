/** The numbers about AWS, for people. */
import type { AwsReport } from './aws.ts'
import type { Costs } from './costs.ts'
import type { ScaleNumbers } from './scale.ts'

type Rows = Readonly<Record<string, unknown>>

const round = (value: number, digits = 1): number => Number(value.toFixed(digits))

export function awsTables({ functions, perAction }: AwsReport, costs: Costs): readonly Rows[] {
  return [
    Object.fromEntries(
      Object.entries(functions).map(([name, { kilobytes, loading, firstCall, warmCall, megabytes }]) => [
        name,
        {
          'KB at once': kilobytes.atOnce,
          'KB in all': kilobytes.inAll,
          'import ms': round(loading),
          'first call ms': round(firstCall),
          'warm call ms': round(warmCall),
          'memory MB': megabytes,
        },
      ]),
    ),
    Object.fromEntries(Object.entries(perAction).map(([name, value]) => [`${name} per action`, round(value, 2)])),
    {
      'GB-seconds per action': round(costs.gigabyteSecondsPerAction, 3),
      ...Object.fromEntries(
        Object.entries(costs.perActionFor).map(([name, value]) => [
          `$ per 1,000 actions: ${name}`,
          round(value * 1000, 5),
        ]),
      ),
      '$ per 1,000 matches': round(costs.per1000Matches, 2),
      '$ per month, whatever is played': round(costs.fixedPerMonth, 2),
      ...Object.fromEntries(
        Object.entries(costs.perMonth).map(([matches, value]) => [
          `$ per month, ${matches} active matches`,
          round(value, 2),
        ]),
      ),
    },
  ]
}

export const scaleRow = ({ nothingDue, thousandDue, units, perMinute }: ScaleNumbers) => ({
  'nothing due, p50 ms': round(nothingDue),
  '1,000 due, p50 ms': round(thousandDue),
  'units, nothing due': round(units.nothingDue),
  'units, 1,000 due': round(units.thousandDue),
  'due per minute': round(perMinute),
})
