import { describe, expect, test } from 'vitest'
import { whichLeague } from '../../../src/discord/league/which-league.ts'
import { Club, organiser, SETTINGS } from '../../app/league/club.ts'

const sent = (how: object = {}) => ({
  id: '1',
  at: 1,
  user: { id: 'ann', name: 'Ann' },
  place: { guild: 'guild', channel: '1', parent: null, isDirect: false },
  mayManage: false,
  roles: [],
  ...how,
})

describe('who oversees a league', () => {
  const overseen = async (how: object) => {
    const club = new Club()
    await club.open([], { organiserRole: '12345' })
    const meant = await whichLeague(club.world, sent(how), undefined)
    return meant.ok && meant.value.request.by.organiser
  }

  test.each([
    ['whoever may manage the server', { mayManage: true }, true],
    ['whoever has the role of the league', { roles: ['99999', '12345'] }, true],
    ['nobody with another role', { roles: ['99999'] }, false],
    ['nobody else', {}, false],
  ])('%s', async (_, how, expected) => expect(await overseen(how)).toBe(expected))
})

describe('which league is meant', () => {
  const club = new Club()

  test('the only one, the one that is named, none of another server', async () => {
    expect(await whichLeague(club.world, sent(), undefined)).toMatchObject({ ok: false })
    await club.open([], { name: 'A' })
    const first = await whichLeague(club.world, sent(), undefined)
    expect(first).toMatchObject({ ok: true, value: { sheet: { league: { id: club.league } } } })
    const delivery = club.world.delivery()
    await club.world.app.leagues.create({
      by: organiser,
      guild: 'guild',
      settings: { ...SETTINGS, name: 'B' },
      delivery,
    })
    expect(await whichLeague(club.world, sent(), undefined)).toMatchObject({ ok: false })
    expect(await whichLeague(club.world, sent(), 'A')).toEqual(first)
    expect(await whichLeague(club.world, sent(), club.league)).toEqual(first)
    const elsewhere = sent({ place: { guild: 'other', channel: '1', parent: null, isDirect: false } })
    expect(await whichLeague(club.world, elsewhere, club.league)).toMatchObject({ ok: false })
    const direct = sent({ place: { guild: null, channel: '1', parent: null, isDirect: true } })
    expect(await whichLeague(club.world, direct, 'A')).toMatchObject({ ok: false })
  })
})
