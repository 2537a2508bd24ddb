/** What visitors do not see as it is meant, although the contract's types allow it. */
export interface DisplayFault {
  /** `error`: visitors miss or misread something. `note`: it may be meant so. */
  severity: 'error' | 'note'
  /** Default: `display`. */
  check?: 'language' | 'picture'
  field: string
  message: string
}
