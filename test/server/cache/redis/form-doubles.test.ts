import { pino } from 'pino'
import t, { type Test } from 'tap'
import { type Responder, sendJson, startOrigin } from '../../../fixtures/origin.ts'
import { connectTo, type RedisProcess, startRedis, withoutRedis } from '../../../fixtures/redis-process.ts'
import { startSite } from '../../../fixtures/running-site.ts'
import { sendRequest } from '../../../fixtures/send-request.ts'

const skip = withoutRedis
const lateMs = 300
const pass = { number: 'A-4711', code: 'signed-code' }
const accepted = sendJson({ code: 200, msg: 'ok', data: { pass } })
const late: Responder = (...args) => setTimeout(() => accepted(...args), lateMs)

/** How a browser sends a form with script: multipart, with a boundary of its own for each sending. */
function multipart(email: string) {
  const boundary = `----WebKitFormBoundary${Math.random().toString(36).slice(2)}`
  const part = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const body = `${part('email', email)}${part('consent', '1')}--${boundary}--\r\n`
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, lang: 'en' } }
}

/** How a browser sends it without script. */
const urlencoded = (email: string) => ({
  body: String(new URLSearchParams({ form: 'subscribe', email, consent: '1' })),
  headers: { 'content-type': 'application/x-www-form-urlencoded' }
})

const ways = { '/api/addSubscribe': multipart, '/en/': urlencoded }
type Way = keyof typeof ways
const paths = Object.keys(ways) as Way[]

/** Two replicas in front of one backend; `post` sends a form and gives the answer without what differs by its time. */
async function startReplicas(
  t: Test,
  redis: RedisProcess | undefined,
  respond: Responder = accepted,
  env: object = {}
) {
  const origin = await startOrigin(t, respond)
  const lines: { msg: string }[] = []
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const settings = { TRUST_PROXY: 'loopback', ...(redis && { SHARED_CACHE_URL: redis.url }), ...env }
  const start = () => startSite(t, origin.base, settings, { sharedWaitMs: 2000, log })
  const bases = [await start(), await start()]
  const post = async (replica: number, path: Way, email: string, further: Record<string, string> = {}) => {
    const { body, headers } = ways[path](email)
    const request = { method: 'POST', body, headers: { ...headers, 'x-forwarded-for': '192.0.2.1', ...further } }
    const answer = await sendRequest(bases[replica]!, path, request)
    const { location, 'content-type': type } = answer.headers
    return { status: answer.status, location, type, body: answer.body }
  }
  const forms = () => origin.requests.filter(({ method }) => method === 'POST').length
  return { origin, bases, post, forms, lines }
}

for (const path of paths) {
  t.test(`${path}: a form sent to two replicas at once is one for the backend`, { skip }, async (t) => {
    const { post, forms } = await startReplicas(t, await startRedis(t), late)
    const answers = await Promise.all([0, 1, 0, 1].map((replica) => post(replica, path, 'a@example.com')))
    t.equal(forms(), 1)
    t.match(answers[0], path === '/en/' ? { status: 303 } : { status: 200, body: pass.number })
    for (const answer of answers) t.same(answer, answers[0])
  })

  t.test(`${path}: so is a form sent to one after the other`, { skip }, async (t) => {
    const { post, forms } = await startReplicas(t, await startRedis(t))
    const first = await post(0, path, 'a@example.com')
    for (const replica of [1, 0, 1]) t.same(await post(replica, path, 'a@example.com'), first)
    t.equal(forms(), 1)
  })

  t.test(`${path}: each replica protects by itself while the store is down`, { skip }, async (t) => {
    const redis = await startRedis(t)
    const { post, forms, lines } = await startReplicas(t, redis, late)
    await redis.kill()
    const answers = await Promise.all([0, 0, 1, 1].map((replica) => post(replica, path, 'a@example.com')))
    t.same(new Set(answers.map(({ status }) => status)), new Set([answers[0]!.status]))
    t.ok(answers[0]!.status < 400)
    t.equal(forms(), 2, 'one of each replica')
    t.ok(lines.some(({ msg }) => /this replica protects forms against doubles by itself/.test(msg)))

    await redis.start()
    let count = 0
    // Both replicas are back when the doubles of a new form are one.
    for (let before = -1; forms() !== before + 1; count += 1) {
      before = forms()
      await Promise.all([0, 1].map((replica) => post(replica, path, `back${count}@example.com`)))
    }
    t.ok(count > 0)
  })
}

t.test('nothing of form and answer can be read in the store, and it expires', { skip }, async (t) => {
  const redis = await startRedis(t)
  const { post, forms } = await startReplicas(t, redis)
  const client = await connectTo(t, redis)
  await post(0, '/api/addSubscribe', 'secret@example.com')
  const isAnswered = async (key: string) => !(await client.get(key))?.startsWith('claim ')
  let keys: string[] = []
  while (keys.length === 0 || !(await isAnswered(keys[0]!))) keys = await client.keys('*:form:*')
  t.equal(keys.length, 1)
  const stored = (await client.get(keys[0]!))!
  const left = await client.pTTL(keys[0]!)
  t.ok(left > 0 && left <= 10_000)
  for (const text of [stored, Buffer.from(stored, 'base64').toString('latin1'), keys[0]!])
    t.notMatch(text, /secret|A-4711|signed|192\.0\.2/)
  t.equal(forms(), 1)
})

t.test('what replicas did not write is no answer', { skip }, async (t) => {
  const redis = await startRedis(t)
  const { post, forms } = await startReplicas(t, redis)
  const client = await connectTo(t, redis)
  const faults: ((key: string, stored: string) => Promise<unknown>)[] = [
    (key) => client.set(key, 'nonsense', { expiration: { type: 'PX', value: 5000 } }),
    (key, stored) => client.set(key, `AAAA${stored.slice(4)}`, { expiration: { type: 'PX', value: 5000 } }),
    (key) => client.set(key, 'claim of nobody without an end'),
    (key, stored) => client.set(key, stored),
    (key) => client.del(key).then(() => client.rPush(key, 'nonsense'))
  ]
  for (const [index, fault] of faults.entries()) {
    const before = new Set(await client.keys('*:form:*'))
    const first = await post(0, '/api/addSubscribe', `a${index}@example.com`)
    let key: string | undefined
    while (!key || (await client.get(key))?.startsWith('claim '))
      key = (await client.keys('*:form:*')).find((found) => !before.has(found))
    await fault(key, (await client.get(key))!)
    const sent = forms()
    t.same(await post(1, '/api/addSubscribe', `a${index}@example.com`), first)
    t.equal(forms(), sent + 1, `fault ${index}: the backend was asked`)
  }
})

t.test('a claim whose replica was killed ends', { skip }, async (t) => {
  const redis = await startRedis(t)
  const { post, forms } = await startReplicas(t, redis)
  const client = await connectTo(t, redis)
  await post(0, '/api/addSubscribe', 'a@example.com')
  let key: string | undefined
  while (!key) [key] = await client.keys('*:form:*')
  await client.set(key, 'claim of-a-killed-replica', { expiration: { type: 'PX', value: 1500 } })
  const began = performance.now()
  t.equal((await post(1, '/api/addSubscribe', 'a@example.com')).status, 200)
  t.ok(performance.now() - began >= 1000, 'it waited for the other replica')
  t.equal(forms(), 2)
})

t.test('without SHARED_CACHE_URL a form that is sent twice is forwarded twice', async (t) => {
  const { post, forms } = await startReplicas(t, undefined)
  for (const path of paths) await Promise.all([0, 0].map((replica) => post(replica, path, 'a@example.com')))
  t.equal(forms(), 4)
})
