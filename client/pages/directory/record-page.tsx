import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { ArrowLeft } from '../../ui/icons.tsx'

interface RecordPageProps {
  head: ReactNode
  /** Before the text on a narrow page, beside it on a wide one. */
  before?: ReactNode
  text: ReactNode
  /** After the text on a narrow page, beside it on a wide one. */
  after?: ReactNode
  back: { href: string; name: string }
  children?: ReactNode
}

/** Layout of the page of one record; `children` come below the text, then the link back to the directory. */
export function RecordPage({ head, before, text, after, back, children }: RecordPageProps) {
  return (
    <article>
      {head}
      <div className="wrap parts">
        <div className="record">
          {before && <div className="record-side">{before}</div>}
          <div className="record-text">{text}</div>
          {after && <div className="record-side">{after}</div>}
        </div>
        {children}
        <p>
          <Link className="arrow-link" href={back.href}>
            <ArrowLeft />
            {back.name}
          </Link>
        </p>
      </div>
    </article>
  )
}
