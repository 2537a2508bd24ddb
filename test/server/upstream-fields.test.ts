import path from 'node:path'
import t from 'tap'
import { settingsReport } from '../../server/observe/settings-report.ts'
import { readSettings, SettingsError } from '../../server/settings.ts'
import { startOrigin } from '../fixtures/origin.ts'
import { startSite } from '../fixtures/running-site.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { startSixCalls } from '../fixtures/six-calls.ts'

t.test('every request to the backend carries the fields of the file, whatever a client sends', async (t) => {
  const folder = t.testdir({
    fields: '# for the firewall\nX-Api-Key: key-of-a-sample\r\n\nUser-Agent: fair/1 (sample)\n'
  })
  const { base, origin } = await startSixCalls(t)
  const site = await startSite(t, base, { UPSTREAM_HEADERS_FILE: path.join(folder, 'fields') })
  const headers = { 'user-agent': 'browser', 'X-API-Key': 'of a client', X_Api_Key: 'of a client' }
  await sendRequest(site, '/', { headers })
  await sendRequest(site, '/api/getHomeMenuList', { headers })
  await sendRequest(site, '/api/other?x=1', { headers })
  await sendRequest(site, '/api/addSubscribe', { method: 'POST', body: 'email=a%40example.com', headers })
  await sendRequest(site, `/api/wechat/share_sign?url=${encodeURIComponent('http://localhost:3000/')}`, { headers })
  t.ok(origin.requests.length > 5)
  for (const { url, rawHeaders } of origin.requests) {
    const named = rawHeaders.filter((_value, i) => /^(?:x.api.key|user-agent)$/i.test(rawHeaders[i - (i % 2)] ?? ''))
    t.same(named, ['X-Api-Key', 'key-of-a-sample', 'User-Agent', 'fair/1 (sample)'], url)
  }
})

t.test('another host of media never gets them, nor the embedded backend', async (t) => {
  const folder = t.testdir({ fields: 'X-Api-Key: key-of-a-sample' })
  const env = { UPSTREAM_HEADERS_FILE: path.join(folder, 'fields') }
  const [named, embedded] = [await startOrigin(t), await startOrigin(t)]
  const site = await startSite(t, named.base, { ...env, CONTENT: 'embedded' }, { embeddedBeside: embedded.base })
  await sendRequest(site, '/api/getHomeMenuList')
  await sendRequest(site, '/api/getNewsList')
  t.equal(named.requests[0]?.headers['x-api-key'], 'key-of-a-sample')
  t.ok(embedded.requests.length > 0)
  t.notMatch(JSON.stringify(embedded.requests), /key-of-a-sample/)
})

for (const [line, reason] of [
  ['Host: other.example', /line 2 has Host, which this site sets itself/],
  ['content-length: 3', /sets itself/],
  ['Cookie: a=secret-value', /sets itself/],
  ['X-Forwarded-For: 192.0.2.1', /sets itself/],
  ['lang: en', /sets itself/],
  ['Transfer-Encoding: chunked', /belongs to one connection/],
  ['Connection: close', /belongs to one connection/],
  ['x-first: secret-value', /has x-first a second time/],
  ['X_Forwarded_For: secret-value', /is no field/],
  ['no colon secret-value', /is no field/],
  [': secret-value', /is no field/],
  ['X-Empty:', /is no field/],
  ['X-Key: secret-value\u0001', /is no field/],
  ['X-Key: secret-välue', /is no field/]
] as const)
  t.test(`a file with ${JSON.stringify(line)} is refused at start without its value`, async (t) => {
    const file = path.join(t.testdir({ fields: `X-First: secret-value\n${line}\n` }), 'fields')
    try {
      readSettings({ API_UPSTREAM: 'http://backend/api', UPSTREAM_HEADERS_FILE: file })
      t.fail('it was accepted')
    } catch (error) {
      t.type(error, SettingsError)
      const { faults } = error as SettingsError
      t.equal(faults.length, 1)
      t.match(faults[0], reason)
      t.ok(faults[0]?.startsWith(`UPSTREAM_HEADERS_FILE=${JSON.stringify(file)} is not allowed: line 2 `))
      t.notMatch(faults[0]?.replace(file, ''), /secret|välue|\n/)
    }
  })

t.test('the settings in force name the file, not what is in it', async (t) => {
  const file = path.join(t.testdir({ fields: 'X-Api-Key: secret-value' }), 'fields')
  const env = { API_UPSTREAM: 'http://backend/api', UPSTREAM_HEADERS_FILE: file }
  const report = settingsReport(readSettings(env), env)
  t.ok(report.includes(`\nUPSTREAM_HEADERS_FILE=${file}\n`))
  t.notMatch(report, /secret-value/)
})
