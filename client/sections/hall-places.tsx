/** What there is in the hall, as a list: each entry leads to its place on the hall plan. */
import { Link } from 'wouter'
import { href } from '../../shared/pages/addresses.ts'
import { recordsOf } from '../pages/directory/records-of.ts'
import { EmptyList } from '../ui/empty-list.tsx'
import { Prose } from '../ui/prose.tsx'
import type { SectionProps } from './section-props.ts'

export function HallPlaces({ section }: SectionProps<'hall'>) {
  const places = recordsOf(section.list)
  if (places.length === 0) return <EmptyList />
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
