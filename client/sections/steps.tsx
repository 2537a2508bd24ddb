/** Steps in their order: numbered, or as one way with its stations. */
import type { ComponentType } from 'react'
import type { Projected } from '../../shared/records/projection.ts'
import { listOf, type Step } from '../../shared/records/records.ts'
import type { IconProps } from '../ui/icons.tsx'
import { Clauses, Prose } from '../ui/line-breaks.tsx'
import { Booth, Door, Lift, Metro, Ramp, Walk } from '../ui/travel-icons.tsx'
import { rowClass } from './row-class.ts'
import type { SectionProps } from './section-props.ts'

const signs: ReadonlyMap<string, ComponentType<IconProps>> = new Map([
  ['train', Metro],
  ['lift', Lift],
  ['ramp', Ramp],
  ['walk', Walk],
  ['door', Door],
  ['end', Booth]
])

export function Steps({ section }: SectionProps<'steps'>) {
  const list = listOf(section.list)
  const isWay = list.some(({ stop }) => stop !== undefined)
  return (
    <ol className={isWay ? 'way-line' : rowClass('steps', list.length, 5)}>
      {list.map((step, index) => (
        <li key={step.title} className={isWay ? classOf(list, index) : undefined}>
          {isWay && <Sign step={step} />}
          <h3>
            <Clauses text={step.title} />
          </h3>
          <p>
            <Prose text={step.text} />
          </p>
        </li>
      ))}
    </ol>
  )
}

/** The ways to choose from stand beside each other; the first station after several is where they meet. */
function classOf(list: readonly Projected<Step>[], index: number): string | undefined {
  const isFrom = (at: number) => list[at]?.stop === 'from'
  if (isFrom(index)) return isFrom(index + 1) ? 'is-from is-branch' : 'is-from'
  return isFrom(index - 1) && isFrom(index - 2) ? 'is-joined' : undefined
}

/** A station: its sign, or a ring where the way begins. */
function Sign({ step: { stop } }: { step: Projected<Step> }) {
  const Icon = stop && signs.get(stop)
  return <span className="way-sign">{Icon && <Icon />}</span>
}
