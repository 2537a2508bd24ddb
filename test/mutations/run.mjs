/**
 * `npm run mutations`: changes one expression of the server's and the shared code at a time, and runs the unit tests
 * that evaluate it, until one fails: its own test, those of its folder that import it, and where these are fewer than
 * twenty, others up to that number, with the fewest imports first. Prints each mutation that survives, with the count
 * of test files that evaluate it, and a table: folder, mutants, killed, share.
 * `node test/mutations/run.mjs COUNT` takes so many of each folder (20); `seed=N` others; `only=TEXT` those of files
 * whose path contains the text. A signal ends it with the table so far.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { install, root } from '../../build.mjs'

install()
const { batteries } = await import('../batteries.mjs')
const { bundleTests, testFiles } = await import('../bundle.mjs')
const { runFiles } = await import('../run-file.mjs')
const { mutationPoints, withMutations } = await import('./points.mjs')

const words = process.argv.slice(2)
const optionOf = (name) => words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1)
const count = Number(words.find((word) => /^\d+$/.test(word)) ?? 20)
const only = optionOf('only') ?? ''

/** The longest first: a file belongs to the first that it is in. */
const folders = ['server/api/forms', 'server/api', 'server/cache', 'server/http', 'shared']
/** What needs a server of its own, and tables of words, which no test repeats. */
const left = /cache\/redis\/|form-messages|faults-in-chinese|generated|\.d\.ts$|\.yaml$/
/** Test files beside those of its folder are asked up to this number. */
const enoughTests = 20
/** For a test file without a mutation. One with a mutation may wait for ever, so it has thrice its time and a margin. */
const maxSeconds = 120
const marginSeconds = 20

/** Random numbers below 1 that a seed repeats (mulberry32). */
function randomOf(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** `count` mutations of each folder, none inside of another, with their numbers. */
function chosenMutants(sources) {
  const random = randomOf(Number(optionOf('seed') ?? 1))
  const chosen = []
  for (const folder of folders) {
    const files = sources.filter((file) => folders.find((one) => file.startsWith(`${one}/`)) === folder)
    const points = files.flatMap((file) => {
      const source = readFileSync(path.join(root, file), 'utf8')
      return mutationPoints(file, source).map((point) => ({
        ...point,
        folder,
        file,
        before: source.slice(point.start, point.end)
      }))
    })
    const mixed = points.map((point) => ({ point, place: random() })).sort((a, b) => a.place - b.place)
    const ofFolder = []
    for (const { point } of mixed) {
      if (ofFolder.length === count) break
      const overlaps = ({ file, start, end }) => file === point.file && start < point.end && point.start < end
      if (!ofFolder.some(overlaps)) ofFolder.push(point)
    }
    chosen.push(...ofFolder.map((point, place) => ({ ...point, place })))
  }
  // One of each folder after the other, so that the table of a part is one of all folders.
  return chosen.sort((a, b) => a.place - b.place).map((point, number) => ({ ...point, number: number + 1 }))
}

const inBatteries = new Set(Object.values(batteries).flat())
const unitFiles = testFiles().filter(
  (file) => /^test\/(server|shared)\//.test(file) && !inBatteries.has(file.replace(/^test\/|\.test\.tsx?$/g, ''))
)
const plain = await bundleTests(unitFiles)
const imported = new Set(plain.flatMap((test) => (test.dist ? [] : [...test.imported])))
const mutants = chosenMutants(
  [...imported].filter((file) => !left.test(file) && file.includes(only) && folders.some((one) => file.startsWith(one)))
)
const tests = (await bundleTests(unitFiles, [mutating(mutants)])).filter(({ dist }) => !dist)

/** Has the sources of mutants read with these in them. */
function mutating(mutants) {
  return {
    name: 'mutations',
    setup(build) {
      build.onLoad({ filter: /\.(?:ts|mjs)$/ }, ({ path: file }) => {
        const points = mutants.filter((mutant) => path.join(root, mutant.file) === file)
        if (points.length === 0) return undefined
        return { contents: withMutations(readFileSync(file, 'utf8'), points), loader: 'ts' }
      })
    }
  }
}

const reachedFolder = path.join(root, '.test', 'runs', String(process.pid))
const unchanged = new Map()
/** A test file without a mutation, once: whether it passes, its seconds, and the numbers of mutants that it evaluates. */
function withoutMutation({ file, bundle }) {
  if (!unchanged.has(file)) unchanged.set(file, runUnchanged(file, bundle))
  return unchanged.get(file)
}

async function runUnchanged(file, bundle) {
  const reached = path.join(reachedFolder, `${file.replaceAll('/', '-')}.reached`)
  writeFileSync(reached, '')
  const { failed, seconds } = await run(bundle, { REACHED: reached }, maxSeconds)
  return { passes: failed === 0, seconds, reached: new Set(readFileSync(reached, 'utf8').split('\n').map(Number)) }
}

const run = (bundle, variables, seconds) =>
  runFiles([bundle], { NODE_ENV: 'production', TAP_BAIL: '1', ...variables }, seconds)

/** The tests that may kill a mutant, the nearest first. */
function testsFor({ file, folder }) {
  // 2 for the file's own test, 1 for those of its folder.
  const nearness = (test) =>
    test.file.startsWith(`test/${file.replace(/\.ts$/, '.test.')}`)
      ? 2
      : Number(test.file.startsWith(`test/${folder}/`))
  return tests
    .filter((test) => test.imported.has(file))
    .sort((a, b) => nearness(b) - nearness(a) || a.imported.size - b.imported.size)
    .filter((test, index) => index < enoughTests || nearness(test) > 0)
}

/** Whether a test kills the mutant, and how many test files evaluate it and pass. */
async function tryMutant(mutant) {
  let survivals = 0
  for (const test of testsFor(mutant)) {
    const { passes, seconds, reached } = await withoutMutation(test)
    if (!(passes && reached.has(mutant.number))) continue
    const { failed } = await run(test.bundle, { MUTANT: String(mutant.number) }, 3 * seconds + marginSeconds)
    if (failed > 0) return { killed: true, survivals }
    survivals += 1
  }
  return { killed: false, survivals }
}

const table = new Map(folders.map((folder) => [folder, { folder, mutants: 0, killed: 0 }]))
const waiting = [...mutants]
async function work() {
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    const { killed, survivals } = await tryMutant(mutant)
    const row = table.get(mutant.folder)
    row.mutants += 1
    row.killed += Number(killed)
    const { file, line, before, text } = mutant
    if (!killed) process.stdout.write(`survived ${survivals} tests: ${file}:${line} ${before} -> ${text}\n`)
  }
}
/** Prints the table and ends. */
function end() {
  for (const { folder, mutants, killed } of table.values())
    if (mutants > 0)
      process.stdout.write(
        `${folder}: ${mutants} mutants, ${killed} killed, ${((100 * killed) / mutants).toFixed(0)} %\n`
      )
  process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end)
await Promise.all([work(), work()])
end()
