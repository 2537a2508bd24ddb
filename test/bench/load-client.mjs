/**
 * Sends requests on keep-alive connections until the time is over, each with the next path of the list, and prints the
 * figures as JSON. It reads only the status and Content-Length of a response.
 */
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'

const { port, paths, headers, connections, seconds } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const heads = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
const requests = paths.map((path) =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${heads.join('')}\r\n`)
)
const figures = { responses: 0, failed: 0, statuses: {}, millis: [] }
const began = performance.now()
const until = began + seconds * 1000
let next = 0

/** Sends requests on one connection until the time is over; resolves when it is closed. */
function runConnection() {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let sentAt = 0
    let left = -1
    let rest = Buffer.alloc(0)
    const send = () => {
      if (performance.now() >= until) return socket.end()
      sentAt = performance.now()
      socket.write(requests[next++ % requests.length])
    }
    const complete = () => {
      figures.responses += 1
      if (figures.responses % 8 === 0 && figures.millis.length < 200_000)
        figures.millis.push(performance.now() - sentAt)
      left = -1
      send()
    }
    socket.setNoDelay(true)
    socket.on('connect', send)
    socket.on('data', (chunk) => {
      if (left > 0) {
        left -= chunk.length
        if (left === 0) complete()
        return
      }
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
      const end = rest.indexOf('\r\n\r\n')
      if (end < 0) return
      const head = rest.toString('latin1', 0, end)
      const status = head.slice(9, 12)
      figures.statuses[status] = (figures.statuses[status] ?? 0) + 1
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
      left = length - (rest.length - end - 4)
      rest = Buffer.alloc(0)
      if (left === 0) complete()
    })
    socket.on('error', () => {
      figures.failed += 1
    })
    socket.on('close', resolve)
  })
}

await Promise.all(Array.from({ length: connections }, runConnection))
const sorted = figures.millis.sort((a, b) => a - b)
const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
const { responses, failed, statuses } = figures
process.stdout.write(
  JSON.stringify({
    responses,
    failed,
    statuses,
    seconds: (performance.now() - began) / 1000,
    p50: at(0.5),
    p99: at(0.99)
  })
)
