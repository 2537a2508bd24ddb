/**
 * `npm test`: installs, builds, finds a browser, checks formatting, lint and types, runs every test, and closes with
 * one line of the results. `npm test -- NAME ...` runs only test files whose path contains one of the names, and
 * builds only what they need. `npm run unit` (`--unit`) runs those that need neither dist/ nor a browser, and no
 * checks; it takes names too. `--battery NAME,NAME` runs the files of these lists of test/batteries.mjs. Results are
 * written to `.test/results/`.
 */
import { parseArgs } from 'node:util'
import { install } from '../build.mjs'
import { alone, batteries } from './batteries.mjs'
import { findPrograms } from './find-programs.mjs'

install()
const { bundleAroundDist, bundleTests, testFiles } = await import('./bundle.mjs')
const { checks, runNode } = await import('./check.mjs')
const { lastDurations, writeResults } = await import('./results.mjs')
const { runFiles } = await import('./run-file.mjs')

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

const began = new Date()
const { values: options, positionals: names } = parseArgs({
  options: { unit: { type: 'boolean', default: false }, battery: { type: 'string' } },
  allowPositionals: true
})
/** Without names and options, all tests run and the checks beside them. */
const isCompleteRun = names.length === 0 && !options.unit && options.battery === undefined
/** The name of the result's file. */
const script = process.env.npm_lifecycle_event ?? 'test'
const isSelectedByHand = names.length > 0 && ['test', 'unit'].includes(script)
const command = isSelectedByHand ? 'named' : options.unit ? 'unit' : script

const tests = (await bundleTests(selectFiles())).filter(({ dist }) => !(options.unit && dist))

/**
 * The test files of a battery, or those whose path has one of the names; with `--unit` or no name, none of a battery.
 */
function selectFiles() {
  const files = testFiles()
  const pathOf = (name) => files.find((file) => file.replace(/\.test\.tsx?$/, '') === `test/${name}`) ?? missing(name)
  const inBatteries = Object.values(batteries).flat().map(pathOf)
  if (options.battery !== undefined)
    return options.battery
      .split(',')
      .flatMap((name) => batteries[name] ?? missing(name))
      .map(pathOf)
  const named = names.length === 0 ? files : files.filter((file) => names.some((name) => file.includes(name)))
  return names.length > 0 && !options.unit ? named : named.filter((file) => !inBatteries.includes(file))
}

function missing(name) {
  throw new Error(`test/batteries.mjs: there is no ${name}`)
}

/** Paths of the programs that the selected tests need, as environment variables. */
const variables = findPrograms(
  ['browser', 'nginx', 'promtool', 'redis', 'varnish', 'engines'].filter((name) => tests.some((test) => test[name]))
)

/** Jobs that run side by side: one more than two cores, as a third of a job's time is waiting. No test bounds a time. */
const maxJobs = 3
/** For one file. Some open every page of both editions, on a machine that may be busy. */
const maxSeconds = 600
const results = []
const failing = []

const durations = lastDurations('test')
const secondsOf = ({ name, browser, dist }) => durations.get(name) ?? (browser ? 30 : dist ? 6 : 1)
/** The server is tested as it runs in production; components need the `act` of React's development build. */
const modeOf = (file) => (file.startsWith('test/client/') ? {} : { NODE_ENV: 'production' })
/** A test file as a job; `run` returns the result of `runFiles`. Where it fails, it runs again with lines of sources. */
const testJob = (test) => ({
  name: test.file,
  seconds: secondsOf({ ...test, name: test.file }),
  run: (isAgain) => runFiles([test.bundle], { ...modeOf(test.file), ...variables }, maxSeconds, isAgain)
})
/** Several test files as one job in one process; where it fails, each of them runs again in its own. */
const groupJob = (group) => ({
  name: group.map(({ file }) => file).join(', '),
  seconds: 2 * group.length,
  run: () =>
    runFiles(
      group.map(({ bundle }) => bundle),
      { ...modeOf(group[0].file), ...variables },
      maxSeconds
    ),
  parts: group.map(testJob)
})

/** Folders whose test files share processes; those of the client have React's development build. */
const sharing = ['test/client/', 'test/server/', 'test/shared/']
/** Whether a test file can share a process: it needs no build, and measures and changes nothing of its process. */
const sharesProcess = ({ file, dist }) => !dist && !alone.has(file)
const filesPerProcess = 40

/** The jobs of test files that need no dist/. A process takes 0.15 s to start, and 0.3 s more to load the server. */
function unitJobs(files) {
  const inFolder = sharing.map((folder) => files.filter((test) => test.file.startsWith(folder) && sharesProcess(test)))
  const single = files.filter((test) => !inFolder.flat().includes(test))
  return [...single.map((test) => [test]), ...inFolder.flatMap(dealt)].map((group) =>
    group.length === 1 ? testJob(group[0]) : groupJob(group)
  )
}

