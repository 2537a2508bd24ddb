/** A shared store that answers, but not as Redis: with replies of other types than the commands have. */
import net from 'node:net'
import t, { type Test } from 'tap'
import { listenUntilEnd, sendData, startOrigin } from '../../../fixtures/origin.ts'
import { startSite } from '../../../fixtures/running-site.ts'
import { sendPurge, sendRequest } from '../../../fixtures/send-request.ts'

/** Replies of RESP 2. */
const replies: [string, string][] = [
  ['nil', '$-1\r\n'],
  ['no list', '*-1\r\n'],
  ['an empty list', '*0\r\n'],
  ['a list of nil', '*2\r\n$-1\r\n$-1\r\n'],
  ['a list of lists', '*1\r\n*1\r\n:1\r\n'],
  ['a number', ':7\r\n'],
  ['a large number', ':9223372036854775807\r\n'],
  ['a text', '$3\r\nabc\r\n'],
  ['OK', '+OK\r\n'],
  ['an error', '-ERR no\r\n']
]

/** Starts a store that accepts the subscription and a SET, and sends `reply` to everything else; gives its URL. */
async function startStore(t: Test, reply: string): Promise<string> {
  const server = net.createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      for (const [, name = '', first = ''] of String(chunk).matchAll(
        /\*\d+\r\n\$\d+\r\n(\w+)\r\n(?:\$\d+\r\n(.*?)\r\n)?/g
      )) {
        if (name === 'SUBSCRIBE') socket.write(`*3\r\n$9\r\nsubscribe\r\n$${first.length}\r\n${first}\r\n:1\r\n`)
        else socket.write(name === 'SET' ? '+OK\r\n' : reply)
      }
    })
  })
  return `redis://127.0.0.1:${await listenUntilEnd(t, server)}`
}

for (const [name, reply] of replies)
  t.test(`a store that replies ${name} to everything costs no answer`, async (t) => {
    const origin = await startOrigin(t, sendData([{ name: 'first', path: '/a', is_nav: 1 }]))
    const url = await startStore(t, reply)
    const site = await startSite(t, origin.base, { SHARED_CACHE_URL: url, PURGE_TOKEN: 'sixteen-letters-x' })
    const menu = () => sendRequest(site, '/api/getHomeMenuList', { headers: { lang: 'en' } })
    t.equal((await menu()).status, 200)
    const purged = await sendPurge(site, { all: true, hard: true }, 'sixteen-letters-x')
    t.equal(purged.status, 200)
    t.match(await menu(), { status: 200, body: /first/ })
  })
