/** `'a card'`, `'2 cards'`. */
export const plural = (count: number, thing: string): string => (count === 1 ? `a ${thing}` : `${count} ${thing}s`)

export const capital = (word: string): string => word.replace(/^./, first => first.toUpperCase())
