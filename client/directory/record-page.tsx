/** The page of one record: what it is beside where it stands, then what belongs to it, then the way back. */
import type { ReactNode } from 'react'
import { Link } from '../navigation.tsx'
import { ArrowLeft } from '../pictures/icons.tsx'

interface RecordPageProps {
  head: ReactNode
  /** Before the text on a narrow page, at its side on a wide one. */
  before?: ReactNode
  text: ReactNode
  /** After the text on a narrow page, at its side on a wide one. */
  after?: ReactNode
  back: { href: string; name: string }
  children?: ReactNode
}

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
