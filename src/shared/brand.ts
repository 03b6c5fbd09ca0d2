declare const brand: unique symbol

/** A plain value is taken for any of them, but none of them for another. */
export type Branded<Base, Name extends string> = Base & { readonly [brand]?: Name }
