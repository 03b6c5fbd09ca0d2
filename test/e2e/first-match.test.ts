import { afterAll, beforeAll, expect, test } from 'vitest'
import { buttonsOf, textOf } from '../../src/stand-in/discord.ts'
import { openStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 60_000)
afterAll(() => stage.close())

test('a challenge in a channel becomes a match: a thread for all, a panel for each', { timeout: 60_000 }, async () => {
  const { discord } = stage
  const ann = discord.addUser({ name: 'ann' })
  const bob = discord.addUser({ name: 'bob' })
  const guild = discord.addGuild({ name: 'League', members: [ann, bob] })
  const channel = discord.addChannel(guild, { name: 'matches' })

  const asked = await discord.as(ann).slash('challenge', { opponent: bob, deck: 'Mind Flood' }, channel)
  await stage.settled()
  const { message: answer } = await discord.settled(asked)
  expect(answer && textOf(answer)).toBe(`Your challenge is out, and <@${bob.id}> has been told. You play “Mind Flood”.`)

  const [post] = discord.as(bob).messages(channel)
  expect(post && textOf(post)).toContain(`<@${bob.id}>, **ann challenges you to a match.** Accept or decline?`)
  const accept = buttonsOf(post!).find(({ label }) => label === 'Accept…')
  await discord.as(bob).click(post!, accept!.custom_id)
  const [form] = discord.as(bob).modals()
  const begun = await discord.as(bob).submit(form!, { deck: ['Growth Clash'] })
  await stage.settled()
  expect(textOf((await discord.settled(begun)).message!)).toContain('your deck Growth Clash')

  const thread = discord
    .as(ann)
    .channels()
    .find(({ kind }) => kind === 'thread')
  expect(thread).toMatchObject({ name: 'ann vs bob', id: post!.id })
  for (const [who, other] of [
    [ann, 'bob'],
    [bob, 'ann'],
  ] as const) {
    const [panel] = discord.as(who).messages(discord.as(who).direct())
    expect(panel && textOf(panel)).toContain(`**Your decision against ${other}** · set-up`)
  }
  expect(stage.reports).toEqual([])
})

test('Teach me: a theme deck, and a hint for the one who asked', { timeout: 60_000 }, async () => {
  const { discord } = stage
  const cat = discord.addUser({ name: 'cat' })
  const dan = discord.addUser({ name: 'dan' })
  const guild = discord.addGuild({ name: 'School', members: [cat, dan] })
  const channel = discord.addChannel(guild, { name: 'lessons' })
  await discord.as(cat, { twice: true }).slash('challenge', { opponent: dan, teach: true }, channel)
  await stage.settled()
  const [post, ...others] = discord.as(dan).messages(channel)
  expect(others).toEqual([])
  await discord.as(dan).click(post!, buttonsOf(post!).find(({ label }) => label === 'Accept…')!.custom_id)
  await discord.as(dan).submit(discord.as(dan).modals()[0]!, {})
  await stage.settled()
  const panelOf = (who: typeof cat) => discord.as(who).messages(discord.as(who).direct()).map(textOf).at(-1)
  expect(panelOf(cat)).toMatch(/\n💡 .{20,200}\n/)
  expect(panelOf(dan)).not.toContain('💡')
  expect(stage.reports).toEqual([])
})
