import type { ReactNode } from 'react'
import { usePageMessages } from '../../messages/messages.ts'
import { nowMessages } from '../../visit/itinerary/now-messages.ts'

interface NowRowsProps {
  onNow?: ReactNode
  upNext?: ReactNode
  /** Takes the place of what comes next. */
  nextStar?: ReactNode
}

/** Two rows of a fixed height: they are filled after hydration and move nothing then. */
export function NowRows({ onNow, upNext, nextStar }: NowRowsProps) {
  const messages = usePageMessages(nowMessages)
  const rows: [string, ReactNode][] = [
    [messages.onNow, onNow],
    nextStar ? [messages.nextStar, nextStar] : [messages.upNext, upNext]
  ]
  return (
    <dl className="now-rows needs-script">
      {rows.map(([name, content]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  )
}
