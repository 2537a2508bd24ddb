/** The note for an empty list, with a hint what to do next; `children` replace the hint. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useMessages } from '../messages/messages.ts'

export function EmptyList({ children }: { children?: ReactNode }) {
  const messages = useMessages().ui
  return (
    <div className="empty">
      <p className="empty-title">{messages.emptyList}</p>
      {children ?? <p>{messages.emptyHint}</p>}
    </div>
  )
}

/** Displayed for a page number beyond the last page of a list. `href` is the address of the first page. */
export function BeyondLastPage({ href }: { href: string }) {
  const messages = useMessages().directory
  return (
    <EmptyList>
      <p>{messages.pageBeyondLast}</p>
      <p>
        <Link href={href}>{messages.firstPage}</Link>
      </p>
    </EmptyList>
  )
}
