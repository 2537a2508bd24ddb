/** Media partners, supporting bodies and pavilions, each kind by itself. */
import type { Projected } from '../../shared/projection.ts'
import type { Partner } from '../../shared/records.ts'
import { Picture } from '../layout/picture.tsx'
import { useWords } from '../words/words.ts'
import { listOf, type PartProps } from './section-of.ts'

const kinds = ['media', 'association', 'pavilion'] as const

export function Partners({ section }: PartProps<'partners'>) {
  const words = useWords()
  const list = listOf(section.list)
  const present = kinds.filter((kind) => list.some((partner) => partner.kind === kind))
  return present.map((kind) => (
    <div key={kind} className="partner-kind">
      {present.length > 1 && <h3>{words.partnerKinds[kind]}</h3>}
      <PartnerList list={list.filter((partner) => partner.kind === kind)} />
    </div>
  ))
}

export function PartnerList({ list }: { list: readonly Projected<Partner>[] }) {
  return (
    <ul className="partners">
      {list.map((partner) => (
        <li key={partner.name}>
          {partner.picture && <Picture picture={partner.picture} alt="" />}
          <strong>{partner.name}</strong>
          <span>{partner.summary}</span>
        </li>
      ))}
    </ul>
  )
}
