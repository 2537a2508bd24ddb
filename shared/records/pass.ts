/** A visitor's pass in the response to the registration (shared/README.md#the-visitors-pass). */

export interface Pass {
  /** What people read and say at the door. */
  number: string
  /** The text of the QR code. */
  code: string
}

/** As in the contract (`VisitorPass` in `openapi.yaml`). */
const numberPattern = /^[0-9A-Za-z][0-9A-Za-z .-]{0,39}$/
/** Neither `:` nor `/`: a code that can be read out of a link must not lead a scanner to another site. */
const codePattern = /^[\w.~+=-]{1,300}$/

/** Whether both texts are those of a pass. */
export function isPass(value: { number: unknown; code: unknown }): value is Pass {
  return (
    typeof value.number === 'string' &&
    typeof value.code === 'string' &&
    numberPattern.test(value.number) &&
    codePattern.test(value.code)
  )
}

/** The pass in `data` of a response; undefined where the backend gives none, or one that cannot be shown. */
export function readPass(data: unknown): Pass | undefined {
  if (typeof data !== 'object' || data === null || !('pass' in data)) return undefined
  const { pass } = data
  if (typeof pass !== 'object' || pass === null) return undefined
  const { number, code } = { number: undefined, code: undefined, ...pass }
  const read = { number: typeof number === 'number' ? String(number) : number, code }
  return isPass(read) ? read : undefined
}
