import type { ReactNode } from 'react'

type Fact = readonly [name: string, value: ReactNode]

/** Facts as a description list; those without a value are left out. Nothing where none has one. */
export function FactList({ facts, className = 'facts' }: { facts: readonly Fact[]; className?: string }) {
  const present = facts.filter(([, value]) => value !== undefined && value !== null && value !== '' && value !== false)
  if (present.length === 0) return null
  return (
    <dl className={className}>
      {present.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
