import { readdirSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { ask } from '../fixtures/client.ts'
import { root } from '../fixtures/root.ts'
import { startProcess } from '../fixtures/site-process.ts'

const { base } = await startProcess(t)
const names = readdirSync(path.join(root, 'dist', 'assets'))
const script = names.find((name) => /^main-\w+\.js$/.test(name))!
const film = names.find((name) => name.endsWith('.mp4'))!

for (const name of [script, film]) {
  t.test(`${name.replace(/-\w+\./, '-HASH.')} has one validator, whichever way it is sent`, async (t) => {
    const address = `/assets/${name}`
    const first = await ask(base, address)
    t.equal(first.status, 200)
    const { etag } = first.headers
    t.match(etag, /^W\/"[\w-]+"$/)
    for (const [what, given, status] of [
      ['again', {}, 200],
      ['coded', { 'accept-encoding': 'br' }, 200],
      ['in part', { range: 'bytes=0-9' }, 206],
      ['where it is known', { 'if-none-match': etag! }, 304],
      ['in part, if it is the same, which a weak validator cannot say', { range: 'bytes=0-9', 'if-range': etag! }, 200]
    ] as const) {
      const answer = await ask(base, address, { headers: given })
      t.equal(answer.status, status, what)
      t.equal(answer.headers.etag, etag, what)
      t.match(answer.headers['cache-control'], /immutable/, what)
    }
    t.equal((await ask(base, `${address}?x=1`)).headers.etag, etag)
  })

  t.test(
    `a part that ${name.replace(/-\w+\./, '-HASH.')} does not have is refused, and its length is said`,
    async (t) => {
      const whole = await ask(base, `/assets/${name}`)
      const answer = await ask(base, `/assets/${name}`, { headers: { range: 'bytes=99999999-' } })
      t.equal(answer.status, 416)
      t.equal(answer.headers['content-range'], `bytes */${whole.bytes.length}`)
      t.equal(answer.headers['cache-control'], 'no-store')
    }
  )
}
