/** What Lambda does in its process: loads the function, then calls it with one event after the other. */
import { pathToFileURL } from 'node:url'

const [entry] = process.argv.slice(2)
const { now } = Date
let shift = 0
Date.now = () => now() + shift

const begun = performance.now()
const { handler } = await import(pathToFileURL(entry).href)
const loading = performance.now() - begun

process.on('message', async ({ event, context, ahead }) => {
  shift = ahead
  try {
    // What crosses the border is JSON, in both directions.
    const started = performance.now()
    const value = await handler(JSON.parse(JSON.stringify(event)), context)
    const times = { loading, working: performance.now() - started, memory: process.memoryUsage().rss }
    process.send({ value: value === undefined ? null : value, ...times })
  } catch (error) {
    process.send({ error: { errorType: error.name, errorMessage: error.message } })
  }
})
process.send('ready')
