/**
 * Asks a server on keep-alive connections until the time is over, each connection the next path of the list, and prints
 * what came back as JSON. Answers are counted by Content-Length, nothing else is looked at.
 */
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'

const { port, paths, headers, connections, seconds } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const heads = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
const requests = paths.map((path) =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${heads.join('')}\r\n`)
)
const figures = { answers: 0, failed: 0, statuses: {}, millis: [] }
const began = performance.now()
const until = began + seconds * 1000
let next = 0

function converse() {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let asked = 0
    let left = -1
    let rest = Buffer.alloc(0)
    const ask = () => {
      if (performance.now() >= until) return socket.end()
      asked = performance.now()
      socket.write(requests[next++ % requests.length])
    }
    const answered = () => {
      figures.answers += 1
      if (figures.answers % 8 === 0 && figures.millis.length < 200_000) figures.millis.push(performance.now() - asked)
      left = -1
      ask()
    }
    socket.setNoDelay(true)
    socket.on('connect', ask)
    socket.on('data', (chunk) => {
      if (left > 0) {
        left -= chunk.length
        if (left === 0) answered()
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
      if (left === 0) answered()
    })
    socket.on('error', () => {
      figures.failed += 1
    })
    socket.on('close', resolve)
  })
}

await Promise.all(Array.from({ length: connections }, converse))
const sorted = figures.millis.sort((a, b) => a - b)
const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
const { answers, failed, statuses } = figures
process.stdout.write(
  JSON.stringify({
    answers,
    failed,
    statuses,
    seconds: (performance.now() - began) / 1000,
    p50: at(0.5),
    p99: at(0.99)
  })
)