/** Files in groups of one process. Neighbours in the list take about as long: dealt out in turn, the groups do too. */
function dealt(files) {
  const groups = Math.ceil(files.length / filesPerProcess)
  return Array.from({ length: groups }, (_, i) => files.filter((_file, j) => j % groups === i))
}
const checkJob = (check) => ({ name: check.name, seconds: check.seconds, run: () => runCheck(check) })
const needDist = tests.filter(({ dist }) => dist)
const queue = [
  ...(isCompleteRun ? checks.map(checkJob) : []),
  ...unitJobs(tests.filter(({ dist }) => !dist)),
  ...(needDist.length > 0 ? [{ seconds: Number.POSITIVE_INFINITY, run: prepareDist }] : [])
]

/** Runs a check; returns a result of the same shape as `runFile`. */
async function runCheck({ name, args }) {
  const began = performance.now()
  const { passed, output } = await runNode(args)
  const seconds = (performance.now() - began) / 1000
  const counts = { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 }
  return { seconds, ...counts, ...(passed ? {} : { firstFailure: output.trim().split('\n')[0] || name }), output }
}

/**
 * Builds dist/ and queues the tests that need it. The build has its own process: in this one it would delay the output
 * of the tests that run at the same time.
 */
async function prepareDist() {
  const { passed, output } = await runNode(['build.mjs'])
  process.stdout.write(output)
  if (!passed) throw new Error('the build failed')
  const bundles = await bundleAroundDist(needDist.map(({ file }) => file))
  queue.push(...needDist.map((test, index) => testJob({ ...test, bundle: bundles[index] })))
}

async function runJob(job) {
  const returned = await job.run(job.isAgain)
  if (returned === undefined) return
  const { output, ...result } = returned
  report(job.name, result, output)
  if (job.parts !== undefined && result.failed > 0) {
    // Only files that the output names can have failed.
    for (const part of job.parts) failing.push(output.includes(part.name) ? { ...part, first: result } : part)
    return
  }
  if (!job.isAgain && result.failed > 0) return void failing.push({ ...job, first: result })
  const flaky = job.first !== undefined && result.failed === 0
  const { firstFailure } = job.first ?? {}
  results.push({ file: job.name, ...result, flaky, ...(firstFailure === undefined ? {} : { firstFailure }) })
}

/** Prints the line of a file, after its output where it failed, and after the reasons of skipped tests. */
function report(name, { seconds, passed, failed, skipped }, output) {
  if (failed > 0) process.stdout.write(output)
  else if (skipped > 0) process.stdout.write(`${[...output.matchAll(/^.* # (?:SKIP|TODO).*$/gm)].join('\n')}\n`)
  const counts = `${passed} passed${failed ? `, ${failed} failed` : ''}${skipped ? `, ${skipped} skipped` : ''}`
  process.stdout.write(`${failed > 0 ? 'not ok' : 'ok'} - ${name} (${seconds.toFixed(1)} s, ${counts})\n`)
}

/** Runs the queue, the longest job first, until it is empty and no running job can add to it. */
async function runQueue(jobs) {
  const running = new Set()
  while (queue.length > 0 || running.size > 0) {
    while (queue.length > 0 && running.size < jobs) {
      queue.sort((a, b) => b.seconds - a.seconds)
      const promise = runJob(queue.shift()).finally(() => running.delete(promise))
      running.add(promise)
    }
    await Promise.race(running)
  }
}

await runQueue(maxJobs)
if (failing.length > 0) {
  // Load can fail tests that measure time: failed files run again, one at a time, and are flaky where they pass then.
  process.stdout.write(`# run again, one at a time: ${failing.map(({ name }) => name).join(', ')}\n`)
  queue.push(...failing.map((job) => ({ ...job, isAgain: true })))
  await runQueue(1)
}

const sum = (count) => results.reduce((total, result) => total + result[count], 0)
const [passed, failed, skipped] = [sum('passed'), sum('failed') + (sum('passed') === 0 ? 1 : 0), sum('skipped')]
const flaky = results.filter((result) => result.flaky)
const file = writeResults(command, {
  began: began.toISOString(),
  seconds: (Date.now() - began.getTime()) / 1000,
  passed,
  failed,
  skipped,
  flaky: flaky.map((result) => result.file),
  files: results
})
process.stdout.write(`# results of each file: ${file}\n`)
for (const result of results)
  if (result.failed > 0) process.stdout.write(`failed: ${result.file} (${result.firstFailure})\n`)
for (const result of flaky) process.stdout.write(`flaky: ${result.file} (${result.firstFailure})\n`)
process.stdout.write(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`)
process.exit(failed === 0 ? 0 : 1)
