import { appendFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { siteOf } from '../../../server/api/shared-cache-of-settings.ts'
import { readSettings } from '../../../server/settings.ts'

type Env = Record<string, string>
const site = (env: Env) => siteOf(readSettings(env))
const base = t.testdir({
  first: { 'edition.yaml': 'name_en: One' },
  same: { 'edition.yaml': 'name_en: One' },
  none: {}
})
const folder = (name: string) => ({ CONTENT_DIR: path.join(base, name) })
const backend = { API_UPSTREAM: 'http://backend/api' }
const beside = { ...backend, CONTENT: 'embedded' }
const origin = { SITE_ORIGIN: 'https://one.example' }

const others: [difference: string, one: Env, other: Env][] = [
  ['the backend', backend, { API_UPSTREAM: 'http://other/api' }],
  ['the edition', { EDITION: 'organic' }, { EDITION: 'silver' }],
  ['the content folder', folder('first'), folder('same')],
  ['the content folder beside a backend', { ...beside, ...folder('first') }, { ...beside, ...folder('same') }],
  ['the calls of the backend', beside, { ...beside, UPSTREAM_CALLS: 'menu' }],
  ['the origin in front of backends with one address', { ...backend, ...origin }, backend],
  ['the simulated date', { PREVIEW_DATE: '2025-06-01' }, { PREVIEW_DATE: '2025-06-12' }]
]
const same: [likeness: string, one: Env, other: Env][] = [
  [
    'in another order of the calls',
    { ...beside, UPSTREAM_CALLS: 'menu,tree' },
    { ...beside, UPSTREAM_CALLS: 'tree,menu' }
  ],
  ['with another content folder that is not read', backend, { ...backend, ...folder('first') }],
  ['with calls of a backend that is not there', { UPSTREAM_CALLS: 'menu' }, {}],
  ['with another port, and other secrets', { PORT: '1', PURGE_TOKEN: 'sixteen-letters-x' }, {}]
]
for (const [difference, one, other] of others)
  t.test(`two sites that differ by ${difference} share nothing`, async (t) => t.not(site(one), site(other)))
for (const [likeness, one, other] of same)
  t.test(`replicas of one site share ${likeness}`, async (t) => {
    t.match(site(one), /^[\w-]{16}$/)
    t.equal(site(one), site(other))
  })

t.test('the facts of a folder tell two containers apart, and no replicas of a public site', async (t) => {
  const ofSettings = () => [folder('first'), { ...folder('first'), ...origin }, folder('none'), backend].map(site)
  const before = ofSettings()
  appendFileSync(path.join(base, 'first', 'edition.yaml'), ' and another')
  const after = ofSettings()
  t.not(after[0], before[0])
  t.same(after.slice(1), before.slice(1))
})
