/**
 * The box of the hall plan: zooming and dragging of a drawing inside a box that scrolls. Zooming sets the width of the
 * drawing and scrolls the box so that the point below the fingers or the pointer stays. Moving is the browser's own
 * scrolling: by finger, wheel and arrow keys, with the page going on where the box ends. The wheel alone never zooms,
 * because it would hold up a visitor who scrolls the page; with Ctrl or Command it does, which is also what browsers
 * report for a pinch on a touchpad.
 */
import { type CSSProperties, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useMessages, usePageMessages } from '../messages/messages.ts'
import { useStore } from '../store.ts'
import { hallMessages } from './messages.ts'

/** Pixels for a unit of the drawing. */
const maxScale = 5
const step = 1.4
/** Pixels that a mouse moves before a press is a drag. */
const dragThreshold = 5

/** What the visitor has zoomed to. */
export interface MapView {
  /** Pixels for a unit of the drawing. */
  scale: number
  /** Whether the drawing is turned by a quarter. */
  isTurned: boolean
}

interface MapZoom {
  box: RefObject<HTMLElement>
  /** Undefined until the visitor has zoomed: the style sheet sets the width. */
  view: MapView | undefined
  zoomIn: () => void
  zoomOut: () => void
  /** Shows the whole drawing. */
  fit: () => void
}

/** Zoom of the SVG in the box; `width` and `height` are the drawing's, in its units. */
export function useMapZoom(width: number, height: number): MapZoom {
  const isInteractive = useStore((state) => state.isInteractive)
  const box = useRef<HTMLElement>(null)
  const [view, setView] = useState<MapView>()

  const zoomTo = useCallback(
    (wanted: (scale: number) => number, clientX?: number, clientY?: number) => {
      const element = box.current
      const canvas = element?.firstElementChild
      if (!element || !(canvas instanceof HTMLElement)) return
      const frame = element.getBoundingClientRect()
      const before = canvas.getBoundingClientRect()
      const isTurned = before.width > before.height !== width > height
      const [across, down] = isTurned ? [height, width] : [width, height]
      const whole = Math.min(element.clientWidth / across, (window.innerHeight * 0.8) / down)
      const next = Math.min(maxScale, Math.max(whole, wanted(before.width / across)))
      const x = clientX ?? frame.left + frame.width / 2
      const y = clientY ?? Math.max(frame.top, 0) + Math.min(frame.height, window.innerHeight) / 2
      const [left, top] = [(x - before.left) / before.width, (y - before.top) / before.height]
      canvas.style.width = `${across * next}px`
      element.classList.add('is-zoomed')
      const after = canvas.getBoundingClientRect()
      element.scrollBy({
        left: after.left + left * after.width - x,
        top: after.top + top * after.height - y,
        behavior: 'instant'
      })
      setView({ scale: next, isTurned })
    },
    [width, height]
  )
  const zoomBy = useCallback(
    (factor: number, x?: number, y?: number) => zoomTo((scale) => scale * factor, x, y),
    [zoomTo]
  )
  useEffect(() => (isInteractive && box.current ? listen(box.current, zoomBy) : undefined), [isInteractive, zoomBy])
  return { box, view, zoomIn: () => zoomBy(step), zoomOut: () => zoomBy(1 / step), fit: () => zoomTo(() => 0) }
}

type Listen = <K extends keyof HTMLElementEventMap>(
  type: K,
  handle: (event: HTMLElementEventMap[K]) => void,
  capture?: boolean
) => void

/** Listens for wheel, pinch, drag and keys; returns a function that stops. */
function listen(box: HTMLElement, zoomBy: (factor: number, x?: number, y?: number) => void): () => void {
  const stops: (() => void)[] = []
  const listener: Listen = (type, handle, capture = false) => {
    // React's listeners for wheel and touch are passive: they could not keep the page from zooming.
    const options = { passive: false, capture }
    box.addEventListener(type, handle, options)
    stops.push(() => box.removeEventListener(type, handle, options))
  }
  listener('wheel', (event) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    zoomBy(Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) / 120), event.clientX, event.clientY)
  })
  listener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') zoomBy(step)
    else if (event.key === '-') zoomBy(1 / step)
    else if (event.key === '0') zoomBy(0)
    else return
    event.preventDefault()
  })
  listenForPinch(listener, zoomBy)
  listenForDrag(box, listener)
  return () => {
    for (const stop of stops) stop()
  }
}

