/**
 * A picture of a record. One that fails is asked for twice more; then the default picture takes its place and its
 * parent is marked (specification, sections 8 and 9; rulings, section 11).
 */
import { useEffect, useRef, useState } from 'react'
import { safeHref } from '../../shared/links.ts'
import type { Projected } from '../../shared/projection.ts'
import type { Picture as PictureRecord } from '../../shared/records.ts'
import { useWords } from '../words/words.ts'
import { useShellPicture } from './shell-picture.ts'

const attempts = 2
/** Between attempts, in milliseconds. */
const wait = 500

interface PictureProps {
  picture: Projected<PictureRecord> | undefined
  /** For what is seen first; everything else waits until it is near. */
  eager?: boolean
  className?: string | undefined
  /** Empty where the text beside the picture says the same. */
  alt?: string
}

/** Draws nothing where there is neither the picture nor a default one. */
export function Picture({ picture, eager = false, className, alt }: PictureProps) {
  const words = useWords()
  const fallback = useShellPicture('default')
  const given = safeHref(picture?.src)
  const [failed, setFailed] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  const tries = useRef(0)
  const timer = useRef(0)

  const onError = () => {
    if (failed) return
    if (tries.current >= attempts) return setFailed(true)
    tries.current += 1
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      const element = image.current
      if (element && given) element.src = given
    }, wait)
  }
  const onErrorNow = useRef(onError)
  onErrorNow.current = onError

  useEffect(() => {
    const element = image.current
    // It may have failed before anyone listened.
    if (element?.complete && element.naturalWidth === 0 && given) onErrorNow.current()
    return () => window.clearTimeout(timer.current)
  }, [given])

  useEffect(() => {
    const parent = image.current?.parentElement
    if (!failed || !parent) return
    parent.dataset.picture = 'default'
    return () => {
      delete parent.dataset.picture
    }
  }, [failed])

  const missing = given === undefined || failed
  const src = missing ? fallback?.src : given
  if (src === undefined) return null
  return (
    <>
      <img
        ref={image}
        className={className}
        src={src}
        width={picture?.width ?? fallback?.width}
        height={picture?.height ?? fallback?.height}
        alt={alt ?? picture?.alt ?? ''}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onError={onError}
      />
      {failed && <span className="picture-failed">{words.pictureFailed}</span>}
    </>
  )
}
