/** A menu to choose one or more from. It opens below its button, where there is room for words. */
import type { OpenMenu } from '../state.ts'
import { h, type VNode } from '../vnode.ts'
import { icon } from './icons.ts'

export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly description: string
}

interface SelectProps {
  readonly id: string
  readonly key: string
  readonly label: string
  readonly placeholder: string
  readonly options: readonly SelectOption[]
  /** What is chosen now. */
  readonly chosen: readonly string[]
  readonly min: number
  readonly max: number
  readonly isDisabled: boolean
  readonly isBusy: boolean
  readonly menu: OpenMenu | null
  setMenu(menu: OpenMenu | null): void
  choose(values: readonly string[]): void
}

export function select(props: SelectProps): VNode {
  const { id, key, options, chosen, isDisabled, isBusy } = props
  const menu = props.menu?.key === key ? props.menu : null
  const isOpen = menu !== null
  const names = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label)
  const active = menu === null ? undefined : options[menu.active]
  return h(
    'div',
    { class: isOpen ? 'select open' : 'select', key },
    h(
      'button',
      {
        type: 'button',
        id,
        class: 'select-button',
        role: 'combobox',
        'aria-label': props.label,
        'aria-haspopup': 'listbox',
        'aria-expanded': String(isOpen),
        'aria-controls': isOpen ? `${id}-list` : undefined,
        'aria-activedescendant': active && `${id}-${menu?.active}`,
        'aria-busy': isBusy ? 'true' : undefined,
        disabled: isDisabled,
        on: { click: () => props.setMenu(isOpen ? null : opened(props)), keydown: event => onKey(props, menu, event) },
      },
      h('span', { class: names.length > 0 ? 'chosen' : 'placeholder' }, names.join(', ') || props.placeholder),
      icon('down'),
    ),
    menu !== null && list(props, menu),
  )
}

const opened = ({ key, options, chosen }: SelectProps): OpenMenu => ({
  key,
  picks: chosen,
  active: Math.max(
    0,
    options.findIndex(({ value }) => chosen.includes(value)),
  ),
})

function list(props: SelectProps, menu: OpenMenu): VNode {
  const { id, options, min, max } = props
  const isMultiple = max > 1
  return h(
    'div',
    { class: 'select-list', mounted: element => element.scrollIntoView({ block: 'nearest' }) },
    h(
      'div',
      {
        role: 'listbox',
        id: `${id}-list`,
        class: 'options',
        tabindex: '-1',
        'aria-label': props.label,
        'aria-multiselectable': isMultiple ? 'true' : undefined,
      },
      options.map((option, index) => row(props, menu, option, index)),
    ),
    isMultiple &&
      h(
        'div',
        { class: 'select-foot' },
        h('span', { class: 'hint' }, countHint(min, max)),
        h(
          'button',
          {
            type: 'button',
            class: 'button primary',
            disabled: menu.picks.length < min,
            on: { click: () => finish(props, menu.picks) },
          },
          `Choose ${menu.picks.length}`,
        ),
      ),
  )
}

const countHint = (min: number, max: number): string =>
  min === max ? `Choose ${min}` : min === 0 ? `Up to ${max}` : `${min} to ${max}`

function row(props: SelectProps, menu: OpenMenu, { value, label, description }: SelectOption, index: number): VNode {
  const isChosen = menu.picks.includes(value)
  return h(
    'div',
    {
      key: value,
      id: `${props.id}-${index}`,
      role: 'option',
      class: index === menu.active ? 'option active' : 'option',
      'aria-selected': String(isChosen),
      ...(index === menu.active && {
        patched: (element: HTMLElement) => element.scrollIntoView({ block: 'nearest' }),
      }),
      on: { click: () => take(props, menu, index), mousedown: event => event.preventDefault() },
    },
    h(
      'span',
      { class: 'option-words' },
      h('span', { class: 'option-label' }, label),
      description !== '' && h('span', { class: 'option-detail' }, description),
    ),
    isChosen && icon('check'),
  )
}

function finish(props: SelectProps, values: readonly string[]): void {
  props.setMenu(null)
  props.choose(values)
}

function take(props: SelectProps, menu: OpenMenu, index: number): void {
  const option = props.options[index]
  if (option === undefined) return
  if (props.max === 1) {
    const isAgain = props.min === 0 && menu.picks.includes(option.value)
    finish(props, isAgain ? [] : [option.value])
    return
  }
  const others = menu.picks.filter(value => value !== option.value)
  const isNew = others.length === menu.picks.length
  if (isNew && others.length >= props.max) return
  props.setMenu({ ...menu, active: index, picks: isNew ? [...others, option.value] : others })
}

function onKey(props: SelectProps, menu: OpenMenu | null, event: KeyboardEvent): void {
  const { options } = props
  if (menu === null) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    props.setMenu(opened(props))
    return
  }
  const go = (to: number) => props.setMenu({ ...menu, active: (to + options.length) % options.length })
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => go(menu.active + 1),
    ArrowUp: () => go(menu.active - 1),
    Home: () => go(0),
    End: () => go(-1),
    Enter: () => take(props, menu, menu.active),
    ' ': () => take(props, menu, menu.active),
    Escape: () => props.setMenu(null),
  }
  const known = keys[event.key]
  if (known !== undefined) {
    event.preventDefault()
    event.stopPropagation()
    known()
    return
  }
  if (event.key.length === 1) jumpTo(props, menu, event.key.toLowerCase())
}

/** Letters go to the next option that begins with them. */
function jumpTo({ options, setMenu }: SelectProps, menu: OpenMenu, letter: string): void {
  const order = options.map((_, step) => (menu.active + 1 + step) % options.length)
  const found = order.find(index => options[index]?.label.toLowerCase().startsWith(letter))
  if (found !== undefined) setMenu({ ...menu, active: found })
}
