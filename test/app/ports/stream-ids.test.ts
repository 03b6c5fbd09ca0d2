import { expect, test } from 'vitest'
import { isStreamId, partsOf, STREAM_KINDS, streamId } from '../../../src/app/ports/event-store.ts'

test.each(STREAM_KINDS)('a stream of a %s says what it is of', kind => {
  const stream = streamId(kind, '01KJMMA2G0')
  expect(isStreamId(stream)).toBe(true)
  expect(partsOf(stream)).toEqual({ kind, id: '01KJMMA2G0' })
})

test.each(['matches#ann', 'rating#ann', 'match', 'a match#1', ''])('%j is no stream', text => {
  expect(isStreamId(text)).toBe(false)
})
