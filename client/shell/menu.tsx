/**
 * The main menu: panels on wide screens, an accordion at 1150 px or less. Both are the same elements with different
 * styles, and `details` elements open them without script. Escape, a click or the focus outside of it, and the store's
 * `showMenu` open and close it.
 */
import { type MouseEvent, type RefObject, useEffect } from 'react'
import { Link } from 'wouter'
import { queryString } from '../../shared/pages/links.ts'
import { formatRange } from '../../shared/time/dates.ts'
import { useMessages } from '../messages/messages.ts'
import { useIsOver, useStore, useStoreApi } from '../store.ts'
import { ActionLinks } from '../ui/action-links.tsx'
import { NewWindowLink } from '../ui/links.tsx'
import { leadsTo, type MenuEntry, menuEntries, panelEntries, sectionEntry } from './menu-entries.ts'
import { ShellPart } from './shell-part.tsx'

export function Menu() {
  const messages = useMessages()
  const menu = useStore((state) => state.menu)
  const path = useStore((state) => state.path)
  const entries = menuEntries(menu)
  const currentSection = sectionEntry(entries, path)

  /** A click on another page of this site closes the menu. Other sites and the current page leave it open. */
  const onSelect = (event: MouseEvent<HTMLElement>, entry: MenuEntry) => {
    if (!entry.isPage) return
    if (entry.href === path) {
      // Without a query the link is the current address: loading it again would only close the menu.
      if (entry.isOwnPage && window.location.search === '') event.preventDefault()
      return
    }
    closeMenu(event.currentTarget.closest('header'))
  }

  return (
    <nav className="menu" aria-label={messages.mainMenu}>
      <ul className="menu-list">
        {entries.map((entry) => (
          <li key={entry.key}>
            <details name="menu" className={entry === currentSection ? 'is-here' : undefined}>
              <summary>{entry.name}</summary>
              <ShellPart className="panel" name={`panel ${entry.key}`} isShared={!leadsTo(entry, path)}>
                <Panel entry={entry} onSelect={onSelect} />
              </ShellPart>
            </details>
          </li>
        ))}
      </ul>
      <MenuCall />
    </nav>
  )
}

/** Below the entries of the accordion: when and where the fair is, and the links to both registrations. */
function MenuCall() {
  const locale = useStore((state) => state.locale)
  const { first, last, hall } = useStore((state) => state.facts)
  const isOver = useIsOver()
  return (
    // `menu-panel.css` shows it in the open accordion: no style of the first view hides it on desks.
    <div className="menu-call" hidden>
      {!isOver && first !== undefined && last !== undefined && (
        <p>
          <strong>{formatRange(first, last, locale)}</strong> {hall}
        </p>
      )}
      <ActionLinks />
    </div>
  )
}

/** The panel of an entry: its name, the links to both registrations, and its child entries. */
function Panel({
  entry,
  onSelect
}: {
  entry: MenuEntry
  onSelect: (event: MouseEvent<HTMLElement>, entry: MenuEntry) => void
}) {
  return (
    <>
      <div className="panel-head">
        <p className="panel-title">{entry.name}</p>
        <ActionLinks first={entry.href?.startsWith('/exhibitor/') ? 'booth' : 'register'} />
      </div>
      <ul className="panel-list">
        {panelEntries(entry).map((child) => (
          <li key={child.key}>
            <MenuLink entry={child} onClick={onSelect} />
          </li>
        ))}
      </ul>
    </>
  )
}

const openDetails = (root: HTMLElement) => root.querySelectorAll<HTMLDetailsElement>('details[open]')

/** Closes every open panel and the accordion inside `root`. */
function closeMenu(root: HTMLElement | null): void {
  if (!root) return
  for (const details of openDetails(root)) details.open = false
}

