import { totalmem } from 'node:os'
import t from 'tap'
import { memoryLimit } from '../../../server/observe/memory-limit.ts'

t.test('the limit of a container counts where there is one, else the memory of the machine', async (t) => {
  const total = 8 * 2 ** 30
  t.equal(memoryLimit(320 * 2 ** 20, total), 320 * 2 ** 20)
  t.equal(memoryLimit(0, total), total, 'it is unknown')
  t.equal(memoryLimit(2 ** 64, total), total, 'cgroup v2 has no limit')
  t.equal(memoryLimit(2 ** 63 - 4096, total), total, 'cgroup v1 has no limit')
  t.ok(memoryLimit() > 0 && memoryLimit() <= totalmem())
})
