/**
 * The note for an empty list, with the edition's drawing of what is missing, and a hint what to do next, which
 * `children` replace. Where a call has failed, nobody knows that the list is empty.
 */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { queryString, selectionOf } from '../../shared/pages/links.ts'
import { useMessages } from '../messages/messages.ts'
import { useStore } from '../store.ts'
import { useShellPicture } from './picture.tsx'

export function EmptyList({ children }: { children?: ReactNode }) {
  const messages = useMessages().ui
  const hasFailedCalls = useStore((state) => state.hasFailedCalls)
  const picture = useShellPicture('head-missing')
  return (
    <div className="empty">
      {picture && <img {...picture} alt="" loading="lazy" decoding="async" />}
      <p className="empty-title">{hasFailedCalls ? messages.failedList : messages.emptyList}</p>
      {hasFailedCalls ? <p>{messages.failedHint}</p> : (children ?? <p>{messages.emptyHint}</p>)}
    </div>
  )
}

/** The note for an empty page of a list that has `total` records: beyond its last page with a link to the first one. */
export function EmptyPage({ total, children }: { total: number; children?: ReactNode }) {
  const messages = useMessages().directory
  const path = useStore((state) => state.path)
  const query = useStore((state) => state.query)
  if (total === 0 || query.page === undefined) return <EmptyList>{children}</EmptyList>
  return (
    <EmptyList>
      <p>{messages.pageBeyondLast}</p>
      <p>
        <Link className="button quiet" href={path + queryString(selectionOf(query))}>
          {messages.firstPage}
        </Link>
      </p>
    </EmptyList>
  )
}
