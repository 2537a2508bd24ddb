/** A call whose answers are kept by the site's own policy: what is asked, and what its answers mean. */

import type { Happened } from './cache-status.ts'
import type { Large } from './collect.ts'
import type { Entry } from './entry.ts'
import type { Fields } from './fields.ts'
import type { Shown } from './heads.ts'
import type { Place } from './store.ts'
import type { Failure } from './transport.ts'

/** What a whole answer is worth. `value` is what the body means; `size` its estimated bytes in memory. */
export type Verdict =
  | { kind: 'good'; value: unknown; size: number }
  /** The thing does not exist: an answer as good as any other. `readable`: the body is fit for visitors. */
  | { kind: 'missing'; readable: boolean }
  | { kind: 'bad'; reason: string; readable: boolean }

export interface Ask extends Place {
  /** Names the call in metrics and in the log. */
  label: string
  tag: string
  target: string
  /** For whom a place at the origin is taken; undefined: for the site itself. */
  client?: string | undefined
  /** Request fields; nothing of a visitor's among them but a request id. */
  headers: string[]
  /** False: asked anew each time. */
  keep: boolean
  /** Kept in spite of what the origin's fields say. */
  forced: boolean
  /** True: `missing` is an answer, even where there was a good one before; false: the good one is trusted more. */
  missingCounts: boolean
  /** The body of a `missing` whose own is not fit for visitors. */
  missingBody: Buffer
  judge(status: number, fields: Fields, body: Buffer): Verdict
  /** The fields as visitors get them. */
  show(status: number, fields: Fields, version: string, forced: boolean): Shown
}

/** An answer as it came, not kept. */
export interface Passing {
  status: number
  fields: Fields
  body: Buffer
}

export type Outcome =
  /** `happened` is undefined for a hit; `detail` is a word for its Cache-Status. */
  | { kind: 'entry'; entry: Entry; happened?: Happened; detail?: string | undefined }
  /** `personal`: only for the visitor who caused it. */
  | { kind: 'passing'; answer: Passing; verdict: Verdict; personal: boolean; happened: Happened }
  | { kind: 'large'; large: Large; personal: true; happened: Happened }
  | {
      kind: 'failure'
      failure: Failure
      /** The origin's own words, where it said something a visitor may see. */
      answer?: Passing | undefined
      personal: boolean
      retryAfterS: number
      happened: Happened
    }
