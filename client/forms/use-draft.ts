/** Keeps what was typed into a form when its page is left, and puts it back when the form is displayed again. */
import { type RefObject, useLayoutEffect, useState } from 'react'
import { keepDraft, restoreDraft } from './draft-store.ts'

/**
 * Whether the form holds what was typed before its page was left, and the function that says otherwise. A page is left
 * by a link within the site, by one that loads a document because data or a script fail, and by a switch of the
 * language.
 */
export function useDraft(place: string, formRef: RefObject<HTMLFormElement | null>): [boolean, (is: boolean) => void] {
  const [isRestored, setIsRestored] = useState(false)
  useLayoutEffect(() => {
    const form = formRef.current
    if (!form) return
    setIsRestored(restoreDraft(place, form))
    const keep = () => keepDraft(place, form)
    // The document comes back as it was left, with its values.
    const forget = ({ persisted }: PageTransitionEvent) => persisted && restoreDraft(place, form)
    window.addEventListener('pagehide', keep)
    window.addEventListener('pageshow', forget)
    return () => {
      window.removeEventListener('pagehide', keep)
      window.removeEventListener('pageshow', forget)
      keep()
    }
  }, [place, formRef])
  return [isRestored, setIsRestored]
}
