/** The filters that are active, each with a link that removes it. */

import { Link } from 'wouter'
import { queryString } from '../../../shared/pages/query-string.ts'
import { useMessages } from '../../messages/messages.ts'
import { useStore } from '../../store.ts'
import { Close } from '../../ui/icons.tsx'

export interface ActiveFilter {
  /** Name of the query parameter. */
  name: string
  /** Its value as displayed. */
  text: string
}

/** Renders nothing where no filter is active. */
export function ActiveFilters({ filters }: { filters: ActiveFilter[] }) {
  const messages = useMessages().directory
  const path = useStore((state) => state.path)
  const { page: _page, done: _done, ...query } = useStore((state) => state.query)
  if (filters.length === 0) return null
  return (
    <ul className="chips chosen" aria-label={messages.chosen}>
      {filters.map(({ name, text }) => (
        <li key={name}>
          <Link href={path + queryString({ ...query, [name]: undefined })} aria-label={messages.without(text)}>
            <span>{text}</span>
            <Close />
          </Link>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link href={path + queryString({ sort: query.sort })}>{messages.clear}</Link>
        </li>
      )}
    </ul>
  )
}
