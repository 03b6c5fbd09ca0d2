import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Whoever reads the file finds the old text or the new one, never half of it, whatever happens in between. */
export function replaceFile(file: string, text: string): void {
  const draft = `${file}.draft`
  const descriptor = openSync(draft, 'w', 0o600)
  try {
    writeFileSync(descriptor, text)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  renameSync(draft, file)
  syncDirectory(dirname(file))
}

/** That the file has its name now is a fact about the directory. Some systems cannot be asked to remember it. */
function syncDirectory(directory: string): void {
  try {
    const descriptor = openSync(directory, 'r')
    try {
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
  } catch {}
}
