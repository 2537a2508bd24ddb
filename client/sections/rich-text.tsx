import type { SafeHtml } from '../../shared/pages/html.ts'

/**
 * Rich text of a record, which the server cleans where it builds the page's state. A value that is no string has not
 * been cleaned, and React would insert the text of a list or an object as HTML: it is not rendered.
 */
export function RichText({ html }: { html: SafeHtml | undefined }) {
  if (typeof html !== 'string' || html === '') return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: its type says that it has been cleaned
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
}
