import { describe, expect, test } from 'vitest'
import { parseMarkdown } from '../../../src/playground/page/markdown/parse.ts'
import { markdown, type Reader } from '../../../src/playground/page/markdown/render.ts'
import { relativeTime } from '../../../src/playground/page/time.ts'
import type { Child } from '../../../src/playground/page/vnode.ts'

const NOW = Date.UTC(2026, 2, 1, 12)

const reader: Reader = {
  personId: '1',
  nameOf: id => (id === '1' ? 'Robin' : 'Kim'),
  channelName: id => (id === '7' ? 'matches' : null),
  openChannel: () => {},
  now: () => NOW,
}

/** As HTML that is easy to compare. */
function html(child: Child): string {
  if (typeof child === 'string') return child
  const look = child.props.class === undefined ? '' : `.${String(child.props.class).replaceAll(' ', '.')}`
  return `<${child.tag}${look}>${child.children.map(html).join('')}</${child.tag}>`
}

const shown = (source: string): string => markdown(source, reader).map(html).join('')

test.each([
  ['**Your turn** against *Kim*', '<p><strong>Your turn</strong> against <em>Kim</em></p>'],
  ['***both***', '<p><strong><em>both</em></strong></p>'],
  ['__under__ ~~gone~~ `a*b*c`', '<p><u>under</u> <s>gone</s> <code>a*b*c</code></p>'],
  ['snake_case_name and _slanted_', '<p>snake_case_name and <em>slanted</em></p>'],
  ['\\*not\\* 3 * 4 * 5', '<p>*not* 3 * 4 * 5</p>'],
  ['one\ntwo', '<p>one<br></br>two</p>'],
  ['one\n\ntwo', '<p>one</p><p>two</p>'],
  ['# Big\n## Less\n### Least', '<p.heading-1>Big</p><p.heading-2>Less</p><p.heading-3>Least</p>'],
  ['#hashtag', '<p>#hashtag</p>'],
  ['words\n-# small *print*', '<p>words</p><p.small-print>small <em>print</em></p>'],
  ['> quoted\n> lines\nnot', '<blockquote><p>quoted<br></br>lines</p></blockquote><p>not</p>'],
  ['- one\n  - deeper\n- two', '<ul><li>one</li><li.depth-1>deeper</li><li>two</li></ul>'],
  ['3. three\n4. four', '<ol><li>three</li><li>four</li></ol>'],
  ['```js\nlet a = "**"\n```', '<pre><code>let a = "**"</code></pre>'],
  ['||secret||', '<p><span.spoiler>secret</span></p>'],
  ['<@1> and <@2>', '<p><span.mention.me>@Robin</span> and <span.mention>@Kim</span></p>'],
  [
    '<#7> <#8> </deck import:12>',
    '<p><button.mention>#matches</button> <span.mention>#unknown</span> <span.mention>/deck import</span></p>',
  ],
  ['[rules](https://example.org/a_b) https://example.org/x.', '<p><a>rules</a> <a>https://example.org/x</a>.</p>'],
  ['[bad](javascript:alert(1))', '<p>[bad](javascript:alert(1))</p>'],
  ['<b>&amp; <script>', '<p><b>&amp; <script></p>'],
  ['**open', '<p>**open</p>'],
  ['<:fire:123> ⚔', '<p>:fire: ⚔</p>'],
])('%j', (source, expected) => {
  expect(shown(source)).toBe(expected)
})

describe('times', () => {
  test.each([
    [2 * 86_400_000, 'in 2 days'],
    [86_400_000 - 1, 'in 23 hours'],
    [61_000, 'in 1 minute'],
    [-5000, '5 seconds ago'],
    [-400 * 86_400_000, '1 year ago'],
  ])('%i ms', (by, words) => {
    expect(relativeTime(NOW + by, NOW)).toBe(words)
  })

  test('are told by the clock of the world, and can be found again', () => {
    const [paragraph] = markdown(`⏳ <t:${(NOW + 7_200_000) / 1000}:R>`, reader)
    const time = paragraph!.children[1]
    expect(html(time!)).toBe('<time>in 2 hours</time>')
    expect(typeof time !== 'string' && time!.props['data-relative']).toBe(NOW + 7_200_000)
  })
})

test('however odd, every text ends, and loses no letter', () => {
  const odd = [
    '*_*_*_`',
    '||||',
    '> ',
    '-# ',
    '```',
    '``` ```',
    '<t:99999999999999999:R>',
    '[]()',
    '\\',
    '- \n-',
    '***',
  ]
  for (const source of odd) expect(() => shown(source)).not.toThrow()
  expect(parseMarkdown('*'.repeat(3000)).length).toBe(1)
})
