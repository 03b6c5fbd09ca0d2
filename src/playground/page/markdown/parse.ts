/** Discord's markdown as a tree. Whatever is not understood stays as it was written. */

export type Inline =
  | { readonly type: 'text'; readonly text: string }
  | {
      readonly type: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler'
      readonly children: readonly Inline[]
    }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'link'; readonly url: string; readonly children: readonly Inline[] }
  | { readonly type: 'person' | 'channel'; readonly id: string }
  | { readonly type: 'command'; readonly name: string }
  | { readonly type: 'everyone'; readonly name: string }
  | { readonly type: 'emoji'; readonly name: string }
  | { readonly type: 'time'; readonly at: number; readonly style: TimeStyle }
  | { readonly type: 'break' }

export type TimeStyle = 't' | 'T' | 'd' | 'D' | 'f' | 'F' | 'R'

export type Block =
  | { readonly type: 'paragraph' | 'small'; readonly children: readonly Inline[] }
  | { readonly type: 'heading'; readonly level: 1 | 2 | 3; readonly children: readonly Inline[] }
  | { readonly type: 'quote'; readonly children: readonly Block[] }
  | { readonly type: 'code'; readonly language: string; readonly text: string }
  | { readonly type: 'list'; readonly isOrdered: boolean; readonly start: number; readonly items: readonly ListItem[] }

export interface ListItem {
  readonly depth: number
  readonly children: readonly Inline[]
}

const FENCE = /^```(?:([\w+#-]+)\n)?([\s\S]*?)\n?```/
const BULLET = /^( *)[-*] +(.*)$/
const NUMBER = /^( *)(\d{1,9})\. +(.*)$/

export function parseMarkdown(source: string): readonly Block[] {
  const blocks: Block[] = []
  let rest = source.replace(/\r\n?/g, '\n')
  while (rest !== '') {
    const { block, length } = nextBlock(rest)
    if (block !== null) blocks.push(block)
    rest = rest.slice(length).replace(/^\n/, '')
  }
  return blocks
}

interface Found {
  readonly block: Block | null
  readonly length: number
}

function nextBlock(text: string): Found {
  const fence = FENCE.exec(text)
  if (fence !== null) {
    return { block: { type: 'code', language: fence[1] ?? '', text: fence[2] ?? '' }, length: fence[0].length }
  }
  const [line = ''] = text.split('\n', 1)
  if (line.trim() === '') return { block: null, length: line.length }
  return quoteAt(text) ?? listAt(text) ?? titleAt(line) ?? paragraphAt(text)
}

