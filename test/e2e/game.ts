/** Two people, one match, and a step at a time: whatever is done, all that everybody must be able to rely on is checked. */
import { expect } from 'vitest'
import { verifyExport } from '../../src/app/fairness/verify.ts'
import { rulesOf } from '../../src/app/rules-of.ts'
import { seededChance } from '../../src/app/self-play/seeded-chance.ts'
import { type TableView, tableFor } from '../../src/app/table.ts'
import { themePairs } from '../../src/decks/theme-decks.ts'
import type { Chance, Seat } from '../../src/engine/index.ts'
import type { RulesetId } from '../../src/rulesets/index.ts'
import type { MatchId } from '../../src/shared/ids.ts'
import {
  buttonsOf,
  type Guild,
  type Message,
  type Outcome,
  type Person,
  type TextChannel,
  type Thread,
  textOf,
  type User,
} from '../../src/stand-in/discord.ts'
import type { Stage } from './stage.ts'
import { Watch } from './watch.ts'

export interface Beginning {
  readonly ruleset: RulesetId
  readonly seed?: number
  /** How interactions are delivered. */
  readonly twice?: true | 'at once'
}

export class Game {
  readonly watch: Watch
  readonly chance: Chance
  readonly users: readonly [User, User]
  readonly guild: Guild
  readonly channel: TextChannel
  readonly decks: readonly [string, string]
  /** How many interactions it took. */
  interactions = 0
  match: MatchId = ''
  thread!: Thread
  readonly #how: { readonly twice?: true | 'at once' }

  constructor(
    readonly stage: Stage,
    readonly beginning: Beginning,
  ) {
    const { discord } = stage
    const { ruleset, seed = 1, twice } = beginning
    this.watch = new Watch(stage, twice !== undefined)
    this.chance = seededChance(seed)
    this.#how = twice ? { twice } : {}
    this.users = [discord.addUser({ name: 'ann' }), discord.addUser({ name: 'bob' })]
    this.guild = discord.addGuild({ name: 'League', members: [...this.users] })
    this.channel = discord.addChannel(this.guild, { name: 'matches' })
    const pairs = themePairs(ruleset)
    const [first, second] = pairs[seed % pairs.length]!
    this.decks = [first.name, second.name]
  }

