/** An organiser begins a league: the few things that matter in a form, the rest by `/league edit`. */
import { ComponentType, TextInputStyle } from 'discord-api-types/v10'
import { type Settings, USUAL_SETTINGS } from '../../app/league/index.ts'
import { LEAGUE_CLOCK } from '../../app/match/terms.ts'
import { idFor } from '../../app/ports/system.ts'
import { isRulesetId, RULESET_TITLES } from '../../app/ruleset-titles.ts'
import { DAY } from '../../shared/time.ts'
import { note } from '../click.ts'
import { command, type Modal, verbOf } from '../command.ts'
import { writeFreeId } from '../custom-id.ts'
import { fieldOf } from '../form.ts'
import type { ModalSent } from '../interaction.ts'
import { settleIn } from '../league/home.ts'
import { leagueMessage } from '../league/messages.ts'
import { answered } from '../league/want.ts'

const FORMATS: Readonly<Record<string, { readonly label: string; readonly format: Settings['format'] }>> = {
  swiss: { label: 'Swiss, until one is unbeaten', format: { kind: 'swiss', rounds: 'until-unbeaten' } },
  'swiss-5': { label: 'Swiss, five rounds', format: { kind: 'swiss', rounds: 5 } },
  'swiss-7': { label: 'Swiss, seven rounds', format: { kind: 'swiss', rounds: 7 } },
  'cut-4': { label: 'Swiss of four rounds, then the best four', format: { kind: 'swiss-cut', rounds: 4, top: 4 } },
  'cut-8': { label: 'Swiss of five rounds, then the best eight', format: { kind: 'swiss-cut', rounds: 5, top: 8 } },
  robin: { label: 'Round robin', format: { kind: 'round-robin', times: 1 } },
  'robin-2': { label: 'Double round robin', format: { kind: 'round-robin', times: 2 } },
  single: { label: 'Single elimination', format: { kind: 'elimination', losses: 1 } },
  double: { label: 'Double elimination', format: { kind: 'elimination', losses: 2 } },
  ladder: { label: 'Free ladder', format: { kind: 'ladder', length: null } },
}

export const DECKS: Readonly<
  Record<string, { readonly label: string; readonly decks: Pick<Settings, 'cards' | 'deckPolicy'> }>
> = {
  theme: { label: 'Theme decks, any for each match', decks: { cards: { kind: 'theme-decks' }, deckPolicy: 'open' } },
  open: { label: 'Any legal deck for each match', decks: { cards: { kind: 'all' }, deckPolicy: 'open' } },
  locked: { label: 'One legal deck, handed in and locked', decks: { cards: { kind: 'all' }, deckPolicy: 'locked' } },
  round: { label: 'One legal deck for each round', decks: { cards: { kind: 'all' }, deckPolicy: 'locked-per-round' } },
  hidden: { label: 'One legal deck, hidden until played', decks: { cards: { kind: 'all' }, deckPolicy: 'hidden' } },
}

const LENGTHS: Readonly<Record<string, { readonly label: string; readonly days: number }>> = {
  '1': { label: 'One day', days: 1 },
  '3': { label: 'Three days', days: 3 },
  '7': { label: 'A week', days: 7 },
  '14': { label: 'Two weeks', days: 14 },
  '30': { label: 'A month', days: 30 },
}

interface Named {
  readonly label: string
}

const choice = (id: string, label: string, all: Readonly<Record<string, Named>>, usual: string) => ({
  type: ComponentType.Label as const,
  label,
  component: {
    type: ComponentType.StringSelect as const,
    custom_id: id,
    options: Object.entries(all).map(([value, each]) => ({ label: each.label, value, default: value === usual })),
  },
})

const RULESETS = Object.fromEntries(RULESET_TITLES.map(({ name, value }) => [value, { label: name }]))

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
    choice('ruleset', 'Which rulebook?', RULESETS, 'hgss-2010'),
    choice('format', 'How is it played?', FORMATS, 'swiss'),
    choice('decks', 'Which decks?', DECKS, 'theme'),
    choice('length', 'How long is a round?', LENGTHS, '7'),
  ],
}

const FOR_ORGANISERS = 'Only whoever may manage this server can begin a league.'

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

function settingsIn(sent: ModalSent): Settings {
  const ruleset = fieldOf(sent, 'ruleset')
  return {
    ...USUAL_SETTINGS,
    name: fieldOf(sent, 'name'),
    ruleset: isRulesetId(ruleset) ? ruleset : 'hgss-2010',
    clock: { ...LEAGUE_CLOCK },
    format: pick(FORMATS, fieldOf(sent, 'format'))?.format ?? USUAL_SETTINGS.format,
    ...pick(DECKS, fieldOf(sent, 'decks'))?.decks,
    roundLength: (pick(LENGTHS, fieldOf(sent, 'length'))?.days ?? 7) * DAY,
  }
}

const pick = <T>(all: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(all, name) ? all[name] : undefined
