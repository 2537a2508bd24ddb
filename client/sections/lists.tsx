/** Sections that list records and have no state. */
import { Link } from 'wouter'
import { href } from '../../shared/pages/addresses.ts'
import { safeHref } from '../../shared/pages/links.ts'
import { listOf, recordsOf } from '../../shared/records/records.ts'
import { useMessages } from '../messages/messages.ts'
import { ContactList } from '../ui/contact-list.tsx'
import { Emblem } from '../ui/emblem.tsx'
import { Download } from '../ui/icons.tsx'
import { Clauses, Prose } from '../ui/line-breaks.tsx'
import { Portrait } from '../ui/portrait.tsx'
import { Day } from '../ui/times.tsx'
import { PartnerList } from './cards.tsx'
import { RichText } from './rich-text.tsx'
import type { SectionProps } from './section-props.ts'

/** Questions with answers that open on a click. */
export function Questions({ section }: SectionProps<'questions'>) {
  return (
    <div className="questions">
      {listOf(section.list).map((item) => (
        <details key={item.question} id={item.anchor}>
          <summary>
            <span>
              <Clauses text={item.question} />
            </span>
          </summary>
          <RichText html={item.answer} />
        </details>
      ))}
    </div>
  )
}

/** Quotations of visitors and exhibitors. */
export function Quotes({ section }: SectionProps<'quotes'>) {
  return (
    <ul className="quotes">
      {listOf(section.list).map((quote, index) => (
        <li key={quote.text}>
          <figure>
            <blockquote>
              <p>
                <Prose text={quote.text} />
              </p>
            </blockquote>
            <figcaption>
              <Portrait person={quote} place={index} />
              <strong>{quote.name}</strong>
              <span>
                <span>{quote.position}</span>
                <br />
                <span>{quote.company}</span>
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

/**
 * Awards with their winners, which open on a press on phones. A winner's name links to the awarded product of the same
 * rank. An award's place in the list, which is the same in both languages, says its emblem.
 */
export function Awards({ section }: SectionProps<'awards'>) {
  return (
    <ol className="awards">
      {listOf(section.list).map((award, place) => {
        const winners = listOf(award.winners)
        const head = (
          <>
            {/* Families of shapes take turns, and those of one column differ in their colour. */}
            <Emblem kind="exhibitor" category={(place + 1) * 11} id={place * 7 + 1} isPrize />
            <h3>
              <Clauses text={award.title} />
            </h3>
            <span>{award.summary && <Prose text={award.summary} />}</span>
          </>
        )
        return (
          <li key={award.title}>
            {winners.length > 0 ? (
              <details className="fold disclosure is-for-phones">
                <summary className="award-head">{head}</summary>
                <Winners list={winners} products={listOf(award.products)} />
              </details>
            ) : (
              <div className="award-head">{head}</div>
            )}
          </li>
        )
      })}
    </ol>
  )
}

interface WinnersProps {
  list: readonly { name: string; company?: string }[]
  /** Their ids, by rank. */
  products: readonly number[]
}

function Winners({ list, products }: WinnersProps) {
  return (
    <ol>
      {list.map((winner, rank) => {
        const product = products[rank]
        return (
          <li key={`${product} ${winner.name}`}>
            {product === undefined ? winner.name : <Link href={href.product({ id: product })}>{winner.name}</Link>}
            {winner.company && <small>{winner.company}</small>}
          </li>
        )
      })}
    </ol>
  )
}

const kinds = ['media', 'association', 'pavilion'] as const

/** Media partners, supporting bodies and pavilions, grouped by kind. */
export function Partners({ section }: SectionProps<'partners'>) {
  const messages = useMessages()
  const list = listOf(section.list)
  const present = kinds.filter((kind) => list.some((partner) => partner.kind === kind))
  return present.map((kind) => (
    <div key={kind} className="partner-kind">
      {present.length > 1 && <h3>{messages.sections.partnerKinds[kind]}</h3>}
      <PartnerList list={list.filter((partner) => partner.kind === kind)} />
    </div>
  ))
}

/** The organisers, each with its three contacts. */
export function Contacts({ section }: SectionProps<'contacts'>) {
  const messages = useMessages()
  return (
    <ul className="contacts">
      {listOf(section.list).map((organiser) => (
        <li key={organiser.company}>
          <div className="organiser">
            {/* The same in both languages. */}
            <Emblem kind="exhibitor" id={organiser.business.phone ?? ''} />
            <div>
              <h3>
                <Clauses text={organiser.company} />
              </h3>
              <p>
                <Prose text={organiser.address} />
              </p>
            </div>
          </div>
          <ContactList title={messages.businessCooperation} contact={organiser.business} />
          <ContactList title={messages.exhibitorRegistration} contact={organiser.exhibitor} />
          <ContactList title={messages.visitorRegistration} contact={organiser.visitor} />
        </li>
      ))}
    </ul>
  )
}

/** What there is in the hall, as a list: each entry leads to its place on the hall plan. */
export function HallPlaces({ section }: SectionProps<'hall'>) {
  const places = recordsOf(section.list)
  return (
    <ul className="hall-places">
      {places.map(({ name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no id and keep their order
        <li key={index}>
          <Link href={`${href.exhibitors({ view: 'plan' })}#place-${index + 1}`}>
            <span>
              <Prose text={name} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Files to download, each with its format, size and date. */
export function Downloads({ section }: SectionProps<'downloads'>) {
  const messages = useMessages()
  return (
    <ul className="downloads">
      {listOf(section.list).map((file) => (
        <li key={file.src}>
          <a href={safeHref(file.src)} download>
            <span className="file-format">{file.format}</span>
            <span className="file-text">
              <strong>{file.title}</strong>
              <span>
                <Prose text={file.summary} />
              </span>
            </span>
            <span className="file-facts">
              {file.bytes !== undefined && <span>{messages.sections.fileSize(file.bytes)}</span>}
              <Day date={file.updated} />
            </span>
            <Download />
          </a>
        </li>
      ))}
    </ul>
  )
}
