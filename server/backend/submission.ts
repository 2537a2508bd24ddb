/** A submitted form as it is stored. */
import type { StoredFormName } from '../../shared/forms/forms.ts'

/** Consent to the use of personal data; `given` names version and language of the accepted text. */
export type Consent = { state: 'not stated' } | { state: 'given'; version: string; language: string }

/** The number of a registration's pass among the stored details, and in exports. */
export const passColumn = 'pass'

export interface Submission {
  form: StoredFormName
  /** Normalized values by field name. */
  fields: Record<string, string>
  /** What the backend adds to them: a registration's pass number, or the details of a meeting. */
  details?: Record<string, string>
  consent: Consent
  /** Equal for all attempts to send the same submission; undefined: each attempt is one of its own. */
  idempotencyKey?: string | undefined
}
