/** What a browser needs to know of a kind of page before it displays one. */

export interface PageView {
  /**
   * Path patterns without language prefix, in the syntax of regexparam. Empty: the page has no address of its own, it
   * replaces pages at any address.
   */
  readonly patterns: readonly string[]
  /**
   * When the client hydrates the page. `interaction`: at the visitor's first one, because the page is readable and
   * usable as HTML; its document leaves out of the state what the HTML already contains. `idle`: when the browser is
   * idle. `device`: when it is idle, if the device keeps something that the page shows (stars, notes, a pass), else at the
   * visitor's first interaction.
   */
  readonly hydration: 'interaction' | 'idle' | 'device'
  /** The style sheet that the page needs in addition to its edition's. */
  readonly styles?: 'tools' | 'sections' | 'article'
  /** True if the page always displays the industry tree. Others do if their content has a section of type `tree`. */
  readonly showsTree?: true
  /** True if what is shared of the page is in its fragment, which WeChat then gets with the link. */
  readonly sharesFragment?: true
}
