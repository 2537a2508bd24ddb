/**
 * Runs bundled test files in processes of their own, so many at a time, and writes one TAP stream:
 * `node test/run-files.mjs JOBS FILE ...`. tap's own runner puts its loader before every file, which costs more than
 * most of these files do.
 */
import t from 'tap'

const [jobs, ...files] = process.argv.slice(2)
t.jobs = Number(jobs)
t.setTimeout(30 * 60_000)
for (const file of files) {
  t.spawn(process.execPath, ['--enable-source-maps', file], { buffered: true }, file)
}
