import { localePath } from '../../../shared/locale/locale.ts'
import { usePageMessages } from '../../messages/messages.ts'
import { useStore } from '../../store.ts'
import { Calendar } from '../../ui/icons.tsx'
import { useInsideApp } from '../../ui/use-inside-app.ts'
import { CopyBox } from '../itinerary/copy-box.tsx'
import { programmeMessages } from './messages.ts'

interface CalendarSubscriptionProps {
  /** Path and query of the file, without language prefix. */
  path: string
  /** What the subscription contains. */
  text: string
  /** Whether the visitor has the file itself already. */
  isSaved?: boolean
}

/**
 * A `webcal:` link, by which calendar programs subscribe to a file, and one to the file itself. Inside apps, which open
 * neither, its address to copy replaces them after hydration. Nothing after the fair, when nothing is to come.
 */
export function CalendarSubscription({ path, text, isSaved }: CalendarSubscriptionProps) {
  const messages = usePageMessages(programmeMessages)
  const locale = useStore((state) => state.locale)
  const origin = useStore((state) => state.origin)
  const phase = useStore((state) => state.phase)
  const inApp = useInsideApp()
  const address = origin + localePath(path, locale)
  if (phase === 'after') return null
  if (inApp) return <CopyBox help={messages.subscribeByHand} text={address} />
  return (
    <div className="subscription">
      <p>
        <a className="icon-link" href={address.replace(/^https?:/, 'webcal:')}>
          <Calendar />
          {messages.subscribe}
        </a>{' '}
        {!isSaved && (
          <a className="arrow-link" href={localePath(path, locale)}>
            {messages.subscribeFile}
          </a>
        )}
      </p>
      <p className="hint">{text}</p>
    </div>
  )
}
