/**
 * The menu from the server: panels on a desk, an accordion at 1150 px or less. One tree of elements serves both, the
 * style sheet tells them apart, and it opens without script.
 */
import type { MouseEvent } from 'react'
import { useStore, useStoreApi } from '../store.ts'
import { useWords } from '../words/words.ts'
import { ActionLinks } from './action-links.tsx'
import { leadsTo, type MenuEntry, menuEntries, panelEntries, sectionEntry } from './menu-entries.ts'
import { MenuLink } from './menu-link.tsx'
import { accordionWidth, closeMenu } from './menu-open.ts'
import { ShellPart } from './shell-part.tsx'

export function Menu() {
  const words = useWords()
  const menu = useStore((state) => state.menu)
  const path = useStore((state) => state.path)
  const store = useStoreApi()
  const entries = menuEntries(menu)
  const here = sectionEntry(entries, path)

  /** Specification, section 4: the accordion toggles only for an entry of ours that is another page. */
  const choose = (event: MouseEvent, entry: MenuEntry) => {
    if (!entry.own) return
    if (entry.href === path) {
      // Loading the same page again would close the menu.
      if (window.location.search === '') event.preventDefault()
      return
    }
    if (window.innerWidth <= accordionWidth) store.setState({ showMenu: !store.getState().showMenu })
    else closeMenu((event.currentTarget as HTMLElement).closest('header'))
  }

  return (
    <nav className="menu" aria-label={words.mainMenu}>
      <ul className="menu-list">
        {entries.map((entry) => (
          <li key={entry.key}>
            <details name="menu" className={entry === here ? 'is-here' : undefined}>
              <summary>{entry.name}</summary>
              <ShellPart className="panel" name={`panel ${entry.key}`} isShared={!leadsTo(entry, path)}>
                <Panel entry={entry} choose={choose} />
              </ShellPart>
            </details>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Of one entry: its name, the two actions, and where it leads. */
function Panel({ entry, choose }: { entry: MenuEntry; choose: (event: MouseEvent, entry: MenuEntry) => void }) {
  return (
    <>
      <div className="panel-head">
        <p className="panel-title">{entry.name}</p>
        <ActionLinks first={entry.href?.startsWith('/exhibitor/') ? 'booth' : 'register'} />
      </div>
      <ul className="panel-list">
        {panelEntries(entry).map((child) => (
          <li key={child.key}>
            <MenuLink entry={child} onClick={choose} />
          </li>
        ))}
      </ul>
    </>
  )
}