  person(seat: Seat): Person {
    return this.stage.discord.as(this.users[seat], this.#how)
  }

  /** Somebody does something; the answer, when all that follows is done. */
  async act(doing: Promise<Outcome>): Promise<Outcome> {
    this.interactions += 1
    const { discord } = this.stage
    const outcome = await doing
    expect(outcome.problem).toBeNull()
    await this.stage.settled()
    await this.check()
    // A panel that was replaced by a newer one is gone, and so is the answer that would have changed it.
    const isGone = outcome.kind === 'updating' && !discord.message(messageOf(outcome))
    return isGone ? { ...outcome, message: null } : discord.settled(outcome)
  }

  async check(): Promise<void> {
    await this.watch.look()
    expect(this.watch.refused).toEqual([])
    expect(this.watch.leaks).toEqual([])
    expect(this.stage.reports).toEqual([])
  }

  async begin(): Promise<this> {
    const { ruleset } = this.beginning
    const [ann, bob] = [this.person(0), this.person(1)]
    const opponent = this.users[1]
    const options = { opponent, ruleset, deck: this.decks[0], salt: 'the salt of ann' }
    const asked = await this.act(ann.slash('challenge', options, this.channel))
    expect(textOf(asked.message!)).toContain('Your challenge is out')
    const post = bob.messages(this.channel).at(-1)!
    const accept = buttonNamed(post, 'Accept…')
    this.match = accept.split(':')[1]!
    this.watch.watch({
      match: this.match,
      players: [this.users[0].id, this.users[1].id],
      decks: this.decks,
      secrets: ['the salt of ann', 'the salt of bob'],
    })
    const { modal } = await this.act(bob.click(post, accept))
    await this.act(bob.submit(modal!, { deck: [this.decks[1]], salt: 'the salt of bob' }))
    this.thread = ann
      .channels()
      .find((channel): channel is Thread => channel.id === post.id && channel.kind === 'thread')!
    expect(this.thread.name).toBe('ann vs bob')
    return this
  }

  /** As it is in the store. */
  table(by: Seat | 'nobody' = 'nobody'): TableView {
    const { match } = this.watch
    if (!match) throw new Error('There is no match yet')
    const viewer = by === 'nobody' ? 'spectator' : by
    return tableFor(rulesOf(match.terms.ruleset), match, viewer, this.stage.now)
  }

  /** What everybody sees in the thread. */
  posts(): readonly Message[] {
    return this.stage.discord.messages(this.thread).filter(({ visibleTo }) => visibleTo === null)
  }

  panel(seat: Seat): Message {
    const person = this.person(seat)
    const panels = person.messages(person.direct()).filter(each => each.visibleTo === null && isOf(each, this.match))
    expect(panels).toHaveLength(1)
    return panels[0]!
  }

  /** Somebody who is waited for does something. Afterwards everybody knows who is next. */
  async step(turn: (game: Game, seat: Seat) => Promise<void>): Promise<boolean> {
    const before = this.table()
    const waiting = before.game!.waitingFor
    const seat = waiting[this.chance.pick(waiting.length)]
    if (before.status !== 'playing' || seat === undefined) return false
    this.watch.posts = []
    await turn(this, seat)
    this.checkPosts(before, this.table())
    return true
  }

  /** Only the newest post has buttons, and it calls whoever is next. */
  checkPosts(before: TableView, after: TableView): void {
    const post = this.watch.posts.filter(({ channelId }) => channelId === this.thread.id).at(-1)
    if (!post) return
    const posts = this.posts()
    expect(posts.filter(each => buttonsOf(each).length > 0).map(({ id }) => id)).toEqual([posts.at(-1)!.id])
    const pings = this.stage.discord.state.pings.filter(({ messageId }) => messageId === post.id)
    expect(pings.map(({ userId }) => userId).sort()).toEqual([...post.mentions].sort())
    const { game } = after
    if (after.status === 'over') expect(post.mentions).toEqual([])
    if (after.status === 'over' || game?.phase !== 'main') return
    const isNew = game.turn.number !== before.game?.turn.number
    const called = game.waitingFor.filter(each => isNew || !before.game?.waitingFor.includes(each))
    expect(post.mentions, textOf(post)).toEqual(called.map(each => this.users[each].id))
    this.checkTurns()
  }

  /** Every turn is told by one message. */
  checkTurns(): void {
    const told = this.posts().flatMap(post => /\*\*Turn (\d+), /.exec(textOf(post))?.[1] ?? [])
    expect(new Set(told).size, told.join()).toBe(told.length)
  }

  async play(turn: (game: Game, seat: Seat) => Promise<void>, most = 1500): Promise<number> {
    let steps = 0
    while (steps < most && (await this.step(turn))) steps += 1
    return steps
  }

  /** The match is over: everybody is told, and can take it away. */
  async checkEnd(): Promise<void> {
    const { status, result, fairness } = this.table()
    expect(status).toBe('over')
    const post = this.posts().at(-1)!
    const winner = this.users[result!.winner!]!.username
    expect(textOf(post)).toContain(`🏆 **${winner} won against`)
    expect(textOf(post)).toContain(`The seed was \`${fairness.revealed!.seed}\``)
    for (const seat of [0, 1] as const) {
      const panel = this.panel(seat)
      expect(textOf(panel)).toContain(seat === result!.winner ? '**You won against' : '**You lost against')
      for (const message of [post, panel])
        expect(buttonsOf(message).map(({ label }) => label)).toEqual(['Rematch', 'Log', 'Export'])
    }
    const reader = this.person(this.chance.pick(2) as Seat)
    const log = await this.act(reader.click(post, buttonNamed(post, 'Log')))
    expect(log.message!.visibleTo).toBe(reader.user.id)
    expect(this.#file(log.message!, 'log.txt').split('\n').length).toBeGreaterThan(10)
    const taken = await this.act(reader.click(post, buttonNamed(post, 'Export')))
    const verified = verifyExport(JSON.parse(this.#file(taken.message!, `match-${this.match}.json`)))
    expect(verified.ok && verified.exported.match).toBe(this.match)
  }

  #file({ attachments }: Message, name: string): string {
    const found = attachments.find(({ filename }) => filename === name)
    return Buffer.from(this.stage.discord.file(found!.id)!).toString()
  }

  async concede(seat: Seat): Promise<void> {
    const person = this.person(seat)
    const { message: asked } = await this.act(person.click(this.panel(seat), buttonNamed(this.panel(seat), 'Concede…')))
    await this.act(person.click(asked!, buttonNamed(asked!, 'Yes, I concede')))
  }
}

export function buttonNamed(message: Message, label: string): string {
  const found = buttonsOf(message).find(each => each.label === label)
  if (!found) throw new Error(`no ${label} among ${buttonsOf(message).map(each => each.label)}: ${textOf(message)}`)
  return found.custom_id
}

const messageOf = ({ interaction: { response } }: Outcome): string =>
  'messageId' in response ? response.messageId : ''

const isOf = (message: Message, match: MatchId): boolean =>
  buttonsOf(message).some(({ custom_id }) => custom_id.split(':')[1] === match)
