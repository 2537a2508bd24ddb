/** What stands where a list has fewer pages than the address asks for: the way to the first one. */
import { Empty } from '../layout/empty.tsx'
import { Link } from '../navigation.tsx'
import { useWords } from '../words/words.ts'

/** `href` is the address of the first page. */
export function BeyondLast({ href }: { href: string }) {
  const words = useWords().directory
  return (
    <Empty>
      <p>{words.beyond}</p>
      <p>
        <Link href={href}>{words.firstPage}</Link>
      </p>
    </Empty>
  )
}
