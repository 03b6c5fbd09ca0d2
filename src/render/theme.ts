/** One visual language, twice. Text is drawn only in the inks of the ground it stands on, so contrast is a matter of this file. */
import { TRAINER_KINDS, type TrainerKind, TYPES, type Type } from '../app/card-face.ts'
import { contrast, legible, mix } from './colour.ts'

/** Something to draw on, and what may be drawn on it. */
export interface Ground {
  readonly fill: string
  readonly text: string
  readonly muted: string
  /** Rules and edges: not for text. */
  readonly line: string
}

export interface Band extends Ground {
  /** The colour of a faint pattern below its text. */
  readonly pattern: string
}

/** The colours of a type or a kind of card. */
export interface Hue {
  /** Small and strong: symbols, emblems, edges. */
  readonly tile: Ground
  /** Large and calm: the head of a card, a row. */
  readonly band: Band
}

export type HueName = Type | TrainerKind | 'special'
export type Signal = 'good' | 'bad' | 'warning' | 'news' | 'gold'
export type ThemeName = 'dark' | 'light'

export interface Theme {
  readonly name: ThemeName
  /** The picture itself. */
  readonly canvas: Ground
  /** A card or panel on it. */
  readonly surface: Ground
  /** A part of a panel. */
  readonly raised: Ground
  readonly hues: Readonly<Record<HueName, Hue>>
  /** Grounds of badges, bars and marks that say something. */
  readonly signals: Readonly<Record<Signal, Ground>>
}

export const SPACE = { hair: 4, small: 8, medium: 16, large: 24, huge: 36 } as const
export const RADIUS = { small: 8, medium: 16, large: 28 } as const
/** Pictures are drawn at twice the size at which a phone shows them: 26 here is 13 there. */
export const SIZE = { caption: 23, label: 27, body: 27, heading: 38, title: 64 } as const
export const CANVAS_WIDTH = 800

type Pair = readonly [dark: string, light: string]

/** Bright on dark grounds, deep on light ones. */
const COLOURS: Readonly<Record<HueName, Pair>> = {
  grass: ['#8ed16a', '#2f7a2c'],
  fire: ['#ff8a66', '#c0391d'],
  water: ['#66bdf8', '#1565b0'],
  lightning: ['#f7d455', '#7d5c08'],
  psychic: ['#cda0f5', '#7a3db8'],
  fighting: ['#dd9a66', '#8f4a1e'],
  darkness: ['#98a0cf', '#3b4270'],
  metal: ['#b9c6d2', '#4f5d6b'],
  fairy: ['#f7a1cd', '#b42d75'],
  dragon: ['#55d0b4', '#0c7265'],
  colorless: ['#e2ddd0', '#6b6557'],
  item: ['#8fc1ee', '#27609a'],
  supporter: ['#f4b37c', '#a04d12'],
  stadium: ['#9ccf9d', '#3a713d'],
  tool: ['#c3b1f2', '#6149a8'],
  'technical-machine': ['#7fd0d8', '#176f78'],
  fossil: ['#cdbb9a', '#725f38'],
  special: ['#dcc7ee', '#6a4b85'],
}

/** Deep yellow is brown: on light grounds it stays bright. */
const LIGHT_TILES: Partial<Record<HueName, string>> = { lightning: '#f0bf2b' }

const SIGNALS: Readonly<Record<Signal, Pair>> = {
  good: ['#74d69a', '#1c7540'],
  bad: ['#ff8f8f', '#b92c33'],
  warning: ['#f5c35b', '#efb02e'],
  news: ['#8fb6ff', '#2b5bc0'],
  gold: ['#edc65c', '#e6b93f'],
}

const BLACK = '#0a0b0f'
const WHITE = '#ffffff'
const NIGHT = '#171a21'

const ground = (fill: string, text: string, muted: string, line: string): Ground => ({ fill, text, muted, line })

/** White on deep colours, nearly black on bright ones. */
function tileOf(fill: string): Ground {
  const ink = contrast(fill, WHITE) > contrast(fill, BLACK) ? WHITE : BLACK
  return ground(fill, mix(fill, ink, 0.95), legible(fill, ink, fill), mix(fill, ink, 0.4))
}

function darkBand([bright, deep]: Pair): Band {
  const fill = mix(NIGHT, deep, 0.46)
  const line = mix(fill, bright, 0.4)
  return { fill, text: mix(WHITE, bright, 0.06), muted: mix(WHITE, bright, 0.4), line, pattern: mix(fill, line, 0.3) }
}

function lightBand([bright, deep]: Pair): Band {
  const fill = mix(WHITE, mix(deep, bright, 0.5), 0.24)
  const line = mix(fill, deep, 0.4)
  const pattern = mix(fill, line, 0.3)
  return { fill, text: mix(deep, BLACK, 0.8), muted: legible(deep, BLACK, pattern), line, pattern }
}

const names = [...TYPES, ...TRAINER_KINDS, 'special'] as const

function huesOf(tile: (name: HueName) => string, band: (pair: Pair) => Band): Theme['hues'] {
  const hues = names.map(name => [name, { tile: tileOf(tile(name)), band: band(COLOURS[name]) }] as const)
  return Object.fromEntries(hues) as Record<HueName, Hue>
}

const signalsOf = (side: 0 | 1): Theme['signals'] =>
  Object.fromEntries(Object.entries(SIGNALS).map(([name, pair]) => [name, tileOf(pair[side])])) as Record<
    Signal,
    Ground
  >

const dark: Theme = {
  name: 'dark',
  canvas: ground('#14161b', '#f4f5f7', '#a4acba', '#333844'),
  surface: ground('#1d2027', '#f4f5f7', '#a9b1bf', '#373c48'),
  raised: ground('#272b34', '#f4f5f7', '#b3bac7', '#434957'),
  hues: huesOf(name => COLOURS[name][0], darkBand),
  signals: signalsOf(0),
}

const light: Theme = {
  name: 'light',
  canvas: ground('#e9ebef', '#1a1d23', '#555d6b', '#c8cdd6'),
  surface: ground('#ffffff', '#1a1d23', '#5a6270', '#d8dce3'),
  raised: ground('#f2f4f7', '#1a1d23', '#565e6c', '#cfd4dc'),
  hues: huesOf(name => LIGHT_TILES[name] ?? COLOURS[name][1], lightBand),
  signals: signalsOf(1),
}

export const THEMES: Readonly<Record<ThemeName, Theme>> = { dark, light }

/** Every ground there is, by name: a test looks at all their inks. */
export const groundsOf = ({ canvas, surface, raised, hues, signals }: Theme): Readonly<Record<string, Ground>> => ({
  canvas,
  surface,
  raised,
  ...signals,
  ...Object.fromEntries(
    names.flatMap(name => Object.entries(hues[name]).map(([part, ground]) => [`${name} ${part}`, ground])),
  ),
})
