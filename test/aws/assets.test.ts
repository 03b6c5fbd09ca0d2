/** What is sent to AWS, for the machines there: whatever machine has packed it. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bundles, bundle, ENTRY, FUNCTIONS } from '../../cdk/bundle.ts'
import { removeDirectory, temporaryDirectory } from '../store/directories.ts'

/** sharp for another machine comes from where npm gets its packages, so this is for `npm run test:aws`. */
const isLong = process.env.MODE === 'aws'

describe.runIf(isLong)('packed for Lambda', () => {
  let folder: string
  let bundles: Bundles
  beforeAll(async () => {
    folder = await temporaryDirectory()
    bundles = await bundle(folder, 'lambda')
  }, 120_000)
  afterAll(() => removeDirectory(folder))

  const filesIn = async (root: string): Promise<readonly string[]> =>
    (await readdir(root, { recursive: true, withFileTypes: true }))
      .filter(each => each.isFile())
      .map(each => join(each.parentPath, each.name))

  test('sharp is the one for 64-bit ARM and glibc, and there is no other', async () => {
    const modules = join(bundles.folders.worker, 'node_modules')
    const images = await readdir(join(modules, '@img'))
    expect(images.toSorted()).toEqual(['colour', 'sharp-libvips-linux-arm64', 'sharp-linux-arm64'])
    const native = (await filesIn(modules)).filter(file => /\.node$|\.so(?:\.|$)/.test(file))
    expect(native.length).toBeGreaterThanOrEqual(2)
    for (const file of native) {
      const bytes = await readFile(file)
      expect(bytes.subarray(0, 4).toString('latin1')).toBe('\x7fELF')
      expect(bytes.readUInt16LE(18), file).toBe(183) // AArch64
    }
  })

  test('only the worker has it; the worker has all letters', async () => {
    for (const name of ['interactions', 'clock'] as const)
      expect(await readdir(bundles.folders[name])).not.toContain('node_modules')
    const glyphs = await readFile('src/render/glyphs/glyphs.json', 'utf8')
    const [contour = ''] = JSON.parse(glyphs).title.contours
    expect(contour.length).toBeGreaterThan(20)
    expect((await readFile(join(bundles.folders.worker, ENTRY), 'utf8')).includes(contour)).toBe(true)
  })

  test.each([
    ['interactions', 3, 1],
    ['worker', 40, 15],
    ['clock', 2, 1],
  ] as const)('%s is small enough: below %i MB, packed below %i MB', async (name, most, mostPacked) => {
    let [plain, packed] = [0, 0]
    for (const file of await filesIn(bundles.folders[name])) {
      plain += (await stat(file)).size
      packed += deflateRawSync(await readFile(file)).length
    }
    expect(plain).toBeLessThan(most * 1024 * 1024)
    expect(packed).toBeLessThan(mostPacked * 1024 * 1024)
  })

  test('each has a handler and a map back to its source', async () => {
    for (const name of FUNCTIONS) {
      expect(await readdir(bundles.folders[name])).toEqual(
        expect.arrayContaining([ENTRY, `${ENTRY}.map`, 'package.json']),
      )
      const entries = Object.values(bundles.contents[name].outputs).filter(({ entryPoint }) =>
        entryPoint?.startsWith('handlers/'),
      )
      expect(entries.map(each => each.exports)).toEqual([['handler']])
    }
  })
})
