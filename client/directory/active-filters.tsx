/** What the list is narrowed by; each filter's link takes it away. */
import { queryString } from '../../shared/query-string.ts'
import { Link } from '../navigation.tsx'
import { Close } from '../pictures/icons.tsx'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'

export interface ChosenFilter {
  /** The query's parameter. */
  name: string
  /** Its value in words. */
  text: string
}

/** Draws nothing where nothing is chosen. */
export function ChosenFilters({ chosen }: { chosen: ChosenFilter[] }) {
  const words = useWords().directory
  const path = useStore((state) => state.path)
  const { page: _page, done: _done, ...query } = useStore((state) => state.query)
  if (chosen.length === 0) return null
  return (
    <ul className="chips chosen" aria-label={words.chosen}>
      {chosen.map(({ name, text }) => (
        <li key={name}>
          <Link href={path + queryString({ ...query, [name]: undefined })} aria-label={words.without(text)}>
            {text}
            <Close />
          </Link>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Link href={path + queryString({ sort: query.sort })}>{words.clear}</Link>
        </li>
      )}
    </ul>
  )
}
