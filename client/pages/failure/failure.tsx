import { Link } from 'wouter'
import { localePath } from '../../../shared/locale.ts'
import { href } from '../../../shared/pages/addresses.ts'
import { queryString } from '../../../shared/query-string.ts'
import { useMessages } from '../../messages/messages.ts'
import { usePageMessages } from '../../messages/page-messages.ts'
import { useStore } from '../../store.ts'
import { failureMessages } from './messages.ts'

/** The page for status 500 and above: what failed, what still works, and a link to try again. */
export function Failure() {
  const messages = useMessages().ui
  const pageMessages = usePageMessages(failureMessages)
  const { status, path, query, locale } = useStore((state) => state)
  return (
    <div className="wrap message">
      <p className="message-status">{status}</p>
      <h1>{pageMessages.failureTitle}</h1>
      <p>{status >= 502 && status <= 504 ? pageMessages.failureUpstream : pageMessages.failureInternal}</p>
      <p>{pageMessages.failureStillWorks}</p>
      <p className="actions">
        <a className="button" href={localePath(path, locale) + queryString(query)}>
          {pageMessages.tryAgain}
        </a>
        <Link className="button quiet" href={href.home()}>
          {messages.backToHome}
        </Link>
      </p>
    </div>
  )
}
