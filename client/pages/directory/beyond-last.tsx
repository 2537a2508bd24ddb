import { Link } from 'wouter'
import { useMessages } from '../../messages/messages.ts'
import { EmptyList } from '../../ui/empty-list.tsx'

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
