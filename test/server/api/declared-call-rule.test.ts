import t from 'tap'
import {
  createDeclaredCallRule,
  type DeclaredCallRuleOptions,
  declaredLifetimes,
  whyNotDeclaredStorable
} from '../../../server/api/declared-call-rule.ts'
import { callDefinitions } from '../../../shared/calls/table.ts'

const [ttlS, staleS] = [60, 86_400]

t.test('where the backend names no lifetime, that of the row counts, else CACHE_TTL_S', async (t) => {
  for (const [lifetimeS, fallbackS, fallbackStaleWhileRevalidateS] of [
    [600, 600, 300],
    [0, 0, 0],
    [undefined, ttlS, ttlS / 2]
  ] as const)
    t.match(declaredLifetimes({ lifetimeS }, ttlS, staleS), {
      fallbackS,
      fallbackStaleWhileRevalidateS,
      graceS: staleS
    })
})

t.test('"not found" is stored for CACHE_TTL_S whatever the row names', async (t) => {
  // Other options are read for responses.
  const options = { ttlS, staleS } as DeclaredCallRuleOptions
  const rule = createDeclaredCallRule({ ...callDefinitions.get('home')!, lifetimeS: 600 }, 'cn', false, options)
  t.match(rule, { defaults: { fallbackS: 600 }, missingDefaults: { fallbackS: ttlS } })
})

const table: [string, string[], why?: string, personal?: boolean][] = [
  ['no fields', []],
  ['max-age=0', ['Cache-Control', 'max-age=0']],
  ['no-cache', ['Cache-Control', 'no-cache']],
  ['no-store', ['Cache-Control', 'no-store'], 'no-store', false],
  ['private', ['Cache-Control', 'private'], 'private', true],
  ['private with field names', ['Cache-Control', 'private="x-a"'], 'private', true],
  ['private and no-store', ['Cache-Control', 'no-store, private'], 'private', true],
  ['no-store in CDN-Cache-Control', ['Cache-Control', 'max-age=9', 'CDN-Cache-Control', 'no-store'], 'no-store', false],
  ['no-store in Cache-Control alone', ['Cache-Control', 'no-store', 'CDN-Cache-Control', 'max-age=9']],
  ['Set-Cookie', ['Set-Cookie', ''], 'set-cookie', true],
  ['a Vary of equal values', ['Vary', 'Lang, Accept', 'vary', 'accept-encoding, origin']],
  ['a Vary with fields that it never sends', ['Vary', 'lang, cookie', 'Vary', 'User-Agent']],
  ['a Vary with a field that differs each time', ['Vary', 'cookie, Traceparent'], 'vary', true],
  ['Vary: *', ['Vary', 'lang, *'], 'vary', true]
]
for (const [subject, fields, why, personal] of table)
  t.test(`a response to a declared call with ${subject} is ${why ? 'not storable' : 'storable'}`, async (t) => {
    t.same(whyNotDeclaredStorable({ fields }), why && { why, personal, isByRequest: false })
  })
