/** People: portrait or emblem, name, position, company. */

import type { Projected } from '../../shared/records/projection.ts'
import { listOf, type Person } from '../../shared/records/records.ts'
import { PersonName, Prose } from '../ui/line-breaks.tsx'
import { Portrait } from '../ui/portrait.tsx'
import type { SectionProps } from './section-props.ts'

export function People({ section }: SectionProps<'people'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on phones, and must be focusable by keyboard there
    <ul className="people" tabIndex={0} aria-label={section.title}>
      {listOf(section.list).map((person) => (
        <PersonItem key={`${person.name} ${person.company}`} person={person} />
      ))}
    </ul>
  )
}

function PersonItem({ person }: { person: Projected<Person> }) {
  return (
    <li>
      <Portrait person={person} />
      <div>
        <h3>
          <PersonName name={person.name} />
        </h3>
        <p className="person-role">
          <span>{person.position}</span>
          <br />
          <span>{person.company}</span>
        </p>
        {person.text && (
          <p>
            <Prose text={person.text} />
          </p>
        )}
      </div>
    </li>
  )
}
