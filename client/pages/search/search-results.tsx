/** Results of a search, grouped by kind of record. */

import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import { pathOf, queryString, safeHref } from '../../../shared/pages/links.ts'
import type { Projected } from '../../../shared/records/projection.ts'
import { recordsOf, type SearchGroup, type SearchHit } from '../../../shared/records/records.ts'
import { formatTalkDay, formatTime, isoTime } from '../../../shared/time/dates.ts'
import { useMessages, usePageMessages } from '../../messages/messages.ts'
import { menuEntries, sectionEntry } from '../../shell/menu-entries.ts'
import { useHasPage, useStore } from '../../store.ts'
import { newsEmblem } from '../../ui/emblem.tsx'
import { EmptyPage } from '../../ui/empty-list.tsx'
import { ArrowLink, SafeLink } from '../../ui/links.tsx'
import { Paging } from '../../ui/paging.tsx'
import { Picture } from '../../ui/picture.tsx'
import { OwnPicture } from '../directory/own-picture.tsx'
import { Highlighted, HighlightedTitle } from './highlighted.tsx'
import { searchMessages } from './messages.ts'

/**
 * What the lists of its kind display beside a record: emblem, goods, or picture, and the time of a talk. Undefined for
 * pages, and for hits of a backend that does not say which record they are.
 */
function hitPicture(hit: Projected<SearchHit>) {
  const { kind, id, start, picture } = hit
  if (kind === 'talk') return start === undefined ? undefined : <HitTime start={start} />
  if (id === undefined || kind === 'page') return undefined
  if (kind === 'news') return picture ? <Picture picture={picture} alt="" /> : newsEmblem({ id })
  const record = { id, ...(picture && { picture }) }
  const { category, title } = hit
  return kind === 'product' ? (
    <OwnPicture record={{ ...record, category, name: title }} />
  ) : (
    <OwnPicture record={{ ...record, categories: category === undefined ? [] : [category] }} />
  )
}

function HitTime({ start }: { start: number }) {
  const locale = useStore((state) => state.locale)
  return (
    <time dateTime={isoTime(start)}>
      {formatTime(start)} <small>{formatTalkDay(start, locale)}</small>
    </time>
  )
}

type Group = Projected<SearchGroup>

/** The best hits of every kind; or, with `kind` in the query, all hits of that kind, page by page. */
export function SearchResults({ groups, query }: { groups: readonly Group[]; query: string }) {
  const messages = useMessages().directory
  const pageMessages = usePageMessages(searchMessages)
  const path = useStore((state) => state.path)
  const selectedKind = useStore((state) => state.query.kind)
  return (
    <>
      <nav className="chips" aria-label={pageMessages.searchTitle}>
        {selectedKind !== undefined && <Link href={path + queryString({ q: query })}>{pageMessages.allKinds}</Link>}
        {groups.map((group) => (
          <a key={group.kind} href={`#${group.kind}`}>
            {messages.option(kindName(pageMessages, group.kind), hitCount(group))}
          </a>
        ))}
      </nav>
      {groups.map((group) => (
        <HitGroup key={group.kind} group={group} query={query} isSelected={selectedKind === group.kind} />
      ))}
    </>
  )
}

function HitGroup({ group, query, isSelected }: { group: Group; query: string; isSelected: boolean }) {
  const messages = usePageMessages(searchMessages)
  const sectionNameOf = useSectionNames()
  const path = useStore((state) => state.path)
  const { kind } = group
  const total = hitCount(group)
  const hits = recordsOf(group.list)
  const name = kindName(messages, kind)
  const hasMore = !isSelected && total > hits.length
  const hasOwnPage = hasMore && Object.keys(messages.kinds).includes(kind)
  const allAddress = hasOwnPage ? path + queryString({ q: query, kind }) : undefined
  const directory = useDirectory(kind, query)
  return (
    <section className="part search-group" id={kind} aria-labelledby={`${kind}-title`}>
      <header className="part-head">
        <h2 id={`${kind}-title`}>
          {name} <span className="hit-count">{messages.hits(total)}</span>
        </h2>
        {hasMore && <p>{messages.firstHits(hits.length)}</p>}
        {(allAddress || directory) && (
          <p className="group-links">
            {allAddress && (
              <ArrowLink href={allAddress}>
                <span>{messages.allHits(total)}</span>
              </ArrowLink>
            )}
            {directory && <ArrowLink href={directory.href}>{directory.name}</ArrowLink>}
          </p>
        )}
      </header>
      {hits.length === 0 && <EmptyPage total={total} />}
      <ul className="entries">
        {hits.map((hit) => (
          <Hit
            key={hit.path}
            hit={hit}
            query={query}
            words={wordsOf(group)}
            sectionName={kind === 'page' ? sectionNameOf(hit.path) : undefined}
          />
        ))}
      </ul>
      {isSelected && <Paging page={group.page ?? 1} pages={group.pages ?? 1} />}
    </section>
  )
}

interface HitProps {
  hit: Projected<SearchHit>
  query: string
  words: readonly string[]
  /** Of a page, which has no picture: where it is in the menu. */
  sectionName: string | undefined
}

function Hit({ hit, query, words, sectionName }: HitProps) {
  const picture = hitPicture(hit)
  return (
    <li className={picture ? 'entry has-picture' : 'entry'}>
      {picture && <span className="entry-picture">{picture}</span>}
      <div className="entry-text">
        {sectionName && <p className="hit-place">{sectionName}</p>}
        <h3>
          <SafeLink className="cover" href={safeHref(hit.path)}>
            <HighlightedTitle text={hit.title} query={query} words={words} />
          </SafeLink>
        </h3>
        <p>
          <Highlighted text={hit.summary} query={query} words={words} />
        </p>
      </div>
    </li>
  )
}

/** A function that returns the menu's name of the site section that a path belongs to. */
function useSectionNames(): (path: string | undefined) => string | undefined {
  const entries = menuEntries(useStore((state) => state.menu))
  return (path) => (typeof path === 'string' ? sectionEntry(entries, pathOf(path))?.name : undefined)
}

/** The directory of the same kind of records, with the same query; undefined for other kinds. */
function useDirectory(kind: string, query: string): { href: string; name: string } | undefined {
  const messages = usePageMessages(searchMessages)
  const hasPage = useHasPage()
  const directories = new Map([
    ['exhibitor', { href: href.exhibitors({ q: query }), name: messages.moreExhibitors }],
    ['product', { href: href.products({ q: query }), name: messages.moreProducts }]
  ])
  const directory = directories.get(kind)
  return directory && hasPage(directory.href) ? directory : undefined
}

/** What was searched for beside the query's own words. */
export function wordsOf({ words }: Pick<SearchGroup, 'words'>): string[] {
  return Array.isArray(words) ? words.filter((word) => typeof word === 'string') : []
}

/** Number of hits of a kind: the group's `total`, at least the number of its records. */
export function hitCount({ total, list }: Group): number {
  return Math.max(Number(total) || 0, recordsOf(list).length)
}

/** The name of a kind of records; the kind itself where the messages have none. */
export function kindName({ kinds }: { kinds: Record<string, string> }, kind: string): string {
  return (Object.keys(kinds).includes(kind) && kinds[kind]) || kind
}
