/** What can be read about the game and the bot. */
export { coinPanel } from './coin.ts'
export { lookUp, suggestTerms } from './glossary.ts'
export { HELP_TOPICS, helpText } from './help.ts'
export { findPage, PAGE_TITLES } from './rules.ts'
export { screensOf } from './screens.ts'
export { hintFor } from './teach.ts'
