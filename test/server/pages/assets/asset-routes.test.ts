import { readdirSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { root } from '../../../fixtures/root.ts'
import { sendRequest } from '../../../fixtures/send-request.ts'
import { startProcess } from '../../../fixtures/site-process.ts'

const { base } = await startProcess(t)
const names = readdirSync(path.join(root, 'dist', 'assets'))
const script = names.find((name) => /^main-\w+\.js$/.test(name))!
const video = names.find((name) => name.endsWith('.mp4'))!

for (const name of [script, video]) {
  t.test(`${name.replace(/-\w+\./, '-HASH.')} has the same validator in every coding and range`, async (t) => {
    const address = `/assets/${name}`
    const first = await sendRequest(base, address)
    t.equal(first.status, 200)
    const { etag } = first.headers
    t.match(etag, /^W\/"[\w-]+"$/)
    for (const [title, headers, status] of [
      ['complete', {}, 200],
      ['compressed', { 'accept-encoding': 'br' }, 200],
      ['a range', { range: 'bytes=0-9' }, 206],
      ['If-None-Match', { 'if-none-match': etag! }, 304],
      ['a range with If-Range, which a weak validator cannot satisfy', { range: 'bytes=0-9', 'if-range': etag! }, 200]
    ] as const) {
      const answer = await sendRequest(base, address, { headers })
      t.equal(answer.status, status, title)
      t.equal(answer.headers.etag, etag, title)
      t.match(answer.headers['cache-control'], /immutable/, title)
    }
    t.equal((await sendRequest(base, `${address}?x=1`)).headers.etag, etag)
  })

  t.test(`a range beyond the end of ${path.extname(name)} gets 416 with the length of the file`, async (t) => {
    const complete = await sendRequest(base, `/assets/${name}`)
    const answer = await sendRequest(base, `/assets/${name}`, { headers: { range: 'bytes=99999999-' } })
    t.equal(answer.status, 416)
    t.equal(answer.headers['content-range'], `bytes */${complete.bytes.length}`)
    t.equal(answer.headers['cache-control'], 'no-store')
  })
}
