import t from 'tap'
import { needlessSettings } from '../../../server/observe/settings-report.ts'
import { readSettings } from '../../../server/settings.ts'

const named = (env: Record<string, string>, isEmbedded: boolean) =>
  needlessSettings(readSettings(env), env, isEmbedded).map((line) => line.split(/[= ]/)[0])

t.test('settings without effect, or with more than they seem to have, are named', async (t) => {
  const API_UPSTREAM = 'http://backend:8080/api'
  const rows: [env: Record<string, string>, isEmbedded: boolean][] = [
    [{ RETENTION_DAYS: '30', API_UPSTREAM }, false],
    [{ UPSTREAM_CALLS: 'menu' }, true],
    [{ UPSTREAM_PATHS: 'none' }, true],
    [{ UPSTREAM_PATHS: '/poll,/api/poll', API_UPSTREAM }, false],
    [{ UPSTREAM_PATHS: '/api/', API_UPSTREAM }, false],
    [{ EDGE_PURGE_URL: 'http://varnish/' }, true],
    [{ SHARED_CACHE_PREFIX: 'x:' }, true],
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, true],
    [{ CACHE_MAX_MB: '4096' }, true]
  ]
  for (const [env, isEmbedded] of rows) t.same(named(env, isEmbedded), [Object.keys(env)[0]], JSON.stringify(env))
  const useful = { CDN_TTL_S: '60', EDGE_PURGE_URL: 'http://varnish/', TRUST_PROXY: 'loopback', CACHE_MAX_MB: '4095' }
  t.same(named({ ...useful, RETENTION_DAYS: '30' }, true), [])
  t.same(named({ UPSTREAM_PATHS: '/poll,/apiary', API_UPSTREAM }, false), [])
})
