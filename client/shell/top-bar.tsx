/** The fixed bar: mark and name, menu, sister exhibition, search, language (specification, section 2). */
import { useRef } from 'react'
import { safeHref } from '../../shared/links.ts'
import { Link } from '../navigation.tsx'
import { Close, External, Menu as MenuIcon, Search } from '../pictures/icons.tsx'
import { PlanLink } from '../plan/plan-link.tsx'
import { ReadingSwitch } from '../reading/reading-switch.tsx'
import { useStore, useStoreApi } from '../store.ts'
import { useWords } from '../words/words.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Mark } from './mark.tsx'
import { Menu } from './menu.tsx'
import { useMenuEscape, useMenuState } from './menu-open.ts'
import { OutLink } from './out-link.tsx'
import { useSiteConfig } from './site-config.ts'

export function TopBar() {
  const words = useWords()
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
        <Link className="brand" href="/">
          <Mark />
          <span className="brand-name">{facts.short}</span>
        </Link>
        <div className="bar-tools">
          <LanguageSwitch />
          <Link
            className="bar-link"
            href="/search"
            aria-label={words.search}
            onClick={() => store.setState({ searchVisible: true })}
          >
            <Search />
          </Link>
        </div>
        <details className="hamburger" ref={hamburger}>
          <summary aria-label={words.mainMenu}>
            <MenuIcon className="when-closed" />
            <Close className="when-open" />
          </summary>
        </details>
        <Menu />
        <div className="bar-extra">
          <ReadingSwitch />
          <PlanLink />
          {sister && (
            <OutLink className="bar-link sister" href={sister}>
              {facts.sister}
              <External />
            </OutLink>
          )}
        </div>
      </div>
    </header>
  )
}
