import t from 'tap'
import { readContentState } from '../../../server/editor/ask-content-state.ts'
import { editorAccess } from '../../../server/editor/editor-access.ts'
import { previewPath } from '../../../server/editor/preview-page.tsx'
import { sessionS } from '../../../server/limits/signed-sessions.ts'
import { editorTokens } from '../../../server/setting-values.ts'

const editorToken = 'a-token-of-editors'
const accessOf = (setting: string, now?: () => number) => editorAccess({ editors: editorTokens(setting) }, now)!

t.test('a session is valid for twelve hours, for the token that made it, and as it was made', async (t) => {
  let now = 1_750_000_000_000
  const access = accessOf(editorToken, () => now)
  const session = access.logIn(editorToken)!
  t.equal(access.editorOf(session), '')
  t.notOk(session.includes(editorToken))
  t.equal(accessOf(`${editorToken}.`, () => now).editorOf(session), undefined)
  const [expires = '', signature = ''] = session.split('.')
  const later = expires.replace(/^\d+/, (seconds) => String(Number(seconds) + 1))
  const forgeries = [`${later}.${signature}`, `${expires}.`, expires, '', `${session}x`, `${session}.x`, `x${session}`]
  for (const forged of forgeries) t.equal(access.editorOf(forged), undefined, forged)
  now += sessionS * 1000
  t.equal(access.editorOf(session), undefined, 'it has expired')
})

t.test('a session that was ended is none any more, another one that began at the same time is', async (t) => {
  const access = accessOf(editorToken, () => 1_750_000_000_000)
  const [ended, other] = [access.logIn(editorToken)!, access.logIn(editorToken)!]
  access.endSession(ended)
  t.equal(access.editorOf(ended), undefined)
  t.equal(access.editorOf(other), '')
})

t.test('editors with tokens of their own have names, and lose their sessions alone', async (t) => {
  const [wang, li] = ['wang-sixteen-letters', 'li-sixteen-letters']
  const access = accessOf(`王芳:${wang},li.lei:${li}`)
  const session = access.logIn(wang)!
  t.equal(access.editorOf(session), '王芳')
  t.equal(access.editorOf(access.logIn(li)!), 'li.lei')
  t.equal(access.logIn(`王芳:${wang}`), undefined)
  t.equal(accessOf(`王芳:${wang}`).editorOf(session), '王芳', 'after another one has gone')
  t.equal(accessOf(`li.lei:${li}`).editorOf(session), undefined)
})

t.test('the key of the state is neither the token nor what signs sessions', async (t) => {
  const access = accessOf(editorToken)
  t.equal(access.logIn(access.stateKey), undefined)
  t.equal(access.editorOf(access.stateKey), undefined)
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
  t.equal(readContentState({ edition: 'silver', counts, faults: 'x' }), undefined)
  const none = { faults: [], remarks: [], files: [], reloads: [], changes: [] }
  t.match(readContentState({ edition: 'silver', counts, ...none }), { edition: 'silver', faults: [] })
})
