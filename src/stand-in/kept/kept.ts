/**
 * Keeps a Discord on disk. What has changed is appended to a journal before the bot can hear of it, so that nothing the bot
 * has noted down about its messages is ever missing here. Now and then the journal is folded into the snapshot, whose number
 * says which journal goes on from it. Files lie beside both.
 */
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasCode } from '../../store/file-problem.ts'
import { replaceFile } from '../../store/replace-file.ts'
import type { Listener } from '../feed.ts'
import type { State, StoredFile } from '../state.ts'
import { prune } from './prune.ts'
import { applyChange, asText, type Change, type Saved, savedOf, stateOf, trackChanges } from './tables.ts'

interface KeptDiscord {
  /** As it was left; null if there is none yet. */
  readonly state: State | null
  /** From now on, everything that happens there. */
  keep(discord: Followed): Keeping
}

interface Followed {
  readonly state: State
  subscribe(listener: Listener): () => void
}

export interface Keeping {
  /** Everything is on disk, and nothing more follows. */
  end(): void
}

interface KeptOptions {
  readonly directory: string
  readonly now: () => number
  readonly report: (what: string, error: unknown) => void
  /** A longer journal is folded into the snapshot. */
  readonly longest?: number
}

/** The directory belongs to this process alone. */
export function openKept({ directory, now, report, longest = 8 * 1024 * 1024 }: KeptOptions): KeptDiscord {
  mkdirSync(join(directory, 'files'), { recursive: true, mode: 0o700 })
  const kept = readKept(directory)
  return {
    state: kept && prune(kept.state, now()),
    keep: discord => {
      const journal = createJournal(directory, discord.state, (kept?.number ?? 0) + 1)
      return follow(discord, journal, longest, error => {
        report('What happened in the playground could not be written down yet', error)
      })
    },
  }
}

function follow(discord: Followed, journal: Journal, longest: number, report: (error: unknown) => void): Keeping {
  let isPlanned = false
  const write = (): void => {
    isPlanned = false
    try {
      if (journal.write() > longest) journal.fold()
    } catch (error) {
      report(error)
    }
  }
  const leave = discord.subscribe(() => {
    if (isPlanned) return
    isPlanned = true
    // After everything that belongs to this change, but before an answer can arrive at the bot.
    queueMicrotask(write)
  })
  return {
    end: () => {
      leave()
      journal.write()
      journal.fold()
    },
  }
}

const FILES = 'files'
const SNAPSHOT = 'snapshot.json'
const journalName = (number: number): string => `changes-${number}.jsonl`

function readKept(directory: string): { readonly number: number; readonly state: State } | null {
  const snapshot = textIn(join(directory, SNAPSHOT))
  if (snapshot === null) return null
  const { number, saved } = JSON.parse(snapshot) as { readonly number: number; readonly saved: Saved }
  const changes = (textIn(join(directory, journalName(number))) ?? '').split('\n').flatMap(parse)
  const fileAt = (id: string, contentType: string) => fileIn(join(directory, FILES), id, contentType)
  return { number, state: stateOf(changes.reduce(applyChange, saved), fileAt) }
}

function textIn(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

/** A line that was cut off is none: nobody has heard of what it would tell. */
function parse(line: string): readonly Change[] {
  try {
    return line ? [JSON.parse(line) as Change] : []
  } catch {
    return []
  }
}

/** Read when somebody looks at it. */
const fileIn = (directory: string, id: string, contentType: string): StoredFile => ({
  contentType,
  get bytes() {
    return new Uint8Array(readFileSync(join(directory, id)))
  },
})

interface Journal {
  /** How long it is now. */
  write(): number
  /** Begins a new one after a new snapshot. */
  fold(): void
}

function createJournal(directory: string, state: State, first: number): Journal {
  const files = join(directory, FILES)
  let number = first
  let length = 0

  const toDisk = (id: string, { contentType, bytes }: StoredFile): void => {
    writeFileSync(join(files, id), bytes, { mode: 0o600 })
    state.files[id] = fileIn(files, id, contentType)
  }
  const fold = (): void => {
    number += 1
    replaceFile(join(directory, SNAPSHOT), asText({ number, saved: savedOf(state) }))
    length = 0
    clear(directory, name => name.startsWith('changes-') && name !== journalName(number))
  }

  for (const [id, file] of Object.entries(state.files)) if (isInMemory(file)) toDisk(id, file)
  fold()
  clear(files, id => !(id in state.files))
  const tracker = trackChanges(state)
  return {
    fold,
    write: () => {
      const change = tracker.changes()
      if (!change) return length
      const changedFiles = Object.entries(change.files ?? {}) as [string, StoredFile | null][]
      for (const [id, file] of changedFiles) if (file && isInMemory(file)) toDisk(id, file)
      // A line of its own, even after one that was cut off.
      const line = `\n${asText(change)}\n`
      appendFileSync(join(directory, journalName(number)), line, { mode: 0o600 })
      length += line.length
      tracker.accept(change)
      for (const [id, file] of changedFiles) if (!file) rmSync(join(files, id), { force: true })
      return length
    },
  }
}

const isInMemory = (file: StoredFile): boolean => Object.getOwnPropertyDescriptor(file, 'bytes')?.get === undefined

function clear(directory: string, isOld: (name: string) => boolean): void {
  for (const name of readdirSync(directory)) if (isOld(name)) rmSync(join(directory, name), { force: true })
}
