/** Links to the pages of a list. */

import { Link } from 'wouter'
import { queryString } from '../../shared/pages/links.ts'
import { useMessages } from '../messages/messages.ts'
import { useStore } from '../store.ts'
import { ArrowLeft, ArrowRight } from './icons.tsx'

/** Links keep the rest of the query; that of the first page has no number. Renders nothing for a single page. */
export function Paging({ page, pages }: { page: number; pages: number }) {
  const messages = useMessages().ui
  const path = useStore((state) => state.path)
  const query = useStore((state) => state.query)
  if (!(pages > 1)) return null
  const address = (target: number) => path + queryString({ ...query, page: target > 1 ? String(target) : undefined })
  return (
    <nav className="paging" aria-label={messages.pages}>
      {page > 1 && (
        <Link rel="prev" href={address(page - 1)}>
          <ArrowLeft />
          {messages.previousPage}
        </Link>
      )}
      <ul>
        {linkedPages(page, pages).map((target, index, all) => (
          <li key={target} className={target > (all[index - 1] ?? 0) + 1 ? 'is-after-gap' : undefined}>
            <Link
              href={address(target)}
              aria-current={target === page ? 'page' : undefined}
              aria-label={messages.pageOf(target, pages)}
            >
              {target}
            </Link>
          </li>
        ))}
      </ul>
      {page < pages && (
        <Link rel="next" href={address(page + 1)}>
          {messages.nextPage}
          <ArrowRight />
        </Link>
      )}
    </nav>
  )
}

/** Numbers of the first, the last, the current page and its neighbours, in ascending order. */
function linkedPages(page: number, pages: number): number[] {
  const candidates = new Set([1, page - 1, page, page + 1, pages])
  return [...candidates].filter((target) => target >= 1 && target <= pages).sort((a, b) => a - b)
}
