import type { Projected } from '../../shared/records/projection.ts'
import type { Person } from '../../shared/records/records.ts'
import { Emblem } from './emblem.tsx'
import { Picture } from './picture.tsx'

/** A person's portrait or emblem; the text beside it says whose it is. */
export function Portrait({ person }: { person: Pick<Projected<Person>, 'name'> & Partial<Projected<Person>> }) {
  return (
    <span className="portrait" aria-hidden="true">
      {person.portrait ? (
        <Picture picture={person.portrait} alt="" />
      ) : (
        <Emblem kind="person" id={person.id || person.name} />
      )}
    </span>
  )
}
