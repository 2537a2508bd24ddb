/** Links to further pages as cards: picture, title, one sentence. */
import { createContext, type ReactNode, useContext } from 'react'
import { isInternal, pathOf } from '../../shared/pages/links.ts'
import type { EditionName } from '../../shared/records/editions.ts'
import type { Projected } from '../../shared/records/projection.ts'
import { type Card, type Figure, listOf, type Partner } from '../../shared/records/records.ts'
import { pagePicture } from '../shell/head-band.tsx'
import { useStore } from '../store.ts'
import { LateEmblem } from '../ui/emblem.tsx'
import { ArrowRight } from '../ui/icons.tsx'
import { Clauses, Prose, Words } from '../ui/line-breaks.tsx'
import { SafeLink } from '../ui/links.tsx'
import { Picture, type PictureProps, useShellPicture } from '../ui/picture.tsx'
import { rowClass } from './row-class.ts'
import type { SectionProps } from './section-props.ts'

/** True in the section below the head of a page: it begins within the first view. */
export const FirstSectionContext = createContext(false)

/** In the first view of a phone or a desk, where they are the largest that is painted. */
const firstPictures = 2

export function Cards({ section }: SectionProps<'cards'>) {
  const isFirst = useContext(FirstSectionContext)
  const edition = useStore((state) => state.edition)
  const cards = listOf(section.list)
  const drawings = cards.every(({ picture }) => picture) ? [] : drawingsOf(edition, cards)
  return (
    <ul className={rowClass('cards', cards.length, 4)}>
      {cards.map((card, index) => (
        <CardItem
          key={`${card.href} ${card.title}`}
          card={card}
          drawing={drawings[index]}
          isEager={isFirst && index < firstPictures}
          hasArrow={!card.picture || drawings.length > 0}
        />
      ))}
    </ul>
  )
}

/** Of each card its own picture or that of the page it leads to; none at all where one has none or two are the same. */
function drawingsOf(edition: EditionName, cards: readonly Projected<Card>[]) {
  const drawings = cards.map(({ picture, href }) => {
    const ofPage = typeof href === 'string' && isInternal(href) ? pagePicture(edition, pathOf(href)) : undefined
    return picture ?? (ofPage && { ...ofPage, alt: '' })
  })
  const distinct = new Set(drawings.map((drawing) => drawing?.src))
  return distinct.has(undefined) || distinct.size < cards.length ? [] : drawings
}

interface CardItemProps {
  card: Projected<Card>
  /** Small and beside the text, in place of the card's picture. */
  drawing?: PictureProps['picture']
  /** Whether the picture is loaded at once. */
  isEager?: boolean
  /** On pages of content, whose style sheet has the arrow: where no large picture says that the card is a link. */
  hasArrow?: boolean
  /** Above the title. */
  children?: ReactNode
}

/** The link of the title covers the whole card. */
export function CardItem({ card, drawing, isEager = false, hasArrow = false, children }: CardItemProps) {
  return (
    <li className={drawing ? 'card is-drawn' : 'card'}>
      {drawing ? (
        <Picture picture={drawing} alt="" className="card-drawing" />
      ) : (
        card.picture && (
          <span className="card-picture">
            <Picture picture={card.picture} alt="" eager={isEager} />
          </span>
        )
      )}
      <div className="card-text">
        {children}
        <h3>
          <SafeLink className="cover" href={card.href}>
            <Clauses text={card.title} />
          </SafeLink>
        </h3>
        <p>
          <Prose text={card.text} />
        </p>
        {hasArrow && <ArrowRight className="card-arrow" />}
      </div>
    </li>
  )
}

interface DrawnCardProps {
  href: string
  title: string
  text: string
  /** Name of the edition's drawing (`client/assets/pictures`); without one the card has no picture. */
  drawing: string
}

/** A link to a page of the site, with the drawing of its head. */
export function DrawnCard({ drawing, ...card }: DrawnCardProps) {
  const picture = useShellPicture(drawing)
  return <CardItem card={{ ...card, ...(picture && { picture: { ...picture, alt: '' } }) }} />
}

/** Key figures: the value, a label, and a note. */
export function Figures({ section }: SectionProps<'figures'>) {
  return <FigureList list={listOf(section.list)} />
}

/** Also used by the home page. Multiples of four are laid out in four columns. */
export function FigureList({ list }: { list: readonly Projected<Figure>[] }) {
  return (
    <dl className={list.length % 4 === 0 ? 'figures by-four' : 'figures'}>
      {list.map((figure) => (
        <div key={figure.label}>
          <dt>
            <Prose text={figure.label} />
          </dt>
          <dd className="figure-value">{figure.value}</dd>
          {figure.note && (
            <dd className="figure-note">
              <Prose text={figure.note} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

interface PartnerListProps {
  list: readonly Projected<Partner>[]
  /** Those of the home page have none. */
  hasSummaries?: boolean
}

/**
 * Partners of one kind, each with its picture or an emblem: without summaries as a name alone. They have no id, so that
 * the emblem is that of their place.
 */
export function PartnerList({ list, hasSummaries = true }: PartnerListProps) {
  return (
    <ul className={hasSummaries ? 'partners is-summarized' : 'partners'}>
      {list.map((partner, place) => (
        <li key={partner.name}>
          {partner.picture && <Picture picture={partner.picture} alt="" />}
          {hasSummaries && !partner.picture && (
            <LateEmblem kind="exhibitor" id={`${partner.kind}-${place}`} category={place + 1} />
          )}
          <strong>
            <Words text={partner.name} />
          </strong>
          {hasSummaries && (
            <p>
              <Prose text={partner.summary} />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
