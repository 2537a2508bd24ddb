import t from 'tap'
import { resemblingVariables } from '../../../server/observe/settings-report.ts'
import { settingNames } from '../../../server/settings.ts'

t.test('a variable that resembles a setting is found, with the setting', async (t) => {
  const cases = {
    API_UPSTREM: 'API_UPSTREAM',
    api_upstream: 'API_UPSTREAM',
    CACHE_TTL: 'CACHE_TTL_S',
    CACHE_STALE_SECONDS: 'CACHE_STALE_S',
    PURGETOKEN: 'PURGE_TOKEN',
    SITE_ORIGINS: 'SITE_ORIGIN',
    EDITON: 'EDITION',
    API_URL: 'API_UPSTREAM',
    UPSTREAM: 'API_UPSTREAM',
    BACKEND_URL: 'API_UPSTREAM',
    UPSTREAM_URL: 'API_UPSTREAM',
    API_UPSTREAM_URL: 'API_UPSTREAM'
  }
  for (const [name, suggestion] of Object.entries(cases))
    t.same(resemblingVariables({ [name]: 'x' }), [{ name, suggestion }], name)
})

t.test('settings and the variables of others are not', async (t) => {
  const others = ['HOME', 'HOSTNAME', 'PATH', 'PORTS', 'USER', 'NODE_ENV', 'npm_config_cache', 'LANG', 'EDITOR', 'PWD']
  t.same(resemblingVariables(Object.fromEntries([...settingNames, ...others].map((name) => [name, 'x']))), [])
})
