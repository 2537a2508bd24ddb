import { useMessages } from '../../messages/messages.ts'
import { Link } from '../../navigation.tsx'

/** The page for status 404, with links to the home page and the search. */
export function NotFound() {
  const messages = useMessages()
  return (
    <div className="wrap message">
      <p className="message-status">404</p>
      <h1>{messages.notFoundTitle}</h1>
      <p>{messages.notFoundText}</p>
      <p className="actions">
        <Link className="button" href="/">
          {messages.backToHome}
        </Link>
        <Link className="button quiet" href="/search">
          {messages.search}
        </Link>
      </p>
    </div>
  )
}
