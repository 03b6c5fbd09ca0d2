/** The time of the world, as the server told it last and as it has gone on since. */
let told = 0
let heardAt = 0

export function setWorldTime(now: number): void {
  told = now
  heardAt = performance.now()
}

export const worldTime = (): number => told + performance.now() - heardAt
