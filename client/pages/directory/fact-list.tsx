import type { ReactNode } from 'react'

export type Fact = readonly [name: string, value: ReactNode]

/**
 * Facts of a record as a description list; facts without a value are left out. `isInline` displays them in one line.
 */
export function FactList({ facts, isInline = false }: { facts: readonly Fact[]; isInline?: boolean }) {
  const present = facts.filter(([, value]) => value !== undefined && value !== null && value !== '' && value !== false)
  if (present.length === 0) return null
  return (
    <dl className={isInline ? 'facts in-line' : 'facts'}>
      {present.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
