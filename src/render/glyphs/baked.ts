/** The glyph table as `npm run glyphs` writes it. Units: a thousandth of the type size; y grows downwards from the baseline. */

/** `title` names things and says numbers, `label` says the rest in little space, `text` is for reading. */
export const FONTS = ['title', 'label', 'text'] as const
export type FontName = (typeof FONTS)[number]

export interface BakedFace {
  readonly capHeight: number
  /** By left character: right character and distance, in turn. */
  readonly kerning: Readonly<Record<string, string>>
  /** By character: advance, then x, y and number of each contour. Accented letters share the contours of the plain ones. */
  readonly glyphs: Readonly<Record<string, string>>
  /** Relative path data that starts and ends where the pen is. */
  readonly contours: readonly string[]
}

export type BakedGlyphs = Readonly<Record<FontName | 'fallback', BakedFace>>
