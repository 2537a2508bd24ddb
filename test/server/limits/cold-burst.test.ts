import t from 'tap'
import { sendData, startOrigin } from '../../fixtures/origin.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProcess } from '../../fixtures/site-process.ts'

t.test('a thousand concurrent requests for the same call are collapsed into one request to the backend', async (t) => {
  const origin = await startOrigin(t, (request, response, count) => {
    setTimeout(() => sendData([])(request, response, count), 200)
  })
  const site = await startProcess(t, { API_UPSTREAM: `${origin.base}/api` })
  const atStart = origin.requests.length
  const answers = await Promise.all(Array.from({ length: 1000 }, () => sendRequest(site.base, '/api/getHomeMenuList')))
  t.same([...new Set(answers.map(({ status }) => status))], [200])
  t.equal(origin.requests.length - atStart, 1)
})
