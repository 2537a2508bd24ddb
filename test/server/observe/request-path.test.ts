import t from 'tap'
import { loggedPath } from '../../../server/observe/request-path.ts'

const cases: [string, string | undefined][] = [
  ['/en/news/301?q=x', '/en/news/301'],
  ['/event/roundtable/502.ics#x', '/event/roundtable/502.ics'],
  ['/api/subscriptions/lin@example.com/confirm?t=1', '/api/subscriptions/***/confirm'],
  ['/api/unsubscribe/lin%40example.com', '/api/unsubscribe/***'],
  ['/api/visitors/13800138000', '/api/visitors/***'],
  ['/api/visitors/+8613800138000', '/api/visitors/***'],
  ['/api/unsubscribe/lin%2540example.com', '/api/unsubscribe/***'],
  ['/api/visitors/+86%2013800138000', '/api/visitors/***'],
  ['/api/visitors/138%200013%208000', '/api/visitors/***'],
  ['/api/visitors/138-0013-8000', '/api/visitors/***'],
  ['/news/2025-06-11-1380', '/news/2025-06-11-1380'],
  ['/visitor/%E5%B1%95%E4%BC%9A', '/visitor/%E5%B1%95%E4%BC%9A'],
  ['/content-files/photo-113800138000.jpg', '/content-files/photo-113800138000.jpg'],
  [`/${'a'.repeat(300)}`, `/${'a'.repeat(199)}`],
  ['http://lin@example.com/', undefined],
  ['*', undefined]
]
for (const [target, expected] of cases)
  t.test(`${target.slice(0, 60)} is logged as ${expected?.slice(0, 60)}`, async (t) =>
    t.equal(loggedPath(target), expected)
  )
