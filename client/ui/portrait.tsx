import type { Projected } from '../../shared/records/projection.ts'
import type { Person } from '../../shared/records/records.ts'
import { Emblem } from './emblem.tsx'
import { Picture } from './picture.tsx'

interface PortraitProps {
  person: Pick<Projected<Person>, 'name'> & Partial<Projected<Person>>
  /** Says the emblem of someone without an id: it is the same in both languages, which a name is not. */
  place?: number
}

/** A person's portrait or emblem; the text beside it says whose it is. */
export function Portrait({ person, place }: PortraitProps) {
  return (
    <span className="portrait" aria-hidden="true">
      {person.portrait ? (
        <Picture picture={person.portrait} alt="" />
      ) : (
        <Emblem kind="person" id={place ?? (person.id || person.name)} />
      )}
    </span>
  )
}
