/**
 * The main menu: panels on wide screens, an accordion at 1150 px or less. Both are the same elements with different
 * styles, and `details` elements open them without script.
 */
import type { MouseEvent } from 'react'
import { useMessages } from '../messages/messages.ts'
import { useStore, useStoreApi } from '../store.ts'
import { ActionLinks } from '../ui/action-links.tsx'
import { leadsTo, type MenuEntry, menuEntries, panelEntries, sectionEntry } from './menu-entries.ts'
import { MenuLink } from './menu-link.tsx'
import { closeMenu, maxAccordionWidth } from './menu-open.ts'
import { ShellPart } from './shell-part.tsx'

export function Menu() {
  const messages = useMessages()
  const menu = useStore((state) => state.menu)
  const path = useStore((state) => state.path)
  const store = useStoreApi()
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
    if (window.innerWidth <= maxAccordionWidth) store.setState({ showMenu: !store.getState().showMenu })
    else closeMenu(event.currentTarget.closest('header'))
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
    </nav>
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
