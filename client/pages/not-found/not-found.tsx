import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import { useMessages } from '../../messages/messages.ts'
import { usePageMessages } from '../../messages/page-messages.ts'
import { notFoundMessages } from './messages.ts'

/** The page for status 404, with links to the home page and the search. */
export function NotFound() {
  const messages = useMessages()
  const pageMessages = usePageMessages(notFoundMessages)
  return (
    <div className="wrap message">
      <p className="message-status">404</p>
      <h1>{pageMessages.notFoundTitle}</h1>
      <p>{pageMessages.notFoundText}</p>
      <p className="actions">
        <Link className="button" href={href.home()}>
          {messages.ui.backToHome}
        </Link>
        <Link className="button quiet" href={href.search()}>
          {messages.search}
        </Link>
      </p>
    </div>
  )
}
