import t from 'tap'
import { createRequestTimes } from '../../../server/observe/request-notes.ts'

t.test('methods and statuses have fixed classes', async (t) => {
  const times = createRequestTimes()
  for (const method of ['GET', 'POST', 'PROPFIND']) times.add('api', method, 200, 1)
  for (const status of [304, 404, 499, 503]) times.add('api', 'GET', status, 1)
  t.same(
    times.series().map(({ labels: { method, status } }) => `${method} ${status}`),
    ['GET 2xx', 'POST 2xx', 'other 2xx', 'GET 3xx', 'GET 4xx', 'GET 499', 'GET 5xx']
  )
})
