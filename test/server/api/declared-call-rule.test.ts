import t from 'tap'
import {
  createDeclaredCallRule,
  type DeclaredCallRuleOptions,
  declaredLifetimes
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
