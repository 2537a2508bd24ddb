/** The venue: an address to show to a driver, the way there in map applications, and the plan or the live map. */

import { useRef, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { useStore } from '../store.ts'
import { FactList } from '../ui/fact-list.tsx'
import { Prose } from '../ui/line-breaks.tsx'
import { copyText } from '../ui/share/share-text.ts'
import { Directions } from './directions.tsx'
import type { SectionProps } from './section-props.ts'
import { VenueView } from './venue-view.tsx'

export function Venue({ section }: SectionProps<'venue'>) {
  const messages = useMessages()
  const { longitude, latitude, name, address } = section
  // Records from the backend may lack a coordinate.
  const point = longitude === undefined || latitude === undefined ? undefined : { longitude, latitude, name, address }
  // On Chinese pages the address for the driver says it already.
  const { driverVenue = '', driverAddress } = useStore((state) => state.place)
  const isRepeated = address !== undefined && address === driverAddress && driverVenue.startsWith(name ?? '')
  const where = !isRepeated && (
    <>
      <span>{name}</span>
      <br />
      <span>{address}</span>
    </>
  )
  return (
    <div className="venue">
      <div className="venue-text">
        <DriverAddress />
        <FactList
          facts={[
            [messages.ui.where, where],
            [messages.sections.hall, section.hall],
            [messages.sections.entrance, section.entrance]
          ]}
        />
        {point && <Directions point={point} />}
      </div>
      {point && <VenueView point={point} />}
    </div>
  )
}

/**
 * The address to show to a driver, with a button that copies it. In Chinese on pages of both languages, because the
 * driver reads it; nothing where it is not known.
 */
function DriverAddress() {
  const messages = useMessages().sections
  const { driverVenue: venue, driverAddress: address = '' } = useStore((state) => state.place)
  const text = useRef<HTMLParagraphElement>(null)
  const [feedback, setFeedback] = useState('')
  if (!venue && !address) return null
  const copy = async () => {
    const copied = await copyText([venue, address].filter(Boolean).join('\n'))
    // Where the browser refuses, the visitor copies what is selected.
    if (!copied && text.current) window.getSelection()?.selectAllChildren(text.current)
    setFeedback(copied ? messages.addressCopied : messages.addressSelected)
  }
  return (
    <div className="driver-address">
      <p className="driver-hint">{messages.chineseAddress}</p>
      <p lang="zh-CN" className="driver-text" ref={text}>
        {venue && <strong>{venue}</strong>}
        {venue && address && <br />}
        <Prose text={address} />
      </p>
      <p className="driver-copy needs-script">
        <button type="button" className="button quiet" onClick={copy}>
          {messages.copyAddress}
        </button>
        <span role="status">{feedback}</span>
      </p>
    </div>
  )
}
