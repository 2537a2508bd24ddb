/** The footer's place for the e-news form. */
export function Subscribe() {
  return null
}