function titleAt(line: string): Found | null {
  const heading = /^(#{1,3}) +(.+)$/.exec(line)
  if (heading !== null) {
    const level = (heading[1] ?? '').length as 1 | 2 | 3
    return { block: { type: 'heading', level, children: parseInline(heading[2] ?? '') }, length: line.length }
  }
  const small = /^-# +(.+)$/.exec(line)
  if (small === null) return null
  return { block: { type: 'small', children: parseInline(small[1] ?? '') }, length: line.length }
}

function linesWhile(text: string, isIt: (line: string) => boolean): readonly string[] {
  const lines = text.split('\n')
  const end = lines.findIndex(line => !isIt(line))
  return end < 0 ? lines : lines.slice(0, end)
}

function quoteAt(text: string): Found | null {
  const whole = /^>>> ([\s\S]+)$/.exec(text)
  if (whole !== null) {
    return { block: { type: 'quote', children: parseMarkdown(whole[1] ?? '') }, length: text.length }
  }
  const lines = linesWhile(text, line => /^> /.test(line))
  if (lines.length === 0) return null
  const inner = lines.map(line => line.slice(2)).join('\n')
  return { block: { type: 'quote', children: parseMarkdown(inner) }, length: lines.join('\n').length }
}

function listAt(text: string): Found | null {
  const isOrdered = NUMBER.test(text.split('\n', 1)[0] ?? '')
  const pattern = isOrdered ? NUMBER : BULLET
  const lines = linesWhile(text, line => pattern.test(line))
  if (lines.length === 0) return null
  const items = lines.map(line => {
    const parts = pattern.exec(line) ?? []
    return { depth: Math.floor((parts[1] ?? '').length / 2), children: parseInline(parts.at(-1) ?? '') }
  })
  const start = isOrdered ? Number(NUMBER.exec(lines[0] ?? '')?.[2] ?? 1) : 1
  return { block: { type: 'list', isOrdered, start, items }, length: lines.join('\n').length }
}

const STARTS_A_BLOCK = /^(?:#{1,3} +\S|-# +\S|> |>>> |```| *[-*] +\S| *\d{1,9}\. +\S)/

function paragraphAt(text: string): Found {
  const [first = '', ...others] = linesWhile(text, line => line.trim() !== '')
  const end = others.findIndex(line => STARTS_A_BLOCK.test(line))
  const lines = [first, ...(end < 0 ? others : others.slice(0, end))]
  const source = lines.join('\n')
  return { block: { type: 'paragraph', children: parseInline(source) }, length: source.length }
}

type Rule = readonly [RegExp, (match: RegExpExecArray) => Inline]

const nested =
  (type: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler') =>
  (match: RegExpExecArray): Inline => ({ type, children: parseInline(match[1] ?? '') })

const link = (url: string, children: readonly Inline[]): Inline => ({ type: 'link', url, children })

const RULES: readonly Rule[] = [
  [/^\\([\\*_~|`<>#[\]()-])/, match => ({ type: 'text', text: match[1] ?? '' })],
  [/^``(.+?)``(?!`)/s, match => ({ type: 'code', text: match[1] ?? '' })],
  [/^`([^`]+)`/, match => ({ type: 'code', text: match[1] ?? '' })],
  [/^\*\*((?:\\.|[^\\])+?)\*\*(?!\*)/s, nested('bold')],
  [/^__((?:\\.|[^\\])+?)__(?!_)/s, nested('underline')],
  [/^~~((?:\\.|[^\\])+?)~~/s, nested('strike')],
  [/^\|\|((?:\\.|[^\\])+?)\|\|/s, nested('spoiler')],
  [/^\*(?=\S)((?:\\.|\*\*(?:\\.|[^\\*])+?\*\*|[^\\*])+?)\*(?!\*)/s, nested('italic')],
  [/^_((?:\\.|[^\\_])+?)_(?![_\w])/s, nested('italic')],
  [
    /^\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: +"[^"]*")?\)/,
    match => link(match[2] ?? '', parseInline(match[1] ?? '')),
  ],
  [/^<(https?:\/\/[^\s>]+)>/, match => link(match[1] ?? '', [{ type: 'text', text: match[1] ?? '' }])],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"')\]!?*_~|]/, ([url]) => link(url, [{ type: 'text', text: url }])],
  [/^<@!?(\d+)>/, match => ({ type: 'person', id: match[1] ?? '' })],
  [/^<#(\d+)>/, match => ({ type: 'channel', id: match[1] ?? '' })],
  [/^<\/([^:>]+):\d+>/, match => ({ type: 'command', name: match[1] ?? '' })],
  [/^<a?:(\w+):\d+>/, match => ({ type: 'emoji', name: match[1] ?? '' })],
  [
    /^<t:(-?\d{1,12})(?::([tTdDfFR]))?>/,
    match => ({ type: 'time', at: Number(match[1]) * 1000, style: (match[2] ?? 'f') as TimeStyle }),
  ],
  [/^@(everyone|here)\b/, match => ({ type: 'everyone', name: match[1] ?? '' })],
  [/^\n/, () => ({ type: 'break' })],
]

/** Where something may begin; everything before it is only text. */
const MARK = /[\\`*_~|<[\n@]|https?:\/\//

function parseInline(source: string): readonly Inline[] {
  const found: Inline[] = []
  let rest = source
  let text = ''
  const flush = () => {
    if (text !== '') found.push({ type: 'text', text })
    text = ''
  }
  while (rest !== '') {
    const inline = inlineAt(rest, text)
    if (inline === null) {
      const next = rest.slice(1).search(MARK)
      const length = next < 0 ? rest.length : next + 1
      text += rest.slice(0, length)
      rest = rest.slice(length)
    } else if (inline.found.type === 'text') {
      text += inline.found.text
      rest = rest.slice(inline.length)
    } else {
      flush()
      found.push(inline.found)
      rest = rest.slice(inline.length)
    }
  }
  flush()
  return found
}

/** An underscore within a word is only an underscore. */
function inlineAt(rest: string, before: string): { readonly found: Inline; readonly length: number } | null {
  if (rest.startsWith('_') && !rest.startsWith('__') && /\w$/.test(before)) return null
  for (const [pattern, make] of RULES) {
    const match = pattern.exec(rest)
    if (match !== null) return { found: make(match), length: match[0].length }
  }
  return null
}
