/** The fixed bar at the top: mark and name, language, search, menu, reading mode, itinerary, sister exhibition. */
import { type MouseEvent, useRef } from 'react'
import { Link } from 'wouter'
import { languages } from '../../shared/locale/languages.ts'
import { type Locale, localePath, locales, withoutPrefix } from '../../shared/locale/locale.ts'
import { href } from '../../shared/pages/addresses.ts'
import { queryString } from '../../shared/pages/links.ts'
import { useMessages } from '../messages/messages.ts'
import { useSiteConfig, useStore, useStoreApi } from '../store.ts'
import { Close, External, Menu as MenuIcon, Search, Star, TextSize } from '../ui/icons.tsx'
import { NewWindowLink, useNewWindowAddress } from '../ui/links.tsx'
import { Logo } from '../ui/logo.tsx'
import { countStars, itineraryStore } from '../visit/itinerary/stars.ts'
import { Menu, useMenuEscape, useMenuState } from './menu.tsx'
import { setReadingSize, useReadingSize } from './reading-mode/reading-size.ts'

export function TopBar() {
  const messages = useMessages()
  const store = useStoreApi()
  const facts = useStore((state) => state.facts)
  const sister = useNewWindowAddress(useSiteConfig('sister_url'))
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

/** The top bar's link to the itinerary, with the number of its entries, which takes no space in the row. */
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

/** Links to the same page in the other languages (shared/README.md#language). They always load a document. */
export function LanguageSwitch() {
  const locale = useStore((state) => state.locale)
  const path = useStore((state) => state.path)
  const query = useStore((state) => state.query)
  const others = locales.filter((other) => other !== locale)

  /**
   * Replaces the link's address by the browser's own one in the other language, which keeps undeclared query
   * parameters, the fragment, and the path of a page that does not exist. Back leads to the page in its language.
   */
  const keepBrowserAddress = (event: MouseEvent<HTMLAnchorElement>, other: Locale) => {
    const parameters = new URLSearchParams(window.location.search)
    parameters.set('lang', other)
    // Two leading slashes would be a network-path reference to another host (RFC 3986, 4.2).
    const address = localePath(withoutPrefix(window.location.pathname, locale), other)
    event.currentTarget.href = `${address}?${parameters}${window.location.hash}`
    // The cookie will name the other language: the browser's way back has to name this one.
    parameters.set('lang', locale)
    window.history.replaceState(window.history.state, '', `?${parameters}${window.location.hash}`)
    window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
  }

  return others.map((other) => (
    <a
      key={other}
      className="bar-link language"
      href={localePath(path, other) + queryString({ ...query, lang: other })}
      rel="nofollow"
      hrefLang={languages[other].tag}
      lang={languages[other].tag}
      onClick={(event) => keepBrowserAddress(event, other)}
    >
      {languages[other].name}
    </a>
  ))
}
