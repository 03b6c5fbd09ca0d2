/** A whole league through signed interactions: two who drop, a flag, and its reversal. */
import { expect, test } from 'vitest'
import { seededChance } from '../../src/app/self-play/seeded-chance.ts'
import { DAY } from '../../src/shared/time.ts'
import {
  buttonsOf,
  type Message,
  type Outcome,
  type TextChannel,
  textOf,
  type User,
} from '../../src/stand-in/discord.ts'
import { buttonNamed } from './game.ts'
import { openStage, type Stage } from './stage.ts'

const PEOPLE = ['ann', 'bob', 'cleo', 'dan', 'eve', 'fay', 'gus', 'hal']
const SHORT = 12

class Season {
  readonly olga: User
  readonly players: readonly User[]
  readonly channel: TextChannel
  readonly chance = seededChance(5)

  constructor(readonly stage: Stage) {
    const { discord } = stage
    this.olga = discord.addUser({ name: 'olga' })
    this.players = PEOPLE.map(name => discord.addUser({ name }))
    const guild = discord.addGuild({ name: 'Club', members: this.players })
    discord.addMember(guild, this.olga, 'ManageGuild')
    this.channel = discord.addChannel(guild, { name: 'league' })
  }

  /** Somebody does something, and everything that follows is done. */
  async act(doing: Promise<Outcome>): Promise<Outcome> {
    const outcome = await doing
    expect(outcome.problem).toBeNull()
    await this.stage.settled()
    return this.stage.discord.settled(outcome)
  }

  async slash(user: User, line: string, options: Record<string, unknown> = {}): Promise<string> {
    const outcome = await this.act(this.stage.discord.as(user).slash(line, options as never, this.channel))
    return textOf(outcome.message!)
  }

  /** The newest message of the channel that has this button. */
  news(label: string, user: User = this.olga): { readonly message: Message; readonly id: string } {
    const all = this.stage.discord.as(user).messages(this.channel).toReversed()
    for (const message of all) {
      const found = buttonsOf(message).find(each => 'label' in each && each.label === label)
      if (found) return { message, id: found.custom_id }
    }
    throw new Error(`Nobody can press ${label}`)
  }

  async press(user: User, label: string): Promise<string> {
    const { message, id } = this.news(label, user)
    const outcome = await this.act(this.stage.discord.as(user).click(message, id))
    return textOf(outcome.message!)
  }

  userOf = (id: string): User => this.players.find(each => each.id === id)!

  async sheet() {
    const [summary] = await this.stage.bot.app.leagues.inGuild(this.channel.guildId!)
    const looked = await this.stage.bot.app.leagues.look({ league: summary!.league, by: 'nobody' })
    if (!looked.ok) throw new Error(looked.error.code)
    return looked.value
  }

  async openMatches() {
    const { schedule } = await this.sheet()
    return schedule.at(-1)?.matches.filter(({ outcome }) => !outcome) ?? []
  }

  /** Both press the button; the match that has begun. */
  async begin(pairing: string): Promise<string> {
    const before = (await this.openMatches()).find(each => each.pairing === pairing)!
    for (const id of before.players) await this.press(this.userOf(id), 'Play my match')
    return (await this.openMatches()).find(each => each.pairing === pairing)!.match!
  }

  /** Anything that is suggested for a while, until somebody gives up. */
  async play(match: string, moves = SHORT, isGivenUp = true): Promise<void> {
    for (let move = 0; move < moves; move++) {
      const user = await this.nextIn(match)
      if (!user) return
      await this.act(this.stage.discord.as(user).slash(...(await this.anyMove(user, match)), this.channel))
    }
    const loser = isGivenUp ? await this.nextIn(match) : null
    if (!loser) return
    const person = this.stage.discord.as(loser)
    const { message } = await this.act(person.slash('concede', { match }, this.channel))
    await this.act(person.click(message!, buttonNamed(message!, 'Yes, I concede')))
  }

  /** Somebody who is waited for; null if it is over. */
  async nextIn(match: string): Promise<User | null> {
    const looked = await this.stage.bot.app.look({ match, by: 'nobody' })
    const table = looked.ok && looked.value.status === 'playing' ? looked.value : null
    const waiting = table?.game?.waitingFor ?? []
    const seat = waiting[this.chance.pick(Math.max(1, waiting.length))]
    return table && seat !== undefined ? this.userOf(table.players[seat]) : null
  }

