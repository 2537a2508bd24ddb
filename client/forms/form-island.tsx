/**
 * A form's place in a page. The server renders the form; its script is loaded only when a visitor comes near it, and
 * takes over the form that stands there, with whatever has been typed. Until then it is a plain form.
 */
import { useContext, useEffect, useRef } from 'react'
import { useStoreApi } from '../store.ts'
import { useWords } from '../words/words.ts'
import { type FormPlaceProps, FormViewContext } from './form-view-context.ts'

export function FormIsland({ name, place }: FormPlaceProps) {
  const View = useContext(FormViewContext)
  const store = useStoreApi()
  const words = useWords()
  const element = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const container = element.current
    if (View || !container) return
    let unmount: (() => void) | undefined
    let gone = false
    const wake = async () => {
      stop()
      const { mountForm } = await import('./mount-form.tsx')
      if (!gone) unmount = await mountForm(container, { name, place, store, words })
      if (gone) unmount?.()
    }
    const stop = watch(container, wake)
    return () => {
      gone = true
      stop()
      // A root must not be taken down while React still renders.
      queueMicrotask(() => unmount?.())
    }
  }, [View, name, place, store, words])

  if (View) {
    return (
      <div className="form-island">
        <View name={name} place={place} />
      </div>
    )
  }
  // What the server rendered stays as it is until the form's own script takes it over.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; React leaves these children alone
  return <div className="form-island" ref={element} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />
}

const nothing = { __html: '' }

/** Calls once when the container comes near the view, is touched or gets focus; at once where no form stands yet. */
function watch(container: HTMLElement, wake: () => void): () => void {
  const events = ['focusin', 'pointerenter', 'touchstart'] as const
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && wake(), {
    rootMargin: '300px'
  })
  const stop = () => {
    observer.disconnect()
    for (const event of events) container.removeEventListener(event, wake)
  }
  if (container.childElementCount === 0) {
    wake()
    return stop
  }
  for (const event of events) container.addEventListener(event, wake, { passive: true })
  observer.observe(container)
  return stop
}
