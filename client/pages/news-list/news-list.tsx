import { href } from '../../../shared/pages/addresses.ts'
import { useMessages, usePageMessages } from '../../messages/messages.ts'
import { HeadBand } from '../../shell/head-band.tsx'
import { menuEntries, sectionEntry } from '../../shell/menu-entries.ts'
import { useStore } from '../../store.ts'
import { ChipLinks } from '../../ui/chip-links.tsx'
import { newsListMessages } from './messages.ts'
import { NewsListing } from './news-listing.tsx'

/** The list of press releases, with a filter by kind and paging. */
export function NewsList() {
  const { ui: messages, directory } = useMessages()
  const pageMessages = usePageMessages(newsListMessages)
  const page = useStore((state) => state.data.page)
  const kind = useStore((state) => state.query.kind)
  const section = sectionEntry(menuEntries(useStore((state) => state.menu)), href.newsList())
  // The pages of the section, which the head links to, are then the same choice.
  const isInMenu = kind === undefined && section?.children.some((entry) => entry.href === href.newsList())
  const kinds = [
    [undefined, directory.all],
    ['industry_news', messages.newsIndustry],
    ['exhibition_news', messages.newsExhibition]
  ] as const
  return (
    <>
      <HeadBand
        title={page?.title || messages.newsTitle}
        summary={page?.summary || pageMessages.newsSummary}
        size="slim"
      />
      <div className="wrap parts">
        <div className="part">
          {!isInMenu && (
            <ChipLinks
              label={pageMessages.newsKinds}
              links={kinds.map(([value, name]) => ({
                href: href.newsList({ kind: value }),
                name,
                isCurrent: value === kind
              }))}
            />
          )}
          <NewsListing />
        </div>
      </div>
    </>
  )
}