/** Synchronizes the store's `showMenu` with the hamburger's `details` element, in both directions. */
export function useMenuState(root: RefObject<HTMLElement>, hamburger: RefObject<HTMLDetailsElement>): void {
  const store = useStoreApi()
  useEffect(() => {
    const details = hamburger.current
    if (!details) return
    // The visitor may have opened it before hydration.
    store.setState({ showMenu: details.open })
    const onToggle = () => {
      if (details.open) closeSections(root.current, details)
      if (store.getState().showMenu !== details.open) store.setState({ showMenu: details.open })
    }
    details.addEventListener('toggle', onToggle)
    // `toggle` comes after the change: until then the store has the former value, which is no wish to change it back.
    const unsubscribe = store.subscribe(({ showMenu }, before) => {
      if (showMenu !== before.showMenu && details.open !== showMenu) details.open = showMenu
    })
    return () => {
      details.removeEventListener('toggle', onToggle)
      unsubscribe()
    }
  }, [root, hamburger, store])
}

/** Closes the other panels when one opens. Browsers that know `details[name]` do it themselves. */
function useSinglePanel(root: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = root.current
    if (!element) return
    const onToggle = ({ target }: Event) => {
      // Only details elements dispatch `toggle` inside the top bar.
      const opened = target as HTMLDetailsElement
      if (opened.getAttribute('name') !== 'menu' || !opened.open) return
      for (const details of openDetails(element))
        if (details.getAttribute('name') === 'menu' && details !== opened) details.open = false
    }
    element.addEventListener('toggle', onToggle, true)
    return () => element.removeEventListener('toggle', onToggle, true)
  }, [root])
}

/** Escape closes the innermost open panel and focuses its summary; a click or the focus outside closes all. */
export function useMenuEscape(root: RefObject<HTMLElement>): void {
  useSinglePanel(root)
  useEffect(() => {
    const element = root.current
    if (!element) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const innermost = [...openDetails(element)].pop()
      if (!innermost) return
      innermost.open = false
      innermost.querySelector('summary')?.focus()
    }
    // Targets of pointer and focus events in a document are nodes.
    const onPointerDown = (event: Event) => {
      if (!element.contains(event.target as Node)) closeMenu(element)
    }
    const onFocusOut = (event: FocusEvent) => {
      // A related target within a document is a node.
      if (event.relatedTarget && !element.contains(event.relatedTarget as Node)) closeMenu(element)
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    element.addEventListener('focusout', onFocusOut)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
      element.removeEventListener('focusout', onFocusOut)
    }
  }, [root])
}

/** Closes the panels when the accordion opens, so that it always opens with all sections collapsed. */
function closeSections(root: HTMLElement | null, hamburger: HTMLDetailsElement): void {
  if (!root) return
  for (const details of openDetails(root)) if (details !== hamburger) details.open = false
}

interface MenuLinkProps {
  entry: MenuEntry
  onClick?: (event: MouseEvent<HTMLElement>, entry: MenuEntry) => void
  isParent?: boolean
}

/**
 * A menu entry as a link to a page of this site or to another address; as text where it has no address. The link to the
 * current page has `aria-current`, and so has that to the list of the current page where `isParent` says so.
 */
export function MenuLink({ entry, onClick, isParent }: MenuLinkProps) {
  const isCurrent = useStore(
    ({ path, query: { view } }) => entry.isOwnPage && entry.href === path + queryString({ view })
  )
  const linkProps = { onClick: onClick && ((event: MouseEvent<HTMLElement>) => onClick(event, entry)) }
  if (entry.href === undefined) return <span>{entry.name}</span>
  if (entry.isOwnPage) {
    return (
      <Link {...linkProps} href={entry.href} aria-current={isCurrent ? 'page' : isParent || undefined}>
        {entry.name}
      </Link>
    )
  }
  if (entry.newWindow) {
    return (
      <NewWindowLink {...linkProps} href={entry.href}>
        {entry.name}
      </NewWindowLink>
    )
  }
  return (
    <a {...linkProps} href={entry.href}>
      {entry.name}
    </a>
  )
}
