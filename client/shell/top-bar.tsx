/** The fixed bar at the top: mark and name, language, search, menu, reading mode, itinerary, sister exhibition. */

import { useRef } from 'react'
import { Link } from 'wouter'
import { href } from '../../shared/pages/addresses.ts'
import { safeHref } from '../../shared/pages/links.ts'
import { useMessages } from '../messages/messages.ts'
import { useSiteConfig, useStore, useStoreApi } from '../store.ts'
import { Close, External, Menu as MenuIcon, Search, Star, TextSize } from '../ui/icons.tsx'
import { NewWindowLink } from '../ui/new-window-link.tsx'
import { itineraryStore } from '../visit/itinerary/itinerary-store.ts'
import { countStars } from '../visit/itinerary/stars.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { Menu, useMenuEscape, useMenuState } from './menu.tsx'
import { setReadingSize, useReadingSize } from './reading-mode/reading-size.ts'

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

/** The top bar's link to the itinerary, with the number of its entries; the server renders space for the number. */
function ItineraryLink() {
  const messages = useMessages()
  const count = countStars(itineraryStore.useValue())
  return (
    <Link className="bar-link plan-link" href={href.plan()}>
      <Star />
      <span className="plan-name">{messages.planLink}</span>
      <span className="plan-count" aria-hidden="true">
        {count > 0 && (count > 99 ? '99+' : count)}
      </span>
      {count > 0 && <span className="hidden">{messages.starred(count)}</span>}
    </Link>
  )
}

/** Body text of 24 px. */
const defaultSize = '150'

/** The top bar's button that switches reading mode on and off. */
export function ReadingSwitch() {
  const messages = useMessages()
  const size = useReadingSize()
  const store = useStoreApi()
  return (
    <button
      type="button"
      className="bar-link reading-switch needs-script"
      aria-pressed={size !== undefined}
      onClick={() => {
        setReadingSize(size ? undefined : defaultSize)
        // The menu on phones would cover the bar that has appeared.
        store.setState({ showMenu: false })
      }}
    >
      <TextSize />
      {messages.reading}
    </button>
  )
}
