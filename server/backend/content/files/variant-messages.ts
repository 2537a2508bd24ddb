/** What the program that makes variants of pictures tells the backend. */

/** A line of its output. */
export interface VariantResult {
  /** The published picture. */
  name: string
  /** Why its variants could not be made. */
  fault?: string
}

/** The exit code where sharp is not installed. */
export const sharpIsMissing = 3
