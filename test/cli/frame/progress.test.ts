import { expect, test } from 'vitest'
import { progressOn } from '../../../src/cli/frame/progress.ts'

test('a bar grows on a screen, and nowhere else', () => {
  const written: string[] = []
  let now = 0
  const write = (text: string) => void written.push(text)
  const bar = progressOn({ isTTY: true, write }, 'items', () => now)
  bar.end()
  bar.show(10, 0.5)
  bar.show(11, 0.55) // too soon
  now += 1000
  bar.show(20, null)
  now += 1000
  bar.show(40, 2)
  bar.end()
  expect(written).toEqual([
    `\r[${'#'.repeat(15)}${'.'.repeat(15)}]  50 %  10 items\x1b[K`,
    '\r20 items\x1b[K',
    `\r[${'#'.repeat(30)}] 100 %  40 items\x1b[K`,
    '\r\x1b[K',
  ])
  const silent = progressOn({ write: () => expect.fail('nobody watches') }, 'items', () => now)
  silent.show(1, 1)
  silent.end()
})
