/** Tries to lock every directory it is told, and says how that went. Never lets go. */
import { createInterface } from 'node:readline'
import { lockDirectory } from '../../src/store/directory-lock.ts'

console.log('ready')
for await (const directory of createInterface(process.stdin)) {
  const lock = await lockDirectory(directory)
  console.log(lock.ok ? 'locked' : lock.error)
}
