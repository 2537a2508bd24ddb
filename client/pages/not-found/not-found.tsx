import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import { firstViewId } from '../../../shared/pages/state.ts'
import { useMessages, usePageMessages } from '../../messages/messages.ts'
import { HeadMotif } from '../../shell/head-band.tsx'
import { MenuLink } from '../../shell/menu.tsx'
import { menuEntries, panelEntries } from '../../shell/menu-entries.ts'
import { useStore } from '../../store.ts'
import { notFoundMessages } from './messages.ts'

/** The page for status 404, with links to the home page and the search, and the pages of the menu by section. */
export function NotFound() {
  const messages = useMessages()
  const pageMessages = usePageMessages(notFoundMessages)
  return (
    <>
      <div className="head-band is-full is-missing">
        <div className="wrap head-text">
          <p className="message-status">404</p>
          <h1>{pageMessages.notFoundTitle}</h1>
          <p id={firstViewId} className="head-summary">
            {pageMessages.notFoundText}
          </p>
          <p className="actions">
            <Link className="button" href={href.home()}>
              {messages.ui.backToHome}
            </Link>
            <Link className="button quiet" href={href.search()}>
              {messages.search}
            </Link>
          </p>
        </div>
        <HeadMotif name="missing" />
      </div>
      <SitePages name={pageMessages.sitePages} />
    </>
  )
}

/** The pages of the menu by section; nothing where the menu has none. */
function SitePages({ name }: { name: string }) {
  const entries = menuEntries(useStore((state) => state.menu))
  if (entries.length === 0) return null
  return (
    <nav className="wrap site-pages" aria-label={name}>
      {entries.map((entry) => (
        <section key={entry.key}>
          <h2>{entry.name}</h2>
          <ul>
            {panelEntries(entry).map((child) => (
              <li key={child.key}>
                <MenuLink entry={child} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
