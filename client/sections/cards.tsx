/** Links to further pages as cards: picture, title, one sentence. */
import { createContext, type ReactNode, useContext } from 'react'
import type { Projected } from '../../shared/records/projection.ts'
import { type Card, type Figure, listOf, type Partner } from '../../shared/records/records.ts'
import { Clauses } from '../ui/clauses.tsx'
import { ArrowRight } from '../ui/icons.tsx'
import { SafeLink } from '../ui/new-window-link.tsx'
import { Picture, useShellPicture } from '../ui/picture.tsx'
import { Prose } from '../ui/prose.tsx'
import { rowClass } from './row-class.ts'
import type { SectionProps } from './section-props.ts'

/** True in the section below the head of a page: it begins within the first view. */
export const FirstSectionContext = createContext(false)

/** In the first view of a phone or a desk, where they are the largest that is painted. */
const firstPictures = 2

export function Cards({ section }: SectionProps<'cards'>) {
  const isFirst = useContext(FirstSectionContext)
  const cards = listOf(section.list)
  return (
    <ul className={rowClass('cards', cards.length, 4)}>
      {cards.map((card, index) => (
        <CardItem
          key={`${card.href} ${card.title}`}
          card={card}
          isEager={isFirst && index < firstPictures}
          hasArrow={!card.picture}
        />
      ))}
    </ul>
  )
}

interface CardItemProps {
  card: Projected<Card>
  /** Whether the picture is loaded at once. */
  isEager?: boolean
  /** On pages of content, whose style sheet has the arrow: where no picture says that the card is a link. */
  hasArrow?: boolean
  /** Above the title. */
  children?: ReactNode
}

/** The link of the title covers the whole card. */
export function CardItem({ card, isEager = false, hasArrow = false, children }: CardItemProps) {
  return (
    <li className="card">
      {card.picture && (
        <span className="card-picture">
          <Picture picture={card.picture} alt="" eager={isEager} />
        </span>
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
  /** Draws what stands for a picture. */
  emblemOf?: (name: string) => ReactNode
}

/** Partners of one kind. */
export function PartnerList({ list, emblemOf }: PartnerListProps) {
  return (
    <ul className="partners">
      {list.map((partner) => (
        <li key={partner.name}>
          {partner.picture ? <Picture picture={partner.picture} alt="" /> : emblemOf?.(partner.name)}
          <strong>{partner.name}</strong>
          <span>
            <Prose text={partner.summary} />
          </span>
        </li>
      ))}
    </ul>
  )
}
