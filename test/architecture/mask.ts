/** The source with parts turned into spaces. Length and line breaks stay, so an offset means the same in all of them. */
export interface Masked {
  /** Without comments and without what stands between quotes; the quotes themselves remain. */
  readonly code: string
  /** Without comments. */
  readonly uncommented: string
}

interface Span {
  readonly kind: 'comment' | 'text'
  readonly from: number
  readonly to: number
}

const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y
const QUOTED = /'(?:\\[\s\S]|[^'\\\n])*'|"(?:\\[\s\S]|[^"\\\n])*"/y
const TEMPLATE_PIECE = /[`}](?:\\[\s\S]|\$(?!\{)|[^`\\$])*(?:`|\$\{|$)/y
const REGEX = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/y
const WORD = /[\w$]+/y

const BEFORE_A_REGEX = /^(?:[(,=:[!&|?{;+\-*%<>~^]|return|typeof|case|yield|await|in|of|do|else|void|throw)?$/

export function mask(source: string): Masked {
  const spans = scan(source)
  return {
    code: blank(source, spans),
    uncommented: blank(
      source,
      spans.filter(span => span.kind === 'comment'),
    ),
  }
}

function scan(source: string): readonly Span[] {
  const spans: Span[] = []
  const braces: number[] = [] // how many are open inside each `${` we are in
  let previous = ''
  let at = 0
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    return pattern.exec(source)?.[0]
  }
  while (at < source.length) {
    const char = source.charAt(at)
    const inTemplate = braces.length > 0
    const template = char === '`' || (char === '}' && braces.at(-1) === 0) ? match(TEMPLATE_PIECE) : undefined
    const comment = match(COMMENT)
    const text = match(QUOTED) ?? (BEFORE_A_REGEX.test(previous) && comment === undefined ? match(REGEX) : undefined)
    const piece = template ?? comment ?? text ?? match(WORD) ?? char
    if (template !== undefined) {
      const opens = template.endsWith('${')
      spans.push({ kind: 'text', from: at + 1, to: at + template.length - (opens ? 2 : 1) })
      if (char === '}') braces.pop()
      if (opens) braces.push(0)
      previous = opens ? '{' : '`'
    } else if (comment !== undefined) {
      spans.push({ kind: 'comment', from: at, to: at + comment.length })
    } else {
      if (text !== undefined) spans.push({ kind: 'text', from: at + 1, to: at + text.length - 1 })
      if (inTemplate && char === '{') braces.push((braces.pop() ?? 0) + 1)
      if (inTemplate && char === '}') braces.push((braces.pop() ?? 0) - 1)
      if (piece.trim() !== '') previous = piece
    }
    at += piece.length
  }
  return spans
}

function blank(source: string, spans: readonly Span[]): string {
  let result = ''
  let at = 0
  for (const { from, to } of spans) {
    result += source.slice(at, from) + source.slice(from, to).replace(/[^\n]/g, ' ')
    at = to
  }
  return result + source.slice(at)
}
