export const names = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => `p${i + 1}`)
