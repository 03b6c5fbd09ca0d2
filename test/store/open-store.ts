/** Opens the store in a directory, says whether it could, and closes it when there is no more input. */
import { once } from 'node:events'
import { openEmbeddedStore } from '../../src/store/embedded.ts'

const [directory = ''] = process.argv.slice(2)
const opened = await openEmbeddedStore({ directory })
console.log(opened.ok ? 'open' : opened.error)
process.stdin.resume()
await once(process.stdin, 'end')
if (opened.ok) await opened.value.close()
