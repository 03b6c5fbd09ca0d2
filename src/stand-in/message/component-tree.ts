/** Walks over components, whatever holds them. */
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10'
import { isObject, type JsonObject } from '../check/fields.ts'

const HOLDERS = ['components', 'accessory', 'component'] as const

type Change = (component: JsonObject) => JsonObject

/** Changes every component, from the outside in. */
export function mapComponents<T>(components: readonly T[], change: Change): readonly T[] {
  return components.map(component => changed(component, change) as T)
}

function changed(component: unknown, change: Change): unknown {
  if (!isObject(component)) return component
  const copy: Record<string, unknown> = { ...change(component) }
  for (const key of HOLDERS) {
    const held = copy[key]
    if (Array.isArray(held)) copy[key] = held.map(child => changed(child, change))
    else if (isObject(held)) copy[key] = changed(held, change)
  }
  return copy
}

/** All of them in one list, in reading order. */
export function flatComponents(components: readonly unknown[]): readonly JsonObject[] {
  const found: JsonObject[] = []
  mapComponents(components, component => {
    found.push(component)
    return component
  })
  return found
}

/** Gives an id to every component that has none, counting up and leaving out what is taken. */
export function withIds<T>(components: readonly T[]): readonly T[] {
  const taken = new Set(flatComponents(components).map(({ id }) => id))
  let next = 0
  const fresh = () => {
    do next += 1
    while (taken.has(next))
    return next
  }
  return mapComponents(components, component => ({ ...component, id: component.id || fresh() }))
}

export const textsIn = (components: readonly APIMessageTopLevelComponent[]): readonly string[] =>
  flatComponents(components).flatMap(({ type, content }) => (type === 10 ? [String(content)] : []))
