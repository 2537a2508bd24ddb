import { localePath } from '../../../shared/locale.ts'
import { queryString } from '../../../shared/query-string.ts'
import { useMessages } from '../../messages/messages.ts'
import { Link } from '../../navigation.tsx'
import { useStore } from '../../store.ts'

/** The page for status 500 and above: what failed, what still works, and a link to try again. */
export function Failure() {
  const messages = useMessages()
  const { status, path, query, locale } = useStore((state) => state)
  return (
    <div className="wrap message">
      <p className="message-status">{status}</p>
      <h1>{messages.failureTitle}</h1>
      <p>{status >= 502 && status <= 504 ? messages.failureUpstream : messages.failureInternal}</p>
      <p>{messages.failureStillWorks}</p>
      <p className="actions">
        <a className="button" href={localePath(path, locale) + queryString(query)}>
          {messages.tryAgain}
        </a>
        <Link className="button quiet" href="/">
          {messages.backToHome}
        </Link>
      </p>
    </div>
  )
}
