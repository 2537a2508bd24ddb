/** Awards with their winners. A winner's name links to the awarded product of the same rank. */

import { Link } from 'wouter'
import { href } from '../../shared/pages/addresses.ts'
import { Clauses } from '../ui/clauses.tsx'
import { Prose } from '../ui/prose.tsx'
import { listOf, type SectionProps } from './section-props.ts'

export function Awards({ section }: SectionProps<'awards'>) {
  return (
    <ol className="awards">
      {listOf(section.list).map((award) => (
        <li key={award.title}>
          <h3>
            <Clauses text={award.title} />
          </h3>
          <p>
            <Prose text={award.summary} />
          </p>
          {listOf(award.winners).length > 0 && (
            <ol>
              {listOf(award.winners).map((winner, rank) => {
                const product = listOf(award.products)[rank]
                return (
                  <li key={`${product} ${winner.name}`}>
                    {product === undefined ? (
                      winner.name
                    ) : (
                      <Link href={href.product({ id: product })}>{winner.name}</Link>
                    )}
                  </li>
                )
              })}
            </ol>
          )}
        </li>
      ))}
    </ol>
  )
}
