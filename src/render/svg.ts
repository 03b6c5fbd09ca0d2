/** Builds SVG as text. What cannot be said here (`<text>`, links, styles) cannot get into a picture. */
import type { Box } from './geometry.ts'
import { hashOf } from './hash.ts'

declare const markup: unique symbol
/** Well-formed SVG: only this file makes it. */
export type Svg = string & { readonly [markup]: true }

type Value = string | number | undefined

export interface Paint {
  readonly fill?: string
  readonly 'fill-rule'?: 'evenodd'
  readonly stroke?: string
  readonly 'stroke-width'?: number
  readonly 'stroke-linecap'?: 'round' | 'butt'
  readonly 'stroke-linejoin'?: 'round' | 'miter'
  readonly 'stroke-dasharray'?: string
  readonly opacity?: number
  readonly transform?: string
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/g, character => ESCAPES[character] ?? '')

/** Two decimals are finer than a pixel can show; no `1e-7`, no `-0`. */
export const number = (value: number): string => String(Math.round(value * 100) / 100 || 0)

function element(name: string, attributes: Readonly<Record<string, Value>>, content = ''): Svg {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? number(value) : escaped(String(value))}"`)
    .join('')
  return (content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`) as Svg
}

export const NO_SVG = '' as Svg

export const together = (...parts: readonly Svg[]): Svg => parts.join('') as Svg

export const group = (paint: Paint, ...content: readonly Svg[]): Svg => element('g', { ...paint }, content.join(''))

export const rectangle = ({ x, y, width, height }: Box, paint: Paint, radius = 0): Svg =>
  element('rect', { x, y, width, height, rx: radius || undefined, ...paint })

export const circle = (cx: number, cy: number, r: number, paint: Paint): Svg =>
  element('circle', { cx, cy, r, ...paint })

export const path = (d: string, paint: Paint): Svg => element('path', { d, ...paint })

export const move = (x: number, y: number, scale = 1): string =>
  `translate(${number(x)} ${number(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 10_000) / 10_000})`}`

/** Content cut off at an outline. Equal outlines share an id, and are equal. */
export function clipped(outline: string, ...content: readonly Svg[]): Svg {
  const id = `clip-${hashOf(outline).toString(36)}`
  const clip = element('clipPath', { id }, path(outline, {}))
  return together(clip, element('g', { 'clip-path': `url(#${id})` }, content.join('')))
}

export interface Gradient {
  readonly definition: Svg
  readonly fill: string
}

/** From one colour to the other, straight (`down`, `across`) or from corner to corner. */
export function gradient(from: string, to: string, direction: 'down' | 'across' | 'corner'): Gradient {
  const id = `${direction}-${from}-${to}`.replaceAll('#', '')
  const [x2, y2] = { down: [0, 1], across: [1, 0], corner: [1, 1] }[direction] as [number, number]
  const stops = together(
    element('stop', { offset: 0, 'stop-color': from }),
    element('stop', { offset: 1, 'stop-color': to }),
  )
  return { definition: element('linearGradient', { id, x1: 0, y1: 0, x2, y2 }, stops), fill: `url(#${id})` }
}

export interface ImageData {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp'
  readonly bytes: Uint8Array
}

/** The only picture in a picture: a card's art, embedded, filling the box from its top. */
export const image = ({ x, y, width, height }: Box, { type, bytes }: ImageData): Svg =>
  element('image', {
    x,
    y,
    width,
    height,
    preserveAspectRatio: 'xMidYMin slice',
    href: `data:${type};base64,${Buffer.from(bytes).toString('base64')}`,
  })

export const document = (width: number, height: number, ...content: readonly Svg[]): Svg =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    content.join(''),
  )
