import t from 'tap'
import { appended, cacheStatus, type Happened } from '../../../server/cache/cache-status.ts'

const table: [Happened, string][] = [
  [{ ttl: 42 }, 'bff; hit; ttl=42'],
  [{ ttl: -5, detail: 'backoff' }, 'bff; hit; ttl=-5; detail=backoff'],
  [{ fwd: 'uri-miss', fwdStatus: 200, stored: true, ttl: 60 }, 'bff; fwd=uri-miss; fwd-status=200; stored; ttl=60'],
  [{ fwd: 'uri-miss', collapsed: true }, 'bff; fwd=uri-miss; collapsed'],
  [{ fwd: 'stale', detail: 'stale-if-error ECONNREFUSED' }, 'bff; fwd=stale; detail="stale-if-error ECONNREFUSED"'],
  [{ refused: true, detail: 'only-if-cached' }, 'bff; detail=only-if-cached'],
  [{ fwd: 'method' }, 'bff; fwd=method'],
  [{ fwd: 'bypass', detail: 'a"\\\r\nb' }, 'bff; fwd=bypass; detail="ab"']
]
for (const [happened, expected] of table) {
  t.test(`what happened is said as ${expected}`, async (t) => {
    t.equal(cacheStatus(happened), expected)
  })
}

t.test('ours comes behind what caches nearer to the origin said', async (t) => {
  t.equal(appended('origin; hit', 'bff; fwd=uri-miss'), 'origin; hit, bff; fwd=uri-miss')
  t.equal(appended(undefined, 'bff; hit'), 'bff; hit')
})
