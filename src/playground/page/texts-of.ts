/** What can be read in a message, without its looks. */
import type { WireMessage } from '../wire.ts'
import type { Component } from './component-types.ts'

const MARKS = /[*_`~|]|^#+ |^-# |<[@#t/][^>]*>/gm

export function textsOf({ content, components, embeds }: WireMessage): string {
  const inside = textsIn(components as unknown as readonly Component[])
  const framed = embeds.flatMap(({ title, description }) => [title ?? '', description ?? ''])
  return [content, ...framed, ...inside].join(' ').replace(MARKS, '').trim()
}

const textsIn = (components: readonly Component[]): readonly string[] =>
  components.flatMap(({ content = '', components: inner = [] }) => [content, ...textsIn(inner)])
