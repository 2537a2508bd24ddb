import t from 'tap'
import { ask } from '../fixtures/client.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { startSixCalls } from '../fixtures/six-calls.ts'

t.test('a hit is logged at debug alone, whatever parameters it came with', async (t) => {
  const site = await startProcess(t, { API_UPSTREAM: (await startSixCalls(t)).base })
  for (const query of ['', '', '?junk=1', '?junk=2', '?junk=3']) await ask(site.base, `/api/getHomeMenuList${query}`)
  await ask(site.base, '/api/none')
  await site.stop()
  const logged = site.lines.filter(({ msg }) => msg === 'answered').map(({ path }) => path)
  t.same(
    logged,
    ['/api/getHomeMenuList', '/api/none'],
    'the one that was asked of the backend, and the one that is not kept'
  )
})
