import t from 'tap'
import { skip } from '../fixtures/browser.ts'
import { startHostileSite, walkPages } from '../fixtures/hostile-site.ts'
import { hostileKinds } from '../fixtures/hostile-values.ts'

t.setTimeout(300_000)

t.test('records of a hostile backend', { skip }, async (t) => {
  const site = await startHostileSite(t)
  for (const [kind, values] of hostileKinds) {
    for (const start of values.length > 3 ? [0, 1] : [0]) {
      t.test(`hostile values of the kind ${kind} in every field, from ${start} on, neither run nor break a page`, (t) =>
        walkPages(t, site, values, start)
      )
    }
  }
})
