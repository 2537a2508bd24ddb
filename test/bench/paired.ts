/** Puts the same load on several servers in turn and compares the CPU time that a response costs each of them. */
import { cpuMs } from '../fixtures/process-figures.ts'
import { putLoad } from './load.ts'
import { median } from './median.ts'

/** A server under load. */
export interface Contender {
  name: string
  /** Processes whose CPU time is counted. */
  pids: readonly number[]
  port: number
}

/** The request that is sent. */
export interface Subject {
  path: string
  headers: Record<string, string>
}

export interface Compared {
  name: string
  /** Microseconds of CPU per response, median. */
  cpuUs: number
  perSecond: number
  p99: number
  /** CPU per response of the first contender divided by that of this one: median of the paired rounds. */
  ratio: number
  failed: number
}

/** Runs the rounds, every other one in reverse order, and compares each contender with the first one. */
export async function compare(
  contenders: readonly Contender[],
  { path, headers }: Subject,
  { rounds, seconds }: { rounds: number; seconds: number }
): Promise<Compared[]> {
  const cost: number[][] = contenders.map(() => [])
  const wall: number[][] = contenders.map(() => [])
  const latency: number[][] = contenders.map(() => [])
  const failed = contenders.map(() => 0)
  for (const { port } of contenders) await putLoad({ port, paths: [path], headers, seconds: 1 })
  for (let round = 0; round < rounds; round += 1) {
    const order = contenders.map((_contender, index) => index)
    for (const index of round % 2 === 0 ? order : order.reverse()) {
      const { pids, port } = contenders[index]!
      const cpu = () => pids.reduce((sum, pid) => sum + cpuMs(pid), 0)
      const before = cpu()
      const figures = await putLoad({ port, paths: [path], headers, seconds })
      cost[index]!.push(((cpu() - before) * 1000) / figures.responses)
      wall[index]!.push(figures.perSecond)
      latency[index]!.push(figures.p99)
      failed[index]! += figures.failed
    }
  }
  return contenders.map(({ name }, index) => ({
    name,
    cpuUs: median(cost[index]!),
    perSecond: median(wall[index]!),
    p99: median(latency[index]!),
    ratio: median(cost[0]!.map((first, round) => first / cost[index]![round]!)),
    failed: failed[index]!
  }))
}
