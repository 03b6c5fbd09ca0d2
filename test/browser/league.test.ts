import { afterAll, expect, test } from 'vitest'
import { DESK, expectCalm, findBrowser, PHONE, visit } from './browser.ts'
import { openClub } from './club.ts'
import { Player } from './player.ts'

const { browser } = await findBrowser()
afterAll(() => browser?.close())

/** An even number: nobody has a bye. */
const FOUR = ['Robin', 'Kim', 'Noor', 'Theo']

test('an organiser begins a league, four join, and the first round is paired', { timeout: 120_000 }, async () => {
  const club = await openClub('league')
  const seen = await visit(browser!, club.url, DESK)
  const { page, shot } = seen
  const robin = new Player(page, 'Robin')
  await robin.goTo('league')
  await robin.begin('league create')
  await robin.pane.getByRole('button', { name: 'Send /league create' }).click()
  const form = page.getByRole('dialog', { name: 'A new league' })
  await form.getByLabel('What is it called?').fill('Spring League')
  await shot('league-1-form')
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await robin.reads('It is there.')
  await robin.command('league open')
  for (const name of FOUR) {
    const player = new Player(page, name)
    await player.be()
    await player.goTo('league')
    await player.press('Join')
    await player.reads('You are in.')
  }
  await robin.be()
  await robin.command('league start')
  await robin.reads('Round 1, until')
  await robin.press('Schedule')
  const round = await robin.reads('You play')
  await round.getByRole('img').waitFor()
  expect(await round.getByRole('img').getAttribute('alt')).toContain('Spring League, round 1')
  await shot('league-2-round')
  await robin.press('Standings')
  const table = await robin.reads('standings')
  await table.getByRole('img').waitFor()
  await shot('league-3-standings')
  await robin.press('Play my match')
  await robin.reads('The match begins when they come.')
  await page.context().close()

  const phone = await visit(browser!, club.url, PHONE)
  const kim = new Player(phone.page, 'Kim')
  await kim.be()
  await kim.goTo('league')
  await phone.shot('league-4-phone')
  expectCalm(phone)
})
