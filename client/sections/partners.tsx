/** Media partners, supporting bodies and pavilions, grouped by kind. */
import type { Projected } from '../../shared/records/projection.ts'
import type { Partner } from '../../shared/records/records.ts'
import { useMessages } from '../messages/messages.ts'
import { Picture } from '../ui/picture.tsx'
import { Prose } from '../ui/prose.tsx'
import { listOf, type SectionProps } from './section-props.ts'

const kinds = ['media', 'association', 'pavilion'] as const

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

/** Partners of one kind. */
export function PartnerList({ list }: { list: readonly Projected<Partner>[] }) {
  return (
    <ul className="partners">
      {list.map((partner) => (
        <li key={partner.name}>
          {partner.picture && <Picture picture={partner.picture} alt="" />}
          <strong>{partner.name}</strong>
          <span>
            <Prose text={partner.summary} />
          </span>
        </li>
      ))}
    </ul>
  )
}
