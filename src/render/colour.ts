/** Colours as `#rrggbb`. */
type Channels = readonly [number, number, number]

const channels = (colour: string): Channels => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
]

/** So much of the second in the first: 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second)
  const mixed = channels(first).map((value, index) => Math.round(value + ((other[index] ?? 0) - value) * share))
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`
}

/** WCAG 2 relative luminance. */
function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map(value => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as unknown as Channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2 contrast, 1 to 21. Text needs 4.5. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const ENOUGH = 5

/** The colour itself where it can be read on the ground, else as little of the ink mixed in as makes it so. */
export function legible(colour: string, ink: string, ground: string): string {
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(colour, ink, share)
    if (contrast(mixed, ground) >= ENOUGH) return mixed
  }
  return ink
}
