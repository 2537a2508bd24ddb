import type { ReactNode } from 'react'
import { usePageMessages } from '../../messages/messages.ts'
import { nowMessages } from '../../visit/itinerary/now-messages.ts'

interface NowRowsProps {
  /** False where nothing is on: what comes next takes the first row. */
  isOn?: boolean
  first?: ReactNode
  second?: ReactNode
  /** Takes the place of the second. */
  nextStar?: ReactNode
}

/** Two rows of a fixed height: they are filled after hydration and move nothing then. */
export function NowRows({ isOn = true, first, second, nextStar }: NowRowsProps) {
  const messages = usePageMessages(nowMessages)
  const rows: [string, ReactNode][] = [
    [isOn ? messages.onNow : messages.upNext, first],
    nextStar ? [messages.nextStar, nextStar] : [isOn ? messages.upNext : messages.afterThat, second]
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
