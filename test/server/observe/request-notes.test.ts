import t from 'tap'
import { methodIndex, methods, statuses, statusIndex } from '../../../server/observe/request-notes.ts'

t.test('methods and statuses have fixed classes', async (t) => {
  t.equal(methods[methodIndex('GET')], 'GET')
  t.equal(methods[methodIndex('POST')], 'POST')
  t.equal(methods[methodIndex('PROPFIND')], 'other')
  const found = [200, 304, 404, 499, 503].map((status) => statuses[statusIndex(status)])
  t.same(found, ['2xx', '3xx', '4xx', '499', '5xx'])
})
