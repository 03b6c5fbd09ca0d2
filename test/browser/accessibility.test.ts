import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { DESK, expectCalm, findBrowser, PHONE, visit } from './browser.ts'
import { openClub } from './club.ts'
import { Player } from './player.ts'

const { browser } = await findBrowser()
afterAll(() => browser?.close())

interface Violation {
  readonly id: string
  readonly impact: string | null
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
}

/** Everything serious that axe finds, as text that says where. */
async function seriousIn(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source)
  const found = await page.evaluate<readonly Violation[]>('axe.run().then(({ violations }) => violations)')
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`))
}

for (const [name, options] of [
  ['light', { ...DESK, colorScheme: 'light' }],
  ['dark', { ...DESK, colorScheme: 'dark' }],
  ['phone', { ...PHONE, colorScheme: 'dark' }],
] as const) {
  test.skipIf(browser === null)(`nothing serious in the way of anybody: ${name}`, async () => {
    const club = await openClub(`axe ${name}`, true)
    const seen = await visit(browser!, club.url, options)
    const { page } = seen
    const robin = new Player(page, 'Robin')
    const check = async (what: string) => {
      await seen.shot(`axe-${name}-${what}`)
      expect(await seriousIn(page), what).toEqual([])
    }
    await robin.messages.first().waitFor()
    await check('welcome')
    await robin.box.fill('/')
    await robin.pane.getByRole('listbox').waitFor()
    await check('commands')
    await page.keyboard.press('Escape')
    await robin.box.fill('')
    await robin.begin('challenge')
    await robin.pane.getByRole('combobox', { name: 'opponent' }).waitFor()
    await check('options')
    await page.keyboard.press('Escape')
    await robin.pane.getByRole('button', { name: 'Cancel command' }).click()
    await robin.goTo('Robin vs Kim')
    await check('thread')
    await robin.goTo('Prizepost')
    await robin.last.getByRole('combobox').first().click()
    await robin.pane.getByRole('listbox').waitFor()
    await check('menu')
    await page.keyboard.press('Escape')
    await robin.last.locator('.picture').first().click()
    await page.getByRole('dialog').waitFor()
    await check('picture')
    await page.keyboard.press('Escape')
    await robin.pane.getByRole('button', { name: 'Members' }).click()
    await robin.pane.getByRole('complementary', { name: 'Members' }).getByRole('button', { name: 'Kim' }).click()
    await check('members')
    await page.locator('.clock-button').click()
    await check('clock')
    await page.keyboard.press('Escape')
    if (name !== 'phone') {
      await page.getByRole('button', { name: 'Side by side' }).click()
      await page.locator('.tools').getByRole('button', { name: 'Log' }).click()
      await page.getByRole('complementary', { name: 'Log' }).waitFor()
      await check('side-by-side-and-log')
    }
    expectCalm(seen)
  })
}
