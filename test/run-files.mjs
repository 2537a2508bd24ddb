/**
 * Runs bundled test files in processes of their own, so many at a time, and writes one TAP stream:
 * `node test/run-files.mjs JOBS FILE ...`. tap would put its loader and its coverage before every file, which costs
 * more than most of these files do: they start without.
 */
import t from 'tap'

const [jobs, ...files] = process.argv.slice(2)
t.jobs = Number(jobs)
t.setTimeout(30 * 60_000)
for (const file of files) {
  t.spawn('env', ['-u', 'NODE_OPTIONS', process.execPath, '--enable-source-maps', file], { buffered: true }, file)
}
