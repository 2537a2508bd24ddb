/**
 * The photo and video viewer: a dialog over the page for what the store's photoSrc or videoSrc names. It walks through
 * the page's own links to photos or videos, in their order.
 */
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { ArrowLeft, ArrowRight, Close } from '../pictures/icons.tsx'
import { useStore, useStoreApi } from '../store.ts'
import { useWords } from '../words/words.ts'

/** How far a finger must go before it turns the page, in CSS pixels. */
const swipe = 48

interface Shown {
  src: string
  caption: string
  alt: string
}

export function Viewer() {
  const words = useWords()
  const store = useStoreApi()
  const photo = useStore((state) => state.photoSrc)
  const video = useStore((state) => state.videoSrc)
  const dialog = useRef<HTMLDialogElement>(null)
  const start = useRef<number | null>(null)
  const [sequence, setSequence] = useState<Shown[]>([])
  const kind = video ? 'video' : 'photo'
  const src = video || photo

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (src && !element.open) {
      setSequence(readSequence(kind))
      element.showModal()
    } else if (!src && element.open) element.close()
  }, [src, kind])

  const place = sequence.findIndex((item) => item.src === src)
  const shown = sequence[place]
  const close = () => store.setState({ photoSrc: '', videoSrc: '' })
  const turn = (step: number) => {
    const next = sequence[(place + step + sequence.length) % sequence.length]
    if (next) store.setState(kind === 'video' ? { videoSrc: next.src } : { photoSrc: next.src })
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLVideoElement) return
    if (event.key === 'ArrowLeft') turn(-1)
    if (event.key === 'ArrowRight') turn(1)
  }
  const onPointerUp = (event: PointerEvent) => {
    const way = start.current === null ? 0 : event.clientX - start.current
    start.current = null
    if (kind === 'photo' && Math.abs(way) > swipe) turn(way > 0 ? -1 : 1)
  }

  return (
    <dialog
      ref={dialog}
      className="viewer"
      aria-label={kind === 'video' ? words.viewerVideo : words.viewerPhoto}
      onClose={close}
      onKeyDown={onKey}
    >
      {src && (
        <>
          <div className="viewer-bar">
            <p>{sequence.length > 1 && words.positionOf(place + 1, sequence.length)}</p>
            <button type="button" aria-label={words.close} onClick={close}>
              <Close />
            </button>
          </div>
          <div
            className="viewer-stage"
            onPointerDown={(event) => {
              start.current = event.clientX
            }}
            onPointerUp={onPointerUp}
          >
            {kind === 'video' ? (
              // biome-ignore lint/a11y/useMediaCaption: the clips are silent
              <video key={src} src={src} controls autoPlay playsInline />
            ) : (
              <img src={src} alt={shown?.alt ?? ''} draggable={false} />
            )}
          </div>
          <div className="viewer-foot">
            {sequence.length > 1 && (
              <button type="button" aria-label={words.previous} onClick={() => turn(-1)}>
                <ArrowLeft />
              </button>
            )}
            <p role="status">{shown?.caption}</p>
            {sequence.length > 1 && (
              <button type="button" aria-label={words.next} onClick={() => turn(1)}>
                <ArrowRight />
              </button>
            )}
          </div>
        </>
      )}
    </dialog>
  )
}

/** The links to photos or videos on the page, each with its caption and alternative text. */
function readSequence(kind: 'photo' | 'video'): Shown[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(`a[data-view="${kind}"][href]`)].map((link) => ({
    src: link.href,
    caption: link.dataset.caption ?? '',
    alt: link.querySelector('img')?.alt ?? ''
  }))
}
