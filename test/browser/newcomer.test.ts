import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { DESK, expectCalm, findBrowser, visit } from './browser.ts'
import { openClub } from './club.ts'
import { Player } from './player.ts'
import { acceptWith, setUp, turn, whoseTurn } from './playing.ts'

const { browser } = await findBrowser()
afterAll(() => browser?.close())

test.skipIf(browser === null)(
  'a newcomer plays a first match, from hello to handshake',
  { timeout: 120_000 },
  async () => {
    const club = await openClub('newcomer')
    const seen = await visit(browser!, club.url, DESK)
    const { page, shot } = seen
    const robin = new Player(page, 'Robin')
    const kim = new Player(page, 'Kim')

    const welcome = page.getByRole('region', { name: 'Welcome' })
    await welcome.waitFor()
    expect(await welcome.getByRole('listitem').count()).toBe(3)
    await shot('1-welcome')

    await robin.goTo('matches')
    await robin.begin('challenge')
    await robin.fill('opponent', 'Kim')
    await robin.fill('deck', 'Ember')
    await robin.write('salt', 'the same every time')
    await robin.send('challenge')
    await robin.reads('Your challenge is out')
    await welcome.getByRole('button', { name: 'Got it' }).click()
    await shot('2-challenged')

    // The badge of whoever is called can be seen without being them.
    const people = page.getByRole('group', { name: 'Who you are' })
    await people.getByRole('button', { name: /Kim\s*\d+ unread/ }).waitFor()
    await kim.be()
    await kim.goTo('matches')
    expect(await kim.messages.filter({ hasText: 'Your challenge is out' }).count()).toBe(0)
    await acceptWith(kim, 'Growth Clash', shot)

    await kim.goTo('Prizepost')
    await kim.decide(() => kim.answer())
    const handOfKim = await handOf(kim)
    await robin.be()
    await robin.goTo('Prizepost')
    await robin.decide(() => robin.answer())
    await shot('4-set-up')
    const handOfRobin = await handOf(robin)
    expect(handOfRobin).not.toBe(handOfKim)

    const both = [robin, kim] as const
    await setUp(both)

    const thread = 'Robin vs Kim'
    const pictures = new Set<string>()
    for (const way of ['commands', 'commands', 'buttons', 'buttons'] as const) {
      const player = (await whoseTurn(both))!
      await turn(player, thread, way)
      await player.goTo(thread)
      await expect.poll(async () => pictures.has(await tableIn(player)), { timeout: 20_000 }).toBe(false)
      pictures.add(await tableIn(player))
      await shot(`5-turn-${pictures.size}-${way}`)
      await player.goTo('Prizepost')
    }
    expect(pictures.size).toBe(4)

    // What is in a hand is nowhere but with whoever holds it.
    await robin.be()
    const secret = await handOf(robin)
    await robin.goTo(thread)
    expect((await robin.pane.locator('.message:not(.private)').allInnerTexts()).join()).not.toContain(secret)
    await kim.be()
    for (const channel of ['matches', thread, 'Prizepost']) {
      await kim.goTo(channel)
      expect(await kim.pane.innerText()).not.toContain(secret)
    }

    const loser = (await whoseTurn(both))!
    const winner = loser === robin ? kim : robin
    await loser.press('Concede…')
    await loser.press('Yes, I concede')
    await loser.reads(`You lost against ${winner.name}`)
    await loser.goTo(thread)
    const end = await loser.reads(`${winner.name} won against ${loser.name}`)
    expect(await end.innerText()).toMatch(/The seed was [0-9a-f]{64}/)
    await shot('6-result')

    await winner.be()
    await winner.goTo(thread)
    await winner.press('Export')
    const link = (await winner.reads('Only you can see this')).getByRole('link', { name: /match-.*\.json/ })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    const record = await readFile(await download.path())
    await winner.begin('verify')
    await winner.attach('file', { name: 'match.json', mimeType: 'application/json', buffer: record })
    await winner.send('verify')
    await winner.reads('The luck of this match was fair')
    await shot('7-verified')
    expectCalm(seen)
  },
)

const handOf = async (player: Player): Promise<string> =>
  /Hand \(\d+\): (.+)/.exec(await player.last.innerText())?.[1] ?? expect.fail('no hand')

/** The picture that everybody sees. */
const tableIn = async ({ pane }: Player): Promise<string> =>
  (await pane.locator('.message:not(.private)').last().locator('img').last().getAttribute('src')) ?? ''
