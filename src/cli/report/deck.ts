/** What `npm run deck` says. */
import { explainAdvice, explainProblem, explainReading } from '../../decks/explain.ts'
import { type Copies, createFormat, type Format } from '../../decks/format.ts'
import { type Judgement, judgeDeck } from '../../decks/judge.ts'
import { type ReadProblem, readDeck } from '../../decks/read.ts'
import { findSet } from '../../decks/set-codes.ts'
import { copiesIn, THEME_DECKS, type ThemeDeck } from '../../decks/theme-decks.ts'
import { ofKind, SECTIONS, total, writeCard, writeDeck } from '../../decks/write.ts'
import type { Print } from '../../engine/print.ts'
import type { RulesetId } from '../../rulesets/index.ts'

export interface Report {
  readonly text: string
  readonly legal: boolean
}

interface Checked extends Judgement {
  readonly format: Format
  readonly cards: readonly Copies[]
  readonly unread: readonly ReadProblem[]
}

interface CheckOptions {
  readonly ruleset: RulesetId
  readonly file: string
  readonly write: boolean
  readonly json: boolean
}

export function checkReport(prints: readonly Print[], source: string, options: CheckOptions): Report {
  const { ruleset, file, write, json } = options
  const format = createFormat(ruleset, prints)
  const { cards, problems: unread } = readDeck(format, source)
  const checked: Checked = { format, cards, unread, ...judgeDeck(format, cards) }
  const legal = isLegal(checked)
  const list = writeDeck(format, cards)
  if (json)
    return { legal, text: JSON.stringify({ file, ruleset, legal, ...asJson(checked), ...(write ? { list } : {}) }) }
  const head = `${file === '-' ? 'Your list' : file}: ${total(cards)} cards, read for ${ruleset} (${format.ruleset.title})`
  return {
    legal,
    text: [head, ...sections(format, cards), ...verdict(checked), ...(write ? [list.trimEnd()] : [])].join('\n\n'),
  }
}

export function showReport(prints: readonly Print[], deck: ThemeDeck, json: boolean): Report {
  const format = createFormat(deck.ruleset, prints)
  const cards = copiesIn(deck)
  const checked: Checked = { format, cards, unread: [], ...judgeDeck(format, cards) }
  const legal = isLegal(checked)
  const list = writeDeck(format, cards)
  if (json) return { legal, text: JSON.stringify({ ...deck, legal, ...asJson(checked), list }) }
  const head = `${deck.name} (${findSet(deck.set)?.name ?? deck.set}, ${deck.ruleset})\n${deck.about}`
  return { legal, text: [head, list.trimEnd(), ...(legal ? [] : verdict(checked))].join('\n\n') }
}

export function listReport(json: boolean): Report {
  const facts = THEME_DECKS.map(({ cards, ...deck }) => deck)
  const lines = THEME_DECKS.map(
    ({ name, ruleset, types, about }) => `${name} (${ruleset}, ${types.join(' and ')})\n  ${about}`,
  )
  return { legal: true, text: json ? JSON.stringify(facts) : lines.join('\n') }
}

const isLegal = ({ unread, problems }: Checked): boolean => unread.length + problems.length === 0

const sections = (format: Format, cards: readonly Copies[]): readonly string[] =>
  SECTIONS.map(([kind, title]) => ({ title, part: ofKind(format, cards, kind) }))
    .filter(({ part }) => part.length > 0)
    .map(({ title, part }) =>
      block(
        `${title}: ${total(part)}`,
        part.map(card => writeCard(format, card)),
      ),
    )

function verdict({ format, unread, problems, advice }: Checked): readonly string[] {
  const wrong = [
    ...unread.map(problem => `line ${problem.line}: ${problem.text}\n    ${explainReading(format, problem)}`),
    ...problems.map(problem => explainProblem(format, problem)),
  ]
  return [
    ...(wrong.length > 0 ? [block(`Problems: ${wrong.length}`, wrong)] : []),
    ...(advice.length > 0
      ? [
          block(
            'Advice',
            advice.map(each => explainAdvice(format, each)),
          ),
        ]
      : []),
    wrong.length > 0 ? 'Not legal.' : 'Legal.',
  ]
}

const block = (title: string, lines: readonly string[]): string => [title, ...lines.map(line => `  ${line}`)].join('\n')

const asJson = ({ format, cards, unread, problems, advice }: Checked) => ({
  cards: cards.map(({ id, count }) => ({ id, count, name: format.prints.get(id)?.name ?? null })),
  unread: unread.map(problem => ({ ...problem, message: explainReading(format, problem) })),
  problems: problems.map(problem => ({ ...problem, message: explainProblem(format, problem) })),
  advice: advice.map(each => ({ ...each, message: explainAdvice(format, each) })),
})
