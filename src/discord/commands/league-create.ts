/** An organiser begins a league: the few things that matter in a form, the rest by `/league edit`. */

import { ComponentType, TextInputStyle } from 'discord-api-types/v10'
import { type Settings, USUAL_SETTINGS } from '../../app/league/index.ts'
import { LEAGUE_CLOCK } from '../../app/match/terms.ts'
import { idFor } from '../../app/ports/system.ts'
import { DEFAULT_RULESET, RULESET_TITLES } from '../../app/ruleset-titles.ts'
import { DAY } from '../../shared/time.ts'
import { note } from '../answer.ts'
import { DECKS, FORMATS, LENGTHS } from '../choices/league-rules.ts'
import { choicesIn, command, type Modal, verbOf } from '../command.ts'
import { writeFreeId } from '../custom-id.ts'
import { fieldOf } from '../form.ts'
import type { ModalSent } from '../interaction.ts'
import { settleIn } from '../league/home.ts'
import { leagueMessage } from '../league/messages.ts'
import { answered } from '../league/want.ts'

const choice = <Key extends string>(
  id: string,
  label: string,
  all: readonly { readonly name: string; readonly value: Key }[],
  usual: Key,
) => ({
  type: ComponentType.Label as const,
  label,
  component: {
    type: ComponentType.StringSelect as const,
    custom_id: id,
    options: all.map(({ name, value }) => ({ label: name, value, default: value === usual })),
  },
})

const form: Modal = {
  custom_id: writeFreeId(verbOf('league create')),
  title: 'A new league',
  components: [
    {
      type: ComponentType.Label,
      label: 'What is it called?',
      component: {
        type: ComponentType.TextInput,
        custom_id: 'name',
        style: TextInputStyle.Short,
        min_length: 1,
        max_length: 60,
      },
    },
    choice('ruleset', 'Which rulebook?', RULESET_TITLES, DEFAULT_RULESET),
    choice('format', 'How is it played?', choicesIn(FORMATS), 'swiss'),
    choice('decks', 'Which decks?', choicesIn(DECKS), 'theme'),
    choice('length', 'How long is a round?', choicesIn(LENGTHS), '7'),
  ],
}

const FOR_ORGANISERS = 'Only those who may manage this server can begin a league.'

export const leagueCreate = command({
  name: 'league create',
  description: 'Organisers: begin a new league',
  isPrivate: true,
  needsServer: true,
  options: {},
  form: async (_bot, { mayManage }) => (mayManage ? form : null),
  run: async () => note(FOR_ORGANISERS),
  async submit(bot, sent) {
    const { guild, parent, channel } = sent.place
    if (!guild || !sent.mayManage) return note(FOR_ORGANISERS)
    const delivery = { id: sent.id, at: sent.at }
    await settleIn(bot, idFor(delivery), parent ?? channel)
    const by = { player: sent.user.id, organiser: true }
    return answered(
      bot,
      await bot.app.leagues.create({ by, guild, settings: settingsIn(sent), delivery }),
      ({ sheet }) =>
        leagueMessage(sheet, 'It is there. Change more with `/league edit`, then let people join with `/league open`.'),
    )
  },
})

/** What nobody can have chosen is as if it had been left alone; a rulebook has to be one that the league can be played by. */
function settingsIn(sent: ModalSent): Settings {
  return {
    ...USUAL_SETTINGS,
    name: fieldOf(sent, 'name'),
    ruleset: fieldOf(sent, 'ruleset'),
    clock: { ...LEAGUE_CLOCK },
    format: chosen(FORMATS, fieldOf(sent, 'format'), 'swiss').format,
    ...chosen(DECKS, fieldOf(sent, 'decks'), 'theme').decks,
    roundLength: chosen(LENGTHS, fieldOf(sent, 'length'), '7').days * DAY,
  }
}

const chosen = <Key extends string, Choice>(all: Readonly<Record<Key, Choice>>, key: string, usual: Key): Choice =>
  Object.hasOwn(all, key) ? all[key as Key] : all[usual]
