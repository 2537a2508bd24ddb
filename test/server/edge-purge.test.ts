/** The built process tells the edge of a purge: the bundle holds a part of undici alone. */
import t from 'tap'
import { startOrigin } from '../fixtures/origin.ts'
import { sendPurge } from '../fixtures/send-request.ts'
import { startProcess } from '../fixtures/site-process.ts'

t.test('the edge gets one POST with the tags of each purge', async (t) => {
  const edge = await startOrigin(t)
  const { base } = await startProcess(t, {
    PURGE_TOKEN: 'sixteen-letters-x',
    EDGE_PURGE_URL: `${edge.base}/purge?zone=1`
  })
  for (const [command, tags] of [
    [{ tag: 'menu' }, 'menu'],
    [{ all: true }, 'site'],
    [{ tag: 'tree' }, 'tree']
  ] as const) {
    edge.requests.length = 0
    const { status, body } = await sendPurge(base, command, 'sixteen-letters-x')
    t.equal(status, 200)
    t.equal(JSON.parse(body).data.edge, 'purged', tags)
    const found = edge.requests.map(({ method, url, headers }) => [method, url, headers['xkey-purge']])
    t.same(found, [['POST', '/purge?zone=1', tags]])
  }
})
