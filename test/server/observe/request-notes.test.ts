import type { ServerResponse } from 'node:http'
import t from 'tap'
import {
  beginUpstreamWait,
  buckets,
  createRequestTimes,
  endUpstreamWait,
  notesOf
} from '../../../server/observe/request-notes.ts'

t.test('methods and statuses have fixed classes', async (t) => {
  const times = createRequestTimes()
  for (const method of ['GET', 'POST', 'PROPFIND']) times.add('api', method, 200, 1)
  for (const status of [304, 404, 499, 503]) times.add('api', 'GET', status, 1)
  t.same(
    times.series().map(({ labels: { method, status } }) => `${method} ${status}`),
    ['GET 2xx', 'POST 2xx', 'other 2xx', 'GET 3xx', 'GET 4xx', 'GET 499', 'GET 5xx']
  )
})

t.test('a request counts in the first bucket that is not below it, and its duration in the sum', async (t) => {
  const times = createRequestTimes()
  for (const ms of [1, 1.5, 250, 10_000, 10_001]) times.add('api', 'GET', 200, ms)
  times.add('form', 'POST', 200, 1)
  const [series] = times.series()
  const filled = series?.counts.flatMap((count, index) => (count > 0 ? [[buckets[index], count]] : []))
  t.same(filled, [
    [0.001, 1],
    [0.005, 1],
    [0.25, 1],
    [10, 1],
    [undefined, 1]
  ])
  t.equal(series?.seconds, 20.2535)
  t.same(times.totals(), { requests: 6, forms: 1 })
})

t.test('the waits for the backend are summed, without the time between them', async (t) => {
  let at = 5
  t.capture(performance, 'now', () => at)
  const response = {} as ServerResponse // it is a key
  endUpstreamWait(response)
  t.same(notesOf(response), {})
  for (const ms of [100, 20]) {
    beginUpstreamWait(response)
    at += ms
    endUpstreamWait(response)
    at += 1000
  }
  endUpstreamWait(response)
  t.same(notesOf(response), { upstreamMs: 120 })
})
