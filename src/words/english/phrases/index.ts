/** The small parts of sentences. */
export { capital, counted, enumerated, listed, tallied } from './lists.ts'
export { duration, shortDuration } from './time.ts'
