/** Links to further pages as cards: picture, title, one sentence. */

import type { ReactNode } from 'react'
import type { Projected } from '../../shared/records/projection.ts'
import type { Card } from '../../shared/records/records.ts'
import { Clauses } from '../ui/clauses.tsx'
import { Picture } from '../ui/picture.tsx'
import { Prose } from '../ui/prose.tsx'
import { SafeLink } from '../ui/safe-link.tsx'
import { listOf, type SectionProps } from './section-props.ts'

export function Cards({ section }: SectionProps<'cards'>) {
  return (
    <ul className="cards">
      {listOf(section.list).map((card) => (
        <CardItem key={`${card.href} ${card.title}`} card={card} />
      ))}
    </ul>
  )
}

/** The link of the title covers the whole card. `children` are rendered above the title. */
export function CardItem({ card, children }: { card: Projected<Card>; children?: ReactNode }) {
  return (
    <li className="card">
      {card.picture && (
        <span className="card-picture">
          <Picture picture={card.picture} alt="" />
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
      </div>
    </li>
  )
}
