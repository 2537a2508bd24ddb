import t from 'tap'
import { ask } from '../fixtures/client.ts'
import { sendData, startOrigin } from '../fixtures/origin.ts'
import { startProcess } from '../fixtures/site-process.ts'

t.test(
  'a thousand who ask for the same call at the same moment all get it, and the backend is asked once',
  async (t) => {
    const origin = await startOrigin(t, (request, response, count) => {
      setTimeout(() => sendData([])(request, response, count), 200)
    })
    const site = await startProcess(t, { API_UPSTREAM: `${origin.base}/api` })
    const answers = await Promise.all(Array.from({ length: 1000 }, () => ask(site.base, '/api/getHomeMenuList')))
    t.same([...new Set(answers.map(({ status }) => status))], [200])
    t.equal(origin.asked.filter(({ url }) => url === '/api/getHomeMenuList').length, 1)
  }
)
