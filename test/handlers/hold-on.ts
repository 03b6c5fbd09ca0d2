/** A program that cannot end. */
import { onStop } from '../../src/host/on-stop.ts'

onStop(() => {
  console.log('closing')
  return new Promise(() => {})
})
setInterval(() => {}, 60_000)
console.log(`ready ${process.pid}`)
