import http from 'node:http'
import t, { type Test } from 'tap'
import { sendInformational } from '../../../server/api/pass-through.ts'
import { listenUntilEnd } from '../../fixtures/origin.ts'
import { sendBytes } from '../../fixtures/send-request.ts'

/** What a client receives from a server that sends these informational responses before a 204. */
async function received(t: Test, hints: [number, string[]][], request = 'GET / HTTP/1.1\r\nHost: x') {
  const server = http.createServer((incoming, response) => {
    for (const [status, fields] of hints) sendInformational(incoming, response, status, fields)
    response.sendDate = false
    response.writeHead(204)
    sendInformational(incoming, response, 102, [])
    response.end()
    sendInformational(incoming, response, 102, [])
  })
  const port = await listenUntilEnd(t, server)
  return sendBytes(`http://127.0.0.1:${port}`, `${request}\r\nConnection: close\r\n\r\n`)
}
const end = 'HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n'
const early = 'HTTP/1.1 103 Early Hints\r\n'
const hintOf = (name: string, ...more: string[]): [number, string[]] => [103, ['Link', `<${name}>; rel=x`, ...more]]
const preload = '</a.css>; rel=preload; as=style'

const table: [string, [number, string[]][], string][] = [
  ['102', [[102, []]], 'HTTP/1.1 102 Processing\r\n\r\n'],
  ['103', [[103, ['Link', preload]]], `HTTP/1.1 103 Early Hints\r\nLink: ${preload}\r\n\r\n`],
  [
    '103 with several links and another field',
    [[103, ['link', `${preload}, <b>; rel="preload"`, 'X-Own', '1', 'LINK', '<c>;rel=x', 'x-own', '2']]],
    `HTTP/1.1 103 Early Hints\r\nLink: ${preload}, <b>; rel="preload", <c>;rel=x\r\nx-own: 1, 2\r\n\r\n`
  ],
  ['103 twice', [hintOf('a'), hintOf('b')], `${early}Link: <a>; rel=x\r\n\r\n${early}Link: <b>; rel=x\r\n\r\n`],
  [
    '103 without what it must not have',
    [hintOf('a', 'Content-Length', '5', 'Set-Cookie', 'a=b')],
    `${early}Link: <a>; rel=x\r\n\r\n`
  ],
  ['nothing for 103 without Link', [[103, ['X-Own', '1']]], ''],
  ['nothing for 103 with a link that Node refuses', [[103, ['Link', '<a>; title="b c"']]], ''],
  [
    'nothing for 101 and unknown statuses',
    [
      [101, ['Upgrade', 'x']],
      [100, []],
      [199, ['Link', '<a>; rel=x']]
    ],
    ''
  ]
]
for (const [title, hints, expected] of table)
  t.test(`a client gets ${title}, then the response`, async (t) => {
    t.equal(await received(t, hints), expected + end)
  })

t.test('a client of HTTP/1.0 gets no informational response', async (t) => {
  const text = await received(
    t,
    [
      [103, ['Link', preload]],
      [102, []]
    ],
    'GET / HTTP/1.0'
  )
  t.equal(text, end)
})
