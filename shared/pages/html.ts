/** Types of HTML: that of the API, which is not trusted, and that which may be rendered. */

declare const uncleaned: unique symbol
declare const cleaned: unique symbol

/**
 * HTML of a record: a field with `format: html` in `openapi.yaml`. Any string is assignable to it. It is read as
 * `SafeHtml` (`Projected` in `projection.ts`), and nothing else is.
 */
export type Html = string & { readonly [uncleaned]?: true }

/**
 * HTML that may be rendered. Only `cleanRichText` (server/pages/rich-text.ts) makes it, and `splitLead` parts of it.
 */
export type SafeHtml = string & { readonly [cleaned]: true }

/** The type of a string after cleaning: `SafeHtml` for `Html`, any other as it is. */
export type Cleaned<T extends string> = typeof uncleaned extends keyof T ? SafeHtml : T

/**
 * The first paragraph of clean HTML and the rest; all is rest where no paragraph begins the text. Both are clean: the
 * text is cut after a complete element of its first level.
 */
export function splitLead(html: SafeHtml): [lead: SafeHtml | undefined, rest: SafeHtml] {
  const lead = /^\s*<p>.*?<\/p>/s.exec(html)?.[0]
  return lead === undefined ? [undefined, html] : [lead as SafeHtml, html.slice(lead.length) as SafeHtml] // as above
}
