/** A playground whose people press whatever they see, without an end. Says which interactions were taken. */
import { writeSync } from 'node:fs'
import { seededChance } from '../../../src/app/self-play/seeded-chance.ts'
import { buttonsOf, CannotDo, type Message, menusOf, type Outcome, type Person } from '../../../src/stand-in/discord.ts'
import { channel, person, press, seen, start } from './opened.ts'

const [directory = '', seed = ''] = process.argv.slice(2)
const say = (...words: readonly string[]): unknown => writeSync(1, `${words.join(' ')}\n`)
const chance = seededChance(Number(seed))
const pick = <T>(from: readonly T[]): T | undefined => from[chance.pick(from.length)]

const { playground } = await start(directory)
const world = playground.world()
const people = [person(world, 'robin'), person(world, 'kim')] as const
const matches = channel(world, 'matches')
say('open')

async function told(doing: Promise<Outcome>): Promise<Outcome> {
  const outcome = await doing
  say('taken', outcome.interaction.id, outcome.kind)
  return world.discord.settled(outcome, 20_000).catch(() => outcome)
}

async function begin(): Promise<void> {
  const [robin, kim] = people
  const old = kim.messages(matches).length
  await told(robin.slash('challenge', { opponent: kim.user }, matches))
  const posts = () => kim.messages(matches).slice(old)
  while (!posts().some(each => buttonsOf(each).length > 0)) await seen(world, kim, matches.id, 'challenges you')
  const post = posts().find(each => buttonsOf(each).length > 0) as Message
  const { modal } = await told(kim.click(post, press(post, 'Accept…')))
  if (modal) await told(kim.submit(modal, {}))
}

const isHarmless = ({ label }: { readonly label?: string }) => !/concede|rematch|export|log/i.test(label ?? '')

async function act(who: Person): Promise<boolean> {
  const panel = who.messages(who.direct()).findLast(each => buttonsOf(each).length > 0)
  if (!panel) return false
  const menu = pick(menusOf(panel))
  const button = pick(buttonsOf(panel).filter(each => !each.disabled && isHarmless(each)))
  try {
    if (menu && chance.pick(2) === 0)
      await told(
        who.select(
          panel,
          menu.custom_id,
          menu.options.slice(0, menu.min_values || 1).map(({ value }) => value),
        ),
      )
    else if (button) await told(who.click(panel, button.custom_id))
    else return false
  } catch (error) {
    if (!(error instanceof CannotDo)) throw error // the panel has been replaced in the meantime
  }
  return true
}

for (let number = 0; ; number++) {
  if (number % 12 === 0) await begin()
  await Promise.all(people.map(act))
}