function listenForPinch(listener: Listen, zoomBy: (factor: number, x: number, y: number) => void): void {
  let distance = 0
  const read = (event: TouchEvent) => {
    const [a, b] = event.touches
    if (!a || !b || event.touches.length !== 2) return undefined
    const apart = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
    return { apart: Math.max(apart, 1), x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 }
  }
  listener('touchstart', (event) => (distance = read(event)?.apart ?? 0))
  listener('touchmove', (event) => {
    const pinch = read(event)
    if (!pinch || distance === 0) return
    if (event.cancelable) event.preventDefault()
    zoomBy(pinch.apart / distance, pinch.x, pinch.y)
    distance = pinch.apart
  })
}

function listenForDrag(box: HTMLElement, listener: Listen): void {
  let last: { x: number; y: number } | undefined
  let isDragging = false
  listener('pointerdown', (event) => {
    isDragging = false
    last = event.pointerType === 'mouse' && event.button === 0 ? { x: event.clientX, y: event.clientY } : undefined
  })
  listener('pointermove', (event) => {
    if (!last) return
    const [x, y] = [event.clientX - last.x, event.clientY - last.y]
    if (!isDragging && Math.hypot(x, y) < dragThreshold) return
    // Capture keeps the drag when the pointer leaves the box. Before a drag it would take the click from the booth.
    if (!isDragging) box.setPointerCapture(event.pointerId)
    isDragging = true
    box.scrollBy({ left: -x, top: -y, behavior: 'instant' })
    last = { x: event.clientX, y: event.clientY }
  })
  for (const end of ['pointerup', 'pointercancel'] as const) listener(end, () => (last = undefined))
  // A link would be dragged as a link.
  listener('dragstart', (event) => event.preventDefault())
  listener(
    'click',
    (event) => {
      if (isDragging) {
        event.preventDefault()
        event.stopPropagation()
      }
      isDragging = false
    },
    true
  )
}

interface HallMapProps {
  zoom: MapZoom
  /** Accessible name of the map. */
  label: string
  /** Width and height of the drawing, in its units. */
  size: { width: number; height: number }
  /** Whether wide screens show it turned by a quarter. */
  canTurn: boolean
  /** Further buttons. */
  tools: ReactNode
  legend: ReactNode
  children: ReactNode
}

/** The box of the hall plan below its buttons and legend: on phones it is longer than the screen. */
export function HallMap({ zoom, label, size: { width, height }, canTurn, tools, legend, children }: HallMapProps) {
  const messages = usePageMessages(hallMessages)
  const { mapZoomIn, mapZoomOut } = useMessages().sections
  return (
    <div className="hall-frame">
      {/* biome-ignore lint/a11y/useSemanticElements: the buttons are not form fields */}
      <div className="hall-tools needs-script" role="group" aria-label={messages.tools}>
        <button type="button" className="button quiet" aria-label={mapZoomOut} onClick={zoom.zoomOut}>
          <span aria-hidden="true">−</span>
        </button>
        <button type="button" className="button quiet" aria-label={mapZoomIn} onClick={zoom.zoomIn}>
          <span aria-hidden="true">+</span>
        </button>
        <button type="button" className="button quiet" onClick={zoom.fit}>
          {messages.wholeHall}
        </button>
        {tools}
      </div>
      {legend}
      <section
        ref={zoom.box}
        className={canTurn ? 'hall-map is-turning' : 'hall-map'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable with the keyboard
        tabIndex={0}
        aria-label={label}
        aria-describedby="hall-help"
      >
        <div className="hall-canvas" style={{ '--wide': width, '--long': height } as CSSProperties}>
          {/* It has the form of the turned drawing. */}
          {canTurn && <svg className="hall-form" viewBox={`0 0 ${height} ${width}`} aria-hidden="true" />}
          {children}
        </div>
      </section>
      <p id="hall-help" className="hidden">
        {messages.mapHelp}
      </p>
    </div>
  )
}
