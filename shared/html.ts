/** Types of HTML: that of the API, which is not trusted, and that which may be rendered. */

declare const uncleaned: unique symbol
declare const cleaned: unique symbol

/**
 * HTML of a record: a field with `format: html` in `openapi.yaml`. Any string is assignable to it. It is read as
 * `SafeHtml` (`Projected` in `projection.ts`), and nothing else is.
 */
export type Html = string & { readonly [uncleaned]?: true }

/** HTML that may be rendered. Only `cleanRichText` (server/pages/rich-text.ts) makes it. */
export type SafeHtml = string & { readonly [cleaned]: true }

/** The type of a string after cleaning: `SafeHtml` for `Html`, any other as it is. */
export type Cleaned<T extends string> = typeof uncleaned extends keyof T ? SafeHtml : T
