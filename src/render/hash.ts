/** FNV-1a, then stirred so that similar names lead far apart. The same name gives the same numbers on every machine. */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5
  for (const character of name.normalize('NFC')) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return stir(hash)
}

export function stir(value: number): number {
  let hash = value
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
