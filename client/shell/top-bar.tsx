/** The fixed bar at the top: mark and name, language, search, menu, reading mode, itinerary, sister exhibition. */

import { useRef } from 'react'
import { Link } from 'wouter'
import { safeHref } from '../../shared/links.ts'
import { href } from '../../shared/pages/addresses.ts'
import { ItineraryLink } from '../itinerary/itinerary-link.tsx'
import { useMessages } from '../messages/messages.ts'
import { ReadingSwitch } from '../reading-mode/reading-switch.tsx'
import { useStore, useStoreApi } from '../store.ts'
import { Close, External, Menu as MenuIcon, Search } from '../ui/icons.tsx'
import { NewWindowLink } from '../ui/new-window-link.tsx'
import { useSiteConfig } from '../ui/site-config.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { Menu } from './menu.tsx'
import { useMenuEscape, useMenuState } from './menu-open.ts'

export function TopBar() {
  const messages = useMessages()
  const store = useStoreApi()
  const facts = useStore((state) => state.facts)
  const sister = safeHref(useSiteConfig('sister_url'))
  const bar = useRef<HTMLElement>(null)
  const hamburger = useRef<HTMLDetailsElement>(null)
  useMenuState(bar, hamburger)
  useMenuEscape(bar)

  return (
    <header className="top-bar" ref={bar}>
      <div className="wrap bar-row">
        <Link className="brand" href={href.home()}>
          <Logo />
          <span className="brand-name">{facts.short}</span>
        </Link>
        <div className="bar-tools">
          <LanguageSwitch />
          <Link
            className="bar-link"
            href={href.search()}
            aria-label={messages.search}
            onClick={() => store.setState({ searchVisible: true })}
          >
            <Search />
          </Link>
          <ItineraryLink />
        </div>
        <details className="hamburger" ref={hamburger}>
          <summary aria-label={messages.mainMenu}>
            <MenuIcon className="when-closed" />
            <Close className="when-open" />
          </summary>
        </details>
        <Menu />
        <div className="bar-extra">
          <ReadingSwitch />
          {sister && (
            <NewWindowLink className="bar-link sister" href={sister}>
              {facts.sister}
              <External />
            </NewWindowLink>
          )}
        </div>
      </div>
    </header>
  )
}
