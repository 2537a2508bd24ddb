/** The awards of the selection with their winners; each name leads to the awarded product. */
import { Link } from '../navigation.tsx'
import { listOf, type PartProps } from './section-of.ts'

export function Awards({ section }: PartProps<'awards'>) {
  return (
    <ol className="awards">
      {listOf(section.list).map((award) => (
        <li key={award.title}>
          <h3>{award.title}</h3>
          <p>{award.summary}</p>
          <ol>
            {listOf(award.winners).map((winner, rank) => {
              const product = listOf(award.products)[rank]
              return (
                <li key={`${product} ${winner.name}`}>
                  {product === undefined ? (
                    winner.name
                  ) : (
                    <Link href={`/visitor/products/${product}`}>{winner.name}</Link>
                  )}
                </li>
              )
            })}
          </ol>
        </li>
      ))}
    </ol>
  )
}
