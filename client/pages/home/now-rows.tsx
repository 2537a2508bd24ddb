import type { ReactNode } from 'react'
import { usePageMessages } from '../../messages/page-messages.ts'
import { nowMessages } from '../../visit/itinerary/now-messages.ts'

interface NowRowsProps {
  onNow?: ReactNode
  upNext?: ReactNode
  nextStar?: ReactNode
}

/** Three rows of a fixed height: they are filled after hydration and move nothing then. */
export function NowRows({ onNow, upNext, nextStar }: NowRowsProps) {
  const messages = usePageMessages(nowMessages)
  const rows = [
    [messages.onNow, onNow],
    [messages.upNext, upNext],
    [messages.nextStar, nextStar]
  ] as const
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
