/** The link to the top of the page, visible after 200 px of scrolling. */
import { useEffect, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { ArrowUp } from '../ui/icons.tsx'

/** In CSS pixels. */
const minScrollY = 200
const formFields = 'input, select, textarea'

export function BackToTop() {
  const messages = useMessages()
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    // Hidden while a form field has the focus, which it could cover. A CSS rule with :has() would do the same, but
    // makes the browser recalculate the style of every element on each change of focus.
    const update = () => setVisible(window.scrollY > minScrollY && !document.activeElement?.matches(formFields))
    update()
    const events = ['scroll', 'focusin', 'focusout'] as const
    for (const event of events) window.addEventListener(event, update, { passive: true })
    return () => {
      for (const event of events) window.removeEventListener(event, update)
    }
  }, [])
  return (
    <a className={visible ? 'back-to-top is-shown' : 'back-to-top'} href="#top">
      <ArrowUp />
      <span className="hidden">{messages.backToTop}</span>
    </a>
  )
}
