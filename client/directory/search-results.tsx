/** What a search found, by kind: how many, where each one stands, the words that were looked for marked. */
import { safeHref } from '../../shared/links.ts'
import type { Projected } from '../../shared/projection.ts'
import { queryString } from '../../shared/query-string.ts'
import type { SearchGroup, SearchHit } from '../../shared/records.ts'
import { menuEntries, sectionEntry } from '../layout/menu-entries.ts'
import { Paging } from '../layout/paging.tsx'
import { SafeLink } from '../layout/safe-link.tsx'
import { Link } from '../navigation.tsx'
import { ArrowRight } from '../pictures/icons.tsx'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'
import { BeyondLast } from './beyond-last.tsx'
import { Marked } from './marked.tsx'
import { recordsOf } from './records-of.ts'

type Group = Projected<SearchGroup>

/** The best of every kind; or, where the visitor has chosen one (`kind` in the address), that kind page by page. */
export function SearchResults({ groups, query }: { groups: readonly Group[]; query: string }) {
  const words = useWords().directory
  const path = useStore((state) => state.path)
  const chosen = useStore((state) => state.query.kind)
  return (
    <>
      <nav className="chips" aria-label={words.searchTitle}>
        {chosen !== undefined && <Link href={path + queryString({ q: query })}>{words.allKinds}</Link>}
        {groups.map((group) => (
          <a key={group.kind} href={`#${group.kind}`}>
            {words.option(kindName(words, group.kind), countOf(group))}
          </a>
        ))}
      </nav>
      {groups.map((group) => (
        <HitGroup key={group.kind} group={group} query={query} chosen={chosen === group.kind} />
      ))}
    </>
  )
}

function HitGroup({ group, query, chosen }: { group: Group; query: string; chosen: boolean }) {
  const words = useWords()
  const places = usePlaces()
  const path = useStore((state) => state.path)
  const { kind } = group
  const own = path + queryString({ q: query, kind })
  const total = countOf(group)
  const hits = recordsOf(group.list)
  const shared = new Set(hits.map((hit) => places(hit.path))).size === 1
  const place = shared ? places(hits[0]?.path) : undefined
  const name = kindName(words.directory, kind)
  const more = !chosen && total > hits.length
  return (
    <section className="part search-group" id={kind} aria-labelledby={`${kind}-title`}>
      <header className="part-head">
        {place && place !== name && <p className="hit-place">{place}</p>}
        <h2 id={`${kind}-title`}>
          {name} <span className="hit-count">{words.directory.hits(total)}</span>
        </h2>
        {more && <p>{words.directory.firstHits(hits.length)}</p>}
        {more && Object.hasOwn(words.directory.kinds, kind) && (
          <p>
            <Link className="arrow-link" href={own}>
              {words.directory.allHits(total)}
              <ArrowRight />
            </Link>
          </p>
        )}
        <GoOn kind={kind} query={query} />
      </header>
      {hits.length === 0 && <BeyondLast href={own} />}
      <ul className="entries">
        {hits.map((hit) => (
          <Hit key={hit.path} hit={hit} query={query} place={shared ? undefined : places(hit.path)} />
        ))}
      </ul>
      {chosen && <Paging page={group.page ?? 1} pages={group.pages ?? 1} />}
    </section>
  )
}

interface HitProps {
  hit: Projected<SearchHit>
  query: string
  place: string | undefined
}

function Hit({ hit, query, place }: HitProps) {
  return (
    <li className="entry">
      <div className="entry-text">
        {place && <p className="hit-place">{place}</p>}
        <h3>
          <SafeLink className="cover" href={safeHref(hit.path)}>
            <Marked text={hit.title} query={query} />
          </SafeLink>
        </h3>
        <p>
          <Marked text={hit.summary} query={query} />
        </p>
      </div>
    </li>
  )
}

/** Gives the section of the site that a path belongs to, as the menu names it. */
function usePlaces(): (path: string | undefined) => string | undefined {
  const entries = menuEntries(useStore((state) => state.menu))
  return (path) => (typeof path === 'string' ? sectionEntry(entries, path)?.name : undefined)
}

/** The directories list what the search shows only the best of. */
function GoOn({ kind, query }: { kind: string; query: string }) {
  const words = useWords().directory
  const directories = new Map([
    ['exhibitor', ['/exhibitor/featured', words.moreExhibitors]],
    ['product', ['/visitor/products', words.moreProducts]]
  ] as const)
  const directory = directories.get(kind as 'exhibitor' | 'product')
  if (!directory) return null
  return (
    <p>
      <Link className="arrow-link" href={`${directory[0]}?q=${encodeURIComponent(query)}`}>
        {directory[1]}
        <ArrowRight />
      </Link>
    </p>
  )
}

/** All hits of a kind; at least those that are shown. */
export function countOf({ total, list }: Group): number {
  return Math.max(Number(total) || 0, recordsOf(list).length)
}

function kindName(words: { kinds: Record<string, string> }, kind: string): string {
  return Object.hasOwn(words.kinds, kind) ? words.kinds[kind]! : kind
}
