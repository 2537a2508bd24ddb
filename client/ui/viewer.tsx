/**
 * The photo and video viewer: a modal dialog for the store's `photoSrc` or `videoSrc`. Previous and next follow the
 * order of the links to photos or videos in the document.
 */
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { useStore, useStoreApi } from '../store.ts'
import { ArrowLeft, ArrowRight, Close } from './icons.tsx'
import { closeModal, openModal } from './modal.ts'

/** Horizontal movement that counts as a swipe, in CSS pixels. */
const minSwipe = 48

interface Item {
  src: string
  caption: string
  alt: string
}

export function Viewer() {
  const messages = useMessages().ui
  const store = useStoreApi()
  const photo = useStore((state) => state.photoSrc)
  const video = useStore((state) => state.videoSrc)
  const dialog = useRef<HTMLDialogElement>(null)
  const startX = useRef<number | null>(null)
  const [items, setItems] = useState<Item[]>([])
  const kind = video ? 'video' : 'photo'
  const src = video || photo

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const isOpen = element.hasAttribute('open')
    if (src && !isOpen) {
      setItems(readItems(kind))
      openModal(element)
    } else if (!src && isOpen) closeModal(element)
  }, [src, kind])

  const index = items.findIndex((item) => item.src === src)
  const current = items[index]
  const close = () => store.setState({ photoSrc: '', videoSrc: '' })
  const moveBy = (step: number) => {
    const next = items[(index + step + items.length) % items.length]
    if (next) store.setState(kind === 'video' ? { videoSrc: next.src } : { photoSrc: next.src })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The arrow keys seek in the video itself.
    if (event.target instanceof HTMLVideoElement) return
    if (event.key === 'ArrowLeft') moveBy(-1)
    if (event.key === 'ArrowRight') moveBy(1)
  }
  const onPointerUp = (event: PointerEvent) => {
    const distance = startX.current === null ? 0 : event.clientX - startX.current
    startX.current = null
    if (kind === 'photo' && Math.abs(distance) > minSwipe) moveBy(distance > 0 ? -1 : 1)
  }

  return (
    <dialog
      ref={dialog}
      className="viewer"
      aria-label={kind === 'video' ? messages.viewerVideo : messages.viewerPhoto}
      onClose={close}
      onKeyDown={onKeyDown}
    >
      {src && (
        <>
          <div className="viewer-bar">
            <p>{items.length > 1 && messages.positionOf(index + 1, items.length)}</p>
            <button type="button" aria-label={messages.close} onClick={close}>
              <Close />
            </button>
          </div>
          <div
            className="viewer-stage"
            onPointerDown={(event) => {
              startX.current = event.clientX
            }}
            onPointerUp={onPointerUp}
          >
            {kind === 'video' ? (
              // biome-ignore lint/a11y/useMediaCaption: the clips are silent
              <video key={src} src={src} controls autoPlay playsInline />
            ) : (
              <img src={src} alt={current?.alt ?? ''} draggable={false} />
            )}
          </div>
          <ViewerFoot caption={current?.caption} moveBy={items.length > 1 ? moveBy : undefined} />
        </>
      )}
    </dialog>
  )
}

/** `moveBy` is undefined for the only item. */
function ViewerFoot({
  caption,
  moveBy
}: {
  caption: string | undefined
  moveBy: ((step: number) => void) | undefined
}) {
  const messages = useMessages().ui
  return (
    <div className="viewer-foot">
      {moveBy && (
        <button type="button" aria-label={messages.previous} onClick={() => moveBy(-1)}>
          <ArrowLeft />
        </button>
      )}
      <p role="status">{caption}</p>
      {moveBy && (
        <button type="button" aria-label={messages.next} onClick={() => moveBy(1)}>
          <ArrowRight />
        </button>
      )}
    </div>
  )
}

/** The links to photos or videos on the page, each with its caption and alternative text. */
function readItems(kind: 'photo' | 'video'): Item[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(`a[data-view="${kind}"][href]`)].map((link) => ({
    src: link.href,
    caption: link.dataset.caption ?? '',
    alt: link.querySelector('img')?.alt ?? ''
  }))
}
