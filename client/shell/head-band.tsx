/** The head of a page below home: its section's motif, the way here, title, one sentence, the section's other pages. */
import { type ReactNode, useEffect, useRef } from 'react'
import { ShareButton } from '../share/share-button.tsx'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Clauses } from './clauses.tsx'
import { menuEntries, sectionEntry } from './menu-entries.ts'
import { MenuLink } from './menu-link.tsx'
import { MoreStyles } from './more-styles.tsx'
import { useShellPicture } from './shell-picture.ts'
import { siteSection } from './site-section.ts'

interface HeadBandProps {
  title: string
  summary?: string | undefined
  between?: { name: string; href: string }[]
  /** What stands below the sentence: dates, badges, buttons. */
  children?: ReactNode
}

export function HeadBand({ title, summary, between = [], children }: HeadBandProps) {
  const path = useStore((state) => state.path)
  const motif = useShellPicture(`head-${siteSection(path) ?? 'contact'}`)
  return (
    <>
      <div className="head-band">
        {motif && (
          <img
            className="head-motif"
            src={motif.src}
            width={motif.width}
            height={motif.height}
            alt=""
            decoding="async"
          />
        )}
        <div className="wrap head-text">
          <div className="head-first">
            <Breadcrumbs title={title} between={between} />
            <ShareButton />
          </div>
          <h1>
            <Clauses text={title} />
          </h1>
          {summary && <p className="head-summary">{summary}</p>}
          {children}
        </div>
        <SectionMenu />
      </div>
      <MoreStyles />
    </>
  )
}

function SectionMenu() {
  const words = useWords()
  const list = useRef<HTMLUListElement>(null)
  // On a narrow screen the list scrolls sideways: begin where this page is.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (!list.current || !current || current.offsetLeft + current.offsetWidth <= list.current.clientWidth) return
    list.current.scrollLeft = current.offsetLeft - Number.parseFloat(getComputedStyle(list.current).paddingLeft)
  }, [])
  const path = useStore((state) => state.path)
  const section = sectionEntry(menuEntries(useStore((state) => state.menu)), path)
  if (!section || section.children.length < 2) return null
  return (
    <nav className="section-menu" aria-label={words.sectionMenu}>
      <ul className="wrap" ref={list}>
        {section.children.map((entry) => (
          <li key={entry.key}>
            <MenuLink entry={entry} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
