/**
 * Everything that is said, by language. A language is a folder with the rooms of `english/`; each room is asked for by itself, so
 * that a program takes along no more than it says.
 */
import * as englishGame from './english/game/index.ts'
import * as englishHelp from './english/help/index.ts'
import * as englishLeague from './english/league/index.ts'
import * as englishPhrases from './english/phrases/index.ts'
import * as englishPictures from './english/picture/index.ts'
import * as englishRefusals from './english/refuse/index.ts'
import type { Locale } from './locale.ts'
import type { Scene } from './scene.ts'

export type { NewsNames } from './english/picture/news.ts'
export type { Status } from './english/picture/status.ts'

type GameWords = typeof englishGame
type HelpWords = typeof englishHelp
type LeagueWords = typeof englishLeague
type Phrases = typeof englishPhrases
type PictureWords = typeof englishPictures
type RefusalWords = typeof englishRefusals

const GAME: Readonly<Record<Locale, GameWords>> = { en: englishGame }
const HELP: Readonly<Record<Locale, HelpWords>> = { en: englishHelp }
const LEAGUE: Readonly<Record<Locale, LeagueWords>> = { en: englishLeague }
const PHRASES: Readonly<Record<Locale, Phrases>> = { en: englishPhrases }
const PICTURES: Readonly<Record<Locale, PictureWords>> = { en: englishPictures }
const REFUSALS: Readonly<Record<Locale, RefusalWords>> = { en: englishRefusals }

export const gameIn = (locale: Locale): GameWords => GAME[locale]
export const helpIn = (locale: Locale): HelpWords => HELP[locale]
export const leagueIn = (locale: Locale): LeagueWords => LEAGUE[locale]
export const phrasesIn = (locale: Locale): Phrases => PHRASES[locale]
export const picturesIn = (locale: Locale): PictureWords => PICTURES[locale]
export const refusalsIn = (locale: Locale): RefusalWords => REFUSALS[locale]

/** The words for a table, in the language of its viewer. */
export const wordsFor = ({ naming }: Pick<Scene, 'naming'>): GameWords => GAME[naming.locale]
