/** What can be chosen while somebody types. */
import type { WireCommand, WireOption, WireUpload, WireValue } from '../wire.ts'
import type { FieldValue, Seat, Suggestion, Suggestions } from './state.ts'

const MOST = 25

/** Those that begin with what is typed come first, then those that contain it. */
export function matchingCommands(commands: readonly WireCommand[], typed: string): readonly Suggestion[] {
  const wanted = typed.trim().toLowerCase()
  const slash = commands.filter(({ on }) => on === 'slash')
  const starting = slash.filter(({ name }) => name.startsWith(wanted))
  const containing = slash.filter(command => !starting.includes(command) && command.name.includes(wanted))
  return [...starting, ...containing].map(command => ({
    label: `/${command.name}`,
    detail: command.description,
    pick: command,
  }))
}

/** What may follow a slash. The commands may still be on their way. */
export function commandSuggestions({ commands, channelId }: Seat, text: string): Suggestions | null {
  if (!text.startsWith('/')) return null
  const known = commands[channelId ?? '']
  return { items: matchingCommands(known ?? [], text.slice(1)), active: 0, isLoading: known === undefined }
}

const YES_NO = [
  { name: 'yes', value: 'true' },
  { name: 'no', value: 'false' },
]

/** For options whose choices are known here. */
export function suggestionsFor(seat: Seat, option: WireOption, typed: string): readonly Suggestion[] {
  const wanted = typed.trim().toLowerCase().replace(/^[@#]/, '')
  return choicesOf(seat, option)
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .slice(0, MOST)
    .map(choice => ({ label: choice.name, detail: '', pick: choice }))
}

function choicesOf(seat: Seat, { kind, choices }: WireOption) {
  if (choices.length > 0) return choices
  if (kind === 'yes or no') return YES_NO
  if (kind === 'person') return membersAround(seat).map(({ id, name }) => ({ name, value: id }))
  if (kind === 'channel') {
    return (seat.snapshot?.channels ?? []).flatMap(({ id, name, kind }) =>
      kind === 'direct' ? [] : [{ name, value: id }],
    )
  }
  return []
}

/** People of the server this channel is in; in direct messages, everybody. The others first, oneself last. */
export function membersAround({ snapshot, channelId, personId }: Seat) {
  const channel = snapshot?.channels.find(({ id }) => id === channelId)
  const guild =
    channel === undefined || channel.kind === 'direct'
      ? undefined
      : snapshot?.guilds.find(({ id }) => id === channel.guildId)
  const people = (snapshot?.people ?? []).filter(({ id }) => guild === undefined || guild.members.includes(id))
  const rank = ({ id, isBot }: (typeof people)[number]) => (isBot ? 1 : id === personId ? 2 : 0)
  return people.toSorted((a, b) => rank(a) - rank(b))
}

export const isUpload = (value: unknown): value is WireUpload => typeof value === 'object' && value !== null

/** What is sent for an option. What was typed counts where nothing had to be chosen. */
export function fieldFrom(option: WireOption, field: FieldValue | undefined): WireValue | null {
  if (field === undefined) return null
  if (field.value !== null) return field.value
  const text = field.text.trim()
  if (text === '') return null
  if (option.choices.length > 0) {
    return option.choices.find(({ name }) => name.toLowerCase() === text.toLowerCase())?.value ?? null
  }
  if (option.kind === 'text') return text
  if (option.kind !== 'number' && option.kind !== 'whole number') return null
  return Number.isFinite(Number(text)) ? Number(text) : null
}

/** The first that has to be filled in and is not. */
export const nextOption = (
  { options }: WireCommand,
  fields: Readonly<Record<string, FieldValue>>,
): WireOption | undefined =>
  options.find(option => option.isRequired && fieldFrom(option, fields[option.name]) === null)
