import { once } from 'node:events'
import http from 'node:http'
import net, { type AddressInfo, type Socket } from 'node:net'
import t, { type Test } from 'tap'
import { answerClientError, boundConnections, connectionOptions, listenFault } from '../../server/connections.ts'

const headers = ['X-Content-Type-Options', 'nosniff']

/** A server with the options of every day, but for `quicker` ones; it answers `/slow` after 1.5 s. */
async function serve(t: Test, quicker: http.ServerOptions = {}) {
  const server = http.createServer({ ...connectionOptions, ...quicker }, (request, response) => {
    request.resume()
    if (request.url === '/slow') setTimeout(() => response.end('done'), 1500)
    else if (request.url === '/begun') response.write('begun')
    else request.on('end', () => response.end('done'))
  })
  server.on('clientError', answerClientError(headers))
  const connections = boundConnections(server, 10_000)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  return { server, connections, port: (server.address() as AddressInfo).port }
}

/** Opens a connection, says `text`, and gives what came back until the other side closed. */
function say(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket: Socket = net.connect(port, '127.0.0.1', () => socket.write(text))
    let heard = ''
    socket.on('data', (chunk) => {
      heard += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(heard))
  })
}

const quick = { headersTimeout: 200, requestTimeout: 300, connectionsCheckingInterval: 20 }
const unreadable: [string, string, number][] = [
  ['no HTTP at all', 'HELO\r\n\r\n', 400],
  ['a head of 20 KB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  [
    'a length and a transfer coding',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    400
  ],
  ['a space before the colon', 'GET / HTTP/1.1\r\nHost : a\r\n\r\n', 400],
  ['a head that does not end', 'GET / HTTP/1.1\r\nHost: a\r\nX: ', 408],
  ['a body that does not come', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nx', 408]
]
for (const [name, text, status] of unreadable) {
  t.test(`${name} is answered ${status}, with the headers of every answer, and cut`, async (t) => {
    const { port } = await serve(t, quick)
    const heard = await say(port, text)
    t.match(heard, new RegExp(`^HTTP/1\\.1 ${status} `))
    t.match(heard, '\r\nX-Content-Type-Options: nosniff\r\n')
    t.match(heard, '\r\nConnection: close\r\n')
    const body = heard.slice(heard.indexOf('\r\n\r\n') + 4)
    t.match(heard, `\r\nContent-Length: ${body.length}\r\n`)
    t.match(JSON.parse(body), { code: status, data: null })
  })
}

t.test('what cannot be read is answered behind the answers to what came before it', async (t) => {
  const { port } = await serve(t)
  const heard = await say(port, 'GET /slow HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\nGARBAGE\r\n\r\n')
  t.same(
    [...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status),
    ['200', '200', '400']
  )
  t.match(heard, /done[\s\S]*done[\s\S]*"code":400/)
})

t.test('a request whose own body cannot be read is answered at once', async (t) => {
  const { port } = await serve(t)
  const heard = await say(port, 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n')
  t.match(heard, /^HTTP\/1\.1 400 /)
})

t.test(
  'an answer that has begun gets no other one behind it when the body of its request cannot be read',
  async (t) => {
    const { port } = await serve(t)
    const socket = net.connect(port, '127.0.0.1', () =>
      socket.write('POST /begun HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n')
    )
    let heard = ''
    socket.on('data', (chunk) => {
      heard += chunk
      if (heard.includes('begun')) socket.write('zz\r\n')
    })
    await once(socket, 'close')
    t.match(heard, 'begun')
    t.notMatch(heard, '400')
  }
)

t.test('while the server closes, what is being answered is finished, and nothing else keeps it open', async (t) => {
  const { server, connections, port } = await serve(t)
  const slow = say(port, 'GET /slow HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  const silent = say(port, '')
  const half = say(port, 'GET / HT')
  while ((await new Promise<number>((done) => server.getConnections((_error, count) => done(count)))) < 3)
    await once(server, 'connection')
  await connections.close(60_000)
  t.match(await slow, /\r\n\r\ndone$/)
  t.same([await silent, await half], ['', ''])
})

t.test('after its time even an open answer is cut', async (t) => {
  const { server, connections, port } = await serve(t)
  const endless = say(port, 'GET /begun HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(server, 'request')
  await connections.close(500)
  t.match(await endless, 'begun')
})

t.test('a port that cannot be had is told in one line that names the setting', async (t) => {
  const { port } = await serve(t)
  const second = http.createServer()
  second.listen(port, '127.0.0.1')
  const [error] = await once(second, 'error')
  t.equal(listenFault('PORT', port, '127.0.0.1', error), `PORT=${port} cannot be used: something else listens there`)
  t.equal(listenFault('PORT', 80, '::', { code: 'EACCES' }), 'PORT=80 cannot be used: this user may not listen there')
  t.match(
    listenFault('PORT', 1, '192.0.2.1', { code: 'EADDRNOTAVAIL' }),
    'HOST=192.0.2.1 is no address of this machine'
  )
})
