import { readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { settingNames } from '../../server/settings.ts'
import { resemblingVariables } from '../../server/settings-report.ts'
import { root } from '../fixtures/root.ts'

t.test('a variable that resembles a setting is found, with the setting', async (t) => {
  const cases = {
    API_UPSTREM: 'API_UPSTREAM',
    api_upstream: 'API_UPSTREAM',
    CACHE_TTL: 'CACHE_TTL_S',
    CACHE_STALE_SECONDS: 'CACHE_STALE_S',
    PURGETOKEN: 'PURGE_TOKEN',
    SITE_ORIGINS: 'SITE_ORIGIN',
    EDITON: 'EDITION'
  }
  for (const [name, suggestion] of Object.entries(cases)) {
    t.same(resemblingVariables({ [name]: 'x' }), [{ name, suggestion }], name)
  }
})

t.test('settings and the variables of others are not', async (t) => {
  const others = ['HOME', 'HOSTNAME', 'PATH', 'PORTS', 'USER', 'NODE_ENV', 'npm_config_cache', 'LANG', 'EDITOR', 'PWD']
  t.same(resemblingVariables(Object.fromEntries([...settingNames, ...others].map((name) => [name, 'x']))), [])
})

t.test('the list of settings is that of the table in the README', async (t) => {
  const readme = readFileSync(path.join(root, 'server/ops/README.md'), 'utf8')
  const table = readme.slice(readme.indexOf('## Settings'), readme.indexOf('## In a container'))
  for (const name of settingNames) t.ok(table.includes(`\`${name}`), name)
})

t.test('the list of settings has every variable that is read', async (t) => {
  const source = readFileSync(path.join(root, 'server/settings.ts'), 'utf8')
  const read = [...source.matchAll(/\b(?:read|secret)\(\s*'([A-Z_]+)'/g)].map((match) => match[1] ?? '')
  t.ok(read.length > 15)
  const listed = new Set<string>(settingNames)
  t.same(
    read.filter((name) => !listed.has(name)),
    []
  )
})
