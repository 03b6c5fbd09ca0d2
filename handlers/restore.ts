/** `npm run restore`: brings back what `npm run backup` has put into a file. */
import { RESTORE_HELP, readRestoreRequest } from '../src/cli/backup-options.ts'
import { restore } from '../src/store/backup/restore.ts'
import { dataDirectory } from '../src/store/embedded.ts'

async function main(args: readonly string[]): Promise<number> {
  const request = readRestoreRequest(args, dataDirectory(process.env))
  if (!request.ok) return say(console.error, `${request.error}\n\n${RESTORE_HELP}`, 2)
  if (request.value.kind === 'help') return say(console.log, RESTORE_HELP, 0)
  const { directory, file, force, json } = request.value
  const restored = await restore(file, directory, { force })
  if (!restored.ok) return say(console.error, restored.error, 1)
  const { files, at, directory: to } = restored.value
  return say(console.log, json ? JSON.stringify(restored.value) : `${to} is as it was at ${at} (${files} files).`, 0)
}

function say(to: (message: string) => void, message: string, code: number): number {
  to(message)
  return code
}

process.exitCode = await main(process.argv.slice(2))
