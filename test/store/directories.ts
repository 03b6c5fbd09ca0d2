import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export const temporaryDirectory = (): Promise<string> => mkdtemp(join(tmpdir(), 'prizepost-store-'))

export const removeDirectory = (directory: string): Promise<void> => rm(directory, { recursive: true, force: true })

/** Removed after the test. */
export async function testDirectory(): Promise<string> {
  const directory = await temporaryDirectory()
  onTestFinished(() => removeDirectory(directory))
  return directory
}
