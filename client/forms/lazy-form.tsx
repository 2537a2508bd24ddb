/**
 * A form of a page, hydrated lazily. The server renders it as a plain form; its script is loaded when the form comes
 * near the viewport or gets input, and hydrates it together with what has been typed.
 */
import { useCallback, useContext, useRef } from 'react'
import { useRouter } from 'wouter'
import { type HydrationTrigger, type Mount, serverChildren, useLazyHydration } from '../boot/use-lazy-hydration.ts'
import { useMessages } from '../messages/messages.ts'
import { useStoreApi } from '../store.ts'
import { isConfirmationPending } from './confirmation.ts'
import { FormViewContext, type FormViewProps } from './form-view-context.ts'

/** On the server the form itself, in browsers the server's HTML with a hydration trigger. */
export function LazyForm(props: FormViewProps) {
  const View = useContext(FormViewContext)
  if (!View) return <ServerRenderedForm {...props} />
  return (
    <div>
      <View {...props} />
    </div>
  )
}

function ServerRenderedForm({ name, idPrefix, parts }: FormViewProps) {
  const store = useStoreApi()
  const messages = useMessages()
  const { hook } = useRouter()
  const element = useRef<HTMLDivElement>(null)
  const mount = useCallback<Mount>(
    async (container) => {
      const { mountForm } = await import('./mount-form.tsx')
      return mountForm(container, { name, idPrefix, parts, store, messages, router: { hook } })
    },
    [name, idPrefix, parts, store, messages, hook]
  )
  const watch = useCallback<HydrationTrigger>(
    (container, hydrate) =>
      isConfirmationPending(name) || store.getState().form?.form === name
        ? hydrateSoon(hydrate)
        : onApproach(container, hydrate),
    [name, store]
  )
  useLazyHydration(element, mount, watch)
  return <div ref={element} data-form={name} {...serverChildren} />
}

function hydrateSoon(hydrate: () => void): () => void {
  queueMicrotask(hydrate)
  return () => {}
}

/**
 * Hydrates a form when it comes within 300 px of the viewport, is pointed at, touched or focused; at once where the
 * server rendered no form.
 */
const onApproach: HydrationTrigger = (container, hydrate) => {
  const events = ['focusin', 'pointerenter', 'touchstart'] as const
  if (container.childElementCount === 0) return hydrateSoon(hydrate)
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && hydrate(), {
    rootMargin: '300px'
  })
  for (const event of events) container.addEventListener(event, hydrate, { passive: true })
  observer.observe(container)
  return () => {
    observer.disconnect()
    for (const event of events) container.removeEventListener(event, hydrate)
  }
}
