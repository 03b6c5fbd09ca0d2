/** Times that count down, and the clock itself, go on without the page being drawn again. */
import { clockFace, relativeTime } from './time.ts'
import { worldTime } from './world-clock.ts'

export function keepTime(): void {
  setInterval(() => {
    const now = worldTime()
    for (const element of document.querySelectorAll<HTMLElement>('time[data-relative]')) {
      show(element, relativeTime(Number(element.dataset.relative), now))
    }
    for (const element of document.querySelectorAll<HTMLElement>('[data-clock]')) show(element, clockFace(now))
  }, 1000)
}

function show(element: HTMLElement, words: string): void {
  if (element.textContent !== words) element.textContent = words
}
