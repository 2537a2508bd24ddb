/** Rich text of a record. The server has cleaned it before it became part of the page's state. */

export function RichText({ html, className = 'rich-text' }: { html: string | undefined; className?: string }) {
  if (!html) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned where pages are made
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
