/** Takes the place of the SDK's search for credentials: a Lambda is told them by its environment. */
import { accountOf } from '../src/aws/account.ts'

export const defaultProvider = () => () => accountOf(process.env).credentials()
