/** The e-news form in the footer. */
import { LazyForm } from '../forms/lazy-form.tsx'
import { useMessages } from '../messages/messages.ts'

/** The section's `id`. */
export const subscriptionId = 'subscribe'

export function Subscribe() {
  const messages = useMessages()
  return (
    <section className="footer-subscribe" id={subscriptionId} aria-labelledby="footer-subscribe-title">
      <div className="wrap">
        <h2 id="footer-subscribe-title">{messages.subscribeTitle}</h2>
        <LazyForm name="subscribe" idPrefix="footer" />
      </div>
    </section>
  )
}
