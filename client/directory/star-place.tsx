/** Where the button stands that keeps something for the visitor's plan. */

export interface StarPlaceProps {
  kind: 'exhibitor' | 'product' | 'talk'
  id: number
  /** What the button names. */
  name: string
}

/** Draws nothing yet. */
export function StarPlace(_props: StarPlaceProps) {
  return null
}
