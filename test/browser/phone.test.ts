import { afterAll, expect, test } from 'vitest'
import { expectCalm, findBrowser, PHONE, visit } from './browser.ts'
import { openClub } from './club.ts'
import { Player } from './player.ts'
import { acceptWith, setUp, turn, whoseTurn } from './playing.ts'

const { browser } = await findBrowser()
afterAll(() => browser?.close())

test.skipIf(browser === null)('the same on a phone, with a thumb', async () => {
  const club = await openClub('phone')
  const seen = await visit(browser!, club.url, PHONE)
  const { page } = seen
  const shot = (name: string) => seen.shot(`phone-${name}`)
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const robin = new Player(page, 'Robin')
  const kim = new Player(page, 'Kim')
  await page.getByRole('button', { name: 'Got it' }).tap()
  await fits()
  await robin.goTo('matches')
  await shot('1-channel')

  // From the menu of a member, without typing.
  await robin.pane.getByRole('button', { name: 'Members' }).tap()
  await robin.pane.getByRole('complementary', { name: 'Members' }).getByRole('button', { name: 'Kim' }).tap()
  await shot('2-members')
  await robin.pane.getByRole('menuitem', { name: 'Challenge' }).tap()
  await robin.reads('Your challenge is out')

  await kim.be()
  await kim.goTo('matches')
  await acceptWith(kim, 'Growth Clash', shot)
  await fits()
  const both = [robin, kim] as const
  for (const each of both) {
    await each.be()
    await each.goTo('Prizepost')
  }
  await setUp(both)
  const player = (await whoseTurn(both))!
  await shot('4-panel')
  await fits()
  await turn(player, 'Robin vs Kim', 'buttons')
  await player.goTo('Robin vs Kim')
  await player.last.locator('img').first().waitFor()
  await shot('5-table')
  await fits()
  await player.last
    .getByRole('button', { name: /^Table/ })
    .or(player.last.locator('.picture'))
    .first()
    .tap()
  await page.getByRole('dialog', { name: 'Picture' }).waitFor()
  await shot('6-picture')
  await page.keyboard.press('Escape')

  // A week later, somebody's time is up, and their vacation begins.
  await page.getByRole('button', { name: /\d\d:\d\d$/ }).tap()
  await shot('7-clock')
  await page.getByRole('button', { name: '+1 week' }).tap()
  await player.reads(/is on vacation until/)
  await shot('8-time-is-up')

  await page.getByRole('button', { name: 'Tools' }).tap()
  await page.getByRole('button', { name: 'Log' }).first().tap()
  await page.getByRole('complementary', { name: 'Log' }).locator('.log-kind').first().tap()
  await page.locator('.log .json').first().waitFor()
  await shot('9-log')
  await fits()
  await page.getByRole('button', { name: 'Close the log' }).tap()

  // Whatever is asked while everything begins anew is refused, and the browser says so.
  expectCalm(seen)

  await page.getByRole('button', { name: 'Tools' }).tap()
  await page.getByRole('button', { name: 'Start over' }).tap()
  await page.getByRole('dialog', { name: 'Start all over?' }).getByRole('button', { name: 'Start over' }).tap()
  await robin.pane.waitFor()
  await robin.goTo('matches')
  expect(await robin.messages.count()).toBe(0)
  expect(seen.strays).toEqual([])
})
