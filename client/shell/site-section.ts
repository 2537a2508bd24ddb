/** Which part of the site a page belongs to. */

const sections = ['exhibition', 'exhibitor', 'visitor', 'event', 'media', 'contact'] as const
export type SiteSection = (typeof sections)[number]

/** By the path's first segment; news belong to the media. Undefined for pages of no section (`/privacy`). */
export function siteSection(path: string): SiteSection | undefined {
  const first = path.split('/')[1]
  if (first === 'news') return 'media'
  return sections.find((section) => section === first)
}
