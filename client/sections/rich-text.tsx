/**
 * Rich text of a record. The server sanitizes strings before they enter the page's state. Other values have not been
 * sanitized, and React would insert the text of a list or an object as HTML: they are not rendered.
 */
export function RichText({ html, className = 'rich-text' }: { html: string | undefined; className?: string }) {
  if (typeof html !== 'string' || html === '') return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the server where it builds the page's state
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
