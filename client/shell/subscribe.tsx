/** The footer's place for the e-news form. */
import { FormIsland } from '../forms/form-island.tsx'
import { useWords } from '../words/words.ts'

export function Subscribe() {
  const words = useWords()
  return (
    <section className="footer-subscribe" aria-labelledby="footer-subscribe-title">
      <div className="wrap">
        <h2 id="footer-subscribe-title">{words.subscribeTitle}</h2>
        <FormIsland name="subscribe" place="footer" />
      </div>
    </section>
  )
}
