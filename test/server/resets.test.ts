import fc from 'fast-check'
import t, { type Test } from 'tap'
import { startOrigin } from '../fixtures/origin.ts'
import { openDescriptors } from '../fixtures/process-figures.ts'
import { type Env, type SiteProcess, startProcess } from '../fixtures/site-process.ts'
import { misbehave } from '../fuzz/misbehaviour.ts'
import { resetSubject } from '../fuzz/reset-subject.ts'

const cases = 90

async function withResets(t: Test, name: string, env: Env): Promise<SiteProcess> {
  const site = await startProcess(t, env)
  const seed = Math.floor(Math.random() * 2 ** 31)
  const { property } = resetSubject(Number(new URL(site.base).port), name, cases)
  const { failed, errorInstance, counterexample } = await fc.check(property, {
    numRuns: cases,
    seed,
    endOnFailure: true
  })
  t.notOk(
    failed,
    `${name}, ${cases * 8} connections, seed=${seed}: ${errorInstance ?? ''} ${JSON.stringify(counterexample)}`
  )
  t.same(
    site.lines.filter((line) => 'err' in line && /without a listener|without a handler|ends because/.test(line.msg)),
    []
  )
  return site
}

t.test('cut connections affect no other connection: embedded backend', async (t) => {
  await withResets(t, 'embedded backend', {})
})

t.test('cut connections affect no other connection: backend down', async (t) => {
  const origin = await startOrigin(t)
  await origin.stop()
  await withResets(t, 'backend down', { API_UPSTREAM: `${origin.base}/api` })
})

t.test('cut connections affect no other connection: backend slow, cut and silent', async (t) => {
  const origin = await startOrigin(t, misbehave)
  const site = await withResets(t, 'backend slow', { API_UPSTREAM: `${origin.base}/api`, UPSTREAM_TIMEOUT_MS: '300' })
  // All descriptors of the connections are released.
  for (let i = 0; openDescriptors(site.pid) > 120; i++) {
    if (i === 100) return void t.fail(`${openDescriptors(site.pid)} descriptors stay open`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
})
