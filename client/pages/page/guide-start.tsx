import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import { queryString } from '../../../shared/pages/links.ts'
import { listOf } from '../../../shared/records/records.ts'
import { usePageMessages } from '../../messages/messages.ts'
import { headingId } from '../../sections/sections.tsx'
import { useOrigins, wayIcon } from '../../sections/transport.tsx'
import { Clauses, Prose } from '../../ui/line-breaks.tsx'
import type { TemplateProps } from './global-template.tsx'
import { contentMessages } from './messages.ts'

/** Where the page is scrolled to when the choice is changed. */
const choiceId = 'from'
/** With fewer parts a page needs no contents. */
const minParts = 3

/** The choice of where the visitor comes from, where the page has one, and the contents of the page. */
export function GuideStart({ page }: TemplateProps) {
  const messages = usePageMessages(contentMessages)
  const { list } = useOrigins()
  const parts = listOf(page.sections).flatMap((section, index) =>
    section?.title ? [{ id: section.anchor ?? headingId(section, index), title: section.title }] : []
  )
  const hasContents = parts.length >= minParts
  if (list.length === 0 && !hasContents) return null
  return (
    <div className="guide-start">
      {list.length > 0 && <OriginChoice page={page} />}
      {hasContents && (
        <nav aria-labelledby="contents-title">
          <h2 id="contents-title">{messages.contents}</h2>
          <ul className="guide-contents">
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

/** Links that put the choice into the address, so that they work without script; links to the ways of the chosen one follow. */
function OriginChoice({ page }: TemplateProps) {
  const messages = usePageMessages(contentMessages)
  const { list, chosen } = useOrigins()
  const addressOf = (from: string | undefined) => `${href.page('/visitor/guide')}${queryString({ from })}#${choiceId}`
  return (
    <nav id={choiceId} aria-labelledby="from-title">
      <h2 id="from-title">{messages.from}</h2>
      <div className="origins">
        {list.map((origin) => {
          const Icon = wayIcon(origin.id, listOf(origin.show)[0])
          return (
            <Link
              key={origin.id}
              href={addressOf(origin.id)}
              aria-current={origin.id === chosen?.id ? 'true' : undefined}
            >
              <Icon />
              <span>
                <Clauses text={origin.title} />
              </span>
              {origin.summary && (
                <small>
                  <Prose text={origin.summary} />
                </small>
              )}
            </Link>
          )
        })}
      </div>
      {chosen && (
        <p>
          <Link className="arrow-link" href={addressOf(undefined)}>
            {messages.fromAll}
          </Link>
        </p>
      )}
      {chosen && (
        <p className="from-parts" key={chosen.id}>
          {listOf(chosen.show).map((id) => {
            const title = titleOf(page, id)
            return (
              title && (
                <a key={id} href={`#${id}`}>
                  {title}
                </a>
              )
            )
          })}
        </p>
      )}
    </nav>
  )
}

/** The title of the way or the section with this id; undefined where the page has none. */
function titleOf(page: TemplateProps['page'], id: string): string | undefined {
  for (const section of listOf(page.sections)) {
    if (section?.anchor === id) return section.title
    const way = section?.type === 'transport' ? listOf(section.list).find((one) => one.id === id) : undefined
    if (way) return way.title
  }
  return undefined
}
