/** The box of the hall plan, which zooms and scrolls, with its buttons. */
import type { ReactNode } from 'react'
import { usePageMessages } from '../messages/page-messages.ts'
import { hallMessages } from './messages.ts'
import type { MapZoom } from './use-map-zoom.ts'

interface HallMapProps {
  zoom: MapZoom
  /** Accessible name of the map. */
  label: string
  /** Further buttons. */
  tools: ReactNode
  children: ReactNode
}

export function HallMap({ zoom, label, tools, children }: HallMapProps) {
  const messages = usePageMessages(hallMessages)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the buttons are not form fields */}
      <div className="hall-tools needs-script" role="group" aria-label={messages.tools}>
        <button type="button" className="button quiet" aria-label={messages.zoomOut} onClick={zoom.zoomOut}>
          <span aria-hidden="true">−</span>
        </button>
        <button type="button" className="button quiet" aria-label={messages.zoomIn} onClick={zoom.zoomIn}>
          <span aria-hidden="true">+</span>
        </button>
        <button type="button" className="button quiet" onClick={zoom.fit}>
          {messages.wholeHall}
        </button>
        {tools}
      </div>
      <section
        ref={zoom.box}
        className="hall-map"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable with the keyboard
        tabIndex={0}
        aria-label={label}
        aria-describedby="hall-help"
      >
        {children}
      </section>
      <p id="hall-help" className="hidden">
        {messages.mapHelp}
      </p>
    </>
  )
}
