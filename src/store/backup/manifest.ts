/** What is in a backup. */
import * as v from 'valibot'

export const MANIFEST = 'prizepost-backup.json'

const manifest = v.object({
  format: v.literal(1),
  /** The version of Prizepost that wrote it. */
  prizepost: v.string(),
  at: v.string(),
  files: v.array(v.object({ name: v.string(), bytes: v.number(), sha256: v.string() })),
})

export type Manifest = v.InferOutput<typeof manifest>

export function readManifest(bytes: Uint8Array): Manifest | null {
  try {
    const read = v.safeParse(manifest, JSON.parse(Buffer.from(bytes).toString()))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

/** The playground keeps its worlds in the same place, but they are not the bot's; nor is what only lives as long as a process. */
const NOT_OURS = /^(?:playground|demo|restoring|replaced)(?:\/|$)|^lock(?:\.|$)|^db\/LOCK$|\.draft$/

/** Of a name with `/` in it, from the data directory on. */
export const isOurs = (name: string): boolean => !NOT_OURS.test(name)
