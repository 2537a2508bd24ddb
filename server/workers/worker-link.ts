/** A worker's link to the first process (shared/README.md#processes). */
import process from 'node:process'
import type { Tag } from '../../shared/calls/call.ts'
import type { RateDecision } from '../forms/form-rate.ts'
import type { PurgeSelection } from '../proxy/purge-selection.ts'
import { type Answers, createChannel } from './channel.ts'
import type { OfPrimary, OfWorker } from './questions.ts'

/** The other workers, for what all of them have to do or to count together. */
export interface OtherWorkers {
  /** What all of them know and nobody else; another one with each start of the first process. */
  secret: string
  /** Purges at all other workers; the number of responses that they had. Never rejects. */
  purge(selection: PurgeSelection | undefined, hard: boolean): Promise<number>
  /** Counts a form for a limit together with the others; undefined where the first process does not answer. */
  takeForm(limit: string, address: string): Promise<RateDecision | undefined>
}

/** What the first process asks of the site that this worker serves. */
export type WorkerAnswers = Omit<Answers<OfWorker>, 'contentChanged' | 'contentFaults'>

export interface WorkerLink {
  /** 1 for the first worker, which logs what concerns all of them. */
  number: number
  /** The embedded backend, which runs in the first process; undefined where another one answers all calls. */
  backend:
    | {
        origin: string
        opened: Promise<{ isSample: boolean }>
        ready: Promise<unknown>
        contentFaults: () => readonly string[]
        onChanged: (listener: (tags: readonly Tag[]) => void) => void
        close: () => Promise<void>
      }
    | undefined
  others: OtherWorkers
  /** Answers the first process from now on. */
  answer(answers: WorkerAnswers): void
}

/** Asks the first process what to serve. Rejects where it does not answer; to be called in a worker. */
export async function connectToPrimary(): Promise<WorkerLink> {
  let faults: readonly string[] = []
  let onChanged: (tags: readonly Tag[]) => void = () => undefined
  const answers: Partial<Answers<OfWorker>> = {
    contentChanged: (tags) => onChanged(tags),
    contentFaults(lines) {
      faults = lines
    }
  }
  const primary = createChannel<OfPrimary>(
    {
      send: (message) => process.send?.(message),
      onMessage: (listener) => process.on('message', listener)
    },
    answers
  )
  const { number, backend, secret } = await primary.ask('start')
  faults = backend?.contentFaults ?? []
  return {
    number,
    backend: backend && {
      origin: backend.origin,
      opened: Promise.resolve({ isSample: backend.isSample }),
      ready: Promise.resolve(),
      contentFaults: () => faults,
      onChanged(listener) {
        onChanged = listener
      },
      close: async () => undefined
    },
    others: {
      secret,
      purge: (selection, hard) => primary.ask('purgeOthers', selection, hard).catch(() => 0),
      takeForm: (limit, address) => primary.ask('takeForm', limit, address).catch(() => undefined)
    },
    answer: (given) => Object.assign(answers, given)
  }
}
