import { spawnSync } from 'node:child_process'
import t from 'tap'
import { buildEmbedded, runEmbedded } from '../../fixtures/embedded-process.ts'
import { storedRows, withStore } from '../../fixtures/stored-rows.ts'

const files = await buildEmbedded()
t.teardown(files.remove)

/** Posts a subscription; gives the HTTP status, or 0 where the connection broke. */
async function subscribe(origin: string, email: string): Promise<number> {
  try {
    const body = new URLSearchParams({ email, product_category_id: '1' })
    const answer = await fetch(`${origin}/addSubscribe`, { method: 'POST', body })
    const { code } = (await answer.json()) as { code: number }
    return answer.status === 200 && code !== 200 ? code : answer.status
  } catch {
    return 0
  }
}

t.test('kill -9 during 100 submissions loses none that got a success response', async (t) => {
  const dataDir = t.testdir()
  const accepted: string[] = []
  let broken = 0
  const waiting = Array.from({ length: 100 }, (_, index) => `visitor${index}@example.com`)
  for (const killAfter of [30, 60, Number.POSITIVE_INFINITY]) {
    const embedded = await runEmbedded(files, dataDir)
    const sender = async () => {
      while (waiting.length > 0 && embedded.child.signalCode === null && !embedded.child.killed) {
        const email = waiting.shift()!
        const status = await subscribe(embedded.origin, email)
        if (status === 200) accepted.push(email)
        else broken += 1
        if (accepted.length >= killAfter) embedded.child.kill('SIGKILL')
      }
    }
    await Promise.all(Array.from({ length: 8 }, sender))
    await embedded.kill()
    const stored = new Set(storedRows(dataDir).map(({ address }) => address))
    const found = accepted.filter((email) => !stored.has(email))
    t.same(found, [], `after ${accepted.length} successes`)
  }
  t.equal(waiting.length, 0)
  t.equal(accepted.length + broken, 100)
  t.ok(accepted.length >= 80, `${accepted.length} were accepted`)
  const seen = withStore(dataDir, (db) => Object.values(db.prepare('PRAGMA integrity_check').get() as object)[0])
  t.equal(seen, 'ok')
})

const hasPrlimit = spawnSync('prlimit', ['--version']).status === 0
const options = hasPrlimit ? {} : { skip: 'needs prlimit' }
t.test(
  'on a full disk forms get 503 and content is served, nothing is lost; free space ends that',
  options,
  async (t) => {
    const dataDir = t.testdir()
    // A soft limit of 256 KiB on file sizes simulates a full disk.
    const embedded = await runEmbedded(files, dataDir, 'ulimit -S -f 256')
    t.teardown(embedded.kill)
    const accepted: string[] = []
    let status = 200
    for (let index = 0; index < 400 && status === 200; index += 1) {
      const email = `visitor${index}@example.com`
      status = await subscribe(embedded.origin, email)
      if (status === 200) accepted.push(email)
    }
    t.equal(status, 503, `after ${accepted.length} submissions`)
    t.equal((await fetch(`${embedded.origin}/getHome`)).status, 200)
    t.ok(await embedded.line(/^error .*make DATA_DIR a writable folder with free space/))
    const raised = spawnSync('prlimit', ['--pid', String(embedded.child.pid), '--fsize=unlimited'])
    t.equal(raised.status, 0, String(raised.stderr))
    t.equal(await subscribe(embedded.origin, 'after@example.com'), 200)
    const stored = new Set(storedRows(dataDir).map(({ address }) => address))
    const found = [...accepted, 'after@example.com'].filter((email) => !stored.has(email))
    t.same(found, [])
  }
)
