/** Somebody at the page: they see what is on the screen, and use it as people do. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

export class Player {
  isDirect = false

  constructor(
    readonly page: Page,
    readonly name: string,
  ) {}

  get pane(): Locator {
    return this.page.getByRole('region', { name: `What ${this.name} sees` })
  }

  /** Changes to this person, in one click. */
  async be(): Promise<this> {
    await this.page.getByRole('group', { name: 'Who you are' }).getByRole('button', { name: this.name }).click()
    await this.pane.waitFor()
    return this
  }

  /** Goes to a channel, a thread or the direct messages. */
  async goTo(channel: string): Promise<void> {
    const list = this.pane.getByRole('button', { name: /^Channels/ })
    if (await list.isVisible()) await list.click()
    await this.pane.getByRole('navigation').getByRole('button', { name: channel }).click()
    await this.pane.getByRole('region', { name: `Messages in ${channel}` }).waitFor()
    this.isDirect = channel === 'Prizepost'
    await this.pane.locator('.message').first().or(this.pane.locator('.beginning')).first().waitFor()
  }

  get messages(): Locator {
    return this.pane.locator('.message')
  }

  get last(): Locator {
    return this.messages.last()
  }

  /** The newest in the direct messages; elsewhere, the newest for these eyes only. */
  get ownPanel(): Locator {
    return this.isDirect ? this.last : this.pane.locator('.message.private').last()
  }

  get box(): Locator {
    return this.pane.getByRole('combobox', { name: /^Message / })
  }

  /** Types a command, completes its options with what is offered first, and sends it. */
  async command(name: string, options: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.begin(name)
    for (const [option, typed] of Object.entries(options)) await this.fill(option, typed)
    await this.send(name)
  }

  async begin(name: string): Promise<void> {
    await this.box.click()
    await this.box.pressSequentially(`/${name}`)
    await this.pane
      .getByRole('option', { name: `/${name}` })
      .first()
      .waitFor()
    await this.page.keyboard.press('Enter')
  }

  async send(name: string): Promise<void> {
    await this.pane.getByRole('button', { name: `Send /${name}` }).click()
    await this.box.waitFor()
  }

  async attach(option: string, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.pane.getByRole('button', { name: option, exact: true }).click()
    await this.pane.getByLabel(option, { exact: true }).setInputFiles(file)
    await this.pane.locator('.file-box').getByText(file.name).waitFor()
  }

  /** Into an option that offers nothing. */
  async write(option: string, typed: string): Promise<void> {
    await this.pane.getByRole('button', { name: option, exact: true }).click()
    await this.pane.getByRole('combobox', { name: option, exact: true }).fill(typed)
  }

  async fill(option: string, typed: string): Promise<void> {
    const field = this.pane.getByRole('combobox', { name: option, exact: true })
    if (!(await field.isVisible())) await this.pane.getByRole('button', { name: option, exact: true }).click()
    await field.click()
    if (typed !== '') await field.pressSequentially(typed)
    await this.pane.locator('.suggestions [role=listbox]:not([aria-busy]) [role=option]').first().waitFor()
    await this.page.keyboard.press('Enter')
  }

  /** Presses a button of the newest message that has it. */
  async press(label: string | RegExp): Promise<void> {
    await this.messages.getByRole('button', { name: label, exact: true }).last().click()
  }

  /** Chooses from a menu of the newest message that has it. */
  async choose(menu: string | RegExp, option: number | string | RegExp): Promise<void> {
    await this.messages.getByRole('combobox', { name: menu }).last().click()
    const options = this.pane.getByRole('listbox').getByRole('option')
    await (typeof option === 'number' ? options.nth(option) : options.filter({ hasText: option }).first()).click()
  }

  /** Answers the question of the panel with what comes first. */
  async answer(): Promise<void> {
    const menu = this.ownPanel.getByRole('combobox')
    if ((await menu.count()) === 0) {
      await this.ownPanel.locator('.button.primary').first().click()
      return
    }
    await menu.first().click()
    await this.pane.getByRole('option').first().click()
    const done = this.pane.getByRole('button', { name: /^Choose \d+$/ })
    if (await done.isVisible()) await done.click()
  }

  /** Does something with the panel in the direct messages, and waits until the panel shows what came of it. */
  async decide(act: () => Promise<void>): Promise<void> {
    const before = await this.panel()
    await act()
    await this.panelIs(now => now !== before && !now.includes('is thinking…'))
  }

  async panelIs(isIt: (panel: string) => boolean): Promise<void> {
    await expect.poll(async () => isIt(await this.panel()), { timeout: 20_000 }).toBe(true)
  }

  /** What the panel says, without the time that goes by in it. */
  async panel(): Promise<string> {
    return (await this.ownPanel.innerText()).replace(/in \d+ \w+/, '')
  }

  /** Until the newest message says so. */
  async reads(words: string | RegExp): Promise<Locator> {
    const found = this.messages.filter({ hasText: words }).last()
    await found.waitFor()
    return found
  }
}
