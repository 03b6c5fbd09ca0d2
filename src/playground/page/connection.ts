/** Keeps the stream of events open, and says so when it is not. */
import type { WireEvent } from '../wire.ts'

interface Listening {
  onEvent(event: WireEvent): void
  onLost(): void
}

interface Connection {
  /** Opens the stream again if it is about other people now. */
  listenFor(personIds: readonly string[]): void
}

const RETRY_MS = 1500

export function createConnection({ onEvent, onLost }: Listening): Connection {
  let source: EventSource | null = null
  let people = ''
  const open = () => {
    source?.close()
    const stream = new EventSource(`/api/events${people}`)
    source = stream
    stream.onmessage = ({ data }) => onEvent(JSON.parse(String(data)) as WireEvent)
    stream.onerror = () => {
      onLost()
      // A stream that was refused does not try again by itself.
      if (stream.readyState !== EventSource.CLOSED) return
      setTimeout(() => {
        if (source === stream) open()
      }, RETRY_MS)
    }
  }
  return {
    listenFor: personIds => {
      const wanted = `?${personIds.map(id => `as=${id}`).join('&')}`
      if (wanted === people && source !== null) return
      people = wanted
      open()
    },
  }
}
