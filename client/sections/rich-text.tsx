/**
 * Rich text of a record. The server has cleaned it before it became part of the page's state; what is no string was never
 * cleaned, and React would write a list's or an object's text as it is.
 */

export function RichText({ html, className = 'rich-text' }: { html: string | undefined; className?: string }) {
  if (typeof html !== 'string' || html === '') return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned where pages are made
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
