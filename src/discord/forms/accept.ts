/** The challenged player chooses a deck, and the match begins. */
import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from 'discord-api-types/v10'
import { deckCalled, decksFor } from '../../app/deck-choices.ts'
import type { DeckChoice } from '../../app/player/read-deck.ts'
import { cut } from '../../words/written.ts'
import { after, note } from '../answer.ts'
import { writeCustomId } from '../custom-id.ts'
import { type Form, fieldOf } from '../form.ts'
import { LIMITS } from '../message.ts'

const LONGEST_LIST = 4000

export const accept: Form = {
  verb: 'accept',
  async open(bot, sent, id): Promise<APIModalInteractionResponseCallbackData | null> {
    const table = await bot.app.look({ match: id.match, by: sent.user.id })
    if (!table.ok || table.value.status !== 'challenged' || table.value.yours?.seat !== 1) return null
    const player = await bot.app.player(sent.user.id)
    const decks = decksFor(player, table.value.terms.ruleset).slice(0, LIMITS.choices)
    return {
      custom_id: writeCustomId({ ...id, verb: 'accept', argument: '' }),
      title: 'Your deck for this match',
      components: [
        {
          type: ComponentType.Label,
          label: 'Choose a deck',
          component: {
            type: ComponentType.StringSelect,
            custom_id: 'deck',
            required: false,
            options: decks.map(({ name, about }) => ({
              label: cut(name, LIMITS.option),
              value: cut(name, LIMITS.option),
              description: cut(about, LIMITS.option),
            })),
          },
        },
        {
          type: ComponentType.Label,
          label: '… or paste a list',
          description: 'As another program wrote it, or as you would type it: 4 Growlithe',
          component: {
            type: ComponentType.TextInput,
            custom_id: 'list',
            style: TextInputStyle.Paragraph,
            required: false,
            max_length: LONGEST_LIST,
          },
        },
        {
          type: ComponentType.Label,
          label: 'Your own pinch of chance',
          description: 'Any words. They are mixed into the luck and kept secret until the end.',
          component: {
            type: ComponentType.TextInput,
            custom_id: 'salt',
            style: TextInputStyle.Short,
            required: false,
            max_length: 200,
          },
        },
      ],
    }
  },
  async run(bot, sent, { match }) {
    const table = await bot.app.look({ match, by: sent.user.id })
    if (!table.ok) return note('There is no such match.')
    const player = await bot.app.player(sent.user.id)
    const named = fieldOf(sent, 'deck')
    const list = fieldOf(sent, 'list')
    const { ruleset } = table.value.terms
    const [first] = decksFor(player, ruleset)
    const fallback: DeckChoice = first?.choice ?? { theme: '' }
    const deck: DeckChoice = list ? { list } : named ? deckCalled(player, ruleset, named) : fallback
    const request = { match, by: { player: sent.user.id }, delivery: { id: sent.id, at: sent.at } }
    return after(bot, await bot.app.accept(request, { deck, salt: fieldOf(sent, 'salt') || undefined }))
  },
}
