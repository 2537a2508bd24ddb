/** Facts of a record: name above, value below; those without a value fall out. */
import type { ReactNode } from 'react'

export type Fact = readonly [name: string, value: ReactNode]

/** `inLine` sets them side by side. */
export function FactList({ facts, inLine = false }: { facts: readonly Fact[]; inLine?: boolean }) {
  const known = facts.filter(([, value]) => value !== undefined && value !== null && value !== '' && value !== false)
  if (known.length === 0) return null
  return (
    <dl className={inLine ? 'facts in-line' : 'facts'}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
