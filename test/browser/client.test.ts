import { Routes } from 'discord-api-types/v10'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { type ServedPage, servePage } from '../../src/playground/server/serve-page.ts'
import { button, openWorld, option, PNG, row, text, V2, type World } from '../stand-in/world.ts'
import { DESK, expectCalm, findBrowser, visit } from './browser.ts'
import { Player } from './player.ts'

const { browser } = await findBrowser()
afterAll(() => browser?.close())

interface Open {
  readonly world: World
  readonly server: ServedPage
  reopen(): Promise<void>
}

async function open(): Promise<Open> {
  const world = await openWorld()
  const start = async (port: number) => {
    const clock = { now: world.now, advance: async (by: number) => world.pass(by) }
    const page = await servePage({ port, world: () => ({ discord: world.discord, clock }), reset: async () => {} })
    if (!page.ok) throw new Error(page.error)
    onTestFinished(() => page.value.close().catch(() => {}))
    return page.value
  }
  const server = await start(0)
  return { world, server, reopen: async () => void (await start(server.port)) }
}

const label = (name: string, component: object) => ({ type: 18, label: name, component })

test.skipIf(browser === null)('forms with every kind of input are filled in, and sent as Discord would', async () => {
  const { world, server } = await open()
  const { alice, bob, bot, onInteraction, send } = world
  const form = (...components: readonly object[]) => ({
    type: 9,
    data: { custom_id: 'form', title: 'Tell me all', components },
  })
  onInteraction(interaction => {
    if (interaction.type === 5) return { type: 4, data: { content: 'Thank you' } }
    const { custom_id } = interaction.data as { custom_id: string }
    if (custom_id === 'broken') return { status: 500 }
    return custom_id === 'first'
      ? form(
          text('Some **questions**.'),
          label('Name', { type: 4, custom_id: 'name', style: 1, min_length: 2 }),
          label('Story', { type: 4, custom_id: 'story', style: 2, required: false }),
          label('Era', { type: 21, custom_id: 'era', options: [option('old'), option('new')] }),
          label('Rated', { type: 23, custom_id: 'rated' }),
        )
      : form(
          label('Deck', {
            type: 3,
            custom_id: 'deck',
            min_values: 2,
            max_values: 2,
            options: [option('rain'), option('fire'), option('wind')],
          }),
          label('Judge', { type: 5, custom_id: 'judge' }),
          label('Days', { type: 22, custom_id: 'days', options: [option('mon'), option('tue'), option('wed')] }),
          label('List', { type: 19, custom_id: 'list' }),
        )
  })
  await send({ content: 'Start here', components: [row(button('first'), button('second'), button('broken'))] })
  const seen = await visit(browser!, server.url, DESK)
  const { page } = seen
  const player = new Player(page, 'alice')
  await page.getByRole('button', { name: 'Got it' }).click()

  await player.press('first')
  const dialog = page.getByRole('dialog', { name: 'Tell me all' })
  await dialog.getByLabel('Name').fill('Robin')
  await dialog.getByLabel('Story').fill('Once\nupon a time')
  await dialog.getByRole('radio', { name: 'new' }).check()
  await dialog.getByRole('checkbox', { name: 'Rated' }).check()
  await seen.shot('client-form')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await player.reads('Thank you')
  expect(valuesOf(bot.interactions.at(-1))).toEqual({
    name: 'Robin',
    story: 'Once\nupon a time',
    era: 'new',
    rated: true,
  })

  await player.press('second')
  // All by keyboard: two of the decks, then whom.
  await dialog.getByRole('combobox', { name: 'Deck' }).press('ArrowDown')
  for (const key of ['Enter', 'ArrowDown', 'ArrowDown', 'Enter', 'Tab', 'Enter']) await page.keyboard.press(key)
  await dialog.getByRole('combobox', { name: 'Judge' }).press('ArrowDown')
  await page.keyboard.press('Enter')
  await dialog.getByRole('checkbox', { name: 'mon' }).check()
  await dialog.getByRole('checkbox', { name: 'wed' }).check()
  await dialog
    .getByLabel('List')
    .setInputFiles({ name: 'deck.txt', mimeType: 'text/plain', buffer: Buffer.from('4 Growlithe') })
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.waitFor({ state: 'detached' })
  const { list, ...others } = valuesOf(bot.interactions.at(-1))
  expect(others).toEqual({ deck: ['rain', 'wind'], judge: [bob.id], days: ['mon', 'wed'] })
  expect(Buffer.from(world.discord.file(String((list as string[])[0])) ?? []).toString()).toBe('4 Growlithe')

  await player.press('first')
  await dialog.waitFor()
  expect(await dialog.getByLabel('Name').evaluate(node => node === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('first')
  await player.press('broken')
  await player.messages.first().getByText('The application did not respond').waitFor()
  expectCalm(seen)
  expect(alice.username).toBe('alice')
})

/** By the name of the input. */
function valuesOf(interaction: unknown): Record<string, unknown> {
  const { data } = interaction as { data: { components: readonly { component?: Record<string, unknown> }[] } }
  return Object.fromEntries(
    data.components.flatMap(({ component }) =>
      component ? [[String(component.custom_id), component.value ?? component.values]] : [],
    ),
  )
}

test.skipIf(browser === null)(
  'the keyboard is enough, words stay words, and a lost connection comes back',
  async () => {
    const { world, server, reopen } = await open()
    const { bob, channel, discord, register, onInteraction } = world
    await register([
      { name: 'one', description: 'First' },
      {
        name: 'two',
        description: 'Second',
        options: [{ type: 6, name: 'who', description: 'Somebody', required: true }],
      },
    ])
    onInteraction(interaction => ({ type: 4, data: { content: `did ${(interaction.data as { name: string }).name}` } }))
    const seen = await visit(browser!, server.url, DESK)
    const { page } = seen
    const player = new Player(page, 'alice')
    await player.box.focus()
    await page.keyboard.type('/')
    await player.pane.getByRole('listbox').waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await player.pane.getByRole('combobox', { name: 'who' }).waitFor()
    await page.keyboard.type('bo')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await player.reads('did two')
    await page.keyboard.type('/zzz')
    await player.pane.getByText('Nothing fits.').waitFor()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('<img src=x onerror=alert(1)> ||hidden||')
    await page.keyboard.press('Enter')
    await player.reads('<img src=x onerror=alert(1)>')
    const spoiler = player.pane.getByRole('button', { name: 'Spoiler: show' })
    await spoiler.focus()
    await page.keyboard.press('Enter')
    await player.pane.locator('.spoiler.open').waitFor()

    const before = seen.complaints.length
    await server.close()
    await page.getByText('The connection is lost.').waitFor()
    await seen.shot('client-lost')
    discord.as(bob).say(channel, 'Did you miss me?')
    await reopen()
    await page.getByText('The connection is lost.').waitFor({ state: 'detached' })
    await player.reads('Did you miss me?')
    expect(seen.complaints.slice(0, before)).toEqual([])
    expect(seen.strays).toEqual([])
  },
)

test.skipIf(browser === null)(
  'two hundred messages with pictures: the end at once, the beginning on demand',
  async () => {
    const { world, server } = await open()
    const { channel, rest } = world
    for (let number = 1; number <= 200; number += 1) {
      await rest.post(Routes.channelMessages(channel.id), {
        body: {
          flags: V2,
          components: [
            {
              type: 17,
              components: [
                text(`Turn ${number}`),
                { type: 12, items: [{ media: { url: 'attachment://t.png' }, description: `Table ${number}` }] },
              ],
            },
          ],
        },
        files: [{ name: 't.png', data: PNG, contentType: 'image/png' }],
      })
    }
    const seen = await visit(browser!, server.url, DESK)
    const { page } = seen
    const player = new Player(page, 'alice')
    await player.pane.getByText('Turn 200', { exact: true }).waitFor()
    expect(await player.messages.count()).toBe(50)
    const shown = player.pane.getByText('Turn 200', { exact: true })
    await expect.poll(() => shown.evaluate(node => node.getBoundingClientRect().bottom < innerHeight)).toBe(true)
    const scroller = player.pane.locator('.scroller')
    for (const count of [100, 150, 200]) {
      await scroller.evaluate(node => node.scrollTo(0, 0))
      await expect.poll(() => player.messages.count()).toBe(count)
    }
    await player.pane.getByText('Turn 1', { exact: true }).waitFor()
    await player.pane.getByRole('button', { name: 'To the newest' }).click()
    await expect.poll(() => shown.evaluate(node => node.getBoundingClientRect().bottom < innerHeight)).toBe(true)
    // What is typed does not draw two hundred messages again.
    await player.pane.locator('.messages').evaluate(list => {
      const watched = list as HTMLElement & { changes?: number }
      watched.changes = 0
      const note = (records: readonly MutationRecord[]) => {
        watched.changes = (watched.changes ?? 0) + records.length
      }
      new MutationObserver(note).observe(list, { childList: true, subtree: true, attributes: true })
    })
    await player.box.pressSequentially('hello')
    expect(await player.pane.locator('.messages').evaluate(list => (list as { changes?: number }).changes)).toBe(0)
    expectCalm(seen)
  },
)
