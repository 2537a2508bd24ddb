/** The page of one record: text beside what one must know, then what belongs to it, then the way back. */
import type { ReactNode } from 'react'
import { Link } from '../navigation.tsx'
import { ArrowLeft } from '../pictures/icons.tsx'

interface RecordPageProps {
  head: ReactNode
  text: ReactNode
  /** Booth, facts, buttons. */
  aside: ReactNode
  back: { href: string; name: string }
  children?: ReactNode
}

export function RecordPage({ head, text, aside, back, children }: RecordPageProps) {
  return (
    <article>
      {head}
      <div className="wrap parts record">
        <div className="record-first">
          <div className="record-text">{text}</div>
          <div className="record-aside">{aside}</div>
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
