/** A league in a world that the test holds in its hands. */
import type { LeagueOutcome } from '../../../src/app/league/change-league.ts'
import type { LeagueWanted } from '../../../src/app/league/command-league.ts'
import type { PlayOutcome } from '../../../src/app/league/play-pairing.ts'
import type { LeagueSheet } from '../../../src/app/league/sheet.ts'
import { LEAGUE_CLOCK } from '../../../src/app/match/terms.ts'
import type { DeckChoice } from '../../../src/app/player/read-deck.ts'
import { seededChance } from '../../../src/app/self-play/seeded-chance.ts'
import type { ScheduledMatch } from '../../../src/league/queries.ts'
import { type Settings, USUAL_SETTINGS } from '../../../src/league/settings.ts'
import { assert } from '../../../src/shared/assert.ts'
import type { MatchId, PlayerId } from '../../../src/shared/ids.ts'
import { choose } from '../players.ts'
import { value, World } from '../world.ts'

export const organiser = { player: 'olga', organiser: true } as const
export const THEME: DeckChoice = { theme: 'Growth Clash' }

export const SETTINGS: Settings = {
  ...USUAL_SETTINGS,
  name: 'Spring League',
  ruleset: 'hgss-2010',
  clock: { ...LEAGUE_CLOCK },
  cards: { kind: 'theme-decks' },
  deckPolicy: 'open',
  format: { kind: 'swiss', rounds: 3 },
}

export class Club {
  league = ''

  constructor(readonly world = new World()) {}

  request(by: { readonly player: PlayerId; readonly organiser?: boolean }, delivery = this.world.delivery()) {
    return { league: this.league, by, delivery }
  }

  async open(players: readonly PlayerId[], settings: Partial<Settings> = {}): Promise<void> {
    const delivery = this.world.delivery()
    const wanted = { by: organiser, guild: 'guild', settings: { ...SETTINGS, ...settings }, delivery }
    this.league = done(await this.world.app.leagues.create(wanted)).league
    await this.rule({ type: 'OpenLeague' })
    for (const player of players) done(await this.world.app.leagues.join(this.request({ player })))
  }

  async start(players: readonly PlayerId[], settings: Partial<Settings> = {}): Promise<void> {
    await this.open(players, settings)
    await this.rule({ type: 'StartLeague' })
  }

  /** What an organiser wants, and gets. */
  async rule(wanted: LeagueWanted): Promise<LeagueSheet> {
    return done(await this.world.app.leagues.command(this.request(organiser), wanted)).sheet
  }

  as = (player: PlayerId, wanted: LeagueWanted): Promise<LeagueOutcome> =>
    this.world.app.leagues.command(this.request({ player }), wanted)

  async sheet(by: PlayerId = 'nobody'): Promise<LeagueSheet> {
    const looked = await this.world.app.leagues.look({ league: this.league, by })
    assert(looked.ok, 'there is a league')
    return looked.value
  }

  async pairingOf(player: PlayerId): Promise<ScheduledMatch> {
    const { schedule } = await this.sheet()
    const found = schedule.at(-1)?.matches.find(({ players }) => players.includes(player))
    assert(found, `${player} is paired`)
    return found
  }

  /** Presses the button. */
  async press(
    player: PlayerId,
    deck: DeckChoice | undefined = THEME,
    delivery = this.world.delivery(),
  ): Promise<PlayOutcome> {
    const { pairing } = await this.pairingOf(player)
    const playing = { pairing, salt: `salt of ${player}`, ...(deck && { deck }) }
    return this.world.app.leagues.play(this.request({ player }, delivery), playing)
  }

  /** Both press, and the match has begun. */
  async begin(player: PlayerId): Promise<MatchId> {
    const { players } = await this.pairingOf(player)
    let match = ''
    for (const each of players) match = value((await this.press(each)) as never).match
    return match
  }

  /** A short match that somebody gives up. */
  async loses(player: PlayerId): Promise<MatchId> {
    const match = await this.begin(player)
    await this.opening(match)
    const table = await this.world.app.look({ match, by: player })
    const seat = table.ok ? table.value.yours?.seat : undefined
    assert(seat !== undefined, 'a player has a seat')
    value(await this.world.do(player, match, { type: 'Act', command: { type: 'Concede', seat } }))
    return match
  }

  /** Until both have decided something. */
  async opening(match: MatchId): Promise<void> {
    const chance = seededChance(7)
    const { app } = this.world
    for (const seat of [0, 1] as const) {
      const seen = await app.look({ match, by: 'nobody' })
      assert(seen.ok, 'there is a match')
      const player = seen.value.players[seat]
      const table = await app.look({ match, by: player })
      assert(table.ok && table.value.yours, 'a player has a seat')
      if (table.value.game?.waitingFor.includes(seat))
        value(await this.world.do(player, match, choose(table.value, chance)))
    }
  }
}

export function done(outcome: LeagueOutcome) {
  if (outcome.ok) return outcome.value
  throw new Error(`refused: ${JSON.stringify(outcome.error)}`)
}

export const refusal = (outcome: LeagueOutcome | PlayOutcome): string => {
  if (outcome.ok) return 'done'
  return 'refusal' in outcome.error ? outcome.error.refusal.code : outcome.error.code
}
