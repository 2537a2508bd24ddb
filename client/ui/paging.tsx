/** The pages of a list as links. */
import { queryString } from '../../shared/query-string.ts'
import { Link } from '../navigation.tsx'
import { ArrowLeft, ArrowRight } from '../pictures/icons.tsx'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'

/** Links keep the query; the first page carries no number. Nothing is drawn for a single page. */
export function Paging({ page, pages }: { page: number; pages: number }) {
  const words = useWords()
  const path = useStore((state) => state.path)
  const query = useStore((state) => state.query)
  if (!(pages > 1)) return null
  const address = (target: number) => path + queryString({ ...query, page: target > 1 ? String(target) : undefined })
  return (
    <nav className="paging" aria-label={words.pages}>
      {page > 1 && (
        <Link rel="prev" href={address(page - 1)}>
          <ArrowLeft />
          {words.previousPage}
        </Link>
      )}
      <ul>
        {shownPages(page, pages).map((target) => (
          <li key={target}>
            <Link
              href={address(target)}
              aria-current={target === page ? 'page' : undefined}
              aria-label={words.pageOf(target, pages)}
            >
              {target}
            </Link>
          </li>
        ))}
      </ul>
      {page < pages && (
        <Link rel="next" href={address(page + 1)}>
          {words.nextPage}
          <ArrowRight />
        </Link>
      )}
    </nav>
  )
}

/** First, last, and those around the current one. */
function shownPages(page: number, pages: number): number[] {
  const shown = new Set([1, page - 1, page, page + 1, pages])
  return [...shown].filter((target) => target >= 1 && target <= pages).sort((a, b) => a - b)
}
