import t from 'tap'
import { startApiStub } from '../fixtures/api-stub.ts'
import { startSite } from '../fixtures/running-site.ts'
import { sendRequest } from '../fixtures/send-request.ts'

const token = 'sixteen-letters-x'
const api = await startApiStub(t, { '/getHomeMenuList': [], '/getPage': { title_en: 'About', sections: [] } })
const base = await startSite(t, api.base, { PURGE_TOKEN: token, EDITOR_TOKEN: token, CONTENT: 'embedded' })
const fields = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }

t.test('the endpoints that begin with `/_` exist in their literal spelling', async (t) => {
  const purge = { method: 'POST', headers: fields, body: '{"all":true}' }
  t.equal((await sendRequest(base, '/_cache/purge', purge)).status, 200)
  t.equal((await sendRequest(base, '/_cache/purge?x=%5F', purge)).status, 200)
  t.equal((await sendRequest(base, '/_data/en/exhibition/about')).status, 200)
  t.equal((await sendRequest(base, '/_editor')).status, 200)
})

const others = ['_cache/purge', '_editor', '_editor/login', '_data/en/exhibition/about'].flatMap((path) => [
  `/%5F${path.slice(1)}`,
  `/%5f${path.slice(1)}`,
  `/%255F${path.slice(1)}`,
  `/${path.replace('a', '%61').replace('i', '%69')}`,
  `/${path.replace('/', '%2F')}%2F`,
  `/${path.toUpperCase()}`,
  `/${path.replace(/[aei]/, (letter) => letter.toUpperCase())}`,
  `//${path}`,
  `/%2F${path}`,
  `/\\${path}`,
  `/%5C${path}`
])
const trailing = ['/_cache/purge/', '/_cache//purge', '/_editor/', '/_Parts', '/_', '/_data']
for (const target of [...others, ...trailing])
  t.test(`${target} is not found, and leads nowhere`, async (t) => {
    const answers = [
      await sendRequest(base, target),
      await sendRequest(base, target, { method: 'POST', headers: fields, body: '{"all":true}' }),
      await sendRequest(base, target, { method: 'PUT' })
    ]
    for (const { status, headers } of answers)
      t.match({ status, location: headers.location }, { status: 404, location: undefined })
  })
