/** Can matches be kept there? */
import { access, constants, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { lockOwner } from '../../store/directory-lock.ts'
import { fileProblem } from '../../store/file-problem.ts'
import { bad, type Check, type Finding, good, warning } from './checkup.ts'

const MEGABYTE = 1024 ** 2
const LEAST_SPACE = 50 * MEGABYTE
const MUCH_SPACE = 500 * MEGABYTE
const ANOTHER = 'Choose another directory with --data or PRIZEPOST_DATA, or give this user the right to write there.'

export const directoryCheck = (directory: string): Check => ({
  name: 'data',
  look: async () => {
    const place = resolve(directory)
    const existing = await nearest(place)
    const problem = await writing(existing)
    if (problem !== null) return bad(problem, ANOTHER)
    if (existing !== place) return good(`${place} will be made`)
    const owner = await lockOwner(place)
    return good(owner === null ? `${place} can be written` : `${place} is in use by process ${owner}`)
  },
})

export const spaceCheck = (directory: string): Check => ({
  name: 'disk',
  look: async (): Promise<Finding> => {
    const { bavail, bsize } = await statfs(await nearest(resolve(directory)))
    const free = bavail * bsize
    const says = `${Math.floor(free / MEGABYTE)} MB free`
    const fix = 'Make room, or choose another directory with --data or PRIZEPOST_DATA.'
    if (free < LEAST_SPACE) return bad(says, fix)
    return free < MUCH_SPACE ? warning(says, fix) : good(says)
  },
})

/** The directory, or the first above it that is there. */
async function nearest(path: string): Promise<string> {
  const isThere = await access(path, constants.F_OK).then(
    () => true,
    () => false,
  )
  return isThere || dirname(path) === path ? path : nearest(dirname(path))
}

async function writing(directory: string): Promise<string | null> {
  try {
    const draft = await mkdtemp(join(directory, '.doctor-'))
    await writeFile(join(draft, 'try'), 'x').finally(() => rm(draft, { recursive: true, force: true }))
    return null
  } catch (error) {
    const problem = fileProblem(directory, error)
    if (problem === null) throw error
    return problem.replace(/ Choose .*$/, '')
  }
}
