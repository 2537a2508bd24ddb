/**
 * A form's place in a page. The server renders the form; its script is loaded only when a visitor comes near it, and
 * takes over the form that stands there, with whatever has been typed. Until then it is a plain form.
 */
import { useCallback, useContext, useRef } from 'react'
import { keptChildren, type Mount, useIsland, type Watch } from '../islands/use-island.ts'
import { useStoreApi } from '../store.ts'
import { useWords } from '../words/words.ts'
import { awaitsConfirmation } from './confirmation.ts'
import { type FormPlaceProps, FormViewContext } from './form-view-context.ts'

export function FormIsland(props: FormPlaceProps) {
  const View = useContext(FormViewContext)
  if (!View) return <KeptForm {...props} />
  return (
    <div>
      <View {...props} />
    </div>
  )
}

function KeptForm({ name, place }: FormPlaceProps) {
  const store = useStoreApi()
  const words = useWords()
  const element = useRef<HTMLDivElement>(null)
  const mount = useCallback<Mount>(
    async (container) => (await import('./mount-form.tsx')).mountForm(container, { name, place, store, words }),
    [name, place, store, words]
  )
  const watch = useCallback<Watch>(
    (container, wake) => (awaitsConfirmation(name) ? atOnce(wake) : nearness(container, wake)),
    [name]
  )
  useIsland(element, mount, watch)
  return <div ref={element} {...keptChildren} />
}

function atOnce(wake: () => void): () => void {
  queueMicrotask(wake)
  return () => {}
}

/** When the form comes near the view, is touched or gets focus; at once where no form stands yet. */
const nearness: Watch = (container, wake) => {
  const events = ['focusin', 'pointerenter', 'touchstart'] as const
  if (container.childElementCount === 0) return atOnce(wake)
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && wake(), {
    rootMargin: '300px'
  })
  for (const event of events) container.addEventListener(event, wake, { passive: true })
  observer.observe(container)
  return () => {
    observer.disconnect()
    for (const event of events) container.removeEventListener(event, wake)
  }
}
