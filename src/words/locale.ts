/** The languages of the bot: each is a folder beside `english/`. */
export const LOCALES = ['en'] as const

export type Locale = (typeof LOCALES)[number]

/** Spoken where one message is for many, and to people whose language the bot does not know. */
export const COMMON_LOCALE: Locale = 'en'

/** Whatever is said to somebody in their language. */
export interface Speaking {
  readonly locale: Locale
}

/** Discord names a language, often with a country: `en-GB`. */
export const localeOf = (tag: string | undefined): Locale =>
  LOCALES.find(locale => locale === tag?.split('-')[0]) ?? COMMON_LOCALE
