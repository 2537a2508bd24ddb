/** The drawn plan of the venue with labels in the page's language. */
import type { CSSProperties, ReactNode } from 'react'
import { entrances, halls, metro, north, planCentre, planSize } from '../assets/pictures/venue/hall-plan-labels.ts'
import { useMessages } from '../messages/messages.ts'
import { useStore } from '../store.ts'
import { useShellPicture } from '../ui/picture.tsx'

/** True for a point within the venue that the plan shows: in front of another one it would mislead. */
export function isOnPlan({ longitude, latitude }: { longitude: number; latitude: number }): boolean {
  const { longitude: x, latitude: y, radius } = planCentre
  return Math.abs(longitude - x) <= radius && Math.abs(latitude - y) <= radius
}

export function VenuePlan() {
  const messages = useMessages()
  const plan = useShellPicture('hall-plan')
  // `Hall N5` and `N5馆` are the hall `N5` of the plan.
  const hall = useStore((state) => state.facts.hall)
  const fairHall = /[A-Z]\d+/.exec(hall)?.[0]
  if (!plan) return null
  return (
    <>
      <img
        src={plan.src}
        width={plan.width}
        height={plan.height}
        alt={messages.sections.planAlt(hall)}
        loading="lazy"
        decoding="async"
      />
      <div className="plan-labels" aria-hidden="true">
        {halls.map(([name, x, y]) => (
          <Label key={name} x={x} y={y} className={name === fairHall ? 'is-fair' : ''}>
            {name}
          </Label>
        ))}
        {entrances.map(({ number, ...label }) => (
          <Label key={number} {...label}>
            {messages.sections.planEntrance(number)}
          </Label>
        ))}
        <Label {...metro} className="is-metro">
          {messages.sections.planMetro}
        </Label>
        <Label {...north}>{messages.sections.planNorth}</Label>
      </div>
    </>
  )
}

function Label({ x, y, className = '', children }: { x: number; y: number; className?: string; children: ReactNode }) {
  const position: CSSProperties = { left: percent(x / planSize.width), top: percent(y / planSize.height) }
  return (
    <span className={className} style={position}>
      {children}
    </span>
  )
}

/** A fraction as a CSS percentage. */
const percent = (fraction: number) => `${Math.round(fraction * 1000) / 10}%`
