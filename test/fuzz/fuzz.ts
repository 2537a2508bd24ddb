/** Runs the subjects round after round and tells what held, with the seed of each. */
import fc from 'fast-check'
import { ask } from '../fixtures/client.ts'
import { createEnding } from '../fixtures/ending.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { markupSubjects } from './markup-subjects.ts'
import { pureSubjects } from './pure-subjects.ts'
import type { Subject } from './subject.ts'
import { wireSubject } from './wire-subject.ts'

const number = (word: string | undefined) => (word !== undefined && /^\d+$/.test(word) ? Number(word) : undefined)
const seconds = number(process.argv.slice(2).find((word) => /^\d+$/.test(word)))
const given = number(process.argv.find((word) => word.startsWith('seed='))?.slice(5))
const wireCases = 4000

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
const subjects = [...pureSubjects, ...markupSubjects, wireSubject(Number(new URL(site.base).port), wireCases)]
do {
  const seed = given ?? Math.floor(Math.random() * 2 ** 31)
  for (const subject of subjects) await run(subject, seed)
} while (given === undefined && seconds !== undefined && performance.now() - began < seconds * 1000)

/** Notes whether something holds of the process that took all this. */
function afterwards(sentence: string, holds: boolean, found: string): void {
  counts[holds ? 'passed' : 'failed'] += 1
  say(`${holds ? 'ok' : 'not ok'} - ${sentence}`)
  if (!holds) say(`  # ${found}`)
}
const home = await ask(site.base, '/en/')
afterwards('the process still serves its pages', home.status === 200, String(home.status))
const grave = site.lines.filter(({ level }) => level >= 50)
afterwards('no error was logged', grave.length === 0, JSON.stringify(grave.slice(0, 3)).slice(0, 1500))
const poisoned = site.lines.filter((line) => /a@example\.com|a%40example/.test(JSON.stringify(line)))
afterwards(
  'nothing of forms and headers reached the log',
  poisoned.length === 0,
  JSON.stringify(poisoned[0])?.slice(0, 500) ?? ''
)
await end()
say(`${counts.cases} cases in ${((performance.now() - began) / 1000).toFixed(0)} s`)
say(`${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed === 0 ? 0 : 1)
