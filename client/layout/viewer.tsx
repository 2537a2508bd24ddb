/** The photo and video viewer. */
export function Viewer() {
  return null
}
