import { spawnSync } from 'node:child_process'
import t from 'tap'
import { startProcess } from '../../fixtures/site-process.ts'
import { storedRows, withStore } from '../../fixtures/stored-rows.ts'
import { until } from '../../fixtures/until.ts'

const program = 'backend.js'

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
    const { base, pid, stop } = await startProcess(t, { DATA_DIR: dataDir }, { program })
    let isKilled = false
    const sender = async () => {
      while (waiting.length > 0 && !isKilled) {
        const email = waiting.shift()!
        const status = await subscribe(base, email)
        if (status === 200) accepted.push(email)
        else broken += 1
        if (accepted.length < killAfter || isKilled) continue
        isKilled = true
        process.kill(pid, 'SIGKILL')
      }
    }
    await Promise.all(Array.from({ length: 8 }, sender))
    await stop()
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
    const { base, pid, lines } = await startProcess(t, { DATA_DIR: dataDir }, { program, shell: 'ulimit -S -f 256' })
    const accepted: string[] = []
    let status = 200
    for (let index = 0; index < 400 && status === 200; index += 1) {
      const email = `visitor${index}@example.com`
      status = await subscribe(base, email)
      if (status === 200) accepted.push(email)
    }
    t.equal(status, 503, `after ${accepted.length} submissions`)
    t.equal((await fetch(`${base}/getHome`)).status, 200)
    const isTold = () =>
      lines.some(
        ({ levelName, msg }) => levelName === 'error' && /DATA_DIR a writable folder with free space/.test(msg)
      )
    await until(isTold)
    const raised = spawnSync('prlimit', ['--pid', String(pid), '--fsize=unlimited'])
    t.equal(raised.status, 0, String(raised.stderr))
    t.equal(await subscribe(base, 'after@example.com'), 200)
    const stored = new Set(storedRows(dataDir).map(({ address }) => address))
    const found = [...accepted, 'after@example.com'].filter((email) => !stored.has(email))
    t.same(found, [])
  }
)
