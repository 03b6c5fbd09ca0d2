/** `npm run verify`: checks the luck of an exported match. */
import { readText } from '../src/app/text-file.ts'
import { readVerifyRequest, VERIFY_HELP } from '../src/cli/verify-options.ts'
import { verifyReport } from '../src/cli/verify-report.ts'

async function main(args: readonly string[]): Promise<number> {
  const request = readVerifyRequest(args)
  if (!request.ok) return refuse(`${request.error}\n\n${VERIFY_HELP}`)
  if (request.value.kind === 'help') return say(VERIFY_HELP, 0)
  const source = await readText(request.value.file)
  if (!source.ok) return refuse(source.error)
  const report = verifyReport(source.value, request.value)
  return report.ok ? say(report.value.text, report.value.fair ? 0 : 1) : refuse(report.error)
}

function say(text: string, code: number): number {
  console.log(text)
  return code
}

function refuse(why: string): number {
  console.error(why)
  return 2
}

process.stdout.on('error', () => process.exit()) // the reader has closed the pipe
process.exitCode = await main(process.argv.slice(2))
