import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { menuEntries } from '../../shell/menu-entries.ts'
import { useHasPage, useStore } from '../../store.ts'
import { ArrowLeft } from '../../ui/icons.tsx'
import { Clauses } from '../../ui/line-breaks.tsx'

interface RecordPageProps {
  head: ReactNode
  /** Shares of the width other than two thirds and one: a picture first. */
  layout?: 'picture-first'
  /** Before the text on a narrow page, beside it on a wide one. */
  before?: ReactNode
  text: ReactNode
  /** After the text on a narrow page, beside it on a wide one. */
  after?: ReactNode
  back: { href: string; name: string }
  children?: ReactNode
}

/** Layout of the page of one record; `children` come below the text, then the link back to the directory. */
export function RecordPage({ head, layout, before, text, after, back, children }: RecordPageProps) {
  const hasPage = useHasPage()
  return (
    <article>
      {head}
      <div className="wrap parts">
        <div className={layout ? `record ${layout}` : 'record'}>
          {before && <div className="record-side">{before}</div>}
          <div className="record-text">{text}</div>
          {after && <div className="record-side">{after}</div>}
        </div>
        {children}
        {hasPage(back.href) && (
          <p>
            <Link className="arrow-link" href={back.href}>
              <ArrowLeft />
              {back.name}
            </Link>
          </p>
        )}
      </div>
    </article>
  )
}

/** The name that the menu has for a path without language prefix; `fallback` where it has none. */
export function useMenuName(path: string, fallback: string): string {
  const entries = menuEntries(useStore((state) => state.menu))
  const match = entries
    .flatMap((entry) => [...entry.children, entry])
    .find((entry) => entry.isOwnPage && entry.href === path)
  return match?.name ?? fallback
}

interface RecordPartProps {
  id: string
  title: string
  /** Displayed below the heading, for instance a link to the full list. */
  more?: ReactNode
  children: ReactNode
}

/** A section of a record's page with its own heading: products, talks, news. */
export function RecordPart({ id, title, more, children }: RecordPartProps) {
  return (
    <section className="part record-part" aria-labelledby={id}>
      <header className="part-head">
        <h2 id={id}>
          <Clauses text={title} />
        </h2>
        {more}
      </header>
      <div>{children}</div>
    </section>
  )
}
