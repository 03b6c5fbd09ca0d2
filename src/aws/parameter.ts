/** Secrets lie in the parameter store of Systems Manager, encrypted; nowhere else, and not in the environment. */
import { assert } from '../shared/assert.ts'
import { type Account, ask } from './ask.ts'

export async function readParameter(account: Account, name: string): Promise<string> {
  const found = await parameters(account, 'GetParameter', { Name: name, WithDecryption: true })
  const value: unknown = JSON.parse(found).Parameter?.Value
  assert(typeof value === 'string', `The parameter ${name} is empty`)
  return value
}

interface NewParameter {
  readonly name: string
  readonly value: string
  readonly isSecret: boolean
}

/** Functions that run already read it anew within minutes. */
export async function writeParameter(account: Account, { name, value, isSecret }: NewParameter): Promise<void> {
  const Type = isSecret ? 'SecureString' : 'String'
  await parameters(account, 'PutParameter', { Name: name, Value: value, Type, Overwrite: true })
}

/** Those that are not there do not matter. */
export async function removeParameters(account: Account, names: readonly string[]): Promise<void> {
  await parameters(account, 'DeleteParameters', { Names: names })
}

const parameters = (account: Account, action: string, input: object): Promise<string> =>
  ask(account, {
    service: 'ssm',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `AmazonSSM.${action}` },
    body: JSON.stringify(input),
  })
