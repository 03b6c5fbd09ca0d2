/** From what was typed to the exit code. */
import type { TerminalCommand } from './command.ts'
import { helpOf, listOf } from './help.ts'
import type { Terminal } from './terminal.ts'

/** By name. Each is loaded when it is called: most need little, some a lot. */
export type Commands = Readonly<Record<string, () => Promise<TerminalCommand>>>

export async function main(
  commands: Commands,
  [name = '--help', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<number> {
  const say = (text: string, code: number): number => {
    if (text !== '') terminal.say(text)
    return code
  }
  const complain = (why: string, code: number): number => {
    terminal.note(why)
    return code
  }
  const list = async () => listOf(await Promise.all(Object.values(commands).map(load => load())))
  if (name === '--help' || name === '-h') return say(await list(), 0)
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!load) return complain(`There is no command ${name}.\n\n${await list()}`, 2)
  try {
    const command = await load()
    const ending = await command.start(args, env, terminal)
    switch (ending.is) {
      case 'done':
        return say(ending.text, ending.code)
      case 'failed':
        return complain(ending.why, ending.code)
      case 'misused':
        return complain(`${ending.why}\n\n${helpOf(command)}`, 2)
      case 'help':
        return say(helpOf(command), 0)
    }
  } catch (error) {
    return complain(`npm run ${name} failed: ${error instanceof Error ? error.message : String(error)}`, 1)
  }
}
