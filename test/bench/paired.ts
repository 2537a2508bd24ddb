/** Two or more servers under the same load in turn; what an answer costs each of them, and how they compare. */
import { cpuMs } from '../fixtures/process-figures.ts'
import { putLoad } from './load.ts'
import { median } from './median.ts'

export interface Contender {
  name: string
  /** Processes whose CPU time is counted. */
  pids: readonly number[]
  port: number
}

export interface Subject {
  path: string
  headers: Record<string, string>
}

export interface Compared {
  name: string
  /** Microseconds of CPU an answer, median. */
  cpuUs: number
  perSecond: number
  p99: number
  /** CPU of the first contender for one answer over this one's, median of the paired rounds. */
  ratio: number
  failed: number
}

/** Runs the rounds; in every other one the order is turned. The first contender is what the others are compared with. */
export async function compare(
  contenders: readonly Contender[],
  { path, headers }: Subject,
  { rounds, seconds }: { rounds: number; seconds: number }
): Promise<Compared[]> {
  const cost: number[][] = contenders.map(() => [])
  const wall: number[][] = contenders.map(() => [])
  const late: number[][] = contenders.map(() => [])
  const failed = contenders.map(() => 0)
  for (const { port } of contenders) await putLoad({ port, paths: [path], headers, seconds: 1 })
  for (let round = 0; round < rounds; round += 1) {
    const order = contenders.map((_contender, index) => index)
    for (const index of round % 2 === 0 ? order : order.reverse()) {
      const { pids, port } = contenders[index]!
      const cpu = () => pids.reduce((sum, pid) => sum + cpuMs(pid), 0)
      const before = cpu()
      const loaded = await putLoad({ port, paths: [path], headers, seconds })
      cost[index]!.push(((cpu() - before) * 1000) / loaded.answers)
      wall[index]!.push(loaded.perSecond)
      late[index]!.push(loaded.p99)
      failed[index]! += loaded.failed
    }
  }
  return contenders.map(({ name }, index) => ({
    name,
    cpuUs: median(cost[index]!),
    perSecond: median(wall[index]!),
    p99: median(late[index]!),
    ratio: median(cost[0]!.map((first, round) => first / cost[index]![round]!)),
    failed: failed[index]!
  }))
}
