/** Runs the subjects round after round and tells what held, with the seed of each. */
import fc from 'fast-check'
import { ask } from '../fixtures/client.ts'
import { createEnding } from '../fixtures/ending.ts'
import { canary } from '../fixtures/hostile-values.ts'
import { startOrigin } from '../fixtures/origin.ts'
import { type SiteProcess, startProcess } from '../fixtures/site-process.ts'
import { startBehindFields } from './backend-field-subject.ts'
import { expressionSubjects } from './expression-subjects.ts'
import { markupSubjects } from './markup-subjects.ts'
import { misbehave } from './misbehaviour.ts'
import { startProbing } from './probing.ts'
import { pureSubjects } from './pure-subjects.ts'
import { recordSubjects } from './record-subjects.ts'
import { resetSubject } from './reset-subject.ts'
import type { Subject } from './subject.ts'
import { visitorFieldSubjects } from './visitor-field-subjects.ts'
import { wireSubject } from './wire-subject.ts'

const number = (word: string | undefined) => (word !== undefined && /^\d+$/.test(word) ? Number(word) : undefined)
const seconds = number(process.argv.slice(2).find((word) => /^\d+$/.test(word)))
const given = number(process.argv.find((word) => word.startsWith('seed='))?.slice(5))
const only = process.argv.find((word) => word.startsWith('only='))?.slice(5) ?? ''
const wireCases = 4000
const resetCases = 500
const backendFieldCases = 3000
const mostHealthMs = 250

const say = (line: string) => process.stdout.write(`${line}\n`)
const counts = { passed: 0, failed: 0, cases: 0 }
const began = performance.now()

async function run({ sentence, cases, property }: Subject, seed: number): Promise<void> {
  const { failed, numRuns, counterexample, errorInstance } = await fc.check(property, {
    numRuns: cases,
    seed,
    endOnFailure: false
  })
  counts.cases += numRuns
  counts[failed ? 'failed' : 'passed'] += 1
  say(`${failed ? 'not ok' : 'ok'} - ${sentence} (${numRuns} cases, seed=${seed})`)
  if (!failed) return
  say(`  # ${JSON.stringify(counterexample)?.slice(0, 1000)}`)
  say(`  # ${errorInstance instanceof Error ? errorInstance.message : String(errorInstance)}`)
}

const { t, end } = createEnding()
const site = await startProcess(t, { TRUST_PROXY: 'loopback', LOG_LEVEL: 'info' })
const dead = await startOrigin(t)
await dead.stop()
const alone = await startProcess(t, { API_UPSTREAM: `${dead.base}/api` })
const bad = await startOrigin(t, misbehave)
const troubled = await startProcess(t, { API_UPSTREAM: `${bad.base}/api`, UPSTREAM_TIMEOUT_MS: '300' })
const behindFields = await startBehindFields(t, backendFieldCases)
const sites: [string, SiteProcess][] = [
  ['embedded backend', site],
  ['dead backend', alone],
  ['misbehaving backend', troubled],
  ['backend with any fields', behindFields.site]
]
const portOf = ({ base }: SiteProcess) => Number(new URL(base).port)
const subjects = [
  ...pureSubjects,
  ...visitorFieldSubjects,
  ...expressionSubjects,
  ...markupSubjects,
  ...recordSubjects,
  wireSubject(portOf(site), wireCases),
  ...sites.slice(0, 3).map(([name, process]) => resetSubject(portOf(process), name, resetCases)),
  behindFields.subject
]
const health = startProbing(
  t,
  sites.map(([, process]) => process)
)
do {
  const seed = given ?? Math.floor(Math.random() * 2 ** 31)
  for (const subject of subjects) if (subject.sentence.includes(only)) await run(subject, seed)
} while (given === undefined && seconds !== undefined && performance.now() - began < seconds * 1000)

/** Notes whether something holds of the process that took all this. */
function afterwards(sentence: string, holds: boolean, found: string): void {
  counts[holds ? 'passed' : 'failed'] += 1
  say(`${holds ? 'ok' : 'not ok'} - ${sentence}`)
  if (!holds) say(`  # ${found}`)
}
const figures = await health()
for (const [index, [name, { base, lines }]] of sites.entries()) {
  const { counted, leftOut, medianMs, p99Ms, maxMs, mostRanMs, failures } = figures[index]!
  say(
    `# /healthz, ${name}: median ${medianMs.toFixed(1)} ms, p99 ${p99Ms.toFixed(0)} ms, max ${maxMs.toFixed(0)} ms of ${counted} probes; at most ${mostRanMs.toFixed(0)} ms of the site's own work in one; ${leftOut} left out: the prober itself was late`
  )
  const isWell = counted >= 20 && p99Ms < mostHealthMs && mostRanMs < mostHealthMs && failures.length === 0
  afterwards(
    `/healthz answers within ${mostHealthMs} ms throughout: ${name}`,
    isWell,
    `${failures.length} failures: ${failures.slice(0, 3).join(' | ')}`
  )
  const { status } = await ask(base, '/healthz')
  afterwards(`the process lives: ${name}`, status === 200, String(status))
  const grave = lines.filter(({ level }) => level >= 50)
  afterwards(`no error was logged: ${name}`, grave.length === 0, JSON.stringify(grave.slice(0, 3)).slice(0, 1500))
}
const home = await ask(site.base, '/en/')
afterwards('the process still serves its pages', home.status === 200, String(home.status))
afterwards('no canary was set', !(canary in globalThis), canary)
const poisoned = sites.flatMap(([, { lines }]) =>
  lines.filter((line) => /a@example\.com|a%40example/.test(JSON.stringify(line)))
)
afterwards(
  'nothing of forms and headers reached the log',
  poisoned.length === 0,
  JSON.stringify(poisoned[0])?.slice(0, 500) ?? ''
)
await end()
say(`${counts.cases} cases in ${((performance.now() - began) / 1000).toFixed(0)} s`)
say(`${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed === 0 ? 0 : 1)
