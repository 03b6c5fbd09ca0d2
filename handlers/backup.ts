/** `npm run backup`: everything the bot has kept, in one file. */
import { BACKUP_HELP, readBackupRequest } from '../src/cli/backup-options.ts'
import { backUp } from '../src/store/backup/backup.ts'
import { dataDirectory } from '../src/store/embedded.ts'

async function main(args: readonly string[]): Promise<number> {
  const request = readBackupRequest(args, dataDirectory(process.env))
  if (!request.ok) return say(console.error, `${request.error}\n\n${BACKUP_HELP}`, 2)
  if (request.value.kind === 'help') return say(console.log, BACKUP_HELP, 0)
  const { directory, json } = request.value
  const made = await backUp(directory, request.value.out, Date.now)
  if (!made.ok) return say(console.error, made.error, 1)
  const { out, files, bytes } = made.value
  const words = `${out}: ${files} files, ${Math.ceil(bytes / 1024)} KB before they were packed. Keep it to yourself.`
  return say(console.log, json ? JSON.stringify(made.value) : words, 0)
}

function say(to: (message: string) => void, message: string, code: number): number {
  to(message)
  return code
}

process.exitCode = await main(process.argv.slice(2))
