import { Link } from 'wouter'
import {
  type FailureStatus,
  failureMessages as refusalMessages,
  requestIdLabel
} from '../../../shared/calls/failures.ts'
import { localized } from '../../../shared/locale/locale.ts'
import { href } from '../../../shared/pages/addresses.ts'
import { useMessages, usePageMessages } from '../../messages/messages.ts'
import { useStore } from '../../store.ts'
import { failureMessages } from './messages.ts'

/**
 * The page for an error without a page of its own: what failed and a link to try again. From status 500 on it says what
 * still works, below that why the request is refused; last the id of the request that met the failure, for operations.
 */
export function Failure() {
  const messages = useMessages().ui
  const pageMessages = usePageMessages(failureMessages)
  const { status, locale, requestId } = useStore((state) => state)
  // Other statuses below 500 have no sentence of their own.
  const refusal = status < 500 && localized(refusalMessages[status as FailureStatus] ?? refusalMessages[400], locale)
  const failure = status >= 502 && status <= 504 ? pageMessages.failureUpstream : pageMessages.failureInternal
  return (
    <div className="wrap message">
      <p className="message-status">{status}</p>
      <h1>{pageMessages.failureTitle}</h1>
      <p>{refusal || failure}</p>
      {!refusal && <p>{pageMessages.failureStillWorks}</p>}
      {requestId && <p>{`${localized(requestIdLabel, locale)} ${requestId}`}</p>}
      <p className="actions">
        {/* biome-ignore lint/a11y/useValidAnchor: the document's address; the state has none of a file, nor each query */}
        <a className="button" href="">
          {pageMessages.tryAgain}
        </a>
        <Link className="button quiet" href={href.home()}>
          {messages.backToHome}
        </Link>
      </p>
    </div>
  )
}
