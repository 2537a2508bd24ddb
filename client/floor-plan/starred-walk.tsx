/** The walk through the booths of the visitor's plan as a list of its stops; nothing without stops. */
import { usePageMessages } from '../messages/page-messages.ts'
import { hallMessages } from './messages.ts'
import type { Routes } from './use-routes.ts'

export function StarredWalk({ routes }: { routes: Routes }) {
  const messages = usePageMessages(hallMessages)
  if (routes.stops.length === 0) return null
  return (
    <div className="hall-walk">
      <p>
        <strong>{messages.walk(routes.stops.length)}</strong> <span>{messages.walkLength(routes.walkLength)}</span>
      </p>
      <ol>
        {routes.stops.map(({ booth, label }, index) => (
          <li key={booth.id}>
            <a href={`#booth-${booth.booth}`}>
              <b>{label}</b> {booth.company}
            </a>{' '}
            <small>{messages.leg(routes.legs[index] ?? 0)}</small>
          </li>
        ))}
      </ol>
    </div>
  )
}
