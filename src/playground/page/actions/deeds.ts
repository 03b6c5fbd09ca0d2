/** What somebody does with messages: buttons, menus, forms. */
import type { WireDeed, WireInput, WireModal, WireOutcome } from '../../wire.ts'
import { server } from '../server.ts'
import type { OpenForm, OpenMenu, Seat } from '../state.ts'
import type { Store } from '../store.ts'

export interface Deeds {
  click(personId: string, messageId: string, customId: string): void
  select(personId: string, messageId: string, customId: string, values: readonly string[]): void
  onPerson(personId: string, command: string, targetId: string): void
  onMessage(personId: string, command: string, messageId: string): void
  dismiss(personId: string, messageId: string): void
  setMenu(personId: string, menu: OpenMenu | null): void
  setPopover(personId: string, popover: string | null): void
  fill(personId: string, customId: string, value: WireInput): void
  setFormMenu(personId: string, menu: OpenMenu | null): void
  submit(personId: string): Promise<void>
  closeForm(personId: string): void
}

export const problemOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** What was done, with a problem of any kind as an outcome. */
export const attempt = (personId: string, deed: WireDeed): Promise<WireOutcome> =>
  server.act(personId, deed).catch(error => ({ kind: 'failed', text: problemOf(error) }))

const newForm = (modal: WireModal): OpenForm => ({
  modal,
  values: {},
  menu: null,
  problem: null,
  isSending: false,
})

export function createDeeds(store: Store): Deeds {
  const setForm = (personId: string, change: (form: OpenForm) => OpenForm | null) =>
    store.updateSeat(personId, seat => (seat.form === null ? seat : { ...seat, form: change(seat.form) }))
  return {
    click: (personId, messageId, customId) => void onComponent(store, personId, { type: 'click', messageId, customId }),
    select: (personId, messageId, customId, values) =>
      void onComponent(store, personId, { type: 'select', messageId, customId, values }),
    onPerson: (personId, command, targetId) => {
      const channelId = store.get().seats[personId]?.channelId ?? ''
      void fromMenu(store, personId, { type: 'on person', command, targetId, channelId })
    },
    onMessage: (personId, command, messageId) =>
      void fromMenu(store, personId, { type: 'on message', command, messageId }),
    dismiss: (personId, messageId) => void attempt(personId, { type: 'dismiss', messageId }),
    setMenu: (personId, menu) => store.updateSeat(personId, seat => ({ ...seat, menu })),
    setPopover: (personId, popover) => store.updateSeat(personId, seat => ({ ...seat, popover })),
    fill: (personId, customId, value) =>
      setForm(personId, form => ({ ...form, problem: null, values: { ...form.values, [customId]: value } })),
    setFormMenu: (personId, menu) => setForm(personId, form => ({ ...form, menu })),
    submit: personId => submit(store, personId),
    closeForm: personId => setForm(personId, () => null),
  }
}

/** A form that is the answer opens; what failed is said where it was done. */
export function taken(seat: Seat, outcome: WireOutcome): Seat {
  return outcome.kind === 'modal' ? { ...seat, form: newForm(outcome.modal) } : seat
}

type OnComponent = WireDeed & { readonly type: 'click' | 'select' }

async function onComponent(store: Store, personId: string, deed: OnComponent): Promise<void> {
  const { messageId, customId } = deed
  const key = `${messageId} ${customId}`
  if (store.get().seats[personId]?.busy.has(key)) return
  store.updateSeat(personId, seat => {
    const { [messageId]: _, ...failures } = seat.failures
    return { ...seat, failures, menu: null, busy: new Set([...seat.busy, key]) }
  })
  const outcome = await attempt(personId, deed)
  store.updateSeat(personId, seat => {
    const busy = new Set([...seat.busy].filter(each => each !== key))
    const failures = outcome.kind === 'failed' ? { ...seat.failures, [messageId]: outcome.text } : seat.failures
    return taken({ ...seat, busy, failures }, outcome)
  })
}

async function fromMenu(store: Store, personId: string, deed: WireDeed): Promise<void> {
  store.updateSeat(personId, seat => ({ ...seat, popover: null, isMembersOpen: false }))
  const outcome = await attempt(personId, deed)
  store.updateSeat(personId, seat =>
    outcome.kind === 'failed'
      ? { ...seat, composer: { ...seat.composer, problem: outcome.text } }
      : taken(seat, outcome),
  )
}

async function submit(store: Store, personId: string): Promise<void> {
  const form = store.get().seats[personId]?.form
  if (!form || form.isSending) return
  store.updateSeat(personId, seat => ({ ...seat, form: { ...form, isSending: true, problem: null, menu: null } }))
  const outcome = await attempt(personId, { type: 'submit', modalId: form.modal.id, values: form.values })
  store.updateSeat(personId, seat => {
    if (outcome.kind !== 'failed') return taken({ ...seat, form: null }, outcome)
    return { ...seat, form: { ...form, isSending: false, problem: outcome.text } }
  })
}
