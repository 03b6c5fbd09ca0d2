/** What `npm start` starts. */
import { playground } from './playground.ts'

process.stdout.on('error', () => {}) // whoever read has gone; those who play have not
process.exitCode = await playground(process.argv.slice(2))
