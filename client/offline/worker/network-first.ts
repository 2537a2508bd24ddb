/** The network first, and a copy where it fails or is late (shared/README.md#offline). */
import type { CopyReason } from '../../../shared/pages/worker-site.ts'

/** For so long the network may keep a visitor waiting who could have the copy. */
const maxWaitMs = 3000

export interface NetworkFirst<Copy> {
  network: Promise<Response>
  findCopy: () => Promise<Copy | undefined>
  openCopy: (copy: Copy, because: CopyReason) => Response | Promise<Response>
  /** The network has answered after the copy was used. */
  onLateAnswer: (response: Response) => void
}

/** The response. Rejects where the network fails and there is no copy. */
export async function networkFirst<Copy>({
  network,
  findCopy,
  openCopy,
  onLateAnswer
}: NetworkFirst<Copy>): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, maxWaitMs, 'late' as const)
  })
  const first = await Promise.race([network.catch(() => 'failed' as const), late])
  clearTimeout(timer)
  if (first instanceof Response) return first
  const copy = await findCopy().catch(() => undefined)
  if (copy === undefined) return network
  if (first === 'late') network.then(onLateAnswer, () => undefined)
  return openCopy(copy, first === 'late' ? 'slow' : 'offline')
}
