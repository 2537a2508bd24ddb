import t from 'tap'
import { callOf } from '../../../server/api/call-label.ts'
import { methodIndex, methods, statuses, statusIndex } from '../../../server/observe/request-class.ts'
import { reasonOf } from '../../../server/observe/upstream-metrics.ts'

t.test('methods and statuses have fixed classes', async (t) => {
  t.equal(methods[methodIndex('GET')], 'GET')
  t.equal(methods[methodIndex('POST')], 'POST')
  t.equal(methods[methodIndex('PROPFIND')], 'other')
  t.same(
    [200, 304, 404, 499, 503].map((status) => statuses[statusIndex(status)]),
    ['2xx', '3xx', '4xx', '499', '5xx']
  )
})

t.test('a request to the backend has the label of a call, share, form or other', async (t) => {
  const names = [
    ['GET', '/getHomeMenuList'],
    ['GET', '/getProductCategoryList?pid=0'],
    ['GET', '/getProductCategoryList?pid=7'],
    ['GET', '/wechat/share_sign?url=x'],
    ['POST', '/addVisitor'],
    ['POST', '/getHomeMenuList'],
    ['GET', '/made/up']
  ].map(([method = '', target = '']) => callOf({ method, target }))
  t.same(names, ['menu', 'categories', 'other', 'share', 'form', 'other', 'other'])
})

t.test('the reason of a failure is from a fixed set', async (t) => {
  const reasons = ['timeout', 'ECONNREFUSED', 'UND_ERR_SOCKET', 'ENOTFOUND', 'HPE_INVALID_HEADER_TOKEN', 'MADE_UP_42']
  t.same(
    reasons.map((reason) => reasonOf({ status: 502, reason })),
    ['timeout', 'refused', 'reset', 'dns', 'invalid', 'other']
  )
})
