/** Every npm script that is no tool: `npm run cards` is `cli.ts cards`. Without a name it lists them. */
import { main } from '../src/cli/frame/main.ts'
import { terminalOf } from '../src/cli/frame/terminal.ts'
import { commands } from '../src/cli/index.ts'

process.stdout.on('error', () => process.exit()) // the reader has closed the pipe
process.exitCode = await main(commands, process.argv.slice(2), process.env, terminalOf(process))
