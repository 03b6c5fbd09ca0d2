/** A real browser, from npm alone or from where `CHROME_PATH` says, and places to keep what it shows. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sparticuz from '@sparticuz/chromium'
import { type Browser, type BrowserContextOptions, type ConsoleMessage, chromium, type Page } from 'playwright-core'
import { expect, onTestFailed } from 'vitest'

const ARGUMENTS = ['--no-sandbox', '--no-zygote', '--disable-gpu', '--font-render-hinting=none', '--hide-scrollbars']

/** Why no browser can start here, if none can: then `npm test` goes without. */
export interface Found {
  readonly browser: Browser | null
  readonly reason: string
}

export async function findBrowser(): Promise<Found> {
  try {
    const executablePath = process.env.CHROME_PATH || (await sparticuz.executablePath())
    return { browser: await chromium.launch({ executablePath, args: ARGUMENTS }), reason: '' }
  } catch (error) {
    if (process.env.BROWSER_REQUIRED) throw error
    return { browser: null, reason: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) }
  }
}

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
export const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }

export interface Visit {
  readonly page: Page
  /** What the browser complained about. */
  readonly complaints: string[]
  /** Requests to anywhere but the playground. */
  readonly strays: string[]
  shot(name: string): Promise<void>
}

export async function visit(browser: Browser, url: string, options: BrowserContextOptions): Promise<Visit> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', ...options })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const complaints: string[] = []
  const strays: string[] = []
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('console', message => {
    if (message.type() === 'error' && !isGoneFile(message)) complaints.push(message.text())
  })
  page.on('request', request => {
    if (!request.url().startsWith(`${url}/`) && !request.url().startsWith('data:')) strays.push(request.url())
  })
  onTestFailed(({ task }) => shot(page, `failed ${task.name.slice(0, 30)}`))
  await page.goto(`${url}/`)
  return { page, complaints, strays, shot: name => shot(page, name) }
}

/** A picture of a message that has been edited in the meantime. */
const isGoneFile = (message: ConsoleMessage): boolean =>
  new URL(message.location().url || 'about:blank').pathname.startsWith('/files/')

const SHOTS = process.env.SCREENSHOTS || fileURLToPath(new URL('./screenshots/', import.meta.url))

async function shot(page: Page, name: string): Promise<void> {
  await mkdir(SHOTS, { recursive: true })
  await page.screenshot({ path: join(SHOTS, `${name}.png`) })
}

export function expectCalm({ complaints, strays }: Visit): void {
  expect(complaints).toEqual([])
  expect(strays).toEqual([])
}
