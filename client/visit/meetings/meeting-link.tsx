import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import { usePageMessages } from '../../messages/messages.ts'
import { useSiteConfig } from '../../store.ts'
import { meetingMessages } from './messages.ts'
import { useSlotsAhead } from './time-options.tsx'

/** The fragment of the address that opens the form on an exhibitor's page. */
export const meetingFragment = '#meeting'

/** Whether exhibitors can be asked for a meeting: not every backend has the call, and half hours must lie ahead. */
export function useIsMeetingOffered(): boolean {
  const isAhead = useSlotsAhead().length > 0
  return useSiteConfig('meetings') === '1' && isAhead
}

/** Leads to the form on the exhibitor's page. */
export function MeetingLink({ exhibitor }: { exhibitor: number | undefined }) {
  const messages = usePageMessages(meetingMessages)
  const isOffered = useIsMeetingOffered()
  if (!isOffered || exhibitor === undefined) return null
  return (
    <p className="meeting">
      <Link className="button" href={href.exhibitor({ id: exhibitor }) + meetingFragment}>
        {messages.ask}
      </Link>
    </p>
  )
}
