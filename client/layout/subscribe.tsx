/** The footer's place for the e-news form. */
import { FormView } from '../forms/form-view.tsx'
import { useWords } from '../words/words.ts'

export function Subscribe() {
  const words = useWords()
  return (
    <section className="footer-subscribe" aria-labelledby="footer-subscribe-title">
      <h2 id="footer-subscribe-title">{words.subscribeTitle}</h2>
      <FormView name="subscribe" />
    </section>
  )
}
