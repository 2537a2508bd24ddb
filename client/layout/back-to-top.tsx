/** Back to the top of the page, offered after 200 px of scrolling (specification, section 9). */
import { useEffect, useState } from 'react'
import { ArrowUp } from '../pictures/icons.tsx'
import { useWords } from '../words/words.ts'

const offset = 200
const fields = 'input, select, textarea'

export function BackToTop() {
  const words = useWords()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    // Nothing lies over what is being filled in. A rule with :has() would have every element styled anew by a focus.
    const look = () => setShown(window.scrollY > offset && !document.activeElement?.matches(fields))
    look()
    const events = ['scroll', 'focusin', 'focusout'] as const
    for (const event of events) window.addEventListener(event, look, { passive: true })
    return () => {
      for (const event of events) window.removeEventListener(event, look)
    }
  }, [])
  return (
    <a className={shown ? 'back-to-top is-shown' : 'back-to-top'} href="#top">
      <ArrowUp />
      <span className="hidden">{words.backToTop}</span>
    </a>
  )
}
