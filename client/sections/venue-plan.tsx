/** The drawn plan of the venue, its places named in the page's language. */
import type { CSSProperties, ReactNode } from 'react'
import { useShellPicture } from '../layout/shell-picture.ts'
import { entrances, halls, metro, north, planSize } from '../pictures/venue/hall-plan-places.ts'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'

export function VenuePlan() {
  const words = useWords()
  const plan = useShellPicture('hall-plan')
  // `Hall N5` and `N5馆` name the hall that the plan calls `N5`.
  const fair = /[A-Z]\d+/.exec(useStore((state) => state.facts.hall))?.[0]
  if (!plan) return null
  return (
    <>
      <img src={plan.src} width={plan.width} height={plan.height} alt={words.planAlt} loading="lazy" decoding="async" />
      <div className="plan-labels" aria-hidden="true">
        {halls.map(([name, x, y]) => (
          <Label key={name} x={x} y={y} look={name === fair ? 'is-fair' : ''}>
            {name}
          </Label>
        ))}
        {entrances.map(({ number, ...place }) => (
          <Label key={number} {...place}>
            {words.planEntrance(number)}
          </Label>
        ))}
        <Label {...metro} look="is-metro">
          {words.planMetro}
        </Label>
        <Label {...north}>{words.planNorth}</Label>
      </div>
    </>
  )
}

function Label({ x, y, look = '', children }: { x: number; y: number; look?: string; children: ReactNode }) {
  const place: CSSProperties = { left: percent(x / planSize.width), top: percent(y / planSize.height) }
  return (
    <span className={look} style={place}>
      {children}
    </span>
  )
}

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`
