/** The head of every page but home: the section's picture, breadcrumbs, title, summary, and the section's pages. */

import { type ReactNode, useContext, useEffect } from 'react'
import { Link } from 'wouter'
import { href } from '../../shared/pages/addresses.ts'
import { firstViewId } from '../../shared/pages/state.ts'
import type { EditionName } from '../../shared/records/editions.ts'
import { useMessages } from '../messages/messages.ts'
import { useHasPage, useStore } from '../store.ts'
import { Clauses, fitClass, Prose } from '../ui/line-breaks.tsx'
import { DocumentPicturesContext, pictureAddress } from '../ui/picture.tsx'
import { ShareButton } from '../ui/share/share-button.tsx'
import { MenuLink } from './menu.tsx'
import { listPath, menuEntries, sectionEntry, siteSection } from './menu-entries.ts'
import { scrollToCurrent } from './scroll-to-current.ts'

/** Full for what opens a section, slim for pages to work with: forms, searches and lists. */
export type HeadSize = 'full' | 'slim'

interface HeadBandProps {
  title: string
  summary?: string | undefined
  /** In place of the section's drawing. */
  picture?: ReactNode
  /** Intermediate pages of the breadcrumbs. */
  between?: { name: string; href: string }[]
  /** Content below the summary: dates, badges, buttons. */
  children?: ReactNode
  /** Between the two where it is not named. */
  size?: HeadSize | undefined
}

export function HeadBand({ title, summary, picture, between = [], children, size }: HeadBandProps) {
  const path = useStore((state) => state.path)
  const list = listPath(path)
  return (
    <>
      <div className={size ? `head-band is-${size}` : 'head-band'}>
        <div className="wrap head-text">
          <div className="head-first">
            <Breadcrumbs title={title} between={between} />
            <ShareButton />
          </div>
          <h1
            key={title}
            id={summary ? undefined : firstViewId}
            className={size === 'slim' ? undefined : fitClass(title)}
          >
            <Clauses text={title} />
          </h1>
          {summary && (
            <p id={firstViewId} className="head-summary" key={summary}>
              <Prose text={summary} />
            </p>
          )}
          {children}
        </div>
        {picture ? (
          <div className="head-motif">{picture}</div>
        ) : (
          <HeadMotif name={siteSection(path) ?? 'contact'} own={list.slice(list.lastIndexOf('/') + 1)} />
        )}
      </div>
      <SectionMenu />
    </>
  )
}

/** The picture of a head: that of the page or its list by its name, or of its section; undefined without either. */
function headPicture(edition: EditionName, section: string, own: string) {
  return pictureAddress(edition, `head-${own}`) ?? pictureAddress(edition, `head-${section}`)
}

/** The picture of a page for the edition, by the page's path: that of its event, or that of its head. */
export function pagePicture(edition: EditionName, path: string) {
  const list = listPath(path)
  const own = list.slice(list.lastIndexOf('/') + 1)
  return pictureAddress(edition, `event-${own}`) ?? headPicture(edition, siteSection(path) ?? 'contact', own)
}

/**
 * The drawing of a head, behind its text: that of the page or its list, or of its section; nothing where the edition has
 * neither. It is in the document (`DocumentPicturesContext`), and hydration leaves it there.
 */
export function HeadMotif({ name, own = name }: { name: string; own?: string }) {
  const picture = headPicture(
    useStore((state) => state.edition),
    name,
    own
  )
  const addressOf = useContext(DocumentPicturesContext)
  return picture ? (
    <img
      className="head-motif"
      src={addressOf(picture.src)}
      width={picture.width}
      height={picture.height}
      alt=""
      suppressHydrationWarning
    />
  ) : null
}

/** The pages of the section as the menu lists them; nothing for a section of one page. */
function SectionMenu() {
  const messages = useMessages()
  const navigations = useStore((state) => state.navigationCount)
  // The first document's is scrolled before the page is hydrated (main.tsx).
  useEffect(() => {
    if (navigations > 0) scrollToCurrent()
  }, [navigations])
  const path = useStore((state) => state.path)
  const section = sectionEntry(menuEntries(useStore((state) => state.menu)), path)
  if (!section || section.children.length < 2) return null
  return (
    <nav className="section-menu" aria-label={messages.sectionMenu}>
      <ul className="wrap">
        {section.children.map((entry) => (
          <li key={entry.key}>
            <MenuLink entry={entry} isParent={path !== listPath(path) && entry.href === listPath(path)} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * The breadcrumbs: home, the menu entry of the page's section, intermediate pages, this page. `title` is the page's
 * own; `between` are intermediate pages that the menu does not contain.
 */
function Breadcrumbs({ title, between = [] }: { title: string; between?: { name: string; href: string }[] }) {
  const messages = useMessages()
  const path = useStore((state) => state.path)
  const hasPage = useHasPage()
  const section = sectionEntry(menuEntries(useStore((state) => state.menu)), path)
  return (
    <nav className="breadcrumbs" aria-label={messages.breadcrumbs}>
      <ol>
        <li>
          <Link href={href.home()}>{messages.home}</Link>
        </li>
        {section?.isOwnPage && section.href && section.name !== title && (
          <li>{section.href === path ? section.name : <Link href={section.href}>{section.name}</Link>}</li>
        )}
        {between.map((step) => (
          <li key={step.href}>{hasPage(step.href) ? <Link href={step.href}>{step.name}</Link> : step.name}</li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}
