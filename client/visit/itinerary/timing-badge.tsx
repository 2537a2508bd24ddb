import { useMessages } from '../../messages/messages.ts'
import type { TalkTiming } from './programme-now.ts'

/** A badge for a talk that is on now or is the next one; renders nothing for other talks. */
export function TimingBadge({ timing }: { timing: TalkTiming | undefined }) {
  const messages = useMessages().plan
  if (timing === undefined) return null
  return <strong className={`near is-${timing}`}>{messages[timing]}</strong>
}
