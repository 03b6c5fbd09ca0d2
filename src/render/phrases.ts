/** The small parts of sentences, for pictures that are drawn for many. */
import { phrasesIn } from '../words/index.ts'
import { COMMON_LOCALE } from '../words/locale.ts'

export const { capital, counted, enumerated, listed, tallied } = phrasesIn(COMMON_LOCALE)
