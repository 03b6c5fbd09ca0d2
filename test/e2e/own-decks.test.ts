/** Decks of one's own: pasted or sent as a file, kept, judged, played with. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { themeSheet } from '../../src/app/deck-sheet.ts'
import { type Outcome, type Person, type TextChannel, textOf, type User } from '../../src/stand-in/discord.ts'
import { idOf } from './fault-table.ts'
import { openStage, type Stage } from './stage.ts'

const { list } = themeSheet('Mind Flood')!

let stage: Stage
let users: readonly [User, User]
let [ann, bob]: Person[] = []
let channel: TextChannel
beforeEach(async ({ task }) => {
  stage = await openStage({ name: task.name, isQuick: true })
  users = [stage.discord.addUser({ name: 'ann' }), stage.discord.addUser({ name: 'bob' })]
  ann = stage.discord.as(users[0])
  bob = stage.discord.as(users[1])
  channel = stage.discord.addChannel(stage.discord.addGuild({ name: 'League', members: [...users] }), { name: 'decks' })
})
afterEach(async () => {
  expect(stage.reports).toEqual([])
  await stage.close()
})

async function answered(doing: Promise<Outcome>): Promise<string> {
  const outcome = await doing
  await stage.settled()
  return textOf((await stage.discord.settled(outcome)).message!)
}

async function paste(words: string): Promise<string> {
  const { modal } = await ann!.slash('deck import', { name: 'Rain' }, channel)
  return answered(ann!.submit(modal!, { list: words }))
}

const send = (name: string, words: string): Promise<string> =>
  answered(ann!.slash('deck import', { file: { name, bytes: new TextEncoder().encode(words) } }, channel))

test.each([
  ['pasted', () => paste(list)],
  ['as a file', () => send('Rain.txt', list)],
])('%s, it is kept, looked at and played with', async (_, bring) => {
  expect(await bring()).toContain('**Rain** · HeartGold & SoulSilver era, 2010\nKept.')
  expect(await answered(ann!.slash('deck show', { name: 'Rain' }, channel))).toContain('* 1 Feraligatr HS 20')
  expect(await answered(ann!.slash('challenge', { opponent: users[1], deck: 'Rain' }, channel))).toContain(
    'You play “Rain”.',
  )
})

test('what is wrong with it is said, and it is not kept', async () => {
  expect(await paste(list.replace('13 Water', '12 Water'))).toContain('A deck has exactly 60 cards')
  expect(await send('Rain.txt', 'nothing at all')).toContain('I have not kept it.')
  expect((await stage.bot.app.player(users[0].id)).decks).toEqual([])
})

test('pasted into the form of a challenge; while it is wrong, the challenge stays open', async () => {
  await answered(ann!.slash('challenge', { opponent: users[1] }, channel))
  const post = bob!.messages(channel).at(-1)!
  const acceptWith = async (words: string) => {
    const { modal } = await bob!.click(post, idOf(post, 'Accept…'))
    return answered(bob!.submit(modal!, { list: words }))
  }
  expect(await acceptWith(list.replace('13 Water', '12 Water'))).toContain('A deck has exactly 60 cards')
  expect(idOf(stage.discord.message(post.id)!, 'Accept…')).toBeTruthy()
  expect(await acceptWith(list)).toContain('your deck Pasted deck')
})
