import t from 'tap'
import { editorAccess } from '../../../server/editor/editor-access.ts'
import { previewPath } from '../../../server/editor/preview-page.tsx'
import { readContentState } from '../../../server/editor/read-content-state.ts'
import { sessionS } from '../../../server/limits/signed-sessions.ts'

const editorToken = 'a token of editors'

t.test('a session is valid for twelve hours, for the token that made it, and as it was made', async (t) => {
  let now = 1_750_000_000_000
  const access = editorAccess({ editorToken }, () => now)!
  const session = access.newSession()
  t.ok(access.isSession(session))
  t.notOk(session.includes(editorToken))
  t.notOk(editorAccess({ editorToken: `${editorToken}.` }, () => now)?.isSession(session))
  const [expires = '', signature = ''] = session.split('.')
  const later = expires.replace(/^\d+/, (seconds) => String(Number(seconds) + 1))
  const forgeries = [`${later}.${signature}`, `${expires}.`, expires, '', `${session}x`, `${session}.x`, `x${session}`]
  for (const forged of forgeries) t.notOk(access.isSession(forged), forged)
  now += sessionS * 1000
  t.notOk(access.isSession(session), 'it has expired')
})

t.test('a session that was ended is none any more, another one that began at the same time is', async (t) => {
  const access = editorAccess({ editorToken }, () => 1_750_000_000_000)!
  const [ended, other] = [access.newSession(), access.newSession()]
  access.endSession(ended)
  t.notOk(access.isSession(ended))
  t.ok(access.isSession(other))
})

t.test('the key of the state is neither the token nor what signs sessions', async (t) => {
  const access = editorAccess({ editorToken })!
  t.notOk(access.isToken(access.stateKey))
  t.notOk(access.isSession(access.stateKey))
  t.ok(access.isToken(editorToken))
})

t.test('a preview shows pages of this site alone', async (t) => {
  for (const path of ['/', '/exhibition/about', '/news/301']) t.equal(previewPath(path), path)
  const others = [
    '',
    'x',
    '//evil.example',
    '/\\evil.example',
    '/en',
    '/en/news',
    '/_editor',
    '/api/x',
    '/api',
    '/a?b',
    '/a b'
  ]
  for (const path of others) t.equal(previewPath(path), undefined, path)
})

t.test('a response that is no state of content is none, and fields of other types are left out', async (t) => {
  for (const value of [
    undefined,
    null,
    1,
    [],
    {},
    { code: 1, msg: 'ok', data: {} },
    { edition: 'organic', counts: {} }
  ])
    t.equal(readContentState(value), undefined)
  const counts = Object.fromEntries(
    ['pages', 'news', 'exhibitors', 'products', 'talks', 'awards', 'categories', 'menu', 'tree'].map((kind) => [
      kind,
      1
    ])
  )
  const list = { kind: 'pages', total: 'x', records: [{ name: {}, page: '//evil.example' }, null] }
  t.match(readContentState({ edition: 'silver', counts, faults: 'x', list }), {
    faults: [],
    list: { total: 0, records: [{ name: '', page: undefined }, { name: '' }] }
  })
})
