import { mkdirSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { readSettings, SettingsError } from '../../server/settings.ts'

t.test('an empty environment gives the defaults', async (t) => {
  t.match(readSettings({}), {
    port: 3000,
    host: '0.0.0.0',
    apiUpstream: undefined,
    content: 'embedded',
    upstreamCalls: ['addSubscribe', 'categories', 'config', 'menu', 'shareSignature', 'tree'],
    edition: 'organic',
    siteOrigin: 'http://localhost:3000',
    isSiteOriginSet: false,
    browserApiBase: '/api/',
    dataDir: './data',
    cacheTtlS: 60,
    cacheStaleS: 86400,
    cacheMaxMb: 64,
    upstreamTimeoutMs: 10000,
    logLevel: 'info',
    logHits: 0
  })
  const found = readSettings({ PORT: '', EDITION: ' ' })
  t.match(found, { port: 3000, edition: 'organic' }, 'an empty value counts as unset')
})

const accepted: [Record<string, string>, Record<string, unknown>][] = [
  [{ API_UPSTREAM: 'http://backend:8080/api/' }, { apiUpstream: 'http://backend:8080/api', content: 'upstream' }],
  [{ API_UPSTREAM: 'http://backend/api', CONTENT: 'embedded' }, { content: 'embedded' }],
  [{ UPSTREAM_CALLS: 'menu, newsList' }, { upstreamCalls: ['menu', 'newsList'] }],
  [{ API_UPSTREAM: 'http://[::1]:8080' }, { apiUpstream: 'http://[::1]:8080' }],
  [{ API_UPSTREAM: 'http://back_end/api' }, { apiUpstream: 'http://back_end/api' }],
  [{ SITE_ORIGIN: 'https://展会.cn' }, { siteOrigin: 'https://xn--6oq653a.cn' }],
  [{ SHARED_CACHE_URL: 'redis://:a%40b@[::1]:6379/1' }, { sharedCacheUrl: 'redis://:a%40b@[::1]:6379/1' }],
  [{ MAP_TILES: 'https://t{s}.example/{z}/{x}/{y}' }, { mapTiles: 'https://t{s}.example/{z}/{x}/{y}' }],
  [{ SITE_ORIGIN: 'https://fair.example/' }, { siteOrigin: 'https://fair.example', isSiteOriginSet: true }],
  [{ PAGE_WAIT_MS: '250' }, { pageWaitMs: 250 }],
  [{ CACHE_FORCE: 'menu, tree' }, { cacheForce: ['menu', 'tree'] }],
  [{ CACHE_FORCE: 'content,newsList' }, { cacheForce: ['content', 'newsList'] }],
  [{ CACHE_FORCE: 'search,code' }, { cacheForce: ['search', 'code'] }],
  [{ TRUST_PROXY: 'loopback,10.0.0.0/8' }, { trustProxy: ['loopback', '10.0.0.0/8'] }],
  [{ UPSTREAM_PATHS: '/poll, /upload/,/x/*' }, { upstreamPaths: ['/poll', '/upload/', '/x/'] }],
  [{ UPSTREAM_PATHS: 'none' }, { upstreamPaths: [] }],
  [{ RETENTION_DAYS: '365' }, { retentionDays: 365 }],
  [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
  [{ PREVIEW_DATE: '2025-06-12T10:30+08:00' }, { previewDate: 1749695400, previewTime: 1749695400 }],
  [{ PREVIEW_DATE: '2025-06-12T10:30' }, { previewDate: 1749695400, previewTime: 1749695400 }],
  [{ PREVIEW_DATE: '2025-06-12T02:30Z' }, { previewDate: 1749695400, previewTime: 1749695400 }],
  [{ PREVIEW_DATE: '2025-06-12' }, { previewDate: 1749700800, previewTime: undefined }],
  [{ BROWSER_API_BASE: 'https://api.example/v1' }, { browserApiBase: 'https://api.example/v1/' }],
  [{ ANALYTICS_HOSTS: 'Stats.example.com' }, { analyticsHosts: ['stats.example.com'] }],
  [{ LOG_HITS: '0.01' }, { logHits: 0.01 }],
  [{ LOG_HITS: '1' }, { logHits: 1 }],
  [{ MAP_TILES: 'https://t.example/{z}/{x}/{y}.png' }, { mapTiles: 'https://t.example/{z}/{x}/{y}.png' }]
]
for (const [env, expected] of accepted)
  t.test(`${JSON.stringify(env)} is accepted`, async (t) => t.match(readSettings(env), expected))

const refused: Record<string, string[]> = {
  PORT: ['99999', '80a', '-1'],
  HOST: ['a b', '256.1.1.1'],
  API_UPSTREAM: [
    'backend:8080',
    'ftp://backend/',
    'http://user:secret@backend/',
    'http:///api',
    'http://$BACKEND/api',
    'http://a,http://b',
    'http://backend/api#'
  ],
  CONTENT: ['both', 'upstream'],
  UPSTREAM_CALLS: ['menu,getNewsList'],
  EDITION: ['gold'],
  SITE_ORIGIN: ['fair.example', 'https://fair.example/path', 'https://*.fair.example', 'https://fair.example/?'],
  MEDIA_ORIGIN: ['//media.example'],
  BROWSER_API_BASE: ['//api.example'],
  CACHE_TTL_S: ['1.5'],
  CACHE_MAX_MB: ['0'],
  PAGE_WAIT_MS: ['1s'],
  CACHE_FORCE: ['menu,addSubscribe', 'shareSignature'],
  UPSTREAM_TIMEOUT_MS: ['0'],
  UPSTREAM_PATHS: ['poll', '/a/../b', '/a?b', '/a//b'],
  RETENTION_DAYS: ['0', '30d'],
  PURGE_TOKEN: ['sixteen with space', 'fifteen-letters', '"sixteen-letters-x"', "'sixteen-letters-x'"],
  PREVIEW_TOKEN: [`$${'{FAIR_PREVIEW_TOKEN}'}`],
  EDITOR_TOKEN: [
    'fifteen-letters',
    'x'.repeat(513),
    '"wang:sixteen-letters-x"',
    'wang:"sixteen-letters-x"',
    'wang:sixteen-letters-x,li:fifteen-letters',
    'wang:sixteen-letters-x,sixteen-letters-y'
  ],
  CDN_TTL_S: ['0', '1m'],
  EDGE_PURGE_URL: ['ftp://varnish/', 'http://varnish/#x', 'http://user:100%@varnish/'],
  SHARED_CACHE_URL: ['redis://:100%@valkey', 'redis://$VALKEY'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['http://$COLLECTOR:4318'],
  REQUIRE_BACKEND: ['yes', '1'],
  METRICS_PORT: ['70000', '3000'],
  ANALYTICS_HOSTS: ['https://stats.example', 'stats.example:99999'],
  MAP_TILES: ['https://t.example/tiles.png', 'https:///t/{z}/{x}/{y}.png'],
  PREVIEW_DATE: ['tomorrow', '2025-13-45', '2025-02-30'],
  TRUST_PROXY: ['proxy.example', '10.0.0.0/99', '10.0.0.0/8/8', '0.0.0.0/0', '::/0'],
  LOG_LEVEL: ['loud'],
  LOG_HITS: ['2', '-0.1', '1%']
}
for (const [name, value] of Object.entries(refused).flatMap(([name, all]) => all.map((one) => [name, one] as const)))
  t.test(`${name}=${value} is refused with one line that names it`, async (t) => {
    try {
      readSettings({ [name]: value })
      t.fail('it was accepted')
    } catch (error) {
      t.type(error, SettingsError)
      t.equal((error as SettingsError).faults.length, 1)
      t.match((error as SettingsError).message, new RegExp(`^${name}=.* is not allowed: it must be .+$`))
    }
  })

t.test('every fault is reported in one line, without secrets', async (t) => {
  try {
    readSettings({ PORT: '99999', EDITION: 'gold', PURGE_TOKEN: 'top secret', API_UPSTREAM: 'http://user:secret@b/' })
    t.fail('it was accepted')
  } catch (error) {
    t.equal((error as SettingsError).faults.length, 4)
    t.notMatch((error as SettingsError).message, /secret/)
  }
})

/** The faults of an environment, one line each. */
function faultsOf(env: Record<string, string>): string[] {
  try {
    readSettings(env)
    return []
  } catch (error) {
    return (error as SettingsError).faults
  }
}

t.test('a secret may be in a file, whose last newline is ignored', async (t) => {
  const secret = 'secret-from-a-file'
  const folder = t.testdir({ plain: secret, unix: `${secret}\n`, windows: `${secret}\r\n` })
  for (const name of ['plain', 'unix', 'windows'])
    t.equal(readSettings({ PURGE_TOKEN_FILE: path.join(folder, name) }).purgeToken, secret, name)
  const settings = readSettings({ PURGE_TOKEN: '', PURGE_TOKEN_FILE: path.join(folder, 'unix') })
  t.equal(settings.purgeToken, secret, 'an empty PURGE_TOKEN counts as unset')
})

t.test('an unusable secret file is refused with one line that names variable and path', async (t) => {
  const folder = t.testdir({
    empty: '\n',
    two: 'one-secret-of-two\ntwo-secret\n',
    spaced: 'with-secret space\n',
    short: 'short-secret-15\n',
    good: 'good-secret\n',
    large: 'x'.repeat(8193)
  })
  const file = (name: string) => path.join(folder, name)
  mkdirSync(file('folder'))
  const cases: [Record<string, string>, RegExp][] = [
    [{ PURGE_TOKEN_FILE: file('none') }, /cannot be used: the file cannot be read \(ENOENT\)/],
    [{ PURGE_TOKEN_FILE: file('folder') }, /cannot be used: it is no regular file/],
    [{ PURGE_TOKEN_FILE: '/dev/zero' }, /cannot be used: it is no regular file/],
    [{ PURGE_TOKEN_FILE: file('large') }, /cannot be used: the file has more than 8192 bytes/],
    [{ PURGE_TOKEN_FILE: file('empty') }, /cannot be used: the file is empty/],
    [{ PURGE_TOKEN_FILE: file('good'), PURGE_TOKEN: 'direct-secret' }, /PURGE_TOKEN is set as well/]
  ]
  for (const [env, reason] of cases) {
    const [fault = '', ...more] = faultsOf(env)
    t.same(more, [])
    t.ok(fault.startsWith(`PURGE_TOKEN_FILE="${env.PURGE_TOKEN_FILE}" `), fault)
    t.match(fault, reason)
    t.notMatch(fault, /(good|direct)-secret|\n/)
  }
  for (const name of ['two', 'spaced', 'short']) {
    const [fault = ''] = faultsOf({ PURGE_TOKEN_FILE: file(name) })
    t.ok(fault.startsWith(`PURGE_TOKEN_FILE="${file(name)}" is not allowed: the file must hold visible ASCII`), fault)
    t.notMatch(fault, /(one|two|with|short)-secret|\n/)
  }
})

t.test(
  'a folder is not written as a shell would read it: no program takes off quotation marks or expands ~',
  async (t) => {
    for (const name of ['DATA_DIR', 'CONTENT_DIR'])
      for (const value of ['"/data"', "'/data'", '~', '~/data', '$HOME/data', '\u200b'])
        t.match(faultsOf({ [name]: value }), [new RegExp(`^${name}=.* is not allowed: it must be a folder`)], value)
    for (const value of ["./it's", '/a "b"', '/backup~', 'a$b'])
      t.equal(readSettings({ DATA_DIR: value }).dataDir, value)
  }
)

t.test('DATA_DIR is another folder than CONTENT_DIR', async (t) => {
  t.match(faultsOf({ DATA_DIR: '/fair/', CONTENT_DIR: '/x/../fair' }), [/^DATA_DIR is not allowed: it must be another/])
  t.same(faultsOf({ DATA_DIR: '/fair/data', CONTENT_DIR: '/fair' }), [])
})

t.test('DATA_DIR is no folder of the kernel, in which a folder cannot be made', async (t) => {
  for (const folder of ['/proc/x', '/sys/../proc', '/dev/x'])
    t.match(faultsOf({ DATA_DIR: folder }), [/^DATA_DIR=.* is not allowed: it must be a folder on a disk/], folder)
  t.equal(readSettings({ DATA_DIR: '/process' }).dataDir, '/process')
})
