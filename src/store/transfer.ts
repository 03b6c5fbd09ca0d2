/** Everything in a table as lines of text, and back: to move from one machine to another, or to the cloud. */
import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { DescribeTableCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { err, ok, type Result } from '../shared/result.ts'
import { type Item, isRow } from './items.ts'
import { attempt, attemptIf, type RawTable, scan } from './requests.ts'

const FORMAT = 1

interface Header {
  readonly prizepost: 'table'
  readonly format: number
}

const header: Header = { prizepost: 'table', format: FORMAT }

/** About how many items there are: AWS counts them a few times a day. Null if nobody knows. */
export async function roughlyIn({ client, table }: RawTable): Promise<number | null> {
  const found = await attempt('count the table', () => client.send(new DescribeTableCommand({ TableName: table })))
  return found.Table?.ItemCount || null
}

/** A header, an item per line, and how many there were: a file that breaks off is known by that. */
export async function exportTable(place: RawTable, to: Writable, onProgress: (items: number) => void): Promise<number> {
  const write = async (value: unknown): Promise<void> => {
    if (!to.write(`${JSON.stringify(value)}\n`)) await once(to, 'drain')
  }
  let items = 0
  await write(header)
  for await (const page of scan(place, 'export the table', { ConsistentRead: true })) {
    for (const item of page) await write(item)
    items += page.length
    onProgress(items)
  }
  await write({ items })
  return items
}

interface Imported {
  readonly items: number
  /** Those that were not there yet, or older. */
  readonly written: number
}

/** Requests under way. */
const AT_ONCE = 16

/** May be broken off and begun again: what is there already, as it is or newer, stays. The error is a sentence for whoever has the file. */
export async function importTable(
  place: RawTable,
  lines: AsyncIterable<string>,
  onProgress: (items: number) => void,
): Promise<Result<Imported, string>> {
  const puts = manyAtOnce<Item>(AT_ONCE, async item => {
    if (await put(place, item)) written += 1
    onProgress(++items)
  })
  let [items, written, line, total] = [0, 0, 0, null as number | null]
  for await (const text of lines) {
    line += 1
    const value = parse(text)
    const why = line === 1 ? whyNot(value) : null
    if (why) return err(why)
    if (isItem(value)) await puts.begin(value)
    else if (typeof value?.items === 'number') total = value.items
    else if (line > 1) {
      await puts.finish()
      return err(`Line ${line} is no item of a table. The ${items} items before it are there now.`)
    }
  }
  await puts.finish()
  if (line === 0) return err('The file is empty.')
  if (total === items) return ok({ items, written })
  return err(`The file breaks off after ${items} items. Those are there now; get the whole file and try again.`)
}

/** `begin` waits until there is room; the first failure is thrown at whoever comes next. */
function manyAtOnce<T>(most: number, work: (value: T) => Promise<void>) {
  const underWay = new Set<Promise<void>>()
  const failures: unknown[] = []
  const check = (): void => {
    if (failures.length > 0) throw failures[0]
  }
  return {
    begin: async (value: T): Promise<void> => {
      const done = work(value)
        .catch(error => void failures.push(error))
        .finally(() => underWay.delete(done))
      underWay.add(done)
      if (underWay.size >= most) await Promise.race(underWay)
      check()
    },
    finish: async (): Promise<void> => {
      await Promise.all(underWay)
      check()
    },
  }
}

type Line = Readonly<Record<string, unknown>> | null

function parse(text: string): Line {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? (value as Line) : null
  } catch {
    return null
  }
}

function whyNot(value: Line): string | null {
  if (value?.prizepost !== 'table') return 'That is no export of Prizepost: its first line is missing.'
  if (value.format !== FORMAT) return `That was exported by another version of Prizepost, in format ${value.format}.`
  return null
}

/** Texts and numbers, under a key. */
function isItem(value: Line): value is Item {
  if (!value) return false
  const isText = (each: unknown): boolean => typeof (each as { readonly S?: unknown } | undefined)?.S === 'string'
  const isNumber = (each: unknown): boolean => typeof (each as { readonly N?: unknown } | undefined)?.N === 'string'
  return isText(value.pk) && isText(value.sk) && Object.values(value).every(each => isText(each) || isNumber(each))
}

/** An entry never changes; of a row, the later version wins, as it does whenever one is written. */
const put = ({ client, table }: RawTable, item: Item): Promise<boolean> => {
  const isNewer = isRow(item) && item.version
  return attemptIf('import an item', () =>
    client.send(
      new PutItemCommand({
        TableName: table,
        Item: { ...item },
        ConditionExpression: isNewer ? 'attribute_not_exists(pk) OR version < :version' : 'attribute_not_exists(pk)',
        ...(isNewer && { ExpressionAttributeValues: { ':version': isNewer } }),
      }),
    ),
  )
}
