/** What went wrong, what still works, and how to try again (specification, section 8). */
import { localePath } from '../../shared/locale.ts'
import { queryString } from '../../shared/query-string.ts'
import { Link } from '../navigation.tsx'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'

export function Failure() {
  const words = useWords()
  const { status, path, query, locale } = useStore((state) => state)
  return (
    <div className="wrap message">
      <p className="message-status">{status}</p>
      <h1>{words.failureTitle}</h1>
      <p>{status >= 502 && status <= 504 ? words.failureUpstream : words.failureOwn}</p>
      <p>{words.failureStillWorks}</p>
      <p className="actions">
        <a className="button" href={localePath(path, locale) + queryString(query)}>
          {words.tryAgain}
        </a>
        <Link className="button quiet" href="/">
          {words.backToHome}
        </Link>
      </p>
    </div>
  )
}
