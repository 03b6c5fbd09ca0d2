/** What is said about leagues. */
export { DECK_WORDS, formatWords, LATE_WORDS, outcomeWords, STATUS_WORDS } from './formats.ts'
export { newsLines } from './news.ts'
