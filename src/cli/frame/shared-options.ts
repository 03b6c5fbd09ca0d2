/** Options that several commands have. */
import { DEFAULT_RULESET } from '../../app/ruleset-titles.ts'
import { isStageName } from '../../aws/stage.ts'
import { RULESET_IDS } from '../../rulesets/index.ts'
import { oneOf, usually, type Valued, value } from './option.ts'

const WHOLE = /^\d{1,10}$/
const MOST = 2 ** 32 - 1

/** A whole number below 2³². */
export const wholeNumber = (must: string, least = 0) => ({
  must,
  read: (typed: string): number | null => {
    const number = Number(typed)
    return WHOLE.test(typed) && number <= MOST && number >= least ? number : null
  },
})

export const RULESET = usually(
  DEFAULT_RULESET,
  value('ID', `${RULESET_IDS.join(', ')} (default: ${DEFAULT_RULESET})`, oneOf(RULESET_IDS)),
)

/** `what` is done with it. */
export const data = (what: string): Valued<string | undefined> =>
  value('DIR', `${what} (PRIZEPOST_DATA, or .data)`, { must: 'a directory', read: typed => typed || null })

export const STAGE = usually(
  'dev',
  value('NAME', 'which bot, if there are several (default dev)', {
    must: 'up to 16 small letters, digits and hyphens, such as prod',
    read: (typed: string) => (isStageName(typed) ? typed : null),
  }),
)

/** Who AWS is asked as. */
export const ASKED_AS =
  'AWS is asked as who AWS_PROFILE or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY say, in AWS_REGION.'

/** Which store is opened. */
export const WHERE =
  'It works on the directory .data, or where PRIZEPOST_DATA says, or on the DynamoDB table that PRIZEPOST_TABLE names.'

export const WRONG_WAY = 'with 2 if it was called the wrong way.'
