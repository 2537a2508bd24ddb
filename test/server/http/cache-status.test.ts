import t from 'tap'
import { appendCacheStatus, type CacheStatus, formatCacheStatus } from '../../../server/http/cache-status.ts'

const table: [CacheStatus, string][] = [
  [{ ttl: 42 }, 'bff; hit; ttl=42'],
  [{ ttl: -5, detail: 'backoff' }, 'bff; hit; ttl=-5; detail=backoff'],
  [{ fwd: 'uri-miss', fwdStatus: 200, stored: true, ttl: 60 }, 'bff; fwd=uri-miss; fwd-status=200; stored; ttl=60'],
  [{ fwd: 'uri-miss', collapsed: true }, 'bff; fwd=uri-miss; collapsed'],
  [{ fwd: 'stale', detail: 'stale-if-error ECONNREFUSED' }, 'bff; fwd=stale; detail="stale-if-error ECONNREFUSED"'],
  [{ refused: true, detail: 'only-if-cached' }, 'bff; detail=only-if-cached'],
  [{ fwd: 'method' }, 'bff; fwd=method'],
  [{ fwd: 'bypass', detail: 'a"\\\r\nb' }, 'bff; fwd=bypass; detail="ab"']
]
for (const [cacheStatus, expected] of table)
  t.test(`${JSON.stringify(cacheStatus)} is serialized as ${expected}`, async (t) => {
    t.equal(formatCacheStatus(cacheStatus), expected)
  })

t.test('the member of this cache is appended to those of caches nearer to the origin', async (t) => {
  t.equal(appendCacheStatus('origin; hit', 'bff; fwd=uri-miss'), 'origin; hit, bff; fwd=uri-miss')
  t.equal(appendCacheStatus(undefined, 'bff; hit'), 'bff; hit')
})
