/** What the HTML of a page needs, as its components say while the server renders them. */
export type RenderingNeed =
  /** The head inlines the styles of the first view: the HTML itself links the style sheet behind it. */
  | 'bodyStyleSheet'
  /** Hydration when the browser is idle, whatever the kind of page. */
  | 'earlyHydration'
  /** The same inside apps alone. */
  | 'earlyHydrationInApps'
