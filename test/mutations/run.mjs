/**
 * `npm run mutations`: changes one expression of the server's and the shared code at a time, and runs the unit tests
 * that import the file, those of its folder and with the fewest imports first, until one fails; twenty files at most
 * (`groups=2` of ten). Prints each mutation that survives, and a table: folder, mutants, killed, share.
 * `node test/mutations/run.mjs COUNT` takes so many of each folder (20); `seed=N` others; `only=TEXT` those of files
 * whose path contains the text. A signal ends it with the table so far.
 */
import { readFileSync } from 'node:fs'
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
const filesPerProcess = 10
/** So many processes try to kill a mutant: those of its own folder first. */
const maxGroups = Number(optionOf('groups') ?? 2)
/** A mutation may wait for ever. */
const maxSeconds = 120

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
      build.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
        const points = mutants.filter((mutant) => path.join(root, mutant.file) === file)
        if (points.length === 0) return undefined
        return { contents: withMutations(readFileSync(file, 'utf8'), points), loader: 'ts' }
      })
    }
  }
}

const passing = new Map()
/** Whether tests pass without a mutation: those that do not, kill none. */
async function passes(group) {
  const key = group.map(({ file }) => file).join()
  if (!passing.has(key)) passing.set(key, (await run(group, '')).failed === 0)
  return passing.get(key)
}

const run = (group, mutant) =>
  runFiles(
    group.map(({ bundle }) => bundle),
    { NODE_ENV: 'production', TAP_BAIL: '1', MUTANT: mutant },
    maxSeconds
  )

/** The tests that could kill a mutant in groups of one process. */
function groupsFor({ file, folder }) {
  // 2 for the file's own test, 1 for those of its folder.
  const nearness = (test) =>
    test.file.startsWith(`test/${file.replace(/\.ts$/, '.test.')}`)
      ? 2
      : Number(test.file.startsWith(`test/${folder}/`))
  const importing = tests
    .filter((test) => test.imported.has(file))
    .sort((a, b) => nearness(b) - nearness(a) || a.imported.size - b.imported.size)
  const groups = Array.from({ length: Math.ceil(importing.length / filesPerProcess) }, (_, i) =>
    importing.slice(i * filesPerProcess, (i + 1) * filesPerProcess)
  )
  return groups.slice(0, maxGroups)
}

async function isKilled(mutant) {
  for (const group of groupsFor(mutant))
    if ((await run(group, String(mutant.number))).failed > 0 && (await passes(group))) return true
  return false
}

const table = new Map(folders.map((folder) => [folder, { folder, mutants: 0, killed: 0 }]))
const waiting = [...mutants]
async function work() {
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    const killed = await isKilled(mutant)
    const row = table.get(mutant.folder)
    row.mutants += 1
    row.killed += Number(killed)
    const { file, line, before, text } = mutant
    if (!killed) process.stdout.write(`survived: ${file}:${line} ${before} -> ${text}\n`)
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
