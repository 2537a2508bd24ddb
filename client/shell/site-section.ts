/** The section of the site that a page belongs to. */

const sections = ['exhibition', 'exhibitor', 'visitor', 'event', 'media', 'contact'] as const
export type SiteSection = (typeof sections)[number]

/** The section by the path's first segment; news belong to `media`. Undefined for other paths such as `/privacy`. */
export function siteSection(path: string): SiteSection | undefined {
  const segment = path.split('/')[1]
  if (segment === 'news') return 'media'
  return sections.find((section) => section === segment)
}