  /** An answer if there is a question, otherwise a card, an attack or the end of the turn. */
  async anyMove(user: User, match: string): Promise<[string, Record<string, string>]> {
    const person = this.stage.discord.as(user)
    for (const [command, option] of [
      ['answer', 'choice'],
      ['attack', 'attack'],
      ['play', 'card'],
    ] as const) {
      const found = await person.autocomplete(command, { [option]: '', match }, option, this.channel)
      const choice = found[this.chance.pick(Math.max(1, found.length))]
      if (choice) return [command, { [option]: String(choice.value), match }]
    }
    return ['end', { match }]
  }
}

test('a Swiss of eight with theme decks, from the form to the champion', { timeout: 120_000 }, async () => {
  const stage = await openStage({ name: 'league', isQuick: true })
  try {
    const season = new Season(stage)
    const { olga, players } = season
    const asked = await season.act(stage.discord.as(olga).slash('league create', {}, season.channel))
    const created = await season.act(
      stage.discord.as(olga).submit(asked.modal!, { name: 'Spring League', decks: ['theme'], format: ['swiss'] }),
    )
    expect(textOf(created.message!)).toContain('It is there.')
    expect(await season.slash(players[0]!, 'league open')).toContain('Only organisers can do that')
    expect(await season.slash(olga, 'league edit', { clock: 'evening', round_days: 60 })).toContain('Changed.')
    expect(await season.slash(olga, 'league edit', { sets: 'HS XXX' })).toContain('I know no set called “XXX”')
    expect(await season.slash(olga, 'league edit', { sets: 'HS tm' })).toContain('from some sets only')
    expect(await season.slash(olga, 'league edit', { decks: 'theme', tie_breaks: 'direct' })).toContain(
      'theme decks only',
    )
    expect((await season.sheet()).league.settings).toMatchObject({
      cards: { kind: 'theme-decks' },
      tieBreaks: ['head-to-head', 'opponents', 'opponents-opponents'],
    })
    await season.slash(olga, 'league open')
    for (const user of players) expect(await season.press(user, 'Join')).toContain('You are in.')
    expect(await season.press(players[0]!, 'Join')).toContain('You are in already')
    await season.slash(olga, 'league start')
    expect(textOf(season.news('Play my match').message)).toContain('Round 1')

    // The first match of the first round is lost on time, and the organiser lets it go on.
    const [flagged, ...others] = await season.openMatches()
    const slow = await season.begin(flagged!.pairing)
    await season.play(slow, 6, false)
    for (const { pairing } of others) await season.play(await season.begin(pairing))
    for (let day = 0; day < 40 && (await season.openMatches()).length > 0; day++) await stage.tick(DAY)
    const { outcome } = (await season.sheet()).schedule[0]!.matches[0]!
    expect(outcome).toMatchObject({ is: 'forfeited', why: 'time' })
    const loser = season.userOf(outcome?.is === 'forfeited' ? outcome.by : '')
    const reason = 'The server was down'
    expect(await season.slash(olga, 'league rule', { ruling: 'reverse', player: loser, reason })).toContain('So it is.')
    expect(textOf(season.news('Play my match').message)).toContain('The server was down')
    await season.play(slow)
    expect((await season.sheet()).schedule).toHaveLength(2)

    for (const id of [players[3]!, players[6]!])
      expect(await season.slash(id, 'league drop')).toContain('You have left')
    while ((await season.sheet()).league.status === 'running') {
      for (const { pairing } of await season.openMatches()) await season.play(await season.begin(pairing))
      await stage.tick(DAY)
    }
    const { league, standings } = await season.sheet()
    expect(league.champion).not.toBe(null)
    const said = stage.discord.messages(season.channel).map(textOf).join('\n')
    expect(said).toContain(`🏆 <@${league.champion}> is the champion!`)
    const table = await season.slash(olga, 'league standings')
    for (const { player } of standings) expect(table).toContain(`<@${player}>`)
    expect(await season.slash(olga, 'leaderboard', { ruleset: 'hgss-2010' })).toContain('1. <@')
    expect(await season.slash(players[0]!, 'league history')).toContain('1-')
    expect(await season.slash(players[0]!, 'profile', { person: players[1] })).toContain('rated ')
    const exported = await season.act(stage.discord.as(olga).slash('league export', {}, season.channel))
    expect(exported.message!.attachments.map(({ filename }) => filename)).toEqual([
      'standings.csv',
      'results.csv',
      'league.json',
    ])
    expect(stage.reports).toEqual([])
  } finally {
    await stage.close()
  }
})
