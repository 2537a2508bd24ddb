/** No such page (specification, section 8): says so and leads home. */
import { Link } from '../navigation.tsx'
import { useWords } from '../words/words.ts'

export function NotFound() {
  const words = useWords()
  return (
    <div className="wrap message">
      <p className="message-status">404</p>
      <h1>{words.notFoundTitle}</h1>
      <p>{words.notFoundText}</p>
      <p className="actions">
        <Link className="button" href="/">
          {words.backToHome}
        </Link>
        <Link className="button quiet" href="/search">
          {words.search}
        </Link>
      </p>
    </div>
  )
}
