/**
 * A picture of a record. One that cannot be loaded is requested twice more; then the default picture replaces it and
 * the parent element gets `data-picture="default"`.
 */
import { useEffect, useRef, useState } from 'react'
import { safeHref } from '../../shared/links.ts'
import type { Projected } from '../../shared/projection.ts'
import type { Picture as PictureRecord } from '../../shared/records.ts'
import { useMessages } from '../messages/messages.ts'
import { useShellPicture } from './shell-picture.ts'

const maxRetries = 2
const retryDelayMs = 500

interface PictureProps {
  picture: Projected<PictureRecord> | undefined
  /** True for pictures of the first view. Browsers load all others when they come near the viewport. */
  eager?: boolean
  className?: string | undefined
  /** Instead of the record's; empty where the text beside the picture says the same. */
  alt?: string
}

/** The attributes that let a browser choose among the widths of a picture. */
function otherWidths(picture: PictureProps['picture']) {
  const sources = picture?.sources?.filter(({ src }) => safeHref(src) !== undefined)
  if (!sources?.length) return undefined
  const srcSet = sources.map(({ src, width }) => `${src} ${width}w`).join(', ')
  // The first counts the width of a lazy picture on the page; browsers that do not know it take the second.
  return { srcSet, sizes: 'auto, 100vw' }
}

/** Renders nothing where neither the picture nor a default one has an address. */
export function Picture({ picture, eager = false, className, alt }: PictureProps) {
  const messages = useMessages().ui
  const fallback = useShellPicture('default')
  const address = safeHref(picture?.src)
  const [failed, setFailed] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  const retries = useRef(0)
  const timer = useRef(0)

  const onError = () => {
    if (failed) return
    if (retries.current >= maxRetries) return setFailed(true)
    retries.current += 1
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      const element = image.current
      // The source that failed would be chosen again.
      element?.removeAttribute('srcset')
      if (element && address) element.src = address
    }, retryDelayMs)
  }
  const latestOnError = useRef(onError)
  latestOnError.current = onError

  useEffect(() => {
    const element = image.current
    // It may have failed before hydration attached the handler.
    if (element?.complete && element.naturalWidth === 0 && address) latestOnError.current()
    return () => window.clearTimeout(timer.current)
  }, [address])

  useEffect(() => {
    const parent = image.current?.parentElement
    if (!failed || !parent) return
    parent.dataset.picture = 'default'
    return () => {
      delete parent.dataset.picture
    }
  }, [failed])

  const missing = address === undefined || failed
  const src = missing ? fallback?.src : address
  if (src === undefined) return null
  return (
    <>
      <img
        ref={image}
        className={className}
        src={src}
        {...(missing ? undefined : otherWidths(picture))}
        width={picture?.width ?? fallback?.width}
        height={picture?.height ?? fallback?.height}
        alt={alt ?? picture?.alt ?? ''}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onError={onError}
      />
      {failed && <span className="picture-failed">{messages.pictureFailed}</span>}
    </>
  )
}
