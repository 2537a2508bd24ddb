/** Back to the top of the page, offered after 200 px of scrolling (specification, section 9). */
import { useEffect, useState } from 'react'
import { ArrowUp } from '../pictures/icons.tsx'
import { useWords } from '../words/words.ts'

const offset = 200

export function BackToTop() {
  const words = useWords()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const look = () => setShown(window.scrollY > offset)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return (
    <a className={shown ? 'back-to-top is-shown' : 'back-to-top'} href="#top">
      <ArrowUp />
      <span className="hidden">{words.backToTop}</span>
    </a>
  )
}
