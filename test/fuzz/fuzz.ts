/** Runs the subjects, prints each result with its seed, then checks the processes that were fuzzed. */
import fc from 'fast-check'
import { createEnding } from '../fixtures/ending.ts'
import { canary } from '../fixtures/hostile-values.ts'
import { startOrigin } from '../fixtures/origin.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { type SiteProcess, startProcess } from '../fixtures/site-process.ts'
import { startBehindFields } from './backend-field-subject.ts'
import { cacheSubject } from './cache-subject.ts'
import { markupSubjects } from './markup-subjects.ts'
import { misbehave } from './misbehaviour.ts'
import { startProbing } from './probing.ts'
import { pureSubjects } from './pure-subjects.ts'
import { recordSubjects } from './record-subjects.ts'
import { resetSubject } from './reset-subject.ts'
import { startBehindHeads } from './response-head-subject.ts'
import type { Subject } from './subject.ts'
import { visitorFieldSubjects } from './visitor-field-subjects.ts'
import { wireSubject } from './wire-subject.ts'

const number = (text: string | undefined) => (text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined)
const seconds = number(process.argv.slice(2).find((argument) => /^\d+$/.test(argument)))
const fixedSeed = number(process.argv.find((argument) => argument.startsWith('seed='))?.slice(5))
const only = process.argv.find((argument) => argument.startsWith('only='))?.slice(5) ?? ''
/** The share of the cases that a round has. */
const share = Number(
  /^share=(0?\.\d+)$/.exec(process.argv.find((argument) => argument.startsWith('share=')) ?? '')?.[1] ?? 1
)
const wireCases = 4000
const resetCases = 500
const backendFieldCases = 3000
const responseHeadCases = 500
/** Milliseconds of CPU that the site's main thread may use during one probe; elapsed time depends on the machine. */
const maxCpuPerProbeMs = 250

const print = (line: string) => process.stdout.write(`${line}\n`)
const counts = { passed: 0, failed: 0, cases: 0 }
const began = performance.now()

async function run({ sentence, cases, property }: Subject, seed: number): Promise<void> {
  const { failed, numRuns, counterexample, errorInstance } = await fc.check(property, {
    numRuns: Math.ceil(cases * share),
    seed,
    endOnFailure: false
  })
  counts.cases += numRuns
  counts[failed ? 'failed' : 'passed'] += 1
  print(`${failed ? 'not ok' : 'ok'} - ${sentence} (${numRuns} cases, seed=${seed})`)
  if (!failed) return
  print(`  # ${JSON.stringify(counterexample)?.slice(0, 1000)}`)
  print(`  # ${errorInstance instanceof Error ? errorInstance.message : String(errorInstance)}`)
}

const { t, end } = createEnding()
const site = await startProcess(t, { TRUST_PROXY: 'loopback', LOG_LEVEL: 'info' })
const stopped = await startOrigin(t)
await stopped.stop()
const withoutBackend = await startProcess(t, { API_UPSTREAM: `${stopped.base}/api` })
const misbehaving = await startOrigin(t, misbehave)
const withMisbehaving = await startProcess(t, { API_UPSTREAM: `${misbehaving.base}/api`, UPSTREAM_TIMEOUT_MS: '300' })
const behindFields = await startBehindFields(t, backendFieldCases)
const behindHeads = await startBehindHeads(t, responseHeadCases)
const sites: [string, SiteProcess][] = [
  ['embedded backend', site],
  ['stopped backend', withoutBackend],
  ['misbehaving backend', withMisbehaving],
  ['backend with any fields', behindFields.site],
  ['backend with any heads', behindHeads.site]
]
const portOf = ({ base }: SiteProcess) => Number(new URL(base).port)
const subjects = [
  ...pureSubjects,
  ...visitorFieldSubjects,
  ...markupSubjects,
  ...recordSubjects,
  cacheSubject,
  wireSubject(portOf(site), wireCases),
  ...sites.slice(0, 3).map(([name, process]) => resetSubject(portOf(process), name, resetCases)),
  behindFields.subject,
  behindHeads.subject
]
const health = startProbing(
  t,
  sites.map(([, process]) => process)
)
do {
  const seed = fixedSeed ?? Math.floor(Math.random() * 2 ** 31)
  for (const subject of subjects) if (subject.sentence.includes(only)) await run(subject, seed)
} while (fixedSeed === undefined && seconds !== undefined && performance.now() - began < seconds * 1000)

/** Prints and counts a check that follows the subjects. */
function check(sentence: string, passes: boolean, detail: string): void {
  counts[passes ? 'passed' : 'failed'] += 1
  print(`${passes ? 'ok' : 'not ok'} - ${sentence}`)
  if (!passes) print(`  # ${detail}`)
}
const figures = await health()
for (const [index, [name, { base, lines }]] of sites.entries()) {
  const { counted, maxCpuMs, failures } = figures[index]!
  print(`# /healthz, ${name}: at most ${maxCpuMs.toFixed(0)} ms of CPU during one of ${counted} probes`)
  const isHealthy = counted >= 20 && maxCpuMs < maxCpuPerProbeMs && failures.length === 0
  check(
    `/healthz answers throughout, after at most ${maxCpuPerProbeMs} ms of CPU: ${name}`,
    isHealthy,
    `${failures.length} failures: ${failures.slice(0, 3).join(' | ')}`
  )
  const { status } = await sendRequest(base, '/healthz')
  check(`the process still responds: ${name}`, status === 200, String(status))
  const errors = lines.filter(({ level }) => level >= 50)
  check(`no error was logged: ${name}`, errors.length === 0, JSON.stringify(errors.slice(0, 3)).slice(0, 1500))
}
const home = await sendRequest(site.base, '/en/')
check('the process still serves its pages', home.status === 200, String(home.status))
check('no hostile value was executed', !(canary in globalThis), canary)
const leaking = sites.flatMap(([, { lines }]) =>
  lines.filter((line) => /a@example\.com|a%40example/.test(JSON.stringify(line)))
)
check(
  'no value of a form or header is in the log',
  leaking.length === 0,
  JSON.stringify(leaking[0])?.slice(0, 500) ?? ''
)
await end()
print(`${counts.cases} cases in ${((performance.now() - began) / 1000).toFixed(0)} s`)
print(`${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed === 0 ? 0 : 1)
