import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { readState, writeState } from '../../../../server/backend/content/load/kept-state.ts'

// The shape of the parts is their own module's affair.
const state = {
  signature: 's',
  parts: { news: '[{"title":"新闻"}]', talks: '[]' },
  faults: [],
  published: '{"talks.csv":[]}',
  remarks: [{ file: 'talks.csv', message: '无照片' }]
} as never

t.test('a state is read as it was written', async (t) => {
  const file = path.join(t.testdir(), 'deep', 'content-state')
  writeState(file, state)
  t.same(readState(file), state)
})

t.test('a state that is cut off or changed is none', async (t) => {
  const file = path.join(t.testdir(), 'content-state')
  writeState(file, state)
  const whole = readFileSync(file)
  for (let length = 0; length < whole.length; length += 1) {
    writeFileSync(file, whole.subarray(0, length))
    t.equal(readState(file), undefined, `${length} bytes`)
  }
  writeFileSync(file, whole.toString().replace('新', '旧'))
  t.equal(readState(file), undefined)
})

t.test('what is no file is none, and is not waited for', async (t) => {
  const file = path.join(t.testdir(), 'content-state')
  execFileSync('mkfifo', [file])
  t.equal(readState(file), undefined)
  t.equal(readState(path.dirname(file)), undefined)
})
